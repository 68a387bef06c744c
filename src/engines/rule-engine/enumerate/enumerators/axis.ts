import type { MoveEnumerationContext } from '../../define/contexts.js';

/**
 * Gives the values that one parameter may have. The same shape as a move's `enumerator`, so that everything here fits
 * into everything else.
 */
export type Axis<TValue, TState = unknown, TCardMeta = unknown, TCardDefinition = unknown> = (
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
) => Iterable<TValue>;

/** Up to so many values are made at once, which is faster; more of them one by one, as they are asked for. */
export const MADE_AT_ONCE = 4096;
