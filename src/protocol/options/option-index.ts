import type { OptionId } from '../ids.js';
import type { Option } from '../option.js';
import type { OptionGroup } from './option-groups.js';
import type { Quarantined } from './quarantine.js';

/** The options of one snapshot. Immutable: what did not change since the snapshot before is the same object. */
export interface OptionIndex {
  /** All options, in the order the engine gave. */
  readonly list: readonly Option[];
  /** The position of each option in the list. The same map while moves change in their places. */
  readonly positions: ReadonlyMap<OptionId, number>;
  /** The options' ids by category. The same list while no move changes its group. */
  readonly groups: readonly OptionGroup[];
  /** Published data that could not be read. */
  readonly quarantine: readonly Quarantined[];
  /** The move or action that each option was read from; the option itself, if it stands for several. */
  readonly sources: readonly object[];
}

/** No options. */
export const NO_OPTIONS: OptionIndex = {
  list: [],
  positions: new Map(),
  groups: [],
  quarantine: [],
  sources: [],
};

/** One option, while it exists. */
export function optionById({ list, positions }: OptionIndex, id: OptionId): Option | undefined {
  const position = positions.get(id);
  return position === undefined ? undefined : list[position];
}
