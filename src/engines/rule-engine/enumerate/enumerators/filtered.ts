import type { MoveEnumerationContext } from '../../define/contexts.js';
import type { Axis } from './axis.js';

/**
 * Only the values that are kept; works for the parameters of a whole enumerator as well.
 *
 * @example filtered(cardsIn('hand'), (cardId, state, { counters }) => !counters.getFlag(cardId, 'locked'))
 */
export function filtered<TValue, TState = unknown, TCardMeta = unknown, TCardDefinition = unknown>(
  source: Axis<TValue, TState, TCardMeta, TCardDefinition>,
  keeps: (
    value: TValue,
    state: TState,
    context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
  ) => boolean,
): Axis<TValue, TState, TCardMeta, TCardDefinition> {
  return (state, context) => {
    const values = source(state, context);
    return Array.isArray(values)
      ? (values as readonly TValue[]).filter((value) => keeps(value, state, context))
      : sifted(values, (value) => keeps(value, state, context));
  };
}

function* sifted<TValue>(
  values: Iterable<TValue>,
  keeps: (value: TValue) => boolean,
): Generator<TValue, void> {
  for (const value of values) if (keeps(value)) yield value;
}
