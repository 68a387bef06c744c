import type { Outcome } from '../protocol/preview.js';

/** One bar of a histogram: the outcomes from `from` up to `to`. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  /** How likely one of them is, 0 to 1. */
  readonly probability: number;
}

/** A distribution, ready to draw and to tell. */
export interface Histogram {
  /** From the least outcome to the most, in steps of the same width; some may be empty. */
  readonly bars: readonly Bar[];
  readonly min: number;
  readonly max: number;
  /** The outcome that is likelier than all others; the least of several. */
  readonly likeliest: Outcome;
  /** What it comes to on average. */
  readonly mean: number;
  /** The probability of the highest bar. */
  readonly peak: number;
}

const MOST_BARS = 24;

/** A distribution as bars; `null` where it has no outcome that can happen. What does not add up to 1 is scaled. */
export function histogramOf(distribution: readonly Outcome[]): Histogram | null {
  const possible = distribution.filter(
    ({ value, probability }) => probability > 0 && Number.isFinite(value) && Number.isFinite(probability),
  );
  const total = possible.reduce((sum, { probability }) => sum + probability, 0);
  if (possible.length === 0) return null;
  const byValue = new Map<number, number>();
  for (const { value, probability } of possible)
    byValue.set(value, (byValue.get(value) ?? 0) + probability / total);
  const outcomes = [...byValue]
    .map(([value, probability]): Outcome => ({ value, probability }))
    .toSorted((a, b) => a.value - b.value);
  const bars = barsOf(outcomes);
  return {
    bars,
    min: outcomes[0]!.value,
    max: outcomes.at(-1)!.value,
    likeliest: outcomes.reduce((best, each) => (each.probability > best.probability + 1e-9 ? each : best)),
    mean: outcomes.reduce((sum, { value, probability }) => sum + value * probability, 0),
    peak: Math.max(...bars.map(({ probability }) => probability)),
  };
}

/** One bar for each whole number where there are few of them; else as many bars as can be told apart. */
function barsOf(outcomes: readonly Outcome[]): Bar[] {
  const min = outcomes[0]!.value;
  const max = outcomes.at(-1)!.value;
  const whole = outcomes.every(({ value }) => Number.isInteger(value));
  const step = whole ? Math.ceil((max - min + 1) / MOST_BARS) : (max - min) / (MOST_BARS - 1);
  const count = step === 0 ? 1 : Math.floor((max - min) / step) + 1;
  const probabilities = new Array<number>(count).fill(0);
  for (const { value, probability } of outcomes) {
    const at = step === 0 ? 0 : Math.min(count - 1, Math.floor((value - min) / step));
    probabilities[at]! += probability;
  }
  return probabilities.map((probability, at) => ({
    from: min + at * step,
    to: whole ? min + (at + 1) * step - 1 : min + (at + 1) * step,
    probability,
  }));
}
