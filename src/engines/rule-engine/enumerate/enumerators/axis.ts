import type { MoveEnumerationContext } from '../../define/contexts.js';

/**
 * Gives the values that one parameter may have. The same shape as a move's `enumerator`, so that everything here fits
 * into everything else.
 */
export type Axis<TValue, TState = unknown, TCardMeta = unknown, TCardDefinition = unknown> = (
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
) => Iterable<TValue>;

/** Few values as a list, which is faster to go through; many one by one, so that nobody has to keep them. */
export function listedIfFew<TValue>(values: Iterable<TValue>, count: number): Iterable<TValue> {
  return count > 4096 ? values : [...values];
}
