import type { Color, Piece, PieceSymbol, Square } from 'chess.js';

/** What stands where. */
export type Pieces = ReadonlyMap<Square, Piece>;

/** Squares that a piece comes over one after the other, and whether it takes there. */
export interface Way {
  readonly squares: readonly Square[];
  /** Whether the piece may take at the end of it, must, or never does. */
  readonly taking: 'may' | 'must' | 'never';
}

type Step = readonly [files: number, ranks: number];

const STRAIGHT: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
const LEAPS: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];
const AROUND = [...STRAIGHT, ...DIAGONAL];

const STEPS: Readonly<Record<Exclude<PieceSymbol, 'p'>, { readonly steps: readonly Step[]; far: number }>> = {
  n: { steps: LEAPS, far: 1 },
  b: { steps: DIAGONAL, far: 7 },
  r: { steps: STRAIGHT, far: 7 },
  q: { steps: AROUND, far: 7 },
  k: { steps: AROUND, far: 1 },
};

/** The square so many files and ranks from another; nothing beyond the edge. */
function squareFrom(square: Square, files: number, ranks: number): Square | undefined {
  const file = square.charCodeAt(0) + files;
  const rank = Number(square[1]) + ranks;
  if (file < 97 || file > 104 || rank < 1 || rank > 8) return undefined;
  return `${String.fromCharCode(file)}${rank}` as Square;
}

/** Whether a value names a square. */
export function isSquare(value: unknown): value is Square {
  return typeof value === 'string' && /^[a-h][1-8]$/.test(value);
}

/** Which way the pawns of a colour go. */
export const forward = (color: Color): number => (color === 'w' ? 1 : -1);

/** The rank of the pieces of a colour at the start. */
export const homeRank = (color: Color): string => (color === 'w' ? '1' : '8');

/** Every way of a piece on an empty board. Castling is none of them. */
export function waysOf({ type, color }: Piece, from: Square): readonly Way[] {
  if (type !== 'p') {
    const { steps, far } = STEPS[type];
    return steps.map((step) => ({ squares: along(from, step, far), taking: 'may' }));
  }
  const ahead = forward(color);
  const atHome = Number(from[1]) === Number(homeRank(color)) + ahead;
  return [
    { squares: along(from, [0, ahead], atHome ? 2 : 1), taking: 'never' },
    { squares: along(from, [-1, ahead], 1), taking: 'must' },
    { squares: along(from, [1, ahead], 1), taking: 'must' },
  ];
}

function along(from: Square, [files, ranks]: Step, far: number): readonly Square[] {
  const squares: Square[] = [];
  for (let times = 1; times <= far; times += 1) {
    const next = squareFrom(from, files * times, ranks * times);
    if (!next) break;
    squares.push(next);
  }
  return squares;
}

/** Where the pieces of a colour stand that could take on a square. */
export function attackersOf(pieces: Pieces, square: Square, color: Color): readonly Square[] {
  return [...pieces].flatMap(([from, piece]) =>
    piece.color === color && attacks(pieces, piece, from, square) ? [from] : [],
  );
}

function attacks(pieces: Pieces, piece: Piece, from: Square, to: Square): boolean {
  return waysOf(piece, from).some(({ squares, taking }) => {
    const at = taking === 'never' ? -1 : squares.indexOf(to);
    return at !== -1 && !squares.slice(0, at).some((square) => pieces.has(square));
  });
}

/** The pieces after one of them was put elsewhere, taking whatever stands there or was passed by. */
export function afterMove(pieces: Pieces, from: Square, to: Square): Pieces {
  const moved = new Map(pieces);
  const piece = moved.get(from);
  if (!piece) return moved;
  // A pawn that goes to another file without finding anything takes the one beside it.
  if (piece.type === 'p' && from[0] !== to[0] && !pieces.has(to)) {
    moved.delete(squareFrom(to, 0, -forward(piece.color))!);
  }
  moved.delete(from);
  moved.set(to, piece);
  return moved;
}

/** Where the king of a colour stands. */
export function kingOf(pieces: Pieces, color: Color): Square | undefined {
  return [...pieces].find(([, piece]) => piece.type === 'k' && piece.color === color)?.[0];
}

/** The other colour. */
export const otherColor = (color: Color): Color => (color === 'w' ? 'b' : 'w');
