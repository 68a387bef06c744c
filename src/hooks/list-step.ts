import { canonicalText } from '../protocol/plain-data.js';
import type { ComposedValue, ListMember, ListStep, StepFacts } from './composer-step.js';
import type { Words } from './words.js';

/** The members of a value. One entity alone is a list of one. */
export function membersOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [value];
}

/** Some members, in whatever order. */
function setOf(members: readonly unknown[]): string {
  return members.map(canonicalText).toSorted().join();
}

/** The value on offer that has exactly these members. */
export function valueWith(
  values: readonly ComposedValue[],
  members: readonly unknown[],
): ComposedValue | undefined {
  const wanted = setOf(members);
  return values.find(({ value }) => setOf(membersOf(value)) === wanted);
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
  const { values, chosen } = facts;
  if (!values.some(({ value }) => Array.isArray(value)) || areOrdered(values)) return undefined;
  const picked = context.picked === undefined ? [] : membersOf(context.picked).map(canonicalText);
  const members = membersIn(values, picked, context.labelOf);
  const sizes = values.map(({ value }) => membersOf(value).length);
  const least = Math.min(...sizes);
  const most = Math.max(...sizes);
  const none = values.find(({ value }) => Array.isArray(value) && value.length === 0);
  const problem = problemWith({ count: picked.length, chosen, least, most }, context);
  return { ...facts, kind: 'list', members, none, least, most, problem };
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
    members.forEach((member, at) => {
      const key = canonicalText(member);
      let fact = known.get(key);
      if (!fact) {
        const name = labelOf(member) ?? memberLabels?.[at] ?? (typeof member === 'string' ? member : key);
        fact = { key, value: member, label: name, picked: picked.includes(key), total: 0, available: 0 };
        known.set(key, fact);
      }
      // The label of a list of one is that of its member.
      if (members.length === 1) fact.label = label;
      if (!counts) return;
      fact.total += total;
      fact.available += available;
    });
  }
  return [...known.values()];
}

interface Picking {
  readonly count: number;
  readonly chosen: boolean;
  readonly least: number;
  readonly most: number;
}

/** Why what is picked cannot be chosen, or why no more can be picked. */
function problemWith(
  { count, chosen, least, most }: Picking,
  { refused, words }: ListContext,
): string | null {
  if (refused)
    return count >= most
      ? words.say('composer.too-many', { count: most }, 'At most {count} can be picked.')
      : words.say('composer.not-together', {}, 'This cannot be picked beside the others.');
  if (chosen || count === 0) return null;
  return count < least
    ? words.say('composer.too-few', { count, least }, '{count} picked: choose at least {least}.')
    : words.say('composer.pick-more', {}, 'This is not on offer alone: pick more, or others.');
}

function areOrdered(values: readonly ComposedValue[]): boolean {
  const sets = values.map(({ value }) => membersOf(value));
  return (
    new Set(sets.map(setOf)).size < sets.length ||
    sets.some((members) => new Set(members.map(canonicalText)).size < members.length)
  );
}
