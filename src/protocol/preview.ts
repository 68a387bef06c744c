import type { EntityId } from './ids.js';

/** Whether a change is to the player's advantage. */
export const TONES = ['good', 'bad', 'neutral'] as const;
/** One of `TONES`. */
export type Tone = (typeof TONES)[number];

/** One way a number can turn out. */
export interface Outcome {
  readonly value: number;
  /** How likely it is, 0 to 1. */
  readonly probability: number;
}

/** One line of a receipt: something that adds to a number, or takes from it. */
export interface ReceiptLine {
  /** What a player reads: `Excess heat`. */
  readonly label: string;
  /** How much it adds; less than nothing where it takes. */
  readonly amount: number;
  /** What causes it: a unit, a card, a place. */
  readonly entity?: EntityId;
  /** What kind of modifier this is, for code and translation: `HEAT_PENALTY`. */
  readonly code?: string;
}

/** The key of the metric that explains an option's chance: it shows the same number, and may have a receipt. */
export const CHANCE_KEY = 'chance';

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
  readonly distribution?: readonly Outcome[];
  /** The amount comes on top of what there is, and is written with its sign: `+3`. */
  readonly signed?: boolean;
  /**
   * Every modifier of the number, adding up to it: from `before`, where that is a number, or else from 0, to `after` (or to
   * `min`, where that is also the `max`). One that does not add up is put in quarantine.
   */
  readonly receipt?: readonly ReceiptLine[];
  /** Whether this is good for the player who would choose the option. */
  readonly tone: Tone;
}

/** What an action of a report is predicted to do. */
export interface ActionPreview {
  /** Least and most damage. */
  readonly expectedDamage: readonly [min: number, max: number] | null;
  readonly heatGenerated: number | null;
  readonly ammoConsumed: number | null;
  /** Ammunition left before the action, so that a preview can show `24 → 23`. */
  readonly ammoBefore?: number;
  readonly targetHitLocation: string | null;
  /** What the fields above cannot say, such as the number needed with its receipt; one named like a field (`damage`, `heat`, `ammo`, `location`) stands in its place. */
  readonly metrics?: readonly PreviewMetric[];
}

/** An action report's preview as metrics: its four fields, and whatever it adds to them or says better. */
export function metricsOf(preview: ActionPreview): PreviewMetric[] {
  // What says it better stands where the field would.
  const metrics = [...metricsOfFields(preview), ...(preview.metrics ?? [])];
  return [...new Map(metrics.map((metric) => [metric.key, metric])).values()];
}

function metricsOfFields(preview: ActionPreview): PreviewMetric[] {
  const { expectedDamage: damage, heatGenerated: heat, ammoConsumed, ammoBefore } = preview;
  const { targetHitLocation: location } = preview;
  const metrics: PreviewMetric[] = [];
  const add = (key: string, label: string, tone: Tone, shown: Partial<PreviewMetric>) =>
    metrics.push({ key, label, ...shown, tone });
  if (damage) add('damage', 'Damage', 'good', { min: damage[0], max: damage[1] });
  if (heat != null) add('heat', 'Heat', 'bad', { min: heat, max: heat, signed: true });
  if (ammoConsumed != null) {
    if (ammoBefore == null) add('ammo', 'Ammo used', 'neutral', { min: ammoConsumed, max: ammoConsumed });
    else add('ammo', 'Ammo', 'neutral', { before: ammoBefore, after: ammoBefore - ammoConsumed });
  }
  if (location != null) add('location', 'Hit location', 'neutral', { after: location });
  return metrics;
}

/** What is wrong with the metric that explains a chance, in a phrase for developers, or `null`. */
export function chanceFault(chance: unknown, metrics: readonly PreviewMetric[] = []): string | null {
  const shown = metrics.find(({ key }) => key === CHANCE_KEY)?.after;
  if (typeof shown !== 'number' || typeof chance !== 'number' || shown === chance) return null;
  return `Expected the metric "${CHANCE_KEY}" to show the chance ${chance}, it shows ${shown}`;
}

/** A metric's value in words: `24 → 23`, `2–8`, `+3`, `X wins`. */
export function formatMetric(metric: PreviewMetric): string {
  const unit = metric.unit ? ` ${metric.unit}` : '';
  const sign = (amount: number) => (metric.signed && amount > 0 ? `+${amount}` : `${amount}`);
  if (metric.before !== undefined && metric.after !== undefined)
    return `${metric.before} → ${metric.after}${unit}`;
  if (metric.after !== undefined)
    return `${typeof metric.after === 'number' ? sign(metric.after) : metric.after}${unit}`;
  if (metric.min !== undefined && metric.max !== undefined) {
    const before = metric.before === undefined ? '' : `${metric.before} → `;
    const range = metric.min === metric.max ? sign(metric.min) : `${sign(metric.min)}–${sign(metric.max)}`;
    return `${before}${range}${unit}`;
  }
  return `${metric.min ?? metric.max ?? metric.before ?? ''}${unit}`;
}
