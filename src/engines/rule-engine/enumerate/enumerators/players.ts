import type { PlayerId } from '../../../../protocol/ids.js';
import type { Axis } from './axis.js';
import { playersMeant, type Holder } from './holder.js';

/** Players: all of them, if nothing else is said. */
export function players<TState = unknown, TCardMeta = unknown, TCardDefinition = unknown>(
  who: Holder = 'any',
): Axis<PlayerId, TState, TCardMeta, TCardDefinition> {
  return (_state, context) => playersMeant(who, context);
}
