import type { ActionPreview } from './action-report.js';

/** Whether a change is to the player's advantage. */
export const TONES = ['good', 'bad', 'neutral'] as const;
/** One of `TONES`. */
export type Tone = (typeof TONES)[number];

/** One predicted consequence of an option: a value before and after, or an amount between min and max. */
export interface PreviewMetric {
  /** Names the metric within a preview: `damage`. */
  readonly key: string;
  /** What a player reads: `Damage`. */
  readonly label: string;
  /** What is counted: `coins`, `%`. */
  readonly unit?: string;
  /** The value now. */
  readonly before?: number | string;
  /** The value predicted. */
  readonly after?: number | string;
  /** The least it can be. */
  readonly min?: number;
  /** The most it can be. */
  readonly max?: number;
  /** Outcomes with their probabilities, which add up to 1. */
  readonly distribution?: readonly { readonly value: number; readonly probability: number }[];
  /** Whether this is good for the player who would choose the option. */
  readonly tone: Tone;
}

/** The four fields of an action report's preview, as metrics. */
export function metricsOf(preview: ActionPreview): PreviewMetric[] {
  const metrics: PreviewMetric[] = [];
  const { expectedDamage, heatGenerated, ammoConsumed, ammoBefore, targetHitLocation } = preview;
  if (expectedDamage) {
    const [min, max] = expectedDamage;
    metrics.push({ key: 'damage', label: 'Damage', min, max, tone: 'good' });
  }
  if (heatGenerated != null) {
    metrics.push({ key: 'heat', label: 'Heat', min: heatGenerated, max: heatGenerated, tone: 'bad' });
  }
  if (ammoConsumed != null) {
    const used = { key: 'ammo', label: 'Ammo', tone: 'neutral' } as const;
    metrics.push(
      ammoBefore == null
        ? { ...used, label: 'Ammo used', min: ammoConsumed, max: ammoConsumed }
        : { ...used, before: ammoBefore, after: ammoBefore - ammoConsumed },
    );
  }
  if (targetHitLocation != null) {
    metrics.push({ key: 'location', label: 'Hit location', after: targetHitLocation, tone: 'neutral' });
  }
  return metrics;
}

/** A metric's value in words: `24 → 23`, `2–8`, `X wins`. */
export function formatMetric(metric: PreviewMetric): string {
  const unit = metric.unit ? ` ${metric.unit}` : '';
  if (metric.before !== undefined && metric.after !== undefined)
    return `${metric.before} → ${metric.after}${unit}`;
  if (metric.after !== undefined) return `${metric.after}${unit}`;
  if (metric.min !== undefined && metric.max !== undefined) {
    const before = metric.before === undefined ? '' : `${metric.before} → `;
    const range = metric.min === metric.max ? `${metric.min}` : `${metric.min}–${metric.max}`;
    return `${before}${range}${unit}`;
  }
  return `${metric.min ?? metric.max ?? metric.before ?? ''}${unit}`;
}
