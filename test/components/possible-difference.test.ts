import { describe, expect, it } from 'vitest';
import { possibleDifference } from '../../src/components/PreviewPanel/possible-difference.js';
import { compareMetrics } from '../../src/hooks/compare-metrics.js';
import type { PreviewMetric } from '../../src/protocol/preview.js';

const metric = (values: Partial<PreviewMetric>): PreviewMetric => ({
  key: 'k',
  label: 'K',
  tone: 'good',
  ...values,
});

function differ(first: Partial<PreviewMetric>, second: Partial<PreviewMetric>) {
  const [row] = compareMetrics([metric(first)], [metric(second)]);
  return possibleDifference(row!);
}

describe('what the second of two options may make of a number', () => {
  it('is no gain for sure where their ranges overlap, though both ends are more', () => {
    expect(differ({ min: 8, max: 20 }, { min: 9, max: 30 })).toEqual({
      difference: { min: -11, max: 22 },
      tone: 'neutral',
      scale: { min: 8, max: 30 },
    });
  });

  it('is a gain where the worst of it is no less than the best of the first', () => {
    expect(differ({ min: 2, max: 8 }, { min: 8, max: 9 })).toMatchObject({
      difference: { min: 0, max: 7 },
      tone: 'good',
    });
    expect(differ({ min: 8, max: 9 }, { min: 2, max: 5 })).toMatchObject({
      difference: { min: -7, max: -3 },
      tone: 'bad',
    });
  });

  it('is told of one number each as it is', () => {
    expect(differ({ after: 5 }, { after: 8 })).toEqual({
      difference: { min: 3, max: 3 },
      tone: 'good',
      scale: null,
    });
  });

  it('is nothing where both may come to the same', () => {
    expect(differ({ min: 2, max: 8 }, { min: 2, max: 8 })).toEqual({
      difference: { min: 0, max: 0 },
      tone: 'neutral',
      scale: { min: 2, max: 8 },
    });
  });

  it('is not told of words, nor of what only one of them has', () => {
    expect(differ({ after: 'open' }, { after: 'shut' }).difference).toBeNull();
    const [alone] = compareMetrics([metric({ min: 2, max: 8 })], []);
    expect(possibleDifference(alone!)).toEqual({ difference: null, tone: 'neutral', scale: null });
  });
});
