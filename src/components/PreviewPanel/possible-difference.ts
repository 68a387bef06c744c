import type { MetricComparison } from '../../hooks/compare-metrics.js';
import { spanOf, type Span } from '../../hooks/metric-facts.js';
import type { Tone } from '../../protocol/preview.js';

/** By how much the second of two options may differ from the first, as it may turn out. */
export interface PossibleDifference {
  /** From the least of the second against the most of the first, to the reverse; nothing where both have the same ends. */
  readonly difference: Span | null;
  /** Whether that is good for the player: neither, as long as it may go either way. */
  readonly tone: Tone;
  /** What both may come to; `null` where that is one number each, or words. */
  readonly scale: Span | null;
}

/** The difference that two metrics may make. Where their ranges overlap, nobody can promise a gain. */
export function possibleDifference({
  first,
  second,
  difference,
  tone,
}: MetricComparison): PossibleDifference {
  const from = first && spanOf(first);
  const to = second && spanOf(second);
  if (!from || !to || !difference) return { difference, tone, scale: null };
  const ranges = from.min !== from.max || to.min !== to.max;
  const scale = ranges ? { min: Math.min(from.min, to.min), max: Math.max(from.max, to.max) } : null;
  if (difference.min === 0 && difference.max === 0) return { difference, tone, scale };
  const overlap = to.min < from.max && from.min < to.max;
  return {
    difference: { min: to.min - from.max, max: to.max - from.min },
    tone: overlap ? 'neutral' : tone,
    scale,
  };
}
