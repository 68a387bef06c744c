import { GameError } from '../../../protocol/game-error.js';

/** How much may be looked at before taking a break. */
export interface EnumerationBudget {
  /** Candidates, valid or not. */
  readonly candidates?: number;
  readonly milliseconds?: number;
}

/** Moves one by one, with breaks: iterating stops when the budget is used up, and goes on where it stopped. */
export class LazyEnumeration<TMove> implements Iterable<TMove> {
  readonly #source: Iterator<TMove | null>;
  readonly #isCurrent: () => boolean;
  #budget: EnumerationBudget;
  #done = false;

  /** Made from candidates: a move, or `null` for one that is of no interest. */
  constructor(source: Iterator<TMove | null>, budget: EnumerationBudget, isCurrent: () => boolean) {
    this.#source = source;
    this.#budget = budget;
    this.#isCurrent = isCurrent;
  }

  /** Whether everything has been looked at. */
  get done(): boolean {
    return this.#done;
  }

  /** Gives it a new budget, to go on with. */
  resume(budget: EnumerationBudget = this.#budget): this {
    this.#budget = budget;
    return this;
  }

  *[Symbol.iterator](): Generator<TMove, void> {
    const { candidates = Infinity, milliseconds = Infinity } = this.#budget;
    const start = performance.now();
    for (let looked = 0; looked < candidates; looked += 1) {
      if (milliseconds !== Infinity && performance.now() - start >= milliseconds) return;
      if (this.#done) return;
      if (!this.#isCurrent()) {
        throw new GameError(
          'The game has moved on since this enumeration began. Its moves are those of another position. Begin a new one.',
          'STALE_ENUMERATION',
        );
      }
      const next = this.#source.next();
      if (next.done) {
        this.#done = true;
        return;
      }
      if (next.value !== null) yield next.value;
    }
  }
}
