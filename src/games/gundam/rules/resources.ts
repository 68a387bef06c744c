import type { PlayerId } from '../../../protocol/ids.js';
import { playerName, tell } from './log.js';
import type { Changing, GundamState } from './state.js';

export { placeResource } from './deeds.js';

/** Tells that a resource was placed. */
export function tellResource(playerId: PlayerId, draft: GundamState, context: Changing): void {
  tell(`${playerName(playerId, draft)} places a resource.`, context, playerId);
}
