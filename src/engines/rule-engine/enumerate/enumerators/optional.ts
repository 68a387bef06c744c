import type { Axis } from './axis.js';

/** An axis whose parameter may also be left out. */
export interface OptionalAxis<
  TValue,
  TState = unknown,
  TCardMeta = unknown,
  TCardDefinition = unknown,
> extends Axis<TValue, TState, TCardMeta, TCardDefinition> {
  readonly optional: true;
}

/** A parameter that may be left out: first without it, then with each of its values. */
export function optional<TValue, TState = unknown, TCardMeta = unknown, TCardDefinition = unknown>(
  source: Axis<TValue, TState, TCardMeta, TCardDefinition>,
): OptionalAxis<TValue, TState, TCardMeta, TCardDefinition> {
  const values: Axis<TValue, TState, TCardMeta, TCardDefinition> = (state, context) => source(state, context);
  return Object.assign(values, { optional: true as const });
}
