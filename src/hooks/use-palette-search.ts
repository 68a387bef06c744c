import { useEffect, useMemo, useState } from 'react';
import type { OptionId } from '../protocol/ids.js';
import type { Option, UnavailableOption } from '../protocol/option.js';
import type { GameStoreState } from '../store/game-store.js';
import { selectOptions } from '../store/selectors.js';
import { useGame } from './GameProvider.js';
import { prepareSearch, searchOptions, type FoundOptions } from './search-options.js';

interface Search {
  readonly query: string;
  /** The result the player went to, and where it stood. */
  readonly active: { readonly id: OptionId; readonly place: number } | null;
  /** What was asked for and cannot be done. */
  readonly refused: OptionId | null;
}

/** A search, what it found, and the result that Enter chooses. */
export interface UsePaletteSearchResult {
  readonly query: string;
  readonly found: FoundOptions;
  /** How many options were searched. */
  readonly searched: number;
  /** The place of the active result, from 0. */
  readonly place: number;
  /** The active result, if anything was found. */
  readonly option: Option | undefined;
  /** The active result, once it was asked for although it cannot be done. */
  readonly refused: UnavailableOption | null;
  /** Searches for something else. */
  type(query: string): void;
  /** Makes another result the active one. */
  move(place: number): void;
  /** Asks for something that cannot be done. */
  refuse(place: number): void;
}

const NEW_SEARCH: Search = { query: '', active: null, refused: null };
const NO_OPTIONS: readonly Option[] = [];
const selectNone = (_: GameStoreState): readonly Option[] => NO_OPTIONS;

/**
 * Searches all options while a palette is open; looks at none while it is closed. The active result stays active
 * wherever it moves when the options change; if it goes away, the one that took its place is.
 */
export function usePaletteSearch(open: boolean): UsePaletteSearchResult {
  const [search, setSearch] = useState(NEW_SEARCH);
  const options = useGame(open ? selectOptions : selectNone);
  const { query, active } = search;
  const found = useMemo(() => searchOptions(options, query), [options, query]);
  const place = useMemo(() => placeOf(active, found.options), [active, found]);
  const option = found.options[place];

  if (!open && search !== NEW_SEARCH) setSearch(NEW_SEARCH);
  // Remembered as it moves, so that the place is known when the option is gone.
  else if (option && (option.id !== active?.id || place !== active.place))
    setSearch({ ...search, active: { id: option.id, place } });

  // After the list was painted, and before somebody has typed.
  useEffect(() => {
    const timer = setTimeout(() => prepareSearch(options));
    return () => clearTimeout(timer);
  }, [options]);

  function go(to: number, isRefused: boolean): void {
    const next = found.options[to];
    if (!next) return;
    setSearch({ query, active: { id: next.id, place: to }, refused: isRefused ? next.id : null });
  }

  return {
    query,
    found,
    searched: options.length,
    place,
    option,
    refused: option?.kind === 'unavailable' && option.id === search.refused ? option : null,
    type: (text) => setSearch({ ...NEW_SEARCH, query: text }),
    move: (to) => go(to, false),
    refuse: (to) => go(to, true),
  };
}

function placeOf(active: Search['active'], options: readonly Option[]): number {
  if (!active || options[active.place]?.id === active.id) return active?.place ?? 0;
  const at = options.findIndex(({ id }) => id === active.id);
  return at >= 0 ? at : Math.max(0, Math.min(active.place, options.length - 1));
}
