import { answers } from './contract/answers.js';
import { asking } from './contract/asking.js';
import { batches } from './contract/batches.js';
import type { Clause } from './contract/clause.js';
import { commands } from './contract/commands.js';
import { determinism } from './contract/determinism.js';
import { ending } from './contract/ending.js';
import { identity } from './contract/identity.js';
import { listeners } from './contract/listeners.js';
import { playing } from './contract/playing.js';
import { published } from './contract/published.js';
import { recalling } from './contract/recalling.js';
import { seats } from './contract/seats.js';
import { undo } from './contract/undo.js';
import { Lab, type ContractOptions, type MakeGame } from './lab.js';

/** One promise that every adapter keeps. */
export interface ContractCheck {
  /** The promise: a sentence in the present tense. */
  readonly title: string;
  /** Throws a sentence with the facts if the promise is broken. */
  check(): Promise<void>;
}

const CLAUSES: readonly Clause[] = [
  ...identity,
  ...listeners,
  ...published,
  ...playing,
  ...asking,
  ...seats,
  ...ending,
  ...commands,
  ...batches,
  ...undo,
  ...recalling,
  ...determinism,
  ...answers,
];

/**
 * Everything an adapter promises to the kit, as checks that any test runner can run, in any order. `make` gives a
 * fresh game at every call, always the same one; of a table all seats are played, of a lone adapter only its own.
 */
export function adapterContract(make: MakeGame, options: ContractOptions = {}): readonly ContractCheck[] {
  const lab = new Lab(make, options);
  return CLAUSES.map(({ title, check }) => ({ title, check: () => check(lab) }));
}
