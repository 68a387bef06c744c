import { geometryOf, type Geometry } from '../lines.js';
import type { GameState } from '../types.js';
import { seededRandom } from '../../../../protocol/seeded-random.js';

/** 0 is the player to move at the root of the search, 1 the other one. */
export type Side = 0 | 1;

/** The side that a side plays against. */
export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

// One more mark on a line outweighs several lines with one mark fewer.
const WORTH = Float64Array.from({ length: 33 }, (_, marks) => 8 ** marks);

/** A board to search on: moves are played and taken back in place, and marks are counted per line as they come and go. */
export class SearchBoard {
  /** How many cells the board has. */
  readonly size: number;
  /** How many marks in a row win. */
  readonly k: number;
  /** How many cells are empty. */
  empty: number;
  /** Whose turn it is. */
  mover: Side = 0;
  /** Names the marks of each side: as bits up to 32 cells, so exactly; as a hash above. */
  readonly keys: [number, number] = [0, 0];

  readonly #geometry: Geometry;
  readonly #cellKeys: Int32Array;
  readonly #free: Uint8Array;
  readonly #marks: readonly [Uint8Array, Uint8Array];
  readonly #open: readonly [Int32Array, Int32Array];

  constructor({ board, currentPlayer, config }: GameState) {
    this.size = this.empty = board.length;
    this.k = config.kInRow;
    this.#geometry = geometryOf(config.boardSize, this.k);
    this.#cellKeys = cellKeysFor(this.size);
    this.#free = new Uint8Array(this.size).fill(1);
    const lines = this.#geometry.lines.length;
    this.#marks = [new Uint8Array(lines), new Uint8Array(lines)];
    this.#open = [new Int32Array(this.k + 1), new Int32Array(this.k + 1)];
    this.#open[0][0] = this.#open[1][0] = lines;
    board.forEach((mark, cell) => mark && this.#change(cell, mark === currentPlayer ? 0 : 1, 1));
  }

  /** Puts the mover's mark on an empty cell and passes the turn. */
  play(cell: number): void {
    this.#change(cell, this.mover, 1);
    this.mover = otherSide(this.mover);
  }

  /** Takes back the mark that was played last. */
  takeBack(cell: number): void {
    this.mover = otherSide(this.mover);
    this.#change(cell, this.mover, -1);
  }

  /** How many lines hold so many marks of a side and none of the other's. */
  openLines(side: Side, marks: number): number {
    return this.#open[side][marks]!;
  }

  /** How many marks a side needs at least to win; endlessly many where every line is spoilt. */
  needs(side: Side): number {
    const open = this.#open[side];
    for (let marks = this.k - 1; marks >= 0; marks--) if (open[marks]! > 0) return this.k - marks;
    return Infinity;
  }

  /** The empty cells, in order. */
  emptyCells(): number[] {
    const cells: number[] = [];
    for (let cell = 0; cell < this.size; cell++) if (this.#free[cell]) cells.push(cell);
    return cells;
  }

  /** The cells that complete a line for a side. */
  completions(side: Side): number[] {
    const cells: number[] = [];
    if (this.#open[side][this.k - 1] === 0) return cells;
    const mine = this.#marks[side];
    const theirs = this.#marks[otherSide(side)];
    const { lines } = this.#geometry;
    for (let i = 0; i < lines.length; i++) {
      if (mine[i] !== this.k - 1 || theirs[i] !== 0) continue;
      const cell = lines[i]!.find((candidate) => this.#free[candidate])!;
      if (!cells.includes(cell)) cells.push(cell);
    }
    return cells;
  }

  /** How much the mover gains by a cell: the lines it builds on, and those it spoils. */
  weight(cell: number): number {
    const mine = this.#marks[this.mover];
    const theirs = this.#marks[otherSide(this.mover)];
    let weight = 0;
    for (const line of this.#geometry.linesThrough[cell]!) {
      if (theirs[line] === 0) weight += 2 * WORTH[mine[line]!]!;
      else if (mine[line] === 0) weight += WORTH[theirs[line]!]!;
    }
    return weight;
  }

  /** How much better the mover's open lines are than the other side's. */
  balance(): number {
    const mine = this.#open[this.mover];
    const theirs = this.#open[otherSide(this.mover)];
    let balance = 0;
    for (let marks = 0; marks < this.k; marks++) balance += WORTH[marks]! * (mine[marks]! - theirs[marks]!);
    return balance;
  }

  #change(cell: number, side: Side, step: 1 | -1): void {
    const mine = this.#marks[side];
    const theirs = this.#marks[otherSide(side)];
    const open = this.#open[side];
    const theirOpen = this.#open[otherSide(side)];
    for (const line of this.#geometry.linesThrough[cell]!) {
      const before = mine[line]!;
      const after = before + step;
      mine[line] = after;
      if (theirs[line] === 0) {
        open[before]!--;
        open[after]!++;
      }
      if (before === 0) theirOpen[theirs[line]!]!--;
      else if (after === 0) theirOpen[theirs[line]!]!++;
    }
    this.#free[cell]! ^= 1;
    this.empty -= step;
    this.keys[side] ^= this.#cellKeys[cell]!;
  }
}

function cellKeysFor(size: number): Int32Array {
  if (size <= 32) return Int32Array.from({ length: size }, (_, cell) => 1 << cell);
  const random = seededRandom('cell keys');
  return Int32Array.from({ length: size }, () => random() * 2 ** 32);
}
