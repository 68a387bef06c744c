import { useMemo } from 'react';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import { optionById } from '../protocol/options/option-index.js';
import { selectGroups } from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';

/** What an option can be compared with. */
export interface UseCompareChoicesResult {
  /** The first options of its category, without the option itself. */
  readonly choices: readonly Option[];
  /** Points at one of them. */
  choose(id: OptionId): void;
}

// More are searched for, not scrolled through.
const MOST = 100;

/** The options of the same category, to be pointed at without a pointer. */
export function useCompareChoices(option: Option): UseCompareChoicesResult {
  const { focus: choose } = useGameStore();
  const groups = useGame(selectGroups);
  const index = useGame((state) => state.optionIndex);
  const choices = useMemo(() => {
    const group = groups.find(({ category }) => category === option.category);
    const ids = group?.ids.slice(0, MOST) ?? [];
    return ids.flatMap((id) => (id === option.id ? [] : (optionById(index, id) ?? [])));
  }, [groups, index, option.id, option.category]);
  return { choices, choose };
}
