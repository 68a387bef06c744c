import type { Option } from '../protocol/option.js';
import { CHANCE_KEY, type PreviewMetric } from '../protocol/preview.js';
import { histogramOf } from './histogram.js';
import { chanceSpan, metricLabel, metricValue, withUnit } from './metric-text.js';
import { spanOf } from './metric-facts.js';
import { numberText } from './number-text.js';
import { ENGLISH, optionName, reasonsText, warningText, type Words } from './words.js';

/**
 * What an option would do, as a screen reader says it: `Fire Medium Laser at Hunchback: 58 percent, 5 damage, heat plus 3`.
 * Penalties follow as sentences of their own; of what cannot be done, the reasons.
 */
export function spokenPreview(
  option: Option,
  metrics: readonly PreviewMetric[],
  words: Words = ENGLISH,
): string {
  const name = optionName(option, words);
  if (option.kind === 'unavailable') {
    const reasons = reasonsText(option.reasons, words);
    return words.say('spoken.unavailable', { name, reasons }, '{name}: not possible. {reasons}');
  }
  const parts = [
    spokenChance(option.successChance, words),
    ...metrics.filter(({ key }) => key !== CHANCE_KEY).map((metric) => spokenMetric(metric, words)),
  ].filter((part) => part !== '');
  const outcome = parts.join(', ');
  const said = parts.length === 0 ? name : words.say('spoken.option', { name, outcome }, '{name}: {outcome}');
  const warnings = option.warnings.map((warning) => warningText(warning, words));
  return warnings.length === 0
    ? said
    : words.say('spoken.warned', { said, warnings: warnings.join('. ') }, '{said}. Warning: {warnings}');
}

/** A metric, as a screen reader says it: `5 damage`, `heat plus 3`, `ammo from 24 to 23`. */
export function spokenMetric(metric: PreviewMetric, words: Words): string {
  const label = withinSentence(metricLabel(metric, words), words);
  const { before, after, unit, distribution } = metric;
  const amount = withUnit(spokenAmount(metric, words), unit, words);
  if (amount === '') return '';
  const said =
    before !== undefined
      ? words.say(
          'spoken.change',
          { label, before: metricValue(metric, before, words), amount },
          '{label} from {before} to {amount}',
        )
      : after === undefined && unit === undefined && !metric.signed
        ? words.say('spoken.amount', { label, amount }, '{amount} {label}')
        : words.say('spoken.value', { label, amount }, '{label} {amount}');
  const likeliest = distribution && histogramOf(distribution)?.likeliest.value;
  return likeliest === undefined
    ? said
    : words.say('spoken.likeliest', { said, likeliest }, '{said}, most likely {likeliest}');
}

function spokenAmount(metric: PreviewMetric, words: Words): string {
  const span = spanOf(metric);
  if (!span) return metric.after === undefined ? '' : metricValue(metric, metric.after, words);
  const signed = metric.signed === true && metric.before === undefined;
  const min = signed ? spokenSign(span.min, words) : numberText(span.min, words.locale);
  const max = signed ? spokenSign(span.max, words) : numberText(span.max, words.locale);
  if (span.min === span.max) return min;
  return metric.before === undefined
    ? words.say('spoken.range', { min, max }, '{min} to {max}')
    : words.say('spoken.between', { min, max }, 'between {min} and {max}');
}

function spokenSign(value: number, words: Words): string {
  const amount = numberText(Math.abs(value), words.locale);
  return value < 0
    ? words.say('spoken.minus', { amount }, 'minus {amount}')
    : words.say('spoken.plus', { amount }, 'plus {amount}');
}

function spokenChance(chance: Parameters<typeof chanceSpan>[0], words: Words): string {
  const span = chanceSpan(chance);
  if (!span) return '';
  const { min, max } = span;
  return min === max
    ? words.say('spoken.chance', { percent: min }, '{percent} percent')
    : words.say('spoken.chance-range', { min, max }, '{min} to {max} percent');
}

/** English writes a label small within a sentence, unless it is an abbreviation; other languages have other customs. */
function withinSentence(label: string, { locale }: Words): string {
  if (!locale.startsWith('en') || !/^\p{Lu}(\p{Ll}|\s)/u.test(label)) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
