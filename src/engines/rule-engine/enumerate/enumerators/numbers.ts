import { misuse } from '../../errors.js';
import { listedIfFew, type Axis } from './axis.js';
import { checkedBound, mustBeFinite, mustNotExceed, type Bound } from './bound.js';

/**
 * Numbers from one to another, both included. Bounds that are found may lie the wrong way round: then there are none.
 *
 * @example numbers(1, (state: Duel, { playerId }) => state.mana[playerId])
 */
export function numbers<TState = unknown, TCardMeta = unknown, TCardDefinition = unknown>(
  from: Bound<TState, TCardMeta, TCardDefinition>,
  to: Bound<TState, TCardMeta, TCardDefinition>,
  step = 1,
): Axis<number, TState, TCardMeta, TCardDefinition> {
  const first = checkedBound(from, 'the first of numbers()', mustBeFinite);
  const last = checkedBound(to, 'the last of numbers()', mustBeFinite);
  mustNotExceed(from, to, 'the first of numbers()', 'the last');
  if (!(step > 0 && Number.isFinite(step))) {
    throw misuse(`the step of numbers() is ${step}`, 'It would never arrive', 'Give a finite number above 0');
  }
  return (state, context) => range(first(state, context), last(state, context), step);
}

function range(first: number, last: number, step: number): Iterable<number> {
  // Fractions are not exact: 0.3 is three steps of 0.1, and no more than 0.3.
  const count = Math.floor((last - first) / step + 1e-9) + 1;
  return listedIfFew(steps(first, last, step, count), count);
}

function* steps(first: number, last: number, step: number, count: number): Generator<number, void> {
  for (let at = 0; at < count; at += 1) yield Math.min(first + at * step, last);
}
