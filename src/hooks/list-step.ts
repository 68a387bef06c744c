import { canonicalText } from '../protocol/plain-data.js';
import type { ComposedValue, ListMember, ListStep, StepFacts } from './composer-step.js';
import type { Words } from './words.js';

/** The members of a value. One entity alone is a list of one. */
export function membersOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [value];
}

/** The value on offer that has exactly these members. */
export function valueWith(values: readonly ComposedValue[], members: readonly unknown[]) {
  return values.find(
    (value) => membersOf(value.value).length === members.length && canHold([value], members),
  );
}

/** Whether a value on offer has all of these members, and maybe others. */
export function canHold(values: readonly ComposedValue[], members: readonly unknown[]): boolean {
  const keys = members.map(canonicalText);
  return values.some(({ value }) => holds(value, keys));
}

function holds(value: unknown, keys: readonly string[]): boolean {
  const own = new Set(membersOf(value).map(canonicalText));
  return keys.every((key) => own.has(key));
}

/** What a list step is made with. */
export interface ListContext {
  /** The list that is chosen, or the members picked so far. */
  readonly picked: unknown;
  /** Whether one more member was refused. */
  readonly refused: boolean;
  readonly words: Words;
  /** What the game calls a member. */
  readonly labelOf: (member: unknown) => string | undefined;
}

/** The values as a choice of members; `undefined` where they are no lists, or lists whose order matters. */
export function listStep(facts: StepFacts, context: ListContext): ListStep | undefined {
  const { values } = facts;
  if (!values.some(({ value }) => Array.isArray(value)) || areOrdered(values)) return undefined;
  const picked = context.picked === undefined ? [] : membersOf(context.picked).map(canonicalText);
  const sizes = values.map(({ value }) => membersOf(value).length);
  const step = {
    ...facts,
    kind: 'list' as const,
    members: membersIn(values, picked, context.labelOf),
    none: values.find(({ value }) => Array.isArray(value) && value.length === 0),
    least: Math.min(...sizes),
    most: Math.max(...sizes),
  };
  return { ...step, problem: problemWith(step, picked.length, context) };
}

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/** All members there are. How many options each has is counted over the lists that hold what is picked. */
function membersIn(
  values: readonly ComposedValue[],
  picked: readonly string[],
  labelOf: ListContext['labelOf'],
): ListMember[] {
  const known = new Map<string, Draft<ListMember>>();
  for (const { value, label, memberLabels, total, available } of values) {
    const members = membersOf(value);
    const counts = holds(value, picked);
    for (const [index, member] of members.entries()) {
      const key = canonicalText(member);
      const name = labelOf(member) ?? memberLabels?.[index] ?? (typeof member === 'string' ? member : key);
      const fresh = { key, value: member, label: name, picked: picked.includes(key), total: 0, available: 0 };
      const fact = known.get(key) ?? fresh;
      known.set(key, fact);
      // The label of a list of one is that of its member.
      if (members.length === 1) fact.label = label;
      if (!counts) continue;
      fact.total += total;
      fact.available += available;
    }
  }
  return [...known.values()];
}

/** Why what is picked cannot be chosen, or why no more can be picked. */
function problemWith(
  { chosen, least, most }: Omit<ListStep, 'problem'>,
  count: number,
  { refused, words }: ListContext,
): string | null {
  if (refused && count >= most)
    return words.say('composer.too-many', { count: most }, 'At most {count} can be picked.');
  if (refused) return words.say('composer.not-together', {}, 'This cannot be picked beside the others.');
  if (chosen || count === 0) return null;
  return count < least
    ? words.say('composer.too-few', { count, least }, '{count} picked: choose at least {least}.')
    : words.say('composer.pick-more', {}, 'This is not on offer alone: pick more, or others.');
}

function areOrdered(values: readonly ComposedValue[]): boolean {
  const sets = values.map(({ value }) => membersOf(value).map(canonicalText));
  return (
    new Set(sets.map((members) => members.toSorted().join())).size < sets.length ||
    sets.some((members) => new Set(members).size < members.length)
  );
}
