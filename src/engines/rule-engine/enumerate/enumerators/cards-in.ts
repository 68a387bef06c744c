import type { CardId } from '../../../../protocol/ids.js';
import type { ZoneId } from '../../define/operations.js';
import type { Axis } from './axis.js';
import { cardsFitting, type CardFilter } from './card-filter.js';

/**
 * The cards in a zone, or in several: your own, if nothing else is said.
 *
 * @example cardsIn('field', { holder: 'opponents', meta: { tapped: false } })
 */
export function cardsIn<TState = unknown, TCardMeta = unknown, TCardDefinition = unknown>(
  zone: ZoneId | readonly ZoneId[],
  filter: Omit<CardFilter<TState, TCardMeta, TCardDefinition>, 'zone'> = {},
): Axis<CardId, TState, TCardMeta, TCardDefinition> {
  const complete = { holder: 'you', ...filter, zone } as const;
  return (state, context) => cardsFitting(complete, state, context);
}
