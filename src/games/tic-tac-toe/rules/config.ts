import { GameError } from '../../../protocol/game-error.js';
import { describeFaults, faultsOfConfig, isObject } from './faults.js';
import { freeze } from '../../../protocol/freeze.js';
import type { GameConfig } from './types.js';

/** What a game is played by where nothing else is said. */
export const DEFAULT_CONFIG: GameConfig = Object.freeze({
  boardSize: 3,
  kInRow: 3,
  firstPlayer: 'X',
  mode: 'human-vs-human',
});

/** A config with its gaps filled; throws a `GameError` if no game can be played by it. */
export function completeConfig(config: Partial<GameConfig>): GameConfig {
  const complete = isObject(config) ? withDefaults(config) : config;
  const faults = faultsOfConfig(complete);
  if (faults.length === 0) return freeze(complete);
  throw new GameError(`Invalid game config: ${describeFaults(faults)}`, 'INVALID_CONFIG', {
    config: complete,
    faults,
  });
}

function withDefaults({
  boardSize = DEFAULT_CONFIG.boardSize,
  kInRow = DEFAULT_CONFIG.kInRow,
  firstPlayer = DEFAULT_CONFIG.firstPlayer,
  mode = DEFAULT_CONFIG.mode,
}: Partial<GameConfig>): GameConfig {
  return { boardSize, kInRow, firstPlayer, mode };
}
