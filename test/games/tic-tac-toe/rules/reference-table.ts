import type { GameState } from '../../../../src/games/tic-tac-toe/rules/types.js';

/**
 * Plain minimax over every position of a small board, without pruning, from full boards back to the empty one.
 * It shares no code with the rules. Scores are the mover's: 0 for a draw, else one more than the cells left empty
 * at the end, negative for a loss, so that quick wins and slow losses are better.
 */
export class ReferenceTable {
  /** A set of cells as a number with digits 0 and 1 to the base 3. */
  readonly #ternary: Int32Array;
  readonly #scores: Int8Array;

  constructor(boardSize: number, k: number) {
    const lines = lineMasks(boardSize, k);
    const sets = Array.from({ length: 2 ** (boardSize ** 2) }, (_, set) => set);
    const wins = Uint8Array.from(sets, (set) => Number(lines.some((line) => (set & line) === line)));
    this.#ternary = Int32Array.from(sets, (set) => Number.parseInt(set.toString(2), 3));
    this.#scores = minimax(wins, this.#ternary);
  }

  /** What the position is worth to the player to move. */
  scoreOf(state: GameState): number {
    return this.#scoreAt(...setsOf(state));
  }

  /** The moves that keep what the position is worth. */
  bestMoves(state: GameState): number[] {
    const [mine, theirs] = setsOf(state);
    const score = this.scoreOf(state);
    const empty = [...state.board.keys()].filter((cell) => state.board[cell] === null);
    return empty.filter((cell) => -this.#scoreAt(theirs, mine | (1 << cell)) === score);
  }

  #scoreAt(mine: number, theirs: number): number {
    return this.#scores[this.#ternary[mine]! + 2 * this.#ternary[theirs]!]!;
  }
}

function minimax(wins: Uint8Array, ternary: Int32Array): Int8Array {
  const all = wins.length - 1;
  const scores = new Int8Array(ternary[all]! * 2 + 1);
  // A later position has more cells occupied, and a larger set of cells is a larger number.
  for (let occupied = all; occupied >= 0; occupied--) {
    const empty = countBits(all ^ occupied);
    for (let mine = occupied; mine >= 0; mine = mine === 0 ? -1 : (mine - 1) & occupied) {
      const theirs = occupied ^ mine;
      let best = wins[theirs] ? -1 - empty : empty === 0 ? 0 : -Infinity;
      for (let free = best === -Infinity ? all ^ occupied : 0; free; free &= free - 1) {
        const score = -scores[ternary[theirs]! + 2 * ternary[mine | (free & -free)]!]!;
        if (score > best) best = score;
      }
      scores[ternary[mine]! + 2 * ternary[theirs]!] = best;
    }
  }
  return scores;
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest; rest &= rest - 1) count++;
  return count;
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
