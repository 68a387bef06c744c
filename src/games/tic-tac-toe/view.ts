/** A mark on the board. */
export type Mark = 'X' | 'O';

/** What everybody at the table sees. */
export interface TicTacToeView {
  /** Row by row; `null` is an empty cell. */
  readonly board: readonly (Mark | null)[];
  readonly boardSize: number;
  /** How many in a row win. */
  readonly kInRow: number;
  readonly currentPlayer: Mark;
  /** The cells of the line that won, in order. */
  readonly winningLine: readonly number[] | null;
  /** The cell played last. */
  readonly lastMove: number | null;
}

/** The entity id of a cell, by its place on the board. */
export function cellId(position: number): string {
  return `cell-${position}`;
}

/** A cell in words: `row 1, column 2`. */
export function cellName(position: number, boardSize: number): string {
  return `row ${Math.floor(position / boardSize) + 1}, column ${(position % boardSize) + 1}`;
}
