import type { Option } from '../protocol/option.js';
import { CHANCE_KEY, type PreviewMetric, type Tone } from '../protocol/preview.js';
import { spanOf, toneOfDifference, type Span } from './metric-facts.js';
import { chanceSpan } from './metric-text.js';

/** One metric of two options. */
export interface MetricComparison {
  readonly key: string;
  /** What the first option says of it; nothing where it says nothing. */
  readonly first: PreviewMetric | null;
  readonly second: PreviewMetric | null;
  /** By how much the second may turn out to be more, at the least and at the most; `null` where numbers cannot tell. */
  readonly difference: Span | null;
  /** Whether that is good for the player: neither, as long as it may go either way. */
  readonly tone: Tone;
  /** What both may come to; `null` where neither is a range. */
  readonly scale: Span | null;
}

/** The metrics of two options, pair by pair: in the order of the first, and then what only the second has. */
export function compareMetrics(
  first: readonly PreviewMetric[],
  second: readonly PreviewMetric[],
): MetricComparison[] {
  const keys = new Set([...first, ...second].map(({ key }) => key));
  return [...keys].map((key) =>
    compareMetric(
      first.find((metric) => metric.key === key) ?? null,
      second.find((metric) => metric.key === key) ?? null,
    ),
  );
}

function compareMetric(first: PreviewMetric | null, second: PreviewMetric | null): MetricComparison {
  const key = (first ?? second)!.key;
  const from = first && spanOf(first);
  const to = second && spanOf(second);
  if (!first || !second || !from || !to || first.unit !== second.unit)
    return { key, first, second, difference: null, tone: 'neutral', scale: null };
  // Two that may come to the same make no difference; of all others, the worst of one meets the best of the other.
  const isSame = from.min === to.min && from.max === to.max;
  const difference = isSame ? { min: 0, max: 0 } : { min: to.min - from.max, max: to.max - from.min };
  const isRange = from.min !== from.max || to.min !== to.max;
  const scale = isRange ? { min: Math.min(from.min, to.min), max: Math.max(from.max, to.max) } : null;
  return { key, first, second, difference, tone: toneOfDifference(first, second, difference), scale };
}

/** An option's metrics with its chance as the first of them: the one that explains it, where there is one. */
export function withChance(
  option: Option,
  metrics: readonly PreviewMetric[],
  label: string,
): PreviewMetric[] {
  const chance = option.kind === 'available' ? chanceSpan(option.successChance) : null;
  const others = metrics.filter(({ key }) => key !== CHANCE_KEY);
  if (!chance) return others;
  const { receipt } = metrics.find(({ key }) => key === CHANCE_KEY) ?? {};
  return [
    { key: CHANCE_KEY, label, unit: '%', ...chance, tone: 'good', ...(receipt && { receipt }) },
    ...others,
  ];
}
