import type { Lab } from '../lab.js';

/** One promise of the contract, with the way to try it. */
export interface Clause {
  /** The promise: a sentence in the present tense. */
  readonly title: string;
  /** Throws a sentence if the promise is broken. */
  check(lab: Lab): Promise<void>;
}
