import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Axis } from '../../../../../src/engines/rule-engine/enumerate/enumerators/axis.js';
import { cardsIn } from '../../../../../src/engines/rule-engine/enumerate/enumerators/cards-in.js';
import { numbers } from '../../../../../src/engines/rule-engine/enumerate/enumerators/numbers.js';
import { subsetsOf } from '../../../../../src/engines/rule-engine/enumerate/enumerators/subsets-of.js';
import { tableOf, type Duel } from '../../card-table.js';

const { state, context } = tableOf({ 'hand ada': 'imp1 imp2 imp3' });
const listOf = <T>(axis: Axis<T, Duel>) => [...axis(state, context)];

/** Pascal's triangle, which shares nothing with how combinations are made. */
const binomial = (n: number, k: number): number =>
  k === 0 || k === n ? 1 : k > n ? 0 : binomial(n - 1, k - 1) + binomial(n - 1, k);

describe('subsetsOf', () => {
  it('gives small ones first, each in the order of its source', () => {
    expect(listOf(subsetsOf(cardsIn('hand'), { min: 1, max: 2 }))).toEqual([
      ['imp1'],
      ['imp2'],
      ['imp3'],
      ['imp1', 'imp2'],
      ['imp1', 'imp3'],
      ['imp2', 'imp3'],
    ]);
  });

  it('gives all of them, from none to everything, if nothing is said', () => {
    expect(listOf(subsetsOf(numbers(1, 3)))).toEqual([[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]);
  });

  it('takes its values from anything that gives them', () => {
    const oneByOne = function* oneByOne() {
      yield* ['a', 'b'];
    };
    expect(listOf(subsetsOf(oneByOne, { min: 1 }))).toEqual([['a'], ['b'], ['a', 'b']]);
  });

  it('finds its bounds in the state, and has nothing to give when they leave nothing', () => {
    const asManyAsMana = { min: ({ mana }: Duel) => mana['ada']! - 1, max: ({ mana }: Duel) => mana['ada']! };
    expect(listOf(subsetsOf(numbers(1, 4), asManyAsMana))).toHaveLength(6 + 4);
    expect(listOf(subsetsOf(numbers(1, 2), { min: 3, max: 3 }))).toEqual([]);
    expect(listOf(subsetsOf(numbers(1, 2), { min: ({ mana }: Duel) => mana['ada']!, max: 1 }))).toEqual([]);
  });

  it('has as many as the binomials add up to, each once, each within bounds and in order', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(5), fc.nat(9), (size, min, more) => {
        const subsets = listOf(
          subsetsOf(
            numbers(1, () => size),
            { min, max: min + more },
          ),
        );
        let expected = 0;
        for (let k = min; k <= Math.min(min + more, size); k += 1) expected += binomial(size, k);
        expect(subsets).toHaveLength(expected);
        expect(new Set(subsets.map(String)).size).toBe(expected);
        for (const subset of subsets) {
          expect(subset.length).toBeGreaterThanOrEqual(min);
          expect(subset.length).toBeLessThanOrEqual(min + more);
          expect(subset).toEqual(subset.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('gives many one by one', () => {
    const subsets = subsetsOf(numbers(1, 200))(state, context);
    expect(Array.isArray(subsets)).toBe(false);
    const taken: number[][] = [];
    for (const subset of subsets) {
      taken.push(subset);
      if (taken.length === 203) break;
    }
    expect(taken.at(-1)).toEqual([1, 3]);
  });

  it('gives few at once', () => {
    expect(Array.isArray(subsetsOf(numbers(1, 200), { max: 1 })(state, context))).toBe(true);
    expect(Array.isArray(subsetsOf(numbers(1, 200), { min: 199 })(state, context))).toBe(true);
  });

  it.each([
    [
      { min: 3, max: 2 },
      'min of subsetsOf() is 3, which is more than its max, 2. Nothing lies between them. Swap them.',
    ],
    [
      { min: -1 },
      'min of subsetsOf() is -1. Things are chosen in whole numbers. Give a whole number from 0 on.',
    ],
    [{ min: Infinity }, 'min of subsetsOf() is Infinity.'],
    [{ max: 1.5 }, 'max of subsetsOf() is 1.5.'],
    [{ max: NaN }, 'max of subsetsOf() is NaN.'],
  ])('refuses %j at once', (size, sentence) => {
    expect(() => subsetsOf(numbers(1, 2), size)).toThrow(`moveset: ${sentence}`);
  });
});
