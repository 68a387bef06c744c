import type { Cell, GameConfig } from './types.js';

/** The cells of one possible win, in board order. */
export type Line = readonly number[];

/** The lines of a board, and for each cell the indexes of the lines that run through it. */
export interface Geometry {
  readonly lines: readonly Line[];
  readonly linesThrough: readonly (readonly number[])[];
}

// Right, down, down-right, down-left: the ways in which the cells of a line follow its first.
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

const cache = new Map<number, Geometry>();

/** The lines of `k` cells on a board, and where they run; computed once per kind of board. */
export function geometryOf(boardSize: number, k: number): Geometry {
  const key = boardSize * 100 + k;
  let geometry = cache.get(key);
  if (!geometry) {
    const lines = Object.freeze(DIRECTIONS.flatMap(([dx, dy]) => linesAlong(boardSize, k, dx, dy)));
    geometry = { lines, linesThrough: indexByCell(lines, boardSize * boardSize) };
    cache.set(key, geometry);
  }
  return geometry;
}

/** Every line of `k` cells on a board: rows first, then columns, then the diagonals down-right and down-left. */
export function linesOf(boardSize: number, k: number): readonly Line[] {
  return geometryOf(boardSize, k).lines;
}

/** The lines of the board that one player has filled, in the order of `linesOf`. */
export function completeLines(
  board: readonly Cell[],
  { boardSize, kInRow }: Pick<GameConfig, 'boardSize' | 'kInRow'>,
): Line[] {
  const complete: Line[] = [];
  for (const line of linesOf(boardSize, kInRow)) if (isComplete(line, board)) complete.push(line);
  return complete;
}

function linesAlong(boardSize: number, k: number, dx: number, dy: number): Line[] {
  const reach = k - 1;
  const lines: Line[] = [];
  for (let y = 0; y + dy * reach < boardSize; y++) {
    for (let x = 0; x < boardSize; x++) {
      const end = x + dx * reach;
      if (end < 0 || end >= boardSize) continue;
      lines.push(Object.freeze(Array.from({ length: k }, (_, i) => (y + dy * i) * boardSize + x + dx * i)));
    }
  }
  return lines;
}

function indexByCell(lines: readonly Line[], cells: number): number[][] {
  const linesThrough = Array.from({ length: cells }, (): number[] => []);
  lines.forEach((line, index) => line.forEach((cell) => linesThrough[cell]!.push(index)));
  return linesThrough;
}

function isComplete(line: Line, board: readonly Cell[]): boolean {
  const mark = board[line[0]!];
  if (!mark) return false;
  for (let i = 1; i < line.length; i++) if (board[line[i]!] !== mark) return false;
  return true;
}
