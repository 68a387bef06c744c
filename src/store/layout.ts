import type { EntityId, OptionId } from '../protocol/ids.js';
import type { OptionBook, OptionSource } from '../protocol/option-book.js';
import type { Option } from '../protocol/option.js';

/** The options of one category, most important first. */
export interface OptionGroup {
  readonly category: string | null;
  readonly ids: readonly OptionId[];
}

/** How options are arranged: which belong together, and which touch an entity. Knows ids only, so it outlives changes. */
export class OptionLayout {
  readonly #book: OptionBook;
  #groups: readonly OptionGroup[] | undefined;
  #entities: ReadonlyMap<EntityId, readonly OptionId[]> | undefined;

  constructor(book: OptionBook) {
    this.#book = book;
  }

  /** The options by category. */
  get groups(): readonly OptionGroup[] {
    this.#groups ??= groupsOf(this.#book);
    return this.#groups;
  }

  /** The options that touch each entity. */
  get entities(): ReadonlyMap<EntityId, readonly OptionId[]> {
    this.#entities ??= entitiesOf(this.#book.options);
    return this.#entities;
  }
}

// Where an option belongs is read off what it is made from: arranging many options must not make them all.

function categoryOf(source: OptionSource): string | null {
  if ('action' in source) return source.action.category ?? source.report.unitId;
  return source.metadata?.category ?? null;
}

function priorityOf(source: OptionSource): number {
  return 'action' in source ? 0 : (source.metadata?.priority ?? 0);
}

interface Gathered {
  readonly category: string | null;
  readonly ids: OptionId[];
  /** The priority of the last one. */
  lowest: number;
  inOrder: boolean;
}

function groupsOf({ contents }: OptionBook): OptionGroup[] {
  const { sources, ids, positions } = contents;
  const groups = new Map<string | null, Gathered>();
  let group: Gathered | undefined;
  for (let place = 0; place < sources.length; place += 1) {
    const source = sources[place]!;
    const category = categoryOf(source);
    const priority = priorityOf(source);
    // Most often an option stands beside others of its category.
    if (group?.category !== category) group = groups.get(category);
    if (group) {
      if (priority > group.lowest) group.inOrder = false;
      group.lowest = priority;
      group.ids.push(ids[place]!);
    } else {
      group = { category, ids: [ids[place]!], lowest: priority, inOrder: true };
      groups.set(category, group);
    }
  }
  const priorityAt = (id: OptionId) => priorityOf(sources[positions.get(id)!]!);
  return Array.from(groups.values(), (gathered) => {
    if (!gathered.inOrder) gathered.ids.sort((a, b) => priorityAt(b) - priorityAt(a));
    return { category: gathered.category, ids: gathered.ids };
  });
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
