import type { PreviewMetric, ReceiptLine } from './preview.js';

/** The parts of a metric that a receipt has to do with. */
export type Receipted = Pick<PreviewMetric, 'before' | 'after' | 'min' | 'max' | 'receipt'>;

/** A receipt, with where it begins and what it comes to. */
export interface ReceiptSum {
  /** The number it begins with: the metric's value before, where it has one. */
  readonly from: number | null;
  readonly lines: readonly ReceiptLine[];
  /** The number shown, which beginning and lines add up to. */
  readonly total: number;
}

/** The one number that a metric shows in the end; none where it is a range, or words. */
export function numberShown({ after, min, max }: Receipted): number | null {
  if (after !== undefined) return typeof after === 'number' ? after : null;
  return min !== undefined && min === max ? min : null;
}

/** A metric's receipt; `null` where it has none, or one that does not add up: half a truth is not shown. */
export function receiptOf(metric: Receipted): ReceiptSum | null {
  const { receipt: lines, before } = metric;
  const total = numberShown(metric);
  if (!lines || total === null || receiptFault(metric) !== null) return null;
  return { from: typeof before === 'number' ? before : null, lines, total };
}

/** What is wrong with a metric's receipt, in a phrase for developers, or `null`. */
export function receiptFault(metric: Receipted): string | null {
  if (!metric.receipt) return null;
  const total = numberShown(metric);
  if (total === null)
    return 'Expected one number that the receipt adds up to (`after`, or `min` equal to `max`)';
  const from = typeof metric.before === 'number' ? metric.before : 0;
  const sum = metric.receipt.reduce((so, { amount }) => so + amount, from);
  return isSame(sum, total)
    ? null
    : `Expected a receipt that adds up to ${total}, this one adds up to ${sum}`;
}

/**
 * The amounts of lines to a thousandth, so rounded that what is read still adds up: thirds are 0.333, 0.334 and 0.333.
 * Whole numbers are what they are.
 */
export function roundedAmounts({ from, lines }: ReceiptSum): number[] {
  let exact = from ?? 0;
  return lines.map(({ amount }) => {
    const before = thousandths(exact);
    exact += amount;
    return (thousandths(exact) - before) / 1000;
  });
}

const thousandths = (value: number) => Math.round(value * 1000);

/** Whether two numbers are the same but for what is lost in adding up fractions. */
function isSame(a: number, b: number): boolean {
  return Number.isFinite(b) && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}
