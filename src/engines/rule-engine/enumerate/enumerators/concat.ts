import type { Axis } from './axis.js';

/**
 * What several axes give, one after the other; works for whole enumerators as well.
 *
 * @example concat(cardsIn('field', { holder: 'opponents' }), players('opponents'))
 */
export function concat<
  TValues extends readonly unknown[],
  TState = unknown,
  TCardMeta = unknown,
  TCardDefinition = unknown,
>(
  ...sources: { readonly [Nth in keyof TValues]: Axis<TValues[Nth], TState, TCardMeta, TCardDefinition> }
): Axis<TValues[number], TState, TCardMeta, TCardDefinition> {
  return (state, context) => {
    const lists = sources.map((source) => source(state, context));
    return lists.every((list) => Array.isArray(list)) ? lists.flat() : chained(lists);
  };
}

function* chained<TValue>(lists: readonly Iterable<TValue>[]): Generator<TValue, void> {
  for (const list of lists) yield* list;
}
