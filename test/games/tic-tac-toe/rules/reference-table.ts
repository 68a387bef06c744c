import type { GameState } from '../../../../src/games/tic-tac-toe/rules/types.js';

/**
 * Plain minimax over every position of a small board, without pruning, from full boards back to the empty one.
 * It shares no code with the rules. Scores are the mover's: 0 for a draw, else one more than the cells left empty
 * at the end, negative for a loss, so that quick wins and slow losses are better.
 */
export class ReferenceTable {
  readonly #cells: number;
  readonly #wins: Uint8Array;
  /** A set of cells as a number with digits 0 and 1 to the base 3. */
  readonly #ternary: Int32Array;
  readonly #scores: Int8Array;

  constructor(boardSize: number, k: number) {
    this.#cells = boardSize ** 2;
    const lines = lineMasks(boardSize, k);
    const sets = Array.from({ length: 2 ** this.#cells }, (_, set) => set);
    this.#wins = Uint8Array.from(sets, (set) => Number(lines.some((line) => (set & line) === line)));
    this.#ternary = Int32Array.from(sets, (set) => Number.parseInt(set.toString(2), 3));
    this.#scores = new Int8Array(3 ** this.#cells);
    // A later position holds more marks; as sets of occupied cells, supersets are the larger numbers.
    for (const occupied of sets.toReversed()) {
      for (let mine = occupied; mine >= 0; mine = mine === 0 ? -1 : (mine - 1) & occupied) {
        const theirs = occupied ^ mine;
        if (!this.#wins[mine]) this.#scores[this.#index(mine, theirs)] = this.#minimax(mine, theirs);
      }
    }
  }

  /** What the position is worth to the player to move. */
  scoreOf(state: GameState): number {
    return this.#scores[this.#index(...setsOf(state))]!;
  }

  /** The moves that keep what the position is worth. */
  bestMoves(state: GameState): number[] {
    const [mine, theirs] = setsOf(state);
    const score = this.scoreOf(state);
    const scoreAfter = (cell: number): number => -this.#scores[this.#index(theirs, mine | (1 << cell))]!;
    return [...state.board.keys()].filter((cell) => state.board[cell] === null && scoreAfter(cell) === score);
  }

  #minimax(mine: number, theirs: number): number {
    const occupied = mine | theirs;
    if (this.#wins[theirs]) return -1 - this.#emptyCells(occupied);
    let best = -Infinity;
    for (let free = (2 ** this.#cells - 1) & ~occupied; free; free &= free - 1) {
      const score = -this.#scores[this.#index(theirs, mine | (free & -free))]!;
      if (score > best) best = score;
    }
    return best === -Infinity ? 0 : best;
  }

  #emptyCells(occupied: number): number {
    let empty = this.#cells;
    for (let rest = occupied; rest; rest &= rest - 1) empty--;
    return empty;
  }

  #index(mine: number, theirs: number): number {
    return this.#ternary[mine]! + 2 * this.#ternary[theirs]!;
  }
}

function setsOf({ board, currentPlayer }: GameState): [mine: number, theirs: number] {
  let mine = 0;
  let theirs = 0;
  board.forEach((mark, cell) => {
    if (mark === currentPlayer) mine |= 1 << cell;
    else if (mark) theirs |= 1 << cell;
  });
  return [mine, theirs];
}

function lineMasks(boardSize: number, k: number): number[] {
  const masks: number[] = [];
  const isInside = (at: number): boolean => at >= 0 && at < boardSize;
  for (let start = 0; start < boardSize ** 2; start++) {
    for (const [right, down] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ] as const) {
      const x = start % boardSize;
      const y = (start - x) / boardSize;
      if (!isInside(x + right * (k - 1)) || !isInside(y + down * (k - 1))) continue;
      let mask = 0;
      for (let i = 0; i < k; i++) mask |= 1 << ((y + down * i) * boardSize + x + right * i);
      masks.push(mask);
    }
  }
  return masks;
}
