import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Axis } from '../../../../../src/engines/rule-engine/enumerate/enumerators/axis.js';
import { cardsIn } from '../../../../../src/engines/rule-engine/enumerate/enumerators/cards-in.js';
import { choices, constant } from '../../../../../src/engines/rule-engine/enumerate/enumerators/choices.js';
import { filtered } from '../../../../../src/engines/rule-engine/enumerate/enumerators/filtered.js';
import { numbers } from '../../../../../src/engines/rule-engine/enumerate/enumerators/numbers.js';
import { optional } from '../../../../../src/engines/rule-engine/enumerate/enumerators/optional.js';
import { paramsOf } from '../../../../../src/engines/rule-engine/enumerate/enumerators/params-of.js';
import { subsetsOf } from '../../../../../src/engines/rule-engine/enumerate/enumerators/subsets-of.js';
import { tableOf, type Duel } from '../../card-table.js';

const { state, context } = tableOf({
  'hand ada': 'imp1 ogre1',
  'field ada': 'imp2',
  'field ben': 'imp3 ogre3',
});
const listOf = <T>(axis: Axis<T, Duel>) => [...axis(state, context)];

/** So many values that they are given one by one. */
const LARGE = 5000;

/** The first few, and no more. */
function firstOf<T>(values: Iterable<T>, count: number): T[] {
  const first: T[] = [];
  for (const value of values) {
    first.push(value);
    if (first.length === count) break;
  }
  return first;
}

