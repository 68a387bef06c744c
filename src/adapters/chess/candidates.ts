import type { Color, Move, Piece, Square } from 'chess.js';
import type { EnumeratedMove } from '../../protocol/enumerated-move.js';
import type { Reason } from '../../protocol/reason.js';
import { judgedMove } from '../judged-move.js';
import { homeRank, kingOf, waysOf, type Way } from './board.js';
import { castlesBy, explainMove } from './explain-move.js';
import type { ChessPosition } from './position.js';
import { metadataOf, seatOf, valueOf } from './words.js';

/** The one kind of move there is. */
export const MOVE = 'move';

/** The parameters of a legal move. */
export function paramsOf({ from, to, promotion }: Move): EnumeratedMove['params'] {
  return { from, to, ...(promotion && { promotion }) };
}

/** A legal move as it is published. */
export function legalMove(move: Move): EnumeratedMove {
  const { color, piece, captured, san } = move;
  const castles = move.isKingsideCastle() || move.isQueensideCastle();
  return {
    moveId: MOVE,
    playerId: seatOf(color),
    params: paramsOf(move),
    isValid: true,
    metadata: {
      ...metadataOf({ type: piece, color }, move, { taken: captured, castles }),
      description: san,
      score: scoreOf(move),
    },
  };
}

/** What a move is worth at a glance, in pawns. */
function scoreOf({ captured, promotion, san }: Move): number {
  if (san.endsWith('#')) return 1000;
  return (captured ? valueOf(captured) : 0) + (promotion ? valueOf(promotion) - 1 : 0);
}

/** Where a piece would go, and cannot. */
interface Refused {
  readonly from: Square;
  readonly to: Square;
  /** Whether it is told of the piece alone: what is in its way is no matter of the squares around it. */
  readonly stuck?: boolean;
}

/**
 * What is refused and yet worth showing: what only the safety of the king, or whose turn it is, forbids; castling as long
 * as there is a right to it; and for a piece that has nothing else, what is in its way.
 */
export function refusedMoves(
  position: ChessPosition,
  color: Color,
  turn: readonly Reason[],
): EnumeratedMove[] {
  const legal = new Set(turn.length > 0 ? [] : position.legal.map(({ from, to }) => from + to));
  const refused = ownPieces(position, color).flatMap(([from, piece]): readonly Refused[] => {
    const ways = waysOf(piece, from);
    const open = ways.flatMap((way) => openSquares(way, piece, position));
    if (open.length > 0) return open.map((to) => ({ from, to }));
    return ways.flatMap((way) => blockedSquare(way)).map((to) => ({ from, to, stuck: true }));
  });
  return [...refused, ...castlings(position, color)]
    .filter(({ from, to }) => !legal.has(from + to))
    .map((move) => refusedMove(position, move, color, turn));
}

/** Wherever a piece of a colour could ever go from where it stands, except for what is legal, with what is against it. */
export function allRefusedMoves(
  position: ChessPosition,
  color: Color,
  turn: readonly Reason[],
): EnumeratedMove[] {
  const legal = new Set(turn.length > 0 ? [] : position.legal.map(({ from, to }) => from + to));
  const refused = ownPieces(position, color).flatMap(([from, piece]) =>
    waysOf(piece, from).flatMap(({ squares }) => squares.map((to) => ({ from, to }))),
  );
  return [...refused, ...castlings(position, color)]
    .filter(({ from, to }) => !legal.has(from + to))
    .map((move) => refusedMove(position, move, color, turn));
}

function ownPieces({ pieces }: ChessPosition, color: Color): readonly (readonly [Square, Piece])[] {
  return [...pieces].filter(([, piece]) => piece.color === color);
}

/** The squares of a way that nothing but the king's safety could close. */
function openSquares(way: Way, piece: Piece, { pieces, passing, turn }: ChessPosition): readonly Square[] {
  const block = way.squares.findIndex((square) => pieces.has(square));
  const free = block === -1 ? way.squares : way.squares.slice(0, block);
  const there = block === -1 ? undefined : pieces.get(way.squares[block]!);
  const taken = there && there.color !== piece.color ? [way.squares[block]!] : [];
  if (way.taking === 'never') return free;
  if (way.taking === 'may') return [...free, ...taken];
  return piece.color === turn && passing && free.includes(passing) ? free : taken;
}

/** The nearest square of a way, for who asks what is in the way. */
function blockedSquare({ squares, taking }: Way): readonly Square[] {
  return taking === 'must' ? [] : squares.slice(0, 1);
}

function castlings({ pieces, castling }: ChessPosition, color: Color): readonly Refused[] {
  const from = `e${homeRank(color)}` as Square;
  if (kingOf(pieces, color) !== from) return [];
  return (['k', 'q'] as const)
    .filter((side) => castling[color][side])
    .map((side) => ({ from, to: `${side === 'k' ? 'g' : 'c'}${homeRank(color)}` as Square }));
}

const UNKNOWN: Reason = { code: 'ILLEGAL', text: 'The rules do not allow this move.' };

function refusedMove(
  position: ChessPosition,
  { from, to, stuck }: Refused,
  color: Color,
  turn: readonly Reason[],
): EnumeratedMove {
  const piece = position.pieces.get(from)!;
  const taken = position.pieces.get(to);
  const against = [...turn, ...explainMove(position, from, to, color)];
  const metadata = {
    ...metadataOf(
      piece,
      { from, to },
      {
        taken: taken && taken.color !== color ? taken.type : undefined,
        castles: castlesBy(piece, from, to),
      },
    ),
    ...(stuck && { refs: { to: from } }),
  };
  const move = { moveId: MOVE, playerId: seatOf(color), params: { from, to }, metadata };
  return judgedMove(move, against.length > 0 ? against : [UNKNOWN]);
}
