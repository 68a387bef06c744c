import { useMemo, useState } from 'react';
import { optionById } from '../protocol/options/option-index.js';
import type { GameState } from '../store/game-store.js';
import { selectGroups } from '../store/selectors.js';
import { arrangeOptions, type OptionSearch, type UnavailableMode } from './arrange-options.js';
import { useGame } from './GameProvider.js';
import { useWords } from './WordsProvider.js';

/** How a menu's options are arranged. */
export interface MenuArrangementOptions {
  /** Gives the menu a search field: finds the options for what is typed. `searchOptions` of the kit does. */
  readonly search?: OptionSearch | undefined;
  /** How unavailable options are shown, where the embedder decides. */
  readonly unavailable?: UnavailableMode | undefined;
  /** How they are shown at first, where the player decides. */
  readonly defaultUnavailable?: UnavailableMode | undefined;
  /** Called when the player wants them shown otherwise. */
  readonly onUnavailableChange?: ((mode: UnavailableMode) => void) | undefined;
}

const selectIndex = ({ optionIndex }: GameState) => optionIndex;
const selectNone = (_: GameState) => null;

/** The options by category, searched and arranged as the player wants it. Looks at options only when asked to. */
export function useMenuArrangement({
  search,
  unavailable: given,
  defaultUnavailable = 'show',
  onUnavailableChange,
}: MenuArrangementOptions) {
  const words = useWords();
  const [typed, setQuery] = useState('');
  const [own, setOwn] = useState(defaultUnavailable);
  const query = search ? typed : '';
  const mode = given ?? own;
  const searched = query.trim() !== '';
  const all = useGame(selectGroups);
  const index = useGame(searched || mode !== 'show' ? selectIndex : selectNone);
  const options = searched && index ? index.list : null;
  const found = useMemo(
    () => (search && options ? new Set(search(options, query, words).options.map(({ id }) => id)) : null),
    [search, options, query, words],
  );
  const groups = useMemo(
    () => (index ? arrangeOptions(all, { mode, found, optionOf: (id) => optionById(index, id) }) : all),
    [all, index, mode, found],
  );
  return {
    groups,
    /** All options, those left out included. */
    total: useGame((state) => state.options.length),
    query,
    unavailable: mode,
    setQuery,
    setUnavailable(next: UnavailableMode) {
      setOwn(next);
      if (next !== mode) onUnavailableChange?.(next);
    },
  };
}
