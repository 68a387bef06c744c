import type { MoveEnumerationContext } from '../../define/contexts.js';
import { misuse } from '../../errors.js';

/** A number, or how it is found. */
export type Bound<TState = unknown, TCardMeta = unknown, TCardDefinition = unknown> =
  | number
  | ((state: TState, context: MoveEnumerationContext<TCardMeta, TCardDefinition>) => number);

/** What a number must be like to be used. */
export type NumberCheck = (value: number, name: string) => void;

/** A bound that is checked as early as can be: now if it is a number, otherwise whenever it is found. */
export function checkedBound<TState, TCardMeta, TCardDefinition>(
  bound: Bound<TState, TCardMeta, TCardDefinition>,
  name: string,
  check: NumberCheck,
): (state: TState, context: MoveEnumerationContext<TCardMeta, TCardDefinition>) => number {
  if (typeof bound !== 'function') {
    check(bound, name);
    return () => bound;
  }
  return (state, context) => {
    const value = bound(state, context);
    check(value, name);
    return value;
  };
}

/** Refuses what no range can begin or end with. */
export const mustBeFinite: NumberCheck = (value, name) => {
  if (Number.isFinite(value)) return;
  throw misuse(
    `${name} is ${String(value)}`,
    'A range that has no end cannot be listed',
    'Give a finite number, or a function that returns one',
  );
};

/** Refuses what nothing can be counted by. */
export const mustBeCount: NumberCheck = (value, name) => {
  if (Number.isInteger(value) && value >= 0) return;
  throw misuse(
    `${name} is ${String(value)}`,
    'Things are chosen in whole numbers',
    'Give a whole number from 0 on',
  );
};

/** The same, but there may also be no limit. */
export const mustBeLimit: NumberCheck = (value, name) => {
  if (value !== Infinity) mustBeCount(value, name);
};

/** Refuses bounds the wrong way round. Only for fixed ones: found ones may leave nothing to choose. */
export function mustNotExceed(
  low: Bound<never, never, never>,
  high: Bound<never, never, never>,
  lowName: string,
  highName: string,
): void {
  if (typeof low !== 'number' || typeof high !== 'number' || low <= high) return;
  throw misuse(
    `${lowName} is ${low}, which is more than ${highName}, ${high}`,
    'Nothing lies between them',
    'Swap them',
  );
}
