import type { MoveDescription } from '../../adapters/legal-moves.js';
import type { GameError } from '../../protocol/game-error.js';
import type { PreviewMetric } from '../../protocol/preview.js';
import type { GameStatus, LogEntry } from '../../protocol/snapshot.js';
import { outlookOf } from './rules/outlook.js';
import type { GameState, Move, Player } from './rules/types.js';
import { cellId, cellName } from './view.js';

type Names = Readonly<Record<Player, string>>;

/** How a cell is offered to a player. */
export function describeCell(position: number, boardSize: number, player: Player): MoveDescription {
  const row = Math.floor(position / boardSize) + 1;
  const column = (position % boardSize) + 1;
  // Nine cells have a digit each; on a larger board a cell is its row, then its column.
  const hotkey = boardSize === 3 ? `${position + 1}` : `${row} ${column}`;
  return {
    moveId: 'place',
    params: { position },
    metadata: {
      displayName: `Place ${player} in ${cellName(position, boardSize)}`,
      category: `Row ${row}`,
      labels: { position: `Row ${row}, column ${column}` },
      refs: { position: cellId(position) },
      ...(boardSize <= 9 && { hotkey }),
    },
  };
}

/** A refusal as a player reads it; the error's own message is for developers. */
export function textOfRefusal(
  refusal: GameError,
  { winner, currentPlayer }: GameState,
  names: Names,
): string {
  switch (refusal.code) {
    case 'TERMINAL_STATE_MOVE':
      return winner ? `The game is over: ${names[winner]} has won.` : 'The game is over: it is a draw.';
    case 'PLAYER_MISMATCH':
      return `It is not your turn: ${names[currentPlayer]} is to move.`;
    case 'CELL_OCCUPIED':
      return `This cell is occupied by ${String(refusal.context?.['occupant'])}.`;
    default:
      return `${refusal.message}.`;
  }
}

/** Whether the game goes on, and how it ended. */
export function statusOf({ status, winner, config }: GameState, names: Names): GameStatus {
  if (status === 'playing') return { kind: 'playing' };
  if (!winner) return { kind: 'over', winner, reason: 'The board is full: nobody wins.', code: 'BOARD_FULL' };
  const context = { player: names[winner], count: config.kInRow };
  const reason = `${context.player} has ${context.count} in a row.`;
  return { kind: 'over', winner, reason, code: 'LINE_COMPLETE', context };
}

/** A move that was played, by its number. */
export function logEntryOf(
  { player, position }: Move,
  number: number,
  boardSize: number,
  names: Names,
): LogEntry {
  return {
    id: `${number}`,
    text: `${names[player]} takes ${cellName(position, boardSize)}`,
    code: 'CELL_TAKEN',
    context: {
      player: names[player],
      row: Math.floor(position / boardSize) + 1,
      column: (position % boardSize) + 1,
    },
    player,
  };
}

/** What a move changes for the player who would make it. */
export function previewOf(
  before: GameState,
  after: GameState,
  player: Player,
  names: Names,
): PreviewMetric[] {
  const other: Player = player === 'X' ? 'O' : 'X';
  const mine = [outlookOf(before, player), outlookOf(after, player)] as const;
  const theirs = [outlookOf(before, other), outlookOf(after, other)] as const;
  return [
    after.status === 'playing'
      ? { key: 'result', label: 'Then', after: `${names[other]} is to move`, tone: 'neutral' }
      : {
          key: 'result',
          label: 'Then',
          after: after.winner ? `${names[after.winner]} wins` : 'It is a draw',
          tone: after.winner ? 'good' : 'neutral',
        },
    change('threats', 'Your threats', mine[0].threats, mine[1].threats, 'good'),
    change('enemy-threats', `Threats of ${names[other]}`, theirs[0].threats, theirs[1].threats, 'bad'),
    change('lines', 'Lines open to you', mine[0].openLines, mine[1].openLines, 'good'),
    change('enemy-lines', `Lines open to ${names[other]}`, theirs[0].openLines, theirs[1].openLines, 'bad'),
  ];
}

/** A number before and after; `more` says what having more of it means to the player. */
function change(
  key: string,
  label: string,
  before: number,
  after: number,
  more: 'good' | 'bad',
): PreviewMetric {
  const less = more === 'good' ? 'bad' : 'good';
  return { key, label, before, after, tone: after === before ? 'neutral' : after > before ? more : less };
}
