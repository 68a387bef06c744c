import { useMemo } from 'react';
import type { Option } from '../protocol/option.js';
import { optionById } from '../protocol/options/option-index.js';
import { selectGroups } from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';

// More are searched for, not scrolled through.
const MOST = 100;

/** The first options of the same category, without the option itself, and a way to focus one of them. */
export function useCompareChoices(option: Option) {
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
