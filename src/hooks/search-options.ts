import type { Option } from '../protocol/option.js';
import { readEntry } from './search-entry.js';
import { SearchList } from './search-list.js';
import { shelfOf } from './search-shelf.js';
import { ENGLISH, type Words } from './words.js';

/** What a search found. */
export interface FoundOptions {
  /** Best first. */
  readonly options: readonly Option[];
  /** How many of them are available. */
  readonly available: number;
}

/**
 * Searches what players read of options in their language, which is names, categories, labels and descriptions, by
 * beginnings of words, initials, and, where nothing else is found, with a typo in each word. An empty query finds all:
 * what is available first, then what has the fewest reasons against it.
 */
export function searchOptions(
  options: readonly Option[],
  query: string,
  words: Words = ENGLISH,
): FoundOptions {
  const { places, available } = listOf(options, words).search(query);
  return { options: Array.from(places, (place) => options[place]!), available };
}

function listOf(options: readonly Option[], words: Words): SearchList {
  const { entryOf, listOf: known } = shelfOf(words);
  const read = (option: Option) =>
    entryOf(option, () => readEntry(option, option.kind === 'available' ? 0 : option.reasons.length, words));
  return known(options, () => new SearchList(options.map(read)));
}