describe('paramsOf', () => {
  it('combines everything with everything, the last parameter fastest', () => {
    expect(listOf(paramsOf({ cardId: cardsIn('hand'), mode: choices(['fast', 'slow']) }))).toEqual([
      { cardId: 'imp1', mode: 'fast' },
      { cardId: 'imp1', mode: 'slow' },
      { cardId: 'ogre1', mode: 'fast' },
      { cardId: 'ogre1', mode: 'slow' },
    ]);
  });

  it('gives one empty object where there are no parameters, and nothing where one has no values', () => {
    expect(listOf(paramsOf({}))).toEqual([{}]);
    expect(listOf(paramsOf({ mode: choices(['fast']), cardId: cardsIn('arena') }))).toEqual([]);
  });

  it('leaves an optional parameter out first, then gives its values', () => {
    const [without, ...withIt] = listOf(
      paramsOf({ amount: optional(numbers(1, 2)), mode: constant('fast') }),
    );
    expect(without).toStrictEqual({ mode: 'fast' });
    expect(Object.keys(without!)).toEqual(['mode']);
    expect(withIt).toStrictEqual([
      { amount: 1, mode: 'fast' },
      { amount: 2, mode: 'fast' },
    ]);
  });

  it('lets later parameters depend on earlier ones', () => {
    const enumerator = paramsOf({ n: numbers(1, 3) }, ({ n }) => ({
      below: filtered(numbers(1, 3), (value) => value < n),
    }));
    expect(listOf(enumerator)).toEqual([
      { n: 2, below: 1 },
      { n: 3, below: 1 },
      { n: 3, below: 2 },
    ]);
  });

  it('gives each step what was chosen, the state and the context', () => {
    const enumerator = paramsOf(
      { attackerId: cardsIn('field') },
      ({ attackerId }, duel: Duel, { playerId }) => ({
        label: constant(`${attackerId} ${duel.mana[playerId]}`),
      }),
      (chosen) => ({ seen: constant({ ...chosen }) }),
    );
    expect(listOf(enumerator)).toEqual([
      { attackerId: 'imp2', label: 'imp2 3', seen: { attackerId: 'imp2', label: 'imp2 3' } },
    ]);
  });

  it('lets no step change what was chosen before it', () => {
    const enumerator = paramsOf({ n: numbers(1, 2) }, (chosen) => {
      (chosen as { n: number }).n = 7;
      return { mode: choices(['fast']) };
    });
    expect(() => listOf(enumerator)).toThrow(TypeError);
  });

  it('takes what is no plain data as it is, also from step to step', () => {
    const when = new Date(0);
    expect(listOf(paramsOf({ when: constant(when) }, () => ({ amount: numbers(1, 2) })))).toEqual([
      { when, amount: 1 },
      { when, amount: 2 },
    ]);
  });

  it('has as many as the sizes multiply to, each once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean()), { maxLength: 4 }),
        (sizes) => {
          const axes = Object.fromEntries(
            sizes.map(([size, isOptional], nth) => {
              const axis = numbers(1, size);
              return [`p${nth}`, isOptional ? optional(axis) : axis];
            }),
          );
          const all = listOf(paramsOf(axes));
          const expected = sizes.reduce(
            (count, [size, isOptional]) => count * (size + Number(isOptional)),
            1,
          );
          expect(all).toHaveLength(expected);
          expect(new Set(all.map((params) => JSON.stringify(params))).size).toBe(expected);
        },
      ),
    );
  });

  it('gives the same one by one as at once', () => {
    const few = listOf(paramsOf({ a: numbers(1, 3), b: optional(numbers(1, 3)), c: choices(['x', 'y']) }));
    const lazily = <T>(axis: Axis<T>): Axis<T> =>
      function* oneByOne(...args) {
        yield* axis(...args);
      };
    const slow = listOf(
      paramsOf({
        a: lazily(numbers(1, 3)),
        b: optional(lazily(numbers(1, 3))),
        c: lazily(choices(['x', 'y'])),
      }),
    );
    expect(slow).toStrictEqual(few);
    expect(few).toHaveLength(24);
  });

  it('gives many combinations one by one', () => {
    const many = paramsOf({ a: numbers(1, 4000), b: numbers(1, 4000), c: numbers(1, 4000) })(state, context);
    expect(Array.isArray(many)).toBe(false);
    expect(firstOf(many, 4001).at(-1)).toEqual({ a: 1, b: 2, c: 1 });
  });

  it('goes through a large parameter without keeping it', () => {
    const enumerator = paramsOf({ some: subsetsOf(numbers(1, 200)), mode: choices(['fast', 'slow']) });
    expect(firstOf(enumerator(state, context), 4)).toEqual([
      { some: [], mode: 'fast' },
      { some: [], mode: 'slow' },
      { some: [1], mode: 'fast' },
      { some: [1], mode: 'slow' },
    ]);
  });

  it('sees at once that one parameter has no values, however many another has', () => {
    const none = filtered(
      function* none() {},
      () => true,
    );
    expect(listOf(paramsOf({ some: subsetsOf(numbers(1, 200)), cardId: cardsIn('arena') }))).toEqual([]);
    expect(listOf(paramsOf({ some: subsetsOf(numbers(1, 200)), none }))).toEqual([]);
  });

  it('asks a later step only when an earlier one gets there', () => {
    const asked: number[] = [];
    const enumerator = paramsOf({ n: numbers(1, 3) }, ({ n }) => {
      asked.push(n);
      return { mode: choices(['fast', 'slow']) };
    });
    expect(firstOf(enumerator(state, context), 3)).toHaveLength(3);
    expect(asked).toEqual([1, 2]);
  });

  it.each([
    ['at once', 1],
    ['one by one', LARGE],
  ])('shares nothing that could be changed between combinations made %s', (_how, size) => {
    const shared = { deep: { list: [1] } };
    const enumerator = paramsOf(
      { some: subsetsOf(numbers(1, 2), { min: 1 }), setting: constant(shared), nil: constant(null) },
      () => ({ n: numbers(0, size), mode: choices(['fast', 'slow']) }),
    );
    const [first, second] = firstOf(enumerator(state, context), 2);
    expect(second).toEqual({ ...first, mode: 'slow' });
    expect(Object.isFrozen(first)).toBe(false);
    const changed = first as unknown as { some: number[]; setting: typeof shared };
    changed.some.push(9);
    changed.setting.deep.list.push(9);
    expect(second).toMatchObject({ some: [1], setting: { deep: { list: [1] } } });
    expect(firstOf(enumerator(state, context), 1)).toMatchObject([
      { some: [1], setting: { deep: { list: [1] } } },
    ]);
    expect(shared).toEqual({ deep: { list: [1] } });
  });

  it.each([
    ['at once', 1],
    ['one by one', LARGE],
  ])('gives the same value as new data to each combination made %s', (_how, size) => {
    const enumerator = paramsOf({ n: numbers(0, size), list: constant([1]) });
    const [first, second] = firstOf(enumerator(state, context), 2);
    expect(second?.list).toEqual(first?.list);
    expect(second?.list).not.toBe(first?.list);
  });
});
