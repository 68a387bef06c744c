import type { PreviewMetric, Tone } from '../protocol/preview.js';
import { numberShown } from '../protocol/receipt.js';

/** Where a number goes. */
export type Direction = 'up' | 'down' | 'same';

/** From least to most; both are the same where only one number is possible. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

/** The numbers that a metric may come to; `null` where it is words. */
export function spanOf(metric: PreviewMetric): Span | null {
  const { after, min, max } = metric;
  const one = numberShown(metric);
  if (one !== null) return { min: one, max: one };
  if (after !== undefined) return null;
  const least = min ?? max;
  return least === undefined ? null : { min: least, max: max ?? least };
}

/** How much a metric changes, from least to most; `null` where nobody says what it was before. */
export function changeOf(metric: PreviewMetric): Span | null {
  const span = spanOf(metric);
  const { before } = metric;
  if (!span || typeof before !== 'number') return null;
  return { min: span.min - before, max: span.max - before };
}

/** Where a change goes; `null` where it may go either way. */
export function directionOf({ min, max }: Span): Direction | null {
  if (min === 0 && max === 0) return 'same';
  if (min >= 0) return 'up';
  return max <= 0 ? 'down' : null;
}

/** How a metric is marked: an amount of nothing, such as no heat, is neither good nor bad. */
export function toneShown(metric: PreviewMetric): Tone {
  const span = spanOf(metric);
  return metric.before === undefined && span?.min === 0 && span.max === 0 ? 'neutral' : metric.tone;
}

/** Whether more of a metric is good for the player: read off a change that is; `null` where nobody can tell. */
export function moreIsBetter(metric: PreviewMetric): boolean | null {
  if (metric.tone === 'neutral') return null;
  const change = changeOf(metric);
  const direction = change ? directionOf(change) : 'up';
  if (direction === null || direction === 'same') return null;
  return (direction === 'up') === (metric.tone === 'good');
}

/** Whether a difference between two metrics of the same kind is good for the player. */
export function toneOfDifference(first: PreviewMetric, second: PreviewMetric, by: Span): Tone {
  const better = moreIsBetter(second) ?? moreIsBetter(first);
  const direction = directionOf(by);
  if (better === null || direction === null || direction === 'same') return 'neutral';
  return (direction === 'up') === better ? 'good' : 'bad';
}
