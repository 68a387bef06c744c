import { formatChance } from '../protocol/chance.js';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import { canonicalText, sameData } from '../protocol/plain-data.js';
import { formatMetric } from '../protocol/preview.js';
import { optionsOf } from '../protocol/read-options.js';
import type { Reason } from '../protocol/reason.js';
import type { Snapshot } from '../protocol/snapshot.js';

/** One thing about an option that is not as it was. Nothing before is new, nothing after is gone. */
export interface Change {
  /** What changed: `reason`, `preview`, `name`. */
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
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

/** What is different between two snapshots, option by option, those that went grey first. */
export function differencesBetween(before: Snapshot, after: Snapshot): readonly OptionDifference[] {
  const old = new Map(optionsOf(before).map((option) => [option.id, option]));
  const found: OptionDifference[] = [];
  for (const option of optionsOf(after)) {
    const difference = differenceOf(old.get(option.id), option);
    if (difference) found.push(difference);
    old.delete(option.id);
  }
  for (const option of old.values()) found.push(differenceOf(option, undefined)!);
  return found.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

const ORDER = ['greyed', 'opened', 'appeared', 'vanished', 'changed'];

/** What is different about one option; `null` if nothing is. */
export function differenceOf(before: Option | undefined, after: Option | undefined): OptionDifference | null {
  const known = after ?? before;
  if (!known || before === after) return null;
  const about = { id: known.id, name: known.name, move: known.move };
  if (!before) return { ...about, kind: 'appeared', changes: saidOf(after!).map(added) };
  if (!after) return { ...about, kind: 'vanished', changes: [] };
  const changes = changesBetween(before, after);
  if (before.kind !== after.kind)
    return { ...about, kind: after.kind === 'unavailable' ? 'greyed' : 'opened', changes };
  return changes.length > 0 ? { ...about, kind: 'changed', changes } : null;
}

interface Said {
  readonly what: string;
  /** Tells it from others of the same sort, whatever its values. */
  readonly key: string;
  readonly text: string;
}

const added = ({ what, text }: Said): Change => ({ what, before: null, after: text });

function changesBetween(before: Option, after: Option): Change[] {
  const old = new Map(saidOf(before).map((said) => [`${said.what} ${said.key}`, said]));
  const changes: Change[] = [];
  for (const said of saidOf(after)) {
    const was = old.get(`${said.what} ${said.key}`);
    old.delete(`${said.what} ${said.key}`);
    if (!was) changes.push(added(said));
    else if (was.text !== said.text) changes.push({ what: said.what, before: was.text, after: said.text });
  }
  return [...changes, ...[...old.values()].map(({ what, text }) => ({ what, before: text, after: null }))];
}

/** Everything an option says about itself, each with a name by which it is found again. */
function saidOf(option: Option): Said[] {
  const { name, description, category, priority, labels, refs, count, hotkey, move } = option;
  const facts = { name, description, category, priority, labels, refs, count, hotkey, params: move.params };
  const said = Object.entries(facts).flatMap(([what, value]) =>
    value === undefined || value === null || sameData(value, {})
      ? []
      : [{ what, key: '', text: show(value) }],
  );
  if (option.kind === 'unavailable')
    return [...numbered(option.reasons.map((reason) => sayReason(reason))), ...said];
  const { successChance, warnings, preview } = option;
  return [
    ...(successChance === 'unknown' ? [] : [{ what: 'chance', key: '', text: formatChance(successChance) }]),
    ...numbered(
      warnings.map(({ code, description: text, modifier }) => ({
        what: 'warning',
        key: code,
        text: `${code}: ${text} (${modifier})`,
      })),
    ),
    ...numbered(
      preview.map((metric) => ({
        what: 'preview',
        key: metric.key,
        text: `${metric.label}: ${formatMetric(metric)}`,
      })),
    ),
    ...said,
  ];
}

function sayReason({ code, text, context }: Reason): Said {
  return { what: 'reason', key: code, text: `${code}: ${text}${context ? ` ${show(context)}` : ''}` };
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

const show = (value: unknown) => (typeof value === 'string' ? value : canonicalText(value));
