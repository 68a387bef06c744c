import { linesOf } from './lines.js';
import type { GameState, Player } from './types.js';

/** What a player can still hope for on a board. */
export interface Outlook {
  /** Lines without any mark of the opponent. */
  readonly openLines: number;
  /** Lines that one more mark of the player would complete. */
  readonly threats: number;
}

/** Counts the lines that a player can still fill, and those that one mark would fill. */
export function outlookOf({ board, config }: GameState, player: Player): Outlook {
  let openLines = 0;
  let threats = 0;
  for (const line of linesOf(config.boardSize, config.kInRow)) {
    if (!line.every((cell) => board[cell] === null || board[cell] === player)) continue;
    openLines++;
    if (line.filter((cell) => board[cell] === player).length === config.kInRow - 1) threats++;
  }
  return { openLines, threats };
}
