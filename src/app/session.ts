import { useEffect, useMemo } from 'react';
import { hotSeatAdapter } from '../adapters/hot-seat.js';
import { seatAgent } from '../agents/seat-agent.js';
import { computerAgent } from '../games/tic-tac-toe/computer-agent.js';
import { createTable } from '../games/tic-tac-toe/table.js';
import type { Mark, TicTacToeView } from '../games/tic-tac-toe/view.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';

/** What a player decides before a game. */
export interface Settings {
  readonly boardSize: 3 | 4;
  readonly opponent: 'computer' | 'friend';
  /** The player's side against the computer. */
  readonly side: Mark;
  /** Counts the games of this visit; a new number is a new game. */
  readonly game: number;
}

export const DEFAULT_SETTINGS: Settings = { boardSize: 3, opponent: 'computer', side: 'X', game: 1 };

/** How long the computer seems to think, so that its move can be followed, in milliseconds. */
const THINKING_TIME = 450;

/** A running game, and whoever plays the other side of it. */
export function useSession({ boardSize, opponent, side, game }: Settings): EngineAdapter<TicTacToeView> {
  const other = side === 'X' ? 'O' : 'X';
  const against = opponent === 'computer' ? other : null;
  const table = useMemo(() => {
    const names = { X: 'X', O: 'O', ...(against && { [against]: 'Computer' }) };
    return createTable({ boardSize, seed: game, names });
  }, [boardSize, against, game]);

  useEffect(() => {
    if (!against) return;
    return seatAgent(table.adapter(against), computerAgent({ seed: game }), { pace: THINKING_TIME });
  }, [table, against, game]);

  return useMemo(() => (against ? table.adapter(side) : hotSeatAdapter(table)), [table, against, side]);
}
