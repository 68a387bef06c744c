import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankPlaces } from '../../src/hooks/rank-places.js';

describe('rankPlaces', () => {
  it('puts places by grade, then by obstacles, then as they stand, and leaves out what has no grade', () => {
    const place = fc.record({ grade: fc.integer({ min: -1, max: 22 }), obstacles: fc.nat({ max: 70 }) });
    fc.assert(
      fc.property(fc.array(place), (list) => {
        const { places, available } = rankPlaces(
          list.length,
          (at) => list[at]!.grade,
          (at) => list[at]!.obstacles,
        );
        const expected = list
          .map(({ grade, obstacles }, at) => ({ grade, at, obstacles: Math.min(obstacles, 63) }))
          .filter(({ grade }) => grade >= 0)
          .toSorted((a, b) => a.grade - b.grade || a.obstacles - b.obstacles || a.at - b.at);
        expect([...places]).toEqual(expected.map(({ at }) => at));
        expect(available).toBe(expected.filter(({ obstacles }) => obstacles === 0).length);
      }),
    );
  });
});
