import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Axis } from '../../../../../src/engines/rule-engine/enumerate/enumerators/axis.js';
import { choices, constant } from '../../../../../src/engines/rule-engine/enumerate/enumerators/choices.js';
import { concat } from '../../../../../src/engines/rule-engine/enumerate/enumerators/concat.js';
import { filtered } from '../../../../../src/engines/rule-engine/enumerate/enumerators/filtered.js';
import { nothing } from '../../../../../src/engines/rule-engine/enumerate/enumerators/nothing.js';
import { numbers } from '../../../../../src/engines/rule-engine/enumerate/enumerators/numbers.js';
import { tableOf, type Duel } from '../../card-table.js';

const { state, context } = tableOf({});
const listOf = <T>(axis: Axis<T, Duel>) => [...axis(state, context)];

function* countingUp(): Generator<number, void> {
  for (let value = 1; ; value += 1) yield value;
}

describe('choices', () => {
  it('gives the values as they were written, whatever becomes of the list', () => {
    const values = ['fast', 'slow'];
    const axis = choices(values);
    values.pop();
    expect(listOf(axis)).toEqual(['fast', 'slow']);
    expect(listOf(constant(7))).toEqual([7]);
  });

  it('refuses to have no values', () => {
    expect(() => choices([])).toThrow(
      'moveset: choices() was given no values. A parameter without values makes its move impossible for good. Give at least one.',
    );
  });
});

describe('numbers', () => {
  it('gives both ends and what lies between', () => {
    expect(listOf(numbers(1, 4))).toEqual([1, 2, 3, 4]);
    expect(listOf(numbers(-2, 3, 2))).toEqual([-2, 0, 2]);
    expect(listOf(numbers(5, 5))).toEqual([5]);
  });

  it('reaches its end by fractions too, and never goes beyond it', () => {
    expect(listOf(numbers(0, 0.3, 0.1))).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('finds its bounds in the state, and has nothing to give when they leave nothing', () => {
    const upToMana = numbers(1, (duel: Duel, { playerId }) => duel.mana[playerId]!);
    expect(listOf(upToMana)).toEqual([1, 2, 3]);
    expect([...upToMana(state, { ...context, playerId: 'ben' })]).toEqual([]);
  });

  it('gives many one by one', () => {
    const many = numbers(1, 1e9)(state, context);
    expect(Array.isArray(many)).toBe(false);
    let sum = 0;
    for (const value of many) {
      sum += value;
      if (value === 10_000) break;
    }
    expect(sum).toBe(50_005_000);
  });

  it('gives every one of many', () => {
    const upToMana = numbers(1, ({ mana }: Duel, { playerId }) => mana[playerId]!, 2);
    const all = [...upToMana(state, { ...context, playerId: 'cyd' })];
    expect(all).toHaveLength(4500);
    expect(all.at(-1)).toBe(8999);
  });

  it('has as many as the steps that fit', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(500), fc.integer({ min: 1, max: 60 }), (from, length, step) => {
        const values = listOf(numbers(from, from + length, step));
        expect(values).toHaveLength(Math.floor(length / step) + 1);
        expect(values.every((value, nth) => value === from + nth * step)).toBe(true);
      }),
    );
  });

  it.each([
    [
      [4, 3],
      'the first of numbers() is 4, which is more than the last, 3. Nothing lies between them. Swap them.',
    ],
    [
      [1, Infinity],
      'the last of numbers() is Infinity. A range that has no end cannot be listed. Give a finite',
    ],
    [[NaN, 3], 'the first of numbers() is NaN. A range'],
    [[1, 3, 0], 'the step of numbers() is 0. It would never arrive. Give a finite number above 0.'],
    [[1, 3, -1], 'the step of numbers() is -1.'],
    [[1, 3, NaN], 'the step of numbers() is NaN.'],
    [[1, 3, Infinity], 'the step of numbers() is Infinity.'],
  ])('refuses %j at once', ([from = 0, to = 0, step], sentence) => {
    expect(() => numbers(from, to, step)).toThrow(`moveset: ${sentence}`);
  });

  it('refuses a bound that is found to be no number', () => {
    const broken = numbers(1, (duel: Duel) => duel.mana['dan']!);
    expect(() => listOf(broken)).toThrow('moveset: the last of numbers() is undefined. A range');
  });
});

describe('filtered', () => {
  it('keeps the values that fit the state and the player', () => {
    const affordable = filtered(
      numbers(1, 9),
      (cost, duel: Duel, { playerId }) => cost <= duel.mana[playerId]!,
    );
    expect(listOf(affordable)).toEqual([1, 2, 3]);
  });

  it('asks for no more than is taken', () => {
    const [first] = filtered(countingUp, (value) => value > 41)(state, context);
    expect(first).toBe(42);
  });
});

describe('concat', () => {
  it('gives one after the other', () => {
    expect(listOf(concat(choices(['a']), numbers(1, 2), choices(['b', 'c'])))).toEqual(['a', 1, 2, 'b', 'c']);
    expect(listOf(concat())).toEqual([]);
  });

  it('leaves lists in lists alone', () => {
    expect(listOf(concat(constant([1, [2]]), constant([3])))).toEqual([[1, [2]], [3]]);
  });

  it('asks for no more than is taken', () => {
    const taken: unknown[] = [];
    for (const value of concat(choices(['a']), countingUp)(state, context)) {
      taken.push(value);
      if (taken.length === 3) break;
    }
    expect(taken).toEqual(['a', 1, 2]);
  });
});

describe('nothing', () => {
  it('gives one empty object, each time its own', () => {
    const [first] = nothing()(state, context);
    const [second] = nothing()(state, context);
    expect(first).toEqual({});
    expect(first).not.toBe(second);
    const enumerator = nothing();
    expect([...enumerator(state, context)][0]).not.toBe([...enumerator(state, context)][0]);
  });
});
