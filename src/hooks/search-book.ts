import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import { rankPlaces, type RankedPlaces } from './rank-places.js';
import { obstaclesOf, searchListOf } from './search-options.js';
import type { Words } from './words.js';

/** What a search found, best first. */
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

/** Searches all options. As long as nothing is asked for, what is available comes first, then what has the fewest reasons against it. */
export function searchBook(options: readonly Option[], query: string, words: Words): FoundInBook {
  const { places, available } = rank(options, query, words);
  const at = (place: number) => options[places[place] ?? -1];
  return { count: places.length, available, idAt: (place) => at(place)?.id, at };
}

// An empty query reads no names: a palette opens at once.
function rank(options: readonly Option[], query: string, words: Words): RankedPlaces {
  if (query.trim() !== '') return searchListOf(options, words).search(query);
  return rankPlaces(
    options.length,
    () => 0,
    (place) => obstaclesOf(options[place]!),
  );
}
