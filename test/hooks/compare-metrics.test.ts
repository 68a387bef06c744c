import { describe, expect, it } from 'vitest';
import { compareMetrics, withChance } from '../../src/hooks/compare-metrics.js';
import { optionOfMove } from '../../src/protocol/normalise.js';
import type { PreviewMetric } from '../../src/protocol/preview.js';
import { refusedMove, validMove } from '../protocol/moves.js';

const metric = (values: Partial<PreviewMetric>): PreviewMetric => ({
  key: 'k',
  label: 'K',
  tone: 'neutral',
  ...values,
});
const differ = (first: Partial<PreviewMetric>, second: Partial<PreviewMetric>) => {
  const [row] = compareMetrics([metric(first)], [metric(second)]);
  return { difference: row!.difference, tone: row!.tone };
};

describe('the difference between two options', () => {
  it('is what the second has more', () => {
    expect(differ({ min: 5, max: 5, tone: 'good' }, { min: 8, max: 8, tone: 'good' })).toEqual({
      difference: { min: 3, max: 3 },
      tone: 'good',
    });
    expect(differ({ min: 3, max: 3, tone: 'bad' }, { min: 8, max: 8, tone: 'bad' }).tone).toBe('bad');
  });

  it('knows that losing less is better, though both are losses', () => {
    expect(differ({ before: 9, after: 3, tone: 'bad' }, { before: 9, after: 7, tone: 'bad' })).toEqual({
      difference: { min: 4, max: 4 },
      tone: 'good',
    });
  });

  it('is neither good nor bad where the ranges lie within one another', () => {
    expect(differ({ min: 5, max: 5, tone: 'good' }, { min: 2, max: 8, tone: 'good' })).toEqual({
      difference: { min: -3, max: 3 },
      tone: 'neutral',
    });
  });

  it('is no gain for sure where ranges overlap, though both ends are more', () => {
    const [row] = compareMetrics(
      [metric({ min: 8, max: 20, tone: 'good' })],
      [metric({ min: 9, max: 30, tone: 'good' })],
    );
    expect(row).toMatchObject({
      difference: { min: -11, max: 22 },
      tone: 'neutral',
      scale: { min: 8, max: 30 },
    });
  });

  it('is a gain where the worst of it is no less than the best of the first', () => {
    expect(differ({ min: 2, max: 8, tone: 'good' }, { min: 8, max: 9, tone: 'good' })).toEqual({
      difference: { min: 0, max: 7 },
      tone: 'good',
    });
  });

  it('is nothing where both may come to the same', () => {
    expect(differ({ min: 2, max: 8, tone: 'good' }, { min: 2, max: 8, tone: 'good' })).toEqual({
      difference: { min: 0, max: 0 },
      tone: 'neutral',
    });
  });

  it('is not told where numbers cannot tell it', () => {
    expect(differ({ after: 'open' }, { after: 'shut' }).difference).toBeNull();
    expect(differ({ after: 1, unit: 'coins' }, { after: 2, unit: 'feet' }).difference).toBeNull();
  });

  it('pairs metrics by their keys, and keeps what only one has', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((key) => metric({ key, after: 1 }));
    expect(
      compareMetrics([a!, b!], [c!, b!]).map(({ key, first, second }) => [key, !!first, !!second]),
    ).toEqual([
      ['a', true, false],
      ['b', true, true],
      ['c', false, true],
    ]);
  });

  it('counts the chance among the metrics, once', () => {
    const option = optionOfMove(validMove(1, { metadata: { successChance: 58 } }));
    const explained = metric({ key: 'chance', after: 58, receipt: [{ label: 'Crew', amount: 58 }] });
    expect(withChance(option, [metric({ key: 'heat' }), explained], 'Chance')).toEqual([
      {
        key: 'chance',
        label: 'Chance',
        unit: '%',
        min: 58,
        max: 58,
        tone: 'good',
        receipt: explained.receipt,
      },
      metric({ key: 'heat' }),
    ]);
    expect(withChance(optionOfMove(refusedMove(1)), [], 'Chance')).toEqual([]);
  });
});
