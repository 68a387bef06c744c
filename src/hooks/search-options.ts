import type { Option } from '../protocol/option.js';
import { readEntry, type SearchEntry } from './search-entry.js';
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
  const { places, available } = searchListOf(options, words).search(query);
  return { options: Array.from(places, (place) => options[place]!), available };
}

/** A list of options as it is searched. */
export function searchListOf(options: readonly Option[], words: Words): SearchList {
  return shelfOf(words).listOf(
    options,
    () => new SearchList(options.map((option) => searchEntryOf(option, words))),
  );
}

/** What is searched of an option. Read once. */
export function searchEntryOf(option: Option, words: Words): SearchEntry {
  return shelfOf(words).entryOf(option, () => readEntry(option, obstaclesOf(option), words));
}

/** How many reasons speak against an option. */
export function obstaclesOf(option: Option): number {
  return option.kind === 'available' ? 0 : option.reasons.length;
}
