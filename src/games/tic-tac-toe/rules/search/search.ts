import { clampEstimate, isDecisive, winScore } from './score.js';
import { otherSide, type SearchBoard } from './search-board.js';
import { BOUND, TranspositionTable } from './transposition-table.js';

// Boards of up to so many cells are searched to the end; larger ones as far as the budget goes.
const MOST_CELLS_SOLVED = 16;
// Work is counted in nodes times cells, because a node costs more on a larger board.
const WORK_PER_MOVE = 1_000_000;
const WORK_PER_SLICE = 4_000;
// On a larger board only the weightiest moves are looked at.
const MOST_CANDIDATES = 16;
const MOST_TABLE_BITS = 16;
// How many moves ahead all cells of a larger board are compared.
const SHORT_SIGHT = 2;

interface Choice {
  readonly move: number;
  /** For the mover: decisive if proven, the higher the better. */
  readonly score: number;
}

/** One search for the best move on a board: alpha-beta with forced moves and a table of positions seen before. */
export class Search {
  readonly #board: SearchBoard;
  readonly #table: TranspositionTable;
  readonly #weights: Float64Array;
  readonly #solves: boolean;
  readonly #nodesPerMove: number;
  readonly #nodesPerSlice: number;
  #nodes = 0;

  constructor(board: SearchBoard) {
    this.#board = board;
    this.#table = new TranspositionTable(Math.min(board.size, MOST_TABLE_BITS));
    this.#weights = new Float64Array(board.size);
    this.#solves = board.size <= MOST_CELLS_SOLVED;
    this.#nodesPerMove = this.#solves ? Infinity : WORK_PER_MOVE / board.size;
    this.#nodesPerSlice = Math.ceil(WORK_PER_SLICE / board.size);
  }

  /** Finds the best of the empty cells, pausing now and then; of equally good ones, the first that is listed. */
  *bestMove(emptyCells: readonly number[]): Generator<void, number> {
    const urgent = this.#urgentCells();
    if (urgent.length > 0) return emptyCells.find((cell) => urgent.includes(cell))!;
    if (this.#solves) return (yield* this.#choose(emptyCells, emptyCells.length, -Infinity, Infinity)).move;
    return yield* this.#deepen(this.#weightiest(emptyCells));
  }

  /** How good each of the empty cells is for the mover, pausing now and then: wins are above 0, losses below. */
  *scores(emptyCells: readonly number[]): Generator<void, ReadonlyMap<number, number>> {
    const { empty, mover } = this.#board;
    const wins = this.#board.completions(mover);
    const threats = this.#board.completions(otherSide(mover));
    const depth = this.#solves ? emptyCells.length : SHORT_SIGHT;
    const scores = new Map<number, number>();
    for (const cell of emptyCells) {
      const isParried = threats.every((threat) => threat === cell);
      if (wins.includes(cell)) scores.set(cell, winScore(empty - 1));
      else if (!isParried) scores.set(cell, -winScore(empty - 2));
      else scores.set(cell, (yield* this.#choose([cell], depth, -Infinity, Infinity)).score);
    }
    return scores;
  }

  *#deepen(candidates: readonly number[]): Generator<void, number> {
    let moves = candidates;
    for (let depth = 1; depth <= this.#board.empty; depth++) {
      const { move, score } = yield* this.#choose(moves, depth, -Infinity, Infinity);
      if (this.#isExhausted()) break;
      moves = [move, ...moves.filter((other) => other !== move)];
      if (isDecisive(score)) break;
    }
    return moves[0]!;
  }

  /** The first of the moves with the best score, where nothing matters below alpha or above beta. */
  *#choose(moves: readonly number[], depth: number, alpha: number, beta: number): Generator<void, Choice> {
    const board = this.#board;
    let best = -Infinity;
    let bestMove = moves[0]!;
    for (const move of moves) {
      const floor = Math.max(alpha, best);
      board.play(move);
      const score = -(this.#settledScore(depth - 1) ?? (yield* this.#explore(depth - 1, -beta, -floor)));
      board.takeBack(move);
      if (score <= best) continue;
      best = score;
      bestMove = move;
      if (score >= beta) break;
    }
    return { move: bestMove, score: best };
  }

  /** The score of a position that nothing at hand settles. */
  *#explore(depth: number, alpha: number, beta: number): Generator<void, number> {
    if (++this.#nodes % this.#nodesPerSlice === 0) yield;
    if (this.#isExhausted()) return 0;
    const worst = this.#worstScore();
    const best = this.#bestScore();
    if (best <= alpha || best === worst) return best;
    if (worst >= beta) return worst;
    const { keys, mover } = this.#board;
    const mine = keys[mover];
    const theirs = keys[otherSide(mover)];
    const slot = this.#table.slotOf(mine, theirs);
    const isKnown = this.#table.holds(slot, mine, theirs);
    const stored = isKnown ? this.#table.scoreAt(slot, depth, alpha, beta) : undefined;
    if (stored !== undefined) return stored;
    const moves = this.#promisingMoves(isKnown ? this.#table.moveAt(slot) : null);
    const [floor, ceiling] = [Math.max(alpha, worst), Math.min(beta, best)];
    const { move, score } = yield* this.#choose(moves, depth, floor, ceiling);
    const bound = score <= floor ? BOUND.upper : score >= ceiling ? BOUND.lower : BOUND.exact;
    this.#table.store(slot, mine, theirs, depth, score, bound, move);
    return score;
  }

  /** The score of a position that a glance settles: two threats against the mover, the horizon or a full board. */
  #settledScore(depth: number): number | undefined {
    const board = this.#board;
    const other = otherSide(board.mover);
    // The mover never wins at once here: whoever moved before has blocked that, or had won already.
    if (board.openLines(other, board.k - 1) > 1 && board.completions(other).length > 1) {
      return -winScore(board.empty - 2);
    }
    return depth === 0 ? clampEstimate(board.balance()) : undefined;
  }

  /** The best score that the mover can hope for: the lines that are left, filled without resistance. */
  #bestScore(): number {
    const { empty, mover } = this.#board;
    const marks = this.#board.needs(mover);
    return marks > Math.ceil(empty / 2) ? 0 : winScore(empty - (2 * marks - 1));
  }

  /** The worst score that the mover must fear. */
  #worstScore(): number {
    const { empty, mover } = this.#board;
    const marks = this.#board.needs(otherSide(mover));
    return marks > Math.floor(empty / 2) ? 0 : -winScore(empty - 2 * marks);
  }

  #urgentCells(): number[] {
    const wins = this.#board.completions(this.#board.mover);
    return wins.length > 0 ? wins : this.#board.completions(otherSide(this.#board.mover));
  }

  #promisingMoves(first: number | null): readonly number[] {
    const forced = this.#board.completions(otherSide(this.#board.mover));
    if (forced.length > 0) return forced;
    const moves = this.#weightiest(this.#board.emptyCells());
    return first === null ? moves : [first, ...moves.filter((move) => move !== first)];
  }

  #weightiest(cells: readonly number[]): number[] {
    for (const cell of cells) this.#weights[cell] = this.#board.weight(cell);
    const sorted = cells.toSorted((a, b) => this.#weights[b]! - this.#weights[a]!);
    return this.#solves ? sorted : sorted.slice(0, MOST_CANDIDATES);
  }

  #isExhausted(): boolean {
    return this.#nodes > this.#nodesPerMove;
  }
}
