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
  /** By how much the ends of the second are more than those of the first; `null` where numbers cannot tell. */
  readonly difference: Span | null;
  /** Whether that is good for the player. */
  readonly tone: Tone;
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
    return { key, first, second, difference: null, tone: 'neutral' };
  const least = to.min - from.min;
  const most = to.max - from.max;
  const difference = { min: Math.min(least, most), max: Math.max(least, most) };
  return { key, first, second, difference, tone: toneOfDifference(first, second, difference) };
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
