import { useMemo, useState } from 'react';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import { selectOptions } from '../store/selectors.js';
import { useGame } from './GameProvider.js';
import { searchOptions } from './search-options.js';
import { useWords } from './WordsProvider.js';

/** What is searched, and the result that arrow keys or the pointer reached. */
interface Search {
  readonly query: string;
  readonly id: OptionId | null;
  readonly index: number;
  /** Whether the result was chosen and cannot be played. */
  readonly refused: boolean;
}

const NEW_SEARCH: Search = { query: '', id: null, index: 0, refused: false };
const NO_OPTIONS: readonly Option[] = [];

/**
 * The search of a palette, which looks at options while it is open, and the result that Enter chooses. The active result
 * stays active wherever it moves when the options change; if it goes away, the one that took its place is.
 */
export function usePaletteSearch(open: boolean) {
  const words = useWords();
  const [search, setSearch] = useState(NEW_SEARCH);
  const { query } = search;
  const options = useGame((state) => (open ? selectOptions(state) : NO_OPTIONS));
  const found = useMemo(() => searchOptions(options, query, words), [options, query, words]);
  const index = indexIn(found.options, search);
  const option = found.options[index];
  const refused = search.refused && option?.id === search.id;

  if (!open && search !== NEW_SEARCH) setSearch(NEW_SEARCH);
  // Remembered as it moves, so that its index is known when the option is gone.
  else if (option && (option.id !== search.id || index !== search.index)) go(index, refused);

  function go(to: number, isRefused: boolean): void {
    const id = found.options[to]?.id;
    if (id !== undefined) setSearch({ query, id, index: to, refused: isRefused });
  }

  return {
    query,
    found,
    searched: options.length,
    index,
    option,
    refused: refused && option?.kind === 'unavailable' ? option : null,
    type: (text: string) => setSearch({ ...NEW_SEARCH, query: text }),
    move: (to: number) => go(to, false),
    refuse: (to: number) => go(to, true),
  };
}

function indexIn(options: readonly Option[], { id, index }: Search): number {
  if (id === null || options[index]?.id === id) return index;
  const found = options.findIndex((option) => option.id === id);
  return found >= 0 ? found : Math.max(0, Math.min(index, options.length - 1));
}
