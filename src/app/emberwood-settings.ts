import type { Level } from '../games/emberwood/computer-agent.js';

/** What a player decides before a game of Emberwood. */
export interface EmberwoodSettings {
  readonly opponent: Level | 'friend';
  /** Decides how the cards lie: the same number is the same deal. */
  readonly seed: number;
}

export const DEFAULT_EMBERWOOD: EmberwoodSettings = { opponent: 'easy', seed: 1 };
