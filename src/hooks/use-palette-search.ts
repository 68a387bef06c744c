import { useMemo, useState } from 'react';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import { selectOptions } from '../store/selectors.js';
import { useGame } from './GameProvider.js';
import { searchOptions } from './search-options.js';
import { useWords } from './WordsProvider.js';

interface Search {
  readonly query: string;
  /** The result that arrow keys or the pointer reached, and its index. */
  readonly active: { readonly id: OptionId; readonly index: number } | null;
  /** The option that was chosen and cannot be played. */
  readonly refused: OptionId | null;
}

const NEW_SEARCH: Search = { query: '', active: null, refused: null };
const NO_OPTIONS: readonly Option[] = [];
const selectNone = () => NO_OPTIONS;

/**
 * The search of a palette, which looks at options while it is open, and the result that Enter chooses. The active result
 * stays active wherever it moves when the options change; if it goes away, the one that took its place is.
 */
export function usePaletteSearch(open: boolean) {
  const words = useWords();
  const [search, setSearch] = useState(NEW_SEARCH);
  const { query, active } = search;
  const options = useGame<readonly Option[]>(open ? selectOptions : selectNone);
  const found = useMemo(() => searchOptions(options, query, words), [options, query, words]);
  const index = indexOf(active, found.options);
  const option = found.options[index];

  if (!open && search !== NEW_SEARCH) setSearch(NEW_SEARCH);
  // Remembered as it moves, so that its index is known when the option is gone.
  else if (option && (option.id !== active?.id || index !== active.index))
    setSearch({ ...search, active: { id: option.id, index } });

  function go(to: number, isRefused: boolean): void {
    const id = found.options[to]?.id;
    if (id !== undefined) setSearch({ query, active: { id, index: to }, refused: isRefused ? id : null });
  }

  return {
    query,
    found,
    searched: options.length,
    index,
    option,
    // Chosen, although it cannot be played.
    refused: option?.kind === 'unavailable' && option.id === search.refused ? option : null,
    type: (text: string) => setSearch({ ...NEW_SEARCH, query: text }),
    move: (to: number) => go(to, false),
    refuse: (to: number) => go(to, true),
  };
}

function indexOf(active: Search['active'], options: readonly Option[]): number {
  if (!active || options[active.index]?.id === active.id) return active?.index ?? 0;
  const index = options.findIndex(({ id }) => id === active.id);
  return index >= 0 ? index : Math.max(0, Math.min(active.index, options.length - 1));
}
