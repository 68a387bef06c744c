import { isDecisive } from './score.js';

/** What a stored score says about the true one. */
export const BOUND = { none: 0, exact: 1, lower: 2, upper: 3 } as const;
type Bound = (typeof BOUND)[keyof typeof BOUND];

/** Remembers scores of positions seen before, in a fixed amount of memory: the newer entry takes the slot. */
export class TranspositionTable {
  readonly #mask: number;
  readonly #mine: Int32Array;
  readonly #theirs: Int32Array;
  readonly #scores: Int32Array;
  readonly #depths: Int16Array;
  readonly #moves: Int16Array;
  readonly #bounds: Uint8Array;

  /** Makes room for 2 to the power of `bits` positions. */
  constructor(bits: number) {
    const size = 1 << bits;
    this.#mask = size - 1;
    this.#mine = new Int32Array(size);
    this.#theirs = new Int32Array(size);
    this.#scores = new Int32Array(size);
    this.#depths = new Int16Array(size);
    this.#moves = new Int16Array(size);
    this.#bounds = new Uint8Array(size);
  }

  /** Where a position is, or would be, stored. */
  slotOf(mine: number, theirs: number): number {
    let hash = Math.imul(mine, 0x9e3779b1) ^ Math.imul(theirs, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (hash ^ (hash >>> 13)) & this.#mask;
  }

  /** Whether the slot is about this position, and not vacant or about another one. */
  holds(slot: number, mine: number, theirs: number): boolean {
    return this.#bounds[slot] !== BOUND.none && this.#mine[slot] === mine && this.#theirs[slot] === theirs;
  }

  /** The stored score, if it settles a search of this depth and window. */
  scoreAt(slot: number, depth: number, alpha: number, beta: number): number | undefined {
    const score = this.#scores[slot]!;
    const bound = this.#bounds[slot];
    // One search deepens step by step, so that a proof found at any depth holds at every later one.
    if (this.#depths[slot]! < depth && !isDecisive(score)) return undefined;
    if (bound === BOUND.exact) return score;
    if (bound === BOUND.lower) return score >= beta ? score : undefined;
    return score <= alpha ? score : undefined;
  }

  /** The best move found when the slot was stored. */
  moveAt(slot: number): number {
    return this.#moves[slot]!;
  }

  /** Stores what a search found out. */
  store(
    slot: number,
    mine: number,
    theirs: number,
    depth: number,
    score: number,
    bound: Bound,
    move: number,
  ): void {
    this.#mine[slot] = mine;
    this.#theirs[slot] = theirs;
    this.#depths[slot] = depth;
    this.#scores[slot] = score;
    this.#bounds[slot] = bound;
    this.#moves[slot] = move;
  }
}
