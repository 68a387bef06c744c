import type { PlayerId } from '../../../protocol/ids.js';
import type { Changing, GundamState } from './state.js';

/** Tells everybody something, and which cards and players it is about. */
export function tell(text: string, context: Pick<Changing, 'history'>, ...refs: readonly string[]): void {
  context.history.log({ text, refs });
}

/** Tells one player something, and the others less of it. */
export function tellPrivately(
  playerId: PlayerId,
  text: string,
  publicText: string,
  context: Pick<Changing, 'history'>,
): void {
  context.history.log({ text, visibility: [playerId], publicText, refs: [playerId] });
}

/** What a player is called. */
export function playerName(playerId: PlayerId, { names }: Pick<GundamState, 'names'>): string {
  return names[playerId]!;
}
