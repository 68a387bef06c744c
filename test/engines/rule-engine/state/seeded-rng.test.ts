import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SeededRNG } from '../../../../src/engines/rule-engine/state/seeded-rng.js';

const draws = (rng: SeededRNG, count = 20) => Array.from({ length: count }, () => rng.random());

describe('seeded chance', () => {
  it('is the same for the same seed, and another for another', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(draws(new SeededRNG(a))).toEqual(draws(new SeededRNG(a)));
        if (a !== b) expect(draws(new SeededRNG(a))).not.toEqual(draws(new SeededRNG(b)));
      }),
    );
    expect(draws(new SeededRNG(7))).toEqual(draws(new SeededRNG('7')));
  });

  it('goes on from wherever it stood', () => {
    const rng = new SeededRNG('x');
    draws(rng, 5);
    const { state } = rng;
    const [rest, again] = [draws(rng), draws(new SeededRNG(state))];
    expect(again).toEqual(rest);
    expect(rng.isAt(state)).toBe(false);
    rng.state = state;
    expect(rng.isAt(state)).toBe(true);
    expect(draws(rng)).toEqual(rest);
  });

  it('keeps within its bounds, and reaches them', () => {
    const rng = new SeededRNG('bounds');
    const many = (draw: () => unknown) => new Set(Array.from({ length: 400 }, draw));
    expect(draws(rng, 1000).every((value) => value >= 0 && value < 1)).toBe(true);
    expect([...many(() => rng.randomInt(-1, 1))].map(Number).toSorted((a, b) => a - b)).toEqual([-1, 0, 1]);
    expect(many(() => rng.rollDice())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(many(() => rng.rollDice(2))).toEqual(new Set([1, 2]));
    expect(many(() => rng.flipCoin())).toEqual(new Set([true, false]));
    expect(many(() => rng.pick(['a', 'b']))).toEqual(new Set(['a', 'b']));
  });

  it('shuffles fairly, and leaves the list as it is', () => {
    const rng = new SeededRNG('fair');
    const list = ['a', 'b', 'c'];
    const counts = new Map<string, number>();
    for (let round = 0; round < 6000; round += 1) {
      const order = rng.shuffle(list).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(list).toEqual(['a', 'b', 'c']);
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('has children that go their own ways', () => {
    const child = (name?: string) => draws(new SeededRNG('parent').createChild(name));
    expect(child('a')).toEqual(child('a'));
    expect(child('a')).not.toEqual(child('b'));
    expect(child()).not.toEqual(draws(new SeededRNG('parent')));
  });

  it('has nothing to pick from nothing', () => {
    expect(() => new SeededRNG(1).pick([])).toThrow(
      'moveset: pick() was given no items. There is nothing to pick from. Look at the length first.',
    );
  });
});
