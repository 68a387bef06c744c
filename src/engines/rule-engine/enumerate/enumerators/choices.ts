import { misuse } from '../../errors.js';
import type { Axis } from './axis.js';

/** These values, in their order. */
export function choices<
  const TValues extends readonly unknown[],
  TState = unknown,
  TCardMeta = unknown,
  TCardDefinition = unknown,
>(values: TValues): Axis<TValues[number], TState, TCardMeta, TCardDefinition> {
  if (values.length === 0) {
    throw misuse(
      'choices() was given no values',
      'A parameter without values makes its move impossible for good',
      'Give at least one',
    );
  }
  const kept = [...values];
  return () => kept;
}

/** Always this value. */
export function constant<const TValue, TState = unknown, TCardMeta = unknown, TCardDefinition = unknown>(
  value: TValue,
): Axis<TValue, TState, TCardMeta, TCardDefinition> {
  return choices([value]);
}
