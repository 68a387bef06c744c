import type { Color, Piece, Square } from 'chess.js';
import type { Reason } from '../../protocol/reason.js';
import {
  afterMove,
  attackersOf,
  homeRank,
  kingOf,
  otherColor,
  waysOf,
  type Pieces,
  type Way,
} from './board.js';
import type { ChessPosition } from './position.js';
import { kindOf, pieceOn } from './words.js';

/**
 * Everything that speaks against moving from one square to another for a colour. The engine alone decides what is
 * legal; this says why the rest is not, as far as anybody can tell from the board.
 */
export function explainMove(
  position: ChessPosition,
  from: Square,
  to: Square,
  color: Color,
): readonly Reason[] {
  const { pieces } = position;
  const piece = pieces.get(from);
  if (!piece) return [{ code: 'NO_PIECE', text: `Nothing stands on ${from}.`, context: { from } }];
  if (piece.color !== color) {
    const context = { piece: kindOf(piece.type), from };
    return [{ code: 'NOT_YOUR_PIECE', text: `The ${pieceOn(piece, from)} is not yours.`, context }];
  }
  if (castlesBy(piece, from, to)) return explainCastling(position, from, to, color);
  const way = waysOf(piece, from).find(({ squares }) => squares.includes(to));
  if (!way) {
    const context = { piece: kindOf(piece.type), from, to };
    return [
      {
        code: 'NOT_HOW_IT_MOVES',
        text: `A ${kindOf(piece.type)} does not go from ${from} to ${to}.`,
        context,
      },
    ];
  }
  const obstacles = obstaclesOn(way, piece, to, position);
  return obstacles.length > 0 ? obstacles : dangers(pieces, from, to, color);
}

/** Whether moving a piece so would be castling, allowed or not. */
export function castlesBy({ type, color }: Piece, from: Square, to: Square): boolean {
  const home = homeRank(color);
  return type === 'k' && from === `e${home}` && (to === `g${home}` || to === `c${home}`);
}

/** The squares between king and rook, for the side to which the king goes. */
function castlingPath(to: Square, color: Color): { between: readonly Square[]; over: Square } {
  const files = to.startsWith('g') ? ['f', 'g'] : ['d', 'c', 'b'];
  const squares = files.map((file) => `${file}${homeRank(color)}` as Square);
  return { between: squares, over: squares[0]! };
}

function explainCastling(
  { pieces, castling }: ChessPosition,
  from: Square,
  to: Square,
  color: Color,
): readonly Reason[] {
  const { between, over } = castlingPath(to, color);
  const side = to.startsWith('g') ? 'k' : 'q';
  const reasons: Reason[] = [];
  if (!castling[color][side])
    reasons.push({ code: 'CASTLING_LOST', text: 'The king or that rook has moved, or the rook is gone.' });
  reasons.push(...between.filter((square) => pieces.has(square)).map((square) => blockedBy(pieces, square)));
  const enemy = otherColor(color);
  if (attackersOf(pieces, from, enemy).length > 0)
    reasons.push({ code: 'CASTLING_IN_CHECK', text: 'The king is in check.' });
  for (const by of attackersOf(pieces, over, enemy)) {
    const attacker = pieceOn(pieces.get(by)!, by);
    const text = `The king would pass over ${over}, which the ${attacker} attacks.`;
    reasons.push({ code: 'CASTLING_THROUGH_CHECK', text, context: { over, by: attacker } });
  }
  return pieces.has(to) ? reasons : [...reasons, ...intoCheck(pieces, from, to, color)];
}

function obstaclesOn(
  way: Way,
  piece: Piece,
  to: Square,
  { pieces, passing }: ChessPosition,
): readonly Reason[] {
  const before = way.squares.slice(0, way.squares.indexOf(to));
  const blocks = before.filter((square) => pieces.has(square)).map((square) => blockedBy(pieces, square));
  const there = pieces.get(to);
  if (there?.color === piece.color) {
    const context = { piece: kindOf(there.type), to };
    blocks.push({ code: 'OWN_PIECE', text: `Your own ${kindOf(there.type)} stands on ${to}.`, context });
  } else if (there && way.taking === 'never') {
    blocks.push(blockedBy(pieces, to));
  } else if (!there && way.taking === 'must' && to !== passing) {
    const text = `A pawn goes aslant only to take, and on ${to} is nothing to take.`;
    blocks.push({ code: 'NOTHING_TO_TAKE', text, context: { to } });
  }
  return blocks;
}

function blockedBy(pieces: Pieces, square: Square): Reason {
  const piece = pieceOn(pieces.get(square)!, square);
  return { code: 'BLOCKED', text: `The ${piece} is in the way.`, context: { by: piece, square } };
}

/** What would attack the king after a move. */
function dangers(pieces: Pieces, from: Square, to: Square, color: Color): readonly Reason[] {
  const piece = pieces.get(from)!;
  if (piece.type === 'k') return intoCheck(pieces, from, to, color);
  const king = kingOf(pieces, color);
  if (!king) return [];
  const now = attackersOf(pieces, king, otherColor(color));
  return attackersAfter(pieces, from, to, color).map((by) => {
    const attacker = pieceOn(pieces.get(by)!, by);
    if (now.includes(by)) {
      const text = `The king is in check from the ${attacker}, and this does not help.`;
      return { code: 'STILL_IN_CHECK', text, context: { by: attacker } };
    }
    const text = `The ${kindOf(piece.type)} is pinned: it shields the king from the ${attacker}.`;
    return { code: 'PINNED', text, context: { piece: kindOf(piece.type), by: attacker } };
  });
}

function intoCheck(pieces: Pieces, from: Square, to: Square, color: Color): readonly Reason[] {
  return attackersAfter(pieces, from, to, color).map((by) => {
    const attacker = pieceOn(pieces.get(by)!, by);
    const text = `The king would be in check on ${to}, from the ${attacker}.`;
    return { code: 'INTO_CHECK', text, context: { to, by: attacker } };
  });
}

/** Where those stand that could take the king of a colour after its move. */
function attackersAfter(pieces: Pieces, from: Square, to: Square, color: Color): readonly Square[] {
  const moved = afterMove(pieces, from, to);
  const king = kingOf(moved, color);
  return king ? attackersOf(moved, king, otherColor(color)) : [];
}
