import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickRandom, seededRandom } from '../../src/protocol/seeded-random.js';

const take = (count: number, random: () => number) => Array.from({ length: count }, random);

describe('seededRandom', () => {
  it('gives the same numbers in [0, 1) for the same seed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer()), (seed) => {
        const numbers = take(20, seededRandom(seed));
        expect(take(20, seededRandom(seed))).toEqual(numbers);
        expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
      }),
    );
  });

  it('gives other numbers for other seeds', () => {
    const seeds = Array.from({ length: 500 }, (_, seed) => `game ${seed}`);
    expect(new Set(seeds.map((seed) => seededRandom(seed)())).size).toBeGreaterThan(495);
  });

  it('spreads them evenly', () => {
    const numbers = take(10_000, seededRandom(1));
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const here = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
      expect(here).toBeGreaterThan(850);
      expect(here).toBeLessThan(1150);
    }
  });
});

describe('pickRandom', () => {
  it('gives one of the items', () => {
    const random = seededRandom('pick');
    const picked = new Set(take(100, () => pickRandom(['a', 'b', 'c'], random) as never));
    expect(picked).toEqual(new Set(['a', 'b', 'c']));
  });

  it('gives nothing out of nothing', () => expect(pickRandom([], seededRandom(1))).toBeUndefined());
});
