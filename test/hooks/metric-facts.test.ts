import { describe, expect, it } from 'vitest';
import { toneShown } from '../../src/hooks/metric-facts.js';
import type { PreviewMetric } from '../../src/protocol/preview.js';

describe('a metric is marked as', () => {
  it.each<[string, Partial<PreviewMetric>, string]>([
    ['bad where there is some of what is bad', { min: 3, max: 3 }, 'bad'],
    ['bad where there may be some', { min: 0, max: 3 }, 'bad'],
    ['neither where there is nothing of it', { min: 0, max: 0 }, 'neutral'],
    ['neither where it comes to nothing', { after: 0 }, 'neutral'],
    ['bad where all is lost', { before: 9, after: 0 }, 'bad'],
    ['bad where it is said in words', { after: 'Head' }, 'bad'],
  ])('%s', (_, values, tone) =>
    expect(toneShown({ key: 'heat', label: 'Heat', tone: 'bad', ...values })).toBe(tone),
  );
});
