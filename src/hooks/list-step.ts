import { canonicalText } from '../protocol/plain-data.js';
import type { ComposedValue, ListMember, ListStep, StepFacts } from './composer-step.js';

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

/** The values as a choice of members; `undefined` where they are no lists, or lists whose order matters. */
export function listStep(
  facts: StepFacts,
  draft: readonly unknown[] | undefined,
  labelOf: (member: unknown) => string | undefined,
): ListStep | undefined {
  const { values } = facts;
  if (!values.some(({ value }) => Array.isArray(value)) || areOrdered(values)) return undefined;
  const chosen = values.find((value) => value.chosen);
  const known = new Map<string, { -readonly [Key in keyof ListMember]: ListMember[Key] }>();
  const sizes = values.map(({ value }) => membersOf(value).length);
  const picked = new Set((chosen ? membersOf(chosen.value) : (draft ?? [])).map(canonicalText));
  for (const { value, label, total, available } of values) {
    const members = membersOf(value);
    for (const member of members) {
      const key = canonicalText(member);
      let fact = known.get(key);
      if (!fact) {
        const name = labelOf(member) ?? (typeof member === 'string' ? member : key);
        fact = { key, value: member, label: name, picked: picked.has(key), total: 0, available: 0 };
        known.set(key, fact);
      }
      // The label of a list of one is that of its member.
      if (members.length === 1) fact.label = label;
      fact.total += total;
      fact.available += available;
    }
  }
  const members = [...known.values()];
  const count = members.filter((member) => member.picked).length;
  const least = Math.min(...sizes);
  const most = Math.max(...sizes);
  const none = values.find(({ value }) => Array.isArray(value) && value.length === 0);
  const problem = chosen || count === 0 ? null : problemWith(count, least, most);
  return { ...facts, kind: 'list', members, none, least, most, problem };
}

function problemWith(count: number, least: number, most: number): string {
  if (count < least) return `${count} picked: choose at least ${least}.`;
  return count > most ? `${count} picked: at most ${most} can be.` : 'This combination is not on offer.';
}

function areOrdered(values: readonly ComposedValue[]): boolean {
  const sets = values.map(({ value }) => membersOf(value));
  return (
    new Set(sets.map(setOf)).size < sets.length ||
    sets.some((members) => new Set(members.map(canonicalText)).size < members.length)
  );
}
