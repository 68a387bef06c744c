import type { Chess, Move, Square } from 'chess.js';
import type { PreviewMetric } from '../../protocol/preview.js';
import { attackersOf, otherColor, type Pieces } from './board.js';
import { readPosition, type ChessPosition } from './position.js';
import { balanceOf } from './view.js';
import { pieceOn, seatOf, statusOf, type ChessNames } from './words.js';

/** What a move would change. It is tried on the engine, and taken back. */
export function previewOf(
  chess: Chess,
  before: ChessPosition,
  { from, to, promotion, color }: Move,
  names: ChessNames,
): readonly PreviewMetric[] {
  chess.move({ from, to, ...(promotion && { promotion }) });
  try {
    const after = readPosition(chess);
    const [was, will] = [before, after].map(({ pieces }) => lead(balanceOf(pieces), color)) as [
      number,
      number,
    ];
    return [
      result(after, color, names),
      { key: 'material', label: 'Material', before: was, after: will, tone: will > was ? 'good' : 'neutral' },
      who('attackers', 'Attacked by', attackersOf(after.pieces, to, otherColor(color)), after.pieces, 'bad'),
      who('defenders', 'Defended by', attackersOf(after.pieces, to, color), after.pieces, 'good'),
    ];
  } finally {
    chess.undo();
  }
}

/** How many pawns a colour is ahead. Not by a change of sign alone: there is no minus nothing. */
const lead = (balance: number, color: Move['color']) => (color === 'w' ? balance : 0 - balance);

function result(after: ChessPosition, color: Move['color'], names: ChessNames): PreviewMetric {
  const status = statusOf(after, names);
  const then = { key: 'result', label: 'Then' } as const;
  if (status.kind === 'over')
    return { ...then, after: status.reason, tone: status.winner === seatOf(color) ? 'good' : 'neutral' };
  const player = names[seatOf(after.turn)];
  return after.check
    ? { ...then, after: `${player} is in check`, tone: 'good' }
    : { ...then, after: `${player} is to move`, tone: 'neutral' };
}

function who(
  key: string,
  label: string,
  squares: readonly Square[],
  pieces: Pieces,
  tone: 'good' | 'bad',
): PreviewMetric {
  const names = squares.map((square) => pieceOn(pieces.get(square)!, square));
  if (names.length === 0) return { key, label, after: 'nobody', tone: 'neutral' };
  return { key, label, after: names.join(', '), tone };
}
