import { ENGLISH, type Words } from '../../hooks/words.js';
import type { PreviewMetric } from '../../protocol/preview.js';

/** Whether a prediction adds to the value or takes from it. */
export type MeterChange = 'gain' | 'loss';

/** What a meter shows, ready to draw. */
export interface MeterReading {
  /** The value as it is, also beyond `max`. */
  readonly value: number;
  readonly max: number;
  /** The value predicted, where it is another one. */
  readonly predicted: number | null;
  readonly change: MeterChange | null;
  /** How much of the bar is sure to be full, 0–100. */
  readonly sure: number;
  /** How much of it comes or goes with the prediction, 0–100. */
  readonly ghost: number;
}

/** Reads a value between 0 and `max`. What is no number counts as 0; what is out of bounds fills or empties the bar. */
export function readMeter(value: number, max: number, predicted?: number | null): MeterReading {
  const now = finite(value);
  const top = Math.max(0, finite(max));
  const next = predicted == null || !Number.isFinite(predicted) || predicted === now ? null : predicted;
  const share = (amount: number) => (top === 0 ? 0 : 100 * (clamp(amount, top) / top));
  const sure = share(next === null ? now : Math.min(now, next));
  return {
    value: now,
    max: top,
    predicted: next,
    change: next === null ? null : next > now ? 'gain' : 'loss',
    sure,
    ghost: next === null ? 0 : share(Math.max(now, next)) - sure,
  };
}

/** A reading in words, as a screen reader says it: `14 of 20, would become 11`. A unit's code is `unit.` and the unit. */
export function meterText(
  { value, max, predicted }: MeterReading,
  unit?: string,
  words: Words = ENGLISH,
): string {
  const now = unit
    ? words.say(
        'meter.value-with-unit',
        { value, max, unit: words.resolve(`unit.${unit}`, {}, unit) },
        '{value} of {max} {unit}',
      )
    : words.say('meter.value', { value, max }, '{value} of {max}');
  return predicted === null
    ? now
    : words.say('meter.predicted', { now, predicted }, '{now}, would become {predicted}');
}

/** The value that a preview predicts under a key, for a meter's `predicted`; nothing where it predicts no number. */
export function predictedBy(metrics: readonly PreviewMetric[], key: string): number | undefined {
  const after = metrics.find((metric) => metric.key === key)?.after;
  return typeof after === 'number' ? after : undefined;
}

const finite = (amount: number) => (Number.isFinite(amount) ? amount : 0);
const clamp = (amount: number, max: number) => Math.min(Math.max(0, amount), max);
