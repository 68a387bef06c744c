import type { OptionId } from '../ids.js';
import type { Option } from '../option.js';

/** The options of one category, most important first. */
export interface OptionGroup {
  readonly category: string | null;
  readonly ids: readonly OptionId[];
}

/** The options by category, in the order in which the categories appear. */
export function groupOptions(options: readonly Option[]): readonly OptionGroup[] {
  const groups = new Map<string | null, Option[]>();
  for (const option of options) {
    const members = groups.get(option.category);
    if (members) members.push(option);
    else groups.set(option.category, [option]);
  }
  return Array.from(groups, ([category, members]) => ({
    category,
    ids: members.toSorted((a, b) => b.priority - a.priority).map(({ id }) => id),
  }));
}
