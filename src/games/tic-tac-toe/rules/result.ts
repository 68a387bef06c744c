import { completeLines, type Line } from './lines.js';
import type { Cell, GameConfig, GameState, Player, Status } from './types.js';

/** How a game stands. */
export interface Result {
  readonly status: Status;
  readonly winner: Player | null;
  readonly winningLine: Line | null;
}

const PLAYING: Result = { status: 'playing', winner: null, winningLine: null };
const DRAW: Result = { status: 'draw', winner: null, winningLine: null };

/** How the marks on a board decide the game, whatever was recorded. */
export function judge(board: readonly Cell[], config: GameConfig): Result {
  const winningLine = completeLines(board, config)[0];
  if (winningLine) return { status: 'won', winner: board[winningLine[0]!]!, winningLine };
  return board.includes(null) ? PLAYING : DRAW;
}

/** How a state stands: as it records once it says that the game is over, else as its board decides. */
export function resultOf({ board, config, status, winner, winningLine }: GameState): Result {
  if (status === 'playing') return judge(board, config);
  if (status === 'won' && winner === null) return { ...judge(board, config), status };
  return { status, winner, winningLine };
}
