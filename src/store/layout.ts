import type { EntityId, OptionId } from '../protocol/ids.js';
import type { OptionBook, OptionSource } from '../protocol/option-book.js';
import type { Option } from '../protocol/option.js';
import { sameData } from '../protocol/plain-data.js';

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

/** The layout of options; the same one as before if only their contents changed. */
export function layoutOf(
  book: OptionBook,
  previous: { readonly book: OptionBook; readonly layout: OptionLayout },
): OptionLayout {
  if (book.positions !== previous.book.positions) return new OptionLayout(book);
  const [now, before] = [book.contents.sources, previous.book.contents.sources];
  const alike = (place: number) => arrangedAlike(now[place]!, before[place]!);
  const same = book.changed ? book.changed.every(alike) : now.every((_, place) => alike(place));
  return same ? previous.layout : new OptionLayout(book);
}

/** Where an option belongs, read off what it is made from: arranging many options must not make them all. */
function placeOf(source: OptionSource) {
  if ('action' in source) return { category: source.report.unitId, priority: 0, refs: undefined };
  const { category = null, priority = 0, refs } = source.metadata ?? {};
  return { category, priority, refs };
}

function arrangedAlike(a: OptionSource, b: OptionSource): boolean {
  if (a === b) return true;
  const [now, before] = [placeOf(a), placeOf(b)];
  return (
    now.category === before.category && now.priority === before.priority && sameData(now.refs, before.refs)
  );
}

function groupsOf({ contents }: OptionBook): OptionGroup[] {
  const { sources, ids } = contents;
  const byCategory = new Map<string | null, { id: OptionId; priority: number }[]>();
  sources.forEach((source, place) => {
    const { category, priority } = placeOf(source);
    const member = { id: ids[place]!, priority };
    const group = byCategory.get(category);
    if (group) group.push(member);
    else byCategory.set(category, [member]);
  });
  return Array.from(byCategory, ([category, members]) => ({
    category,
    ids: members.toSorted((a, b) => b.priority - a.priority).map(({ id }) => id),
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
