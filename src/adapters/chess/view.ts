import type { Move, Square } from 'chess.js';
import { kingOf, type Pieces } from './board.js';
import type { ChessPosition } from './position.js';
import { kindOf, seatOf, valueOf, type ChessSeat, type PieceKind } from './words.js';

/** A piece on the board. */
export interface ChessPiece {
  readonly kind: PieceKind;
  readonly color: ChessSeat;
}

/** What everybody at the table sees. */
export interface ChessView {
  /** What stands where: squares without a piece are not there. */
  readonly pieces: Readonly<Record<string, ChessPiece>>;
  readonly turn: ChessSeat;
  /** The square of the king that is in check. */
  readonly check: string | null;
  /** The move that led here. */
  readonly lastMove: { readonly from: string; readonly to: string } | null;
  /** What each colour has lost, the most valuable first. */
  readonly lost: Readonly<Record<ChessSeat, readonly PieceKind[]>>;
  /** How many pawns White is ahead; less than 0 where Black is. */
  readonly balance: number;
  /** The position as it is commonly written. */
  readonly fen: string;
}

/** What there is to see of a position that some moves led to. */
export function viewOf(position: ChessPosition, moves: readonly Move[]): ChessView {
  const { pieces, turn, check, fen } = position;
  const last = moves.at(-1);
  return {
    pieces: Object.fromEntries(
      Array.from(pieces, ([square, { type, color }]) => [
        square,
        { kind: kindOf(type), color: seatOf(color) },
      ]),
    ),
    turn: seatOf(turn),
    check: check ? (kingOf(pieces, turn) ?? null) : null,
    lastMove: last ? { from: last.from, to: last.to } : null,
    lost: { white: lostBy('b', moves), black: lostBy('w', moves) },
    balance: balanceOf(pieces),
    fen,
  };
}

/** What was taken by the moves of a colour. */
function lostBy(taker: Move['color'], moves: readonly Move[]): readonly PieceKind[] {
  return moves
    .flatMap(({ color, captured }) => (color === taker && captured ? [captured] : []))
    .toSorted((a, b) => valueOf(b) - valueOf(a))
    .map(kindOf);
}

/** How many pawns White is ahead. */
export function balanceOf(pieces: Pieces): number {
  let balance = 0;
  for (const { type, color } of pieces.values()) balance += color === 'w' ? valueOf(type) : -valueOf(type);
  return balance;
}

/** Where a piece can stand, row by row from White's left to Black's right. */
export const SQUARE_ROWS: readonly (readonly Square[])[] = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((file) => `${file}${rank}` as Square),
);
