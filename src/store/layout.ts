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
  return 'action' in source ? source.report.unitId : (source.metadata?.category ?? null);
}

function priorityOf(source: OptionSource): number {
  return 'action' in source ? 0 : (source.metadata?.priority ?? 0);
}

function groupsOf({ contents }: OptionBook): OptionGroup[] {
  const { sources, ids } = contents;
  const places = new Map<string | null, number[]>();
  sources.forEach((source, place) => {
    const category = categoryOf(source);
    const group = places.get(category);
    if (group) group.push(place);
    else places.set(category, [place]);
  });
  const priority = (place: number) => priorityOf(sources[place]!);
  return Array.from(places, ([category, members]) => {
    const inOrder = members.every((place, at) => at === 0 || priority(members[at - 1]!) >= priority(place));
    if (!inOrder) members.sort((a, b) => priority(b) - priority(a));
    return { category, ids: members.map((place) => ids[place]!) };
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
