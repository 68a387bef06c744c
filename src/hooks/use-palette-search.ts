import { useEffect, useMemo, useRef, useState } from 'react';
import type { OptionId } from '../protocol/ids.js';
import type { Option, UnavailableOption } from '../protocol/option.js';
import type { GameState } from '../store/game-store.js';
import { selectOptions } from '../store/selectors.js';
import { useGame } from './GameProvider.js';
import { prepareInSlices } from './prepare-in-slices.js';
import { NOTHING_FOUND, searchBook, type FoundInBook } from './search-book.js';
import { useAfterPaint } from './use-after-paint.js';
import type { Words } from './words.js';
import { useWords } from './WordsProvider.js';

interface Search {
  readonly query: string;
  /** What the key that was pressed found. */
  readonly answer: {
    readonly options: readonly Option[];
    readonly words: Words;
    readonly found: FoundInBook;
  } | null;
  /** The result the player went to, and where it stood. */
  readonly active: { readonly id: OptionId; readonly place: number } | null;
  /** What was asked for and cannot be done. */
  readonly refused: OptionId | null;
}

/** A search, what it found, and the result that Enter chooses. */
export interface UsePaletteSearchResult {
  readonly query: string;
  readonly found: FoundInBook;
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
  /** Makes the result active that has the mark already: to render that can wait for a frame. */
  follow(place: number): void;
  /** The place of the active result, also if that was not rendered yet. */
  current(): number;
  /** Asks for something that cannot be done. */
  refuse(place: number): void;
}

const NEW_SEARCH: Search = { query: '', answer: null, active: null, refused: null };
const selectNone = (_: GameState): null => null;

/**
 * Searches all options while a palette is open; looks at none while it is closed. The active result stays active
 * wherever it moves when the options change; if it goes away, the one that took its place is.
 */
export function usePaletteSearch(open: boolean): UsePaletteSearchResult {
  const words = useWords();
  const [search, setSearch] = useState(NEW_SEARCH);
  const followed = useRef<Search['active']>(null);
  const putOff = useAfterPaint();
  const options = useGame<readonly Option[] | null>(open ? selectOptions : selectNone);
  const { query, answer, active } = search;
  const found = useMemo(() => {
    if (!options) return NOTHING_FOUND;
    return answer?.options === options && answer.words === words
      ? answer.found
      : searchBook(options, query, words);
  }, [options, words, query, answer]);
  const place = placeOf(active, found);
  const option = found.at(place);

  if (!open && search !== NEW_SEARCH) setSearch(NEW_SEARCH);
  // Remembered as it moves, so that the place is known when the option is gone.
  else if (option && (option.id !== active?.id || place !== active.place))
    setSearch({ ...search, active: { id: option.id, place } });

  // After the list was painted, and before somebody has typed.
  useEffect(() => {
    if (options) return prepareInSlices(options, words);
  }, [options, words]);

  /** What is known now takes the place of what was put off. */
  function callOff(): void {
    putOff(null);
    followed.current = null;
  }

  function go(to: number, isRefused: boolean): void {
    callOff();
    const id = found.idAt(to);
    if (id === undefined) return;
    setSearch((last) => ({ ...last, active: { id, place: to }, refused: isRefused ? id : null }));
  }

  return {
    query,
    found,
    searched: options?.length ?? 0,
    place,
    option,
    refused: option?.kind === 'unavailable' && option.id === search.refused ? option : null,
    type(text) {
      callOff();
      // Searched for here, so that it is known before anything is rendered what is active.
      const next = options && { options, words, found: searchBook(options, text, words) };
      const id = next?.found.idAt(0);
      setSearch({
        query: text,
        answer: next,
        active: id === undefined ? null : { id, place: 0 },
        refused: null,
      });
    },
    move: (to) => go(to, false),
    follow(to) {
      const id = found.idAt(to);
      followed.current = id === undefined ? null : { id, place: to };
      putOff(() => go(to, false));
    },
    current: () => (followed.current ? placeOf(followed.current, found) : place),
    refuse: (to) => go(to, true),
  };
}

function placeOf(active: Search['active'], { count, idAt }: FoundInBook): number {
  if (!active || idAt(active.place) === active.id) return active?.place ?? 0;
  for (let place = 0; place < count; place += 1) if (idAt(place) === active.id) return place;
  return Math.max(0, Math.min(active.place, count - 1));
}
