import type { EntityId, OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import { sameData } from '../protocol/plain-data.js';

/** The options of one category, most important first. */
export interface OptionGroup {
  readonly category: string | null;
  readonly ids: readonly OptionId[];
}

/** How options are arranged: which belong together, and which touch an entity. Knows ids only, so it outlives changes. */
export class OptionLayout {
  readonly groups: readonly OptionGroup[];
  readonly #options: readonly Option[];
  #entities: ReadonlyMap<EntityId, readonly OptionId[]> | undefined;

  constructor(options: readonly Option[]) {
    this.#options = options;
    this.groups = groupsOf(options);
  }

  /** The options that touch each entity. Made when first asked for. */
  get entities(): ReadonlyMap<EntityId, readonly OptionId[]> {
    this.#entities ??= entitiesOf(this.#options);
    return this.#entities;
  }
}

/** The layout of options; the same one as before if only their contents changed. */
export function layoutOf(
  options: readonly Option[],
  previous: { readonly options: readonly Option[]; readonly layout: OptionLayout },
): OptionLayout {
  const same =
    options.length === previous.options.length &&
    options.every((option, at) => {
      const before = previous.options[at];
      return option === before || (before !== undefined && arrangedAlike(option, before));
    });
  return same ? previous.layout : new OptionLayout(options);
}

function arrangedAlike(a: Option, b: Option): boolean {
  return a.id === b.id && a.category === b.category && a.priority === b.priority && sameData(a.refs, b.refs);
}

function groupsOf(options: readonly Option[]): OptionGroup[] {
  const byCategory = new Map<string | null, Option[]>();
  for (const option of options) {
    const group = byCategory.get(option.category);
    if (group) group.push(option);
    else byCategory.set(option.category, [option]);
  }
  return Array.from(byCategory, ([category, members]) => ({
    category,
    ids: members.toSorted((a, b) => b.priority - a.priority).map((option) => option.id),
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
