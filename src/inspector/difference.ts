import { metricLabel, metricText } from '../hooks/metric-text.js';
import { numberText } from '../hooks/number-text.js';
import {
  categoryText,
  chanceText,
  descriptionText,
  ENGLISH,
  optionName,
  plainReasonText,
  warningText,
  type Words,
} from '../hooks/words.js';
import type { OptionId } from '../protocol/ids.js';
import type { AvailableOption, Option } from '../protocol/option.js';
import { canonicalText, sameData } from '../protocol/plain-data.js';
import { optionsOf } from '../protocol/options/options-of.js';
import type { Reason, Warning } from '../protocol/reason.js';
import type { Snapshot } from '../protocol/snapshot.js';

/** A piece of what an option says: words are in the language of the reader, data is as the engine gave it. */
export interface ChangePart {
  readonly kind: 'words' | 'data';
  readonly text: string;
}

/** One thing about an option that is not as it was. Nothing before is new, nothing after is gone. */
export interface Change {
  /** What changed: `reason`, `preview`, `name`. */
  readonly what: string;
  readonly before: readonly ChangePart[] | null;
  readonly after: readonly ChangePart[] | null;
}

/** An option about which something changed between two revisions. */
export interface OptionDifference {
  readonly id: OptionId;
  readonly name: string;
  /** The move it plays. */
  readonly move: Option['move'];
  /** What became of it. */
  readonly kind: 'appeared' | 'vanished' | 'greyed' | 'opened' | 'changed';
  readonly changes: readonly Change[];
}

/**
 * What is different between two snapshots, option by option, those that went grey first. In English, if nobody says
 * otherwise.
 */
export function differencesBetween(
  before: Snapshot,
  after: Snapshot,
  words: Words = ENGLISH,
): readonly OptionDifference[] {
  const old = new Map(optionsOf(before).map((option) => [option.id, option]));
  const found: OptionDifference[] = [];
  for (const option of optionsOf(after)) {
    const difference = differenceOf(old.get(option.id), option, words);
    if (difference) found.push(difference);
    old.delete(option.id);
  }
  for (const option of old.values()) found.push(differenceOf(option, undefined, words)!);
  return found.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

const ORDER = ['greyed', 'opened', 'appeared', 'vanished', 'changed'];

/** What is different about one option; `null` if nothing is. In English, if nobody says otherwise. */
export function differenceOf(
  before: Option | undefined,
  after: Option | undefined,
  words: Words = ENGLISH,
): OptionDifference | null {
  const known = after ?? before;
  if (!known || before === after) return null;
  const about = { id: known.id, name: known.name, move: known.move };
  if (!before) return { ...about, kind: 'appeared', changes: saidOf(after!, words).map(added) };
  if (!after) return { ...about, kind: 'vanished', changes: [] };
  const changes = changesBetween(before, after, words);
  if (before.kind !== after.kind)
    return { ...about, kind: after.kind === 'unavailable' ? 'greyed' : 'opened', changes };
  return changes.length > 0 ? { ...about, kind: 'changed', changes } : null;
}

interface Said {
  readonly what: string;
  /** Tells it from others of the same sort, whatever its values. */
  readonly key: string;
  readonly parts: readonly ChangePart[];
}

const added = ({ what, parts }: Said): Change => ({ what, before: null, after: parts });

function changesBetween(before: Option, after: Option, words: Words): Change[] {
  const old = new Map(saidOf(before, words).map((said) => [`${said.what} ${said.key}`, said]));
  const changes: Change[] = [];
  for (const said of saidOf(after, words)) {
    const was = old.get(`${said.what} ${said.key}`);
    old.delete(`${said.what} ${said.key}`);
    if (!was) changes.push(added(said));
    else if (!sameData(was.parts, said.parts))
      changes.push({ what: said.what, before: was.parts, after: said.parts });
  }
  return [...changes, ...[...old.values()].map(({ what, parts }) => ({ what, before: parts, after: null }))];
}

/** Everything an option says about itself, each with a name by which it is found again. */
function saidOf(option: Option, words: Words): Said[] {
  const standing =
    option.kind === 'unavailable'
      ? numbered(option.reasons.map((reason) => sayReason(reason, words)))
      : sayOutlook(option, words);
  const { category, priority, labels, refs, count, hotkey, move } = option;
  const texts = {
    name: optionName(option, words),
    description: descriptionText(option, words),
    category: category && categoryText(category, words),
  };
  const facts = { priority, labels, refs, count, hotkey, params: move.params };
  return [
    ...standing,
    ...Object.entries(texts).flatMap(([what, text]) =>
      text ? [{ what, key: '', parts: [inWords(text)] }] : [],
    ),
    ...Object.entries(facts).flatMap(([what, value]) =>
      value === undefined || value === null || sameData(value, {})
        ? []
        : [{ what, key: '', parts: [asData(value)] }],
    ),
  ];
}

/** What is said of an option that can be played. */
function sayOutlook({ successChance, warnings, preview }: AvailableOption, words: Words): Said[] {
  const chance = chanceText(successChance, words);
  return [
    ...(chance === '' ? [] : [{ what: 'chance', key: '', parts: [inWords(chance)] }]),
    ...numbered(warnings.map((warning) => sayWarning(warning, words))),
    ...numbered(
      preview.map((metric) => ({
        what: 'preview',
        key: metric.key,
        parts: [inWords(`${metricLabel(metric, words)}: ${metricText(metric, words)}`)],
      })),
    ),
  ];
}

function sayReason(reason: Reason, words: Words): Said {
  const { code, context } = reason;
  const said = [asData(code), inWords(plainReasonText(reason, words))];
  return { what: 'reason', key: code, parts: context ? [...said, asData(context)] : said };
}

function sayWarning(warning: Warning, words: Words): Said {
  const { code, modifier } = warning;
  const amount = numberText(modifier, words.locale);
  const parts = [asData(code), inWords(warningText(warning, words)), inWords(`(${amount})`)];
  return { what: 'warning', key: code, parts };
}

/** Two of the same key are told apart by their order. */
function numbered(all: readonly Said[]): Said[] {
  const seen = new Map<string, number>();
  return all.map((said) => {
    const nth = seen.get(said.key) ?? 0;
    seen.set(said.key, nth + 1);
    return { ...said, key: `${said.key} ${nth}` };
  });
}

const inWords = (text: string): ChangePart => ({ kind: 'words', text });
const asData = (value: unknown): ChangePart => ({
  kind: 'data',
  text: typeof value === 'string' ? value : canonicalText(value),
});
