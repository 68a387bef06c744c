import type { EntityId, OptionId } from '../protocol/ids.js';
import { partsOf, type OptionBook } from '../protocol/option-book.js';
import type { Option } from '../protocol/option.js';

/** The options of one category, most important first. */
export interface OptionGroup {
  readonly category: string | null;
  readonly ids: readonly OptionId[];
}

/** How options are arranged: which belong together, and which touch an entity. Knows ids only, so it outlives changes. */
export interface OptionLayout {
  /** The options by category. Found while a snapshot is read, not when a menu is to appear. */
  readonly groups: readonly OptionGroup[];
  /** The options that touch each entity. Found when first asked for. */
  readonly entities: ReadonlyMap<EntityId, readonly OptionId[]>;
}

/** How the options of a book are arranged. */
export function layoutOf(book: OptionBook): OptionLayout {
  let entities: OptionLayout['entities'] | undefined;
  return {
    groups: groupsOf(book),
    get entities() {
      return (entities ??= entitiesOf(book.options));
    },
  };
}

// Where an option belongs is read off what it is made from: arranging many options must not make them all.

function groupsOf({ sources, ids, positions }: OptionBook): OptionGroup[] {
  const groups = new Map<string | null, OptionId[]>();
  let ranked = false;
  let last: string | null | undefined;
  let group: OptionId[] = [];
  for (let place = 0; place < sources.length; place += 1) {
    const source = sources[place]!;
    const parts = partsOf(source);
    const category = parts?.category ?? ('action' in source ? source.report.unitId : null);
    // Most often an option stands beside others of its category.
    if (category !== last) {
      group = groups.get(category) ?? [];
      groups.set((last = category), group);
    }
    group.push(ids[place]!);
    if (parts?.priority) ranked = true;
  }
  const rankOf = (id: OptionId) => partsOf(sources[positions.get(id)!]!)?.priority ?? 0;
  return Array.from(groups, ([category, members]) => ({
    category,
    ids: ranked ? members.toSorted((a, b) => rankOf(b) - rankOf(a)) : members,
  }));
}

function entitiesOf(options: readonly Option[]): Map<EntityId, OptionId[]> {
  const entities = new Map<EntityId, OptionId[]>();
  for (const option of options) {
    for (const { id } of option.refs) {
      const touching = entities.get(id);
      if (!touching) entities.set(id, [option.id]);
      else if (touching.at(-1) !== option.id) touching.push(option.id);
    }
  }
  return entities;
}
