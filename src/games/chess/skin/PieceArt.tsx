import type { ReactNode } from 'react';
import type { ChessPiece, PieceKind } from '../view.js';

const FOOT = 'M24 86v-5c0-5 4-8 9-8h34c5 0 9 3 9 8v5z';

/** The outline of each piece, drawn on a hundred by a hundred. */
const BODIES: Readonly<Record<PieceKind, string>> = {
  pawn: 'M50 22a13 13 0 0 1 8 23h5v6h-7c1 9 5 15 10 22H34c5-7 9-13 10-22h-7v-6h5a13 13 0 0 1 8-23z',
  knight:
    'M33 73c0-15 11-19 13-29-5 4-8 4-11 8-3 4-8 4-11 0-2-3 1-7 4-14 3-8 9-13 15-16l1-9 8 7c15 2 23 16 23 34 0 8-1 14-3 19z',
  bishop:
    'M50 12a5 5 0 0 1 4 8c9 7 14 15 14 23 0 7-3 12-8 15h3v6h-3c1 4 3 6 5 9H35c2-3 4-5 5-9h-3v-6h3c-5-3-8-8-8-15 0-8 5-16 14-23a5 5 0 0 1 4-8z',
  rook: 'M28 18h11v8h6v-8h10v8h6v-8h11v19l-7 6 3 30H32l3-30-7-6z',
  queen:
    'M31 73l-9-38a5 5 0 1 1 4-1l9 17 2-26a5 5 0 1 1 5 0l8 24 0-28a5 5 0 1 1 1 0l-1 28 8-24a5 5 0 1 1 5 0l2 26 9-17a5 5 0 1 1 4 1l-9 38z',
  king: 'M47 8h6v6h6v6h-6v9c6-3 25-4 25 12 0 13-10 20-12 32H34c-2-12-12-19-12-32 0-16 19-15 25-12v-9h-6v-6h6z',
};

/** What is drawn within the outline. */
const DETAILS: Readonly<Record<PieceKind, string>> = {
  pawn: 'M37 48h26',
  knight: 'M41 35l1 1M33 45l2 1M62 30c6 8 8 20 7 36',
  bishop: 'M50 29v16M43 37h14M37 61h26',
  rook: 'M35 43h30M33 37h34',
  queen: 'M33 62c11 3 23 3 34 0',
  king: 'M33 63c11 3 23 3 34 0M50 34c-5 6-5 14 0 22 5-8 5-16 0-22z',
};

/** A piece. Decoration: what it is is said in words by whoever shows it. Renders an `<svg>` element. */
export function PieceArt({ kind, color }: ChessPiece): ReactNode {
  return (
    <svg className="chess-piece" viewBox="0 0 100 100" data-color={color} aria-hidden="true">
      <path className="chess-piece-body" d={BODIES[kind]} />
      <path className="chess-piece-body" d={FOOT} />
      <path className="chess-piece-detail" d={DETAILS[kind]} />
    </svg>
  );
}
