import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histogramOf } from '../../src/hooks/histogram.js';
import { distributionText } from '../../src/hooks/metric-text.js';
import { ENGLISH } from '../../src/hooks/words.js';

describe('a histogram', () => {
  it('has a bar for each whole number, also for one that cannot happen', () => {
    const histogram = histogramOf([
      { value: 5, probability: 0.25 },
      { value: 2, probability: 0.75 },
    ])!;
    expect(histogram.bars.map(({ from, probability }) => [from, probability])).toEqual([
      [2, 0.75],
      [3, 0],
      [4, 0],
      [5, 0.25],
    ]);
    expect(histogram).toMatchObject({ min: 2, max: 5, likeliest: { value: 2 }, mean: 2.75, peak: 0.75 });
    expect(distributionText(histogram, ENGLISH)).toBe('From 2 to 5, most likely 2 (75%)');
  });

  it('is none where nothing can happen', () => {
    expect(histogramOf([])).toBeNull();
    expect(histogramOf([{ value: 3, probability: 0 }])).toBeNull();
  });

  it('gathers what is said twice, and scales what does not add up', () => {
    const histogram = histogramOf([
      { value: 1, probability: 1 },
      { value: 1, probability: 1 },
      { value: 2, probability: 2 },
    ])!;
    expect(histogram.bars.map(({ probability }) => probability)).toEqual([0.5, 0.5]);
  });

  it('puts neighbours into one bar where there are too many to tell apart', () => {
    const many = Array.from({ length: 48 }, (_, at) => ({ value: at + 1, probability: 1 / 48 }));
    const { bars } = histogramOf(many)!;
    expect(bars).toHaveLength(24);
    expect(bars[1]).toMatchObject({ from: 3, to: 4 });
    for (const { probability } of bars) expect(probability).toBeCloseTo(1 / 24);
  });

  it('keeps all of the probability, in bars that can be told apart', () => {
    const value = fc.oneof(
      fc.integer({ min: -5000, max: 5000 }),
      fc.double({ min: -9, max: 9, noNaN: true }),
    );
    const outcome = fc.record({ value, probability: fc.double({ min: 0.001, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(outcome, { minLength: 1 }), (outcomes) => {
        const { bars, likeliest, min, max } = histogramOf(outcomes)!;
        expect(bars.length).toBeLessThanOrEqual(25);
        expect(bars.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
        expect(bars[0]!.from).toBe(min);
        expect(likeliest.value).toBeGreaterThanOrEqual(min);
        expect(likeliest.value).toBeLessThanOrEqual(max);
      }),
    );
  });
});
