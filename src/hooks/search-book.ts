import type { OptionId } from '../protocol/ids.js';
import type { OptionBook, OptionSource } from '../protocol/option-book.js';
import type { Option } from '../protocol/option.js';
import { rankPlaces } from './rank-places.js';
import { searchPlaces } from './search-options.js';
import type { Words } from './words.js';

/** What a search over a book found, best first. Options are made when somebody looks at them. */
export interface FoundInBook {
  readonly count: number;
  /** How many of them are available. */
  readonly available: number;
  idAt(place: number): OptionId | undefined;
  at(place: number): Option | undefined;
}

/** Nothing found. */
export const NOTHING_FOUND: FoundInBook = {
  count: 0,
  available: 0,
  idAt: () => undefined,
  at: () => undefined,
};

/** Searches the options of a book. As long as nothing is asked for, none of them has to be made to put them in order. */
export function searchBook(searched: OptionBook, query: string, words: Words): FoundInBook {
  const book = searched.whole;
  const { sources, ids } = book;
  const { places, available } =
    query.trim() === ''
      ? rankPlaces(
          sources.length,
          () => 0,
          (place) => obstaclesOf(sources[place]!),
        )
      : searchPlaces(book.options, query, words);
  const has = (place: number) => place >= 0 && place < places.length;
  return {
    count: places.length,
    available,
    idAt: (place) => (has(place) ? ids[places[place]!] : undefined),
    at: (place) => (has(place) ? book.at(places[place]!) : undefined),
  };
}

/** How many reasons speak against what an option is made from. */
function obstaclesOf(source: OptionSource): number {
  if ('action' in source) return source.action.kind === 'available' ? 0 : source.action.reasons.length || 1;
  return source.isValid ? 0 : source.validationErrors?.length || 1;
}
