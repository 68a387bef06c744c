import type { Chance } from '../protocol/chance.js';
import type { PreviewMetric, ReceiptLine, Tone } from '../protocol/preview.js';
import { directionOf, spanOf, type Span } from './metric-facts.js';
import type { Histogram } from './histogram.js';
import { numberText } from './number-text.js';
import type { Words } from './words.js';

/** What a metric is called: its code is `metric.` and its key. */
export function metricLabel({ key, label }: Pick<PreviewMetric, 'key' | 'label'>, words: Words): string {
  return words.resolve(`metric.${key}`, {}, label);
}

/** A metric's value in words, as the language writes it: `24 → 23`, `2–8 coins`, `+3`, `X wins`. */
export function metricText(metric: PreviewMetric, words: Words): string {
  const { before } = metric;
  const amount = amountText(metric, words);
  if (before === undefined) return withUnit(amount, metric.unit, words);
  const was = metricValue(metric, before, words);
  if (amount === '') return withUnit(was, metric.unit, words);
  const change = words.say('amount.change', { before: was, after: amount }, '{before} → {after}');
  return withUnit(change, metric.unit, words);
}

/** A metric's amount, without what it was before and without its unit. */
function amountText(metric: PreviewMetric, words: Words): string {
  if (metric.after !== undefined) return metricValue(metric, metric.after, words);
  const span = spanOf(metric);
  if (!span) return '';
  const min = numberText(span.min, words.locale, metric.signed);
  const max = numberText(span.max, words.locale, metric.signed);
  return span.min === span.max ? min : words.say('amount.range', { min, max }, '{min}–{max}');
}

/** One value of a metric. A word's code is `metric.`, the key, and the word. */
export function metricValue(
  { key, signed = false, before }: PreviewMetric,
  value: number | string,
  words: Words,
): string {
  if (typeof value === 'string') return words.resolve(`metric.${key}.${value}`, {}, value);
  return numberText(value, words.locale, signed && before === undefined);
}

/** An amount and what is counted; the unit's code is `unit.` and the unit. */
export function withUnit(amount: string, unit: string | undefined, words: Words): string {
  if (unit === undefined || unit === '' || amount === '') return amount;
  if (unit === '%') return words.say('amount.percent', { amount }, '{amount}%');
  const counted = words.resolve(`unit.${unit}`, {}, unit);
  return words.say('amount.with-unit', { amount, unit: counted }, '{amount} {unit}');
}

/** How much a number changes, or differs from another: `+3`, `-3 to +3`. */
export function changeText({ min, max }: Span, words: Words): string {
  const ends = { min: numberText(min, words.locale, true), max: numberText(max, words.locale, true) };
  return min === max ? ends.min : words.say('amount.change-range', ends, '{min} to {max}');
}

/** How much a number changes, for those who hear it: `3 less`. */
export function spokenChange(span: Span, words: Words): string {
  const direction = directionOf(span);
  if (direction === 'same') return words.say('amount.same', {}, 'no change');
  if (direction === null || span.min !== span.max) return changeText(span, words);
  const amount = numberText(Math.abs(span.min), words.locale);
  return direction === 'up'
    ? words.say('amount.more', { amount }, '{amount} more')
    : words.say('amount.less', { amount }, '{amount} less');
}

/** Whether something is to the player's advantage, in words; nothing where it is neither. */
export function toneText(tone: Tone, words: Words): string {
  if (tone === 'neutral') return '';
  return tone === 'good'
    ? words.say('amount.good', {}, 'good for you')
    : words.say('amount.bad', {}, 'bad for you');
}

/** The spread of a distribution and its most likely value. */
export function distributionText({ min, max, likeliest }: Histogram, words: Words): string {
  const percent = Math.round(likeliest.probability * 100);
  return words.say(
    'amount.distribution',
    { min, max, likeliest: likeliest.value, percent },
    'From {min} to {max}, most likely {likeliest} ({percent}%)',
  );
}

/** What a line of a receipt says: its code is `modifier.` and the code of the line. */
export function modifierText({ label, code, amount }: ReceiptLine, words: Words): string {
  return words.resolve(`modifier.${code ?? label}`, { amount }, label);
}

/** The ends of a chance; `null` where it is not known. */
export function chanceSpan(chance: Chance): Span | null {
  if (chance === 'unknown') return null;
  return typeof chance === 'number' ? { min: chance, max: chance } : chance;
}
