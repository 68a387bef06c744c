import type { Axis } from './axis.js';

/** For a move without parameters: there is one way to play it. */
export function nothing<TState = unknown, TCardMeta = unknown, TCardDefinition = unknown>(): Axis<
  Record<string, never>,
  TState,
  TCardMeta,
  TCardDefinition
> {
  return () => [{}];
}
