import { listedIfFew, type Axis } from './axis.js';
import { checkedBound, mustBeCount, mustBeLimit, mustNotExceed, type Bound } from './bound.js';
import { combinations, countCombinations } from './combinations.js';

/** How many may be chosen together. */
export interface SubsetSize<TState = unknown, TCardMeta = unknown, TCardDefinition = unknown> {
  /** At least so many; 0, if nothing is said. */
  readonly min?: Bound<TState, TCardMeta, TCardDefinition>;
  /** At most so many; all of them, if nothing is said. */
  readonly max?: Bound<TState, TCardMeta, TCardDefinition>;
}

/**
 * Some of the values together, as a list in their order: small ones first.
 *
 * @example subsetsOf(cardsIn('hand'), { min: 1, max: 3 })
 */
export function subsetsOf<TValue, TState = unknown, TCardMeta = unknown, TCardDefinition = unknown>(
  source: Axis<TValue, TState, TCardMeta, TCardDefinition>,
  { min = 0, max = Infinity }: SubsetSize<TState, TCardMeta, TCardDefinition> = {},
): Axis<TValue[], TState, TCardMeta, TCardDefinition> {
  const least = checkedBound(min, 'min of subsetsOf()', mustBeCount);
  const most = checkedBound(max, 'max of subsetsOf()', mustBeLimit);
  mustNotExceed(min, max, 'min of subsetsOf()', 'its max');
  return (state, context) => {
    const values = [...source(state, context)];
    const bounds = [least(state, context), most(state, context)] as const;
    return listedIfFew(combinations(values, ...bounds), countCombinations(values.length, ...bounds));
  };
}
