import type { Color, Move, Piece, PieceSymbol, Square } from 'chess.js';
import type { MoveMetadata } from '../../protocol/enumerated-move.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { GameStatus, LogEntry } from '../../protocol/snapshot.js';
import { otherColor } from './board.js';
import type { ChessPosition, Ending } from './position.js';

/** The seats of a chess table. White begins. */
export const SEATS = ['white', 'black'] as const;
/** One of `SEATS`. */
export type ChessSeat = (typeof SEATS)[number];
/** What the players are called. */
export type ChessNames = Readonly<Record<ChessSeat, string>>;

/** The seat that plays a colour. */
export const seatOf = (color: Color): ChessSeat => (color === 'w' ? 'white' : 'black');

/** The colour that a seat plays. */
export const colorOf = (seat: PlayerId): Color => (seat === 'white' ? 'w' : 'b');

const KINDS = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' } as const;
/** The kinds of pieces, in words. */
export type PieceKind = (typeof KINDS)[PieceSymbol];

/** A kind of piece in words. */
export const kindOf = (symbol: PieceSymbol): PieceKind => KINDS[symbol];

const VALUES: Readonly<Record<PieceSymbol, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 };

/** What a kind of piece is commonly held to be worth, in pawns. */
export const valueOf = (symbol: PieceSymbol): number => VALUES[symbol];

const CATEGORIES: Readonly<Record<PieceSymbol, string>> = {
  p: 'Pawns',
  n: 'Knights',
  b: 'Bishops',
  r: 'Rooks',
  q: 'Queen',
  k: 'King',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A piece where it stands: `knight on g1`. */
export const pieceOn = ({ type }: Piece, square: Square): string => `${kindOf(type)} on ${square}`;

/** What the screen is told of a move, legal or not. */
export function metadataOf(
  piece: Piece,
  { from, to, promotion }: Pick<Move, 'from' | 'to' | 'promotion'>,
  { taken, castles }: { readonly taken?: PieceSymbol | undefined; readonly castles?: boolean },
): MoveMetadata {
  const kind = capital(kindOf(piece.type));
  const way = taken ? `takes ${kindOf(taken)} on ${to}` : `to ${to}`;
  const becomes = promotion ? `, becomes a ${kindOf(promotion)}` : '';
  return {
    displayName: castles
      ? `Castle ${to[0] === 'g' ? 'kingside' : 'queenside'}`
      : `${kind} ${from} ${way}${becomes}`,
    category: CATEGORIES[piece.type],
    labels: {
      from: `${kind} ${from}`,
      to,
      ...(promotion && { promotion: capital(kindOf(promotion)) }),
    },
  };
}

/** A move that was played, by its place in the game. */
export function logEntryOf(move: Move, at: number, before: ChessPosition, names: ChessNames): LogEntry {
  const seat = seatOf(move.color);
  const number = `${before.moveNumber}${move.color === 'w' ? '.' : '…'}`;
  return {
    id: `${at + 1}`,
    text: `${number} ${move.san}`,
    code: 'MOVE_WRITTEN',
    context: { number, san: move.san, player: names[seat] },
    player: seat,
    refs: [move.from, move.to],
  };
}

const DRAWS: Readonly<Record<Exclude<Ending, 'checkmate'>, (mover: string) => string>> = {
  stalemate: (mover) => `Stalemate: ${mover} has no move and is not in check.`,
  'insufficient-material': () => 'Draw: nobody has enough left to give mate.',
  'threefold-repetition': () => 'Draw: the same position came up for the third time.',
  'fifty-moves': () => 'Draw: fifty moves without a capture or a move of a pawn.',
};

const codeOf = (ending: Ending) => ending.toUpperCase().replaceAll('-', '_');

/** Whether the game goes on, and how it ended. */
export function statusOf({ ending, turn }: ChessPosition, names: ChessNames): GameStatus {
  if (ending === null) return { kind: 'playing' };
  const code = codeOf(ending);
  const mover = names[seatOf(turn)];
  if (ending !== 'checkmate')
    return { kind: 'over', winner: null, reason: DRAWS[ending](mover), code, context: { player: mover } };
  const winner = seatOf(otherColor(turn));
  const context = { player: names[winner] };
  return { kind: 'over', winner, reason: `Checkmate: ${context.player} wins.`, code, context };
}
