import { GameError } from '../../protocol/game-error.js';
import type { PlayerId } from '../../protocol/ids.js';

/** What an engine answers or reports when something cannot be played. */
export const ERROR_CODES = [
  'MOVE_NOT_FOUND',
  'PLAYER_NOT_FOUND',
  'GAME_ENDED',
  'INVALID_PARAMS',
  'INVALID_TARGETS',
  'DECISION_PENDING',
  'NO_DECISION',
  'CONDITION_FAILED',
  'CONDITION_ERROR',
  'EXECUTION_ERROR',
  'NO_ENUMERATOR',
  'ENUMERATOR_ERROR',
] as const;
/** One of `ERROR_CODES`. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The message of anything that was thrown. */
export function messageOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? thrown.message : String(thrown);
  } catch {
    return 'something that has no words';
  }
}

/** A game was defined or an engine used in a way that cannot work. */
export function misuse(what: string, why: string, remedy: string): GameError {
  return new GameError(`moveset: ${what}. ${why}. ${remedy}.`, 'MISUSE');
}

/** Names for a sentence: `"hand", "deck"`. */
export function quoted(names: Iterable<string>): string {
  return Array.from(names, (name) => `"${name}"`).join(', ') || 'none';
}

/** A sentence about a player who does not take part. */
export function unknownPlayer(playerId: unknown, playerIds: readonly PlayerId[]): string {
  return `There is no player "${String(playerId)}"; there are ${quoted(playerIds)}.`;
}

/** The player, if they take part; throws for anybody else. */
export function requirePlayer(playerId: PlayerId, playerIds: readonly PlayerId[]): PlayerId {
  if (playerIds.includes(playerId)) return playerId;
  throw new GameError(unknownPlayer(playerId, playerIds), 'PLAYER_NOT_FOUND', { playerId });
}
