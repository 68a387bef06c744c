import type { OptionId } from '../protocol/ids.js';
import { readableName, sentFor } from '../protocol/normalise.js';
import type { OptionBook, OptionSource } from '../protocol/option-book.js';
import type { Option } from '../protocol/option.js';
import { rankPlaces, type RankedPlaces } from './rank-places.js';
import { readEntry, type Searchable, type SearchEntry } from './search-entry.js';
import { SearchList } from './search-list.js';
import { shelfOf } from './search-shelf.js';
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

interface Search extends RankedPlaces {
  readonly query: string;
  readonly words: Words;
}

// The last search of books with the same places.
const searches = new WeakMap<OptionBook['positions'], Search>();

/** Searches the options of a book. One that was read in part shows what the same search has found, until it is read. */
export function searchBook(published: OptionBook, query: string, words: Words): FoundInBook {
  let search = searches.get(published.positions);
  const isKnown = published.partial && search?.query === query && search.words === words;
  const book = isKnown ? published : published.whole;
  if (!search || !isKnown) {
    search = { ...rankBook(book, query, words), query, words };
    searches.set(book.positions, search);
  }
  const { places, available } = search;
  const has = (place: number) => place >= 0 && place < places.length;
  return {
    count: places.length,
    available,
    idAt: (place) => (has(place) ? book.ids[places[place]!] : undefined),
    at: (place) => (has(place) ? book.at(places[place]!) : undefined),
  };
}

/** As long as nothing is asked for, what is available comes first, then what has the fewest reasons against it. */
function rankBook(book: OptionBook, query: string, words: Words): RankedPlaces {
  if (query.trim() !== '') return gatherBook(book, words).search(query);
  const { sources } = book;
  return rankPlaces(
    sources.length,
    () => 0,
    (place) => obstaclesOf(sources[place]!),
  );
}

/** All of a book as it is searched. */
export function gatherBook(book: OptionBook, words: Words): SearchList {
  return shelfOf(words).listOf(
    book,
    () => new SearchList(book.sources.map((source) => readSource(source, words))),
  );
}

/** What is searched of an option, read off what it is made from: to search many options must not make them all. */
export function readSource(source: OptionSource, words: Words): SearchEntry {
  const key = 'action' in source ? source.action : source;
  return shelfOf(words).entryOf(key, () => readEntry(searchableOf(source), obstaclesOf(source), words));
}

function searchableOf(source: OptionSource): Searchable {
  if ('action' in source) {
    const { report, action } = source;
    const { name, category = report.unitId, labels } = action;
    return { move: sentFor(report, action), name, category, ...(labels && { labels }) };
  }
  const { moveId, metadata = {} } = source;
  const { displayName = readableName(moveId), category = null, labels, description } = metadata;
  return {
    move: source,
    name: displayName,
    category,
    ...(labels && { labels }),
    ...(description !== undefined && { description }),
  };
}

/** How many reasons speak against what an option is made from. */
function obstaclesOf(source: OptionSource): number {
  if ('action' in source) return source.action.kind === 'available' ? 0 : source.action.reasons.length || 1;
  return source.isValid ? 0 : source.validationErrors?.length || 1;
}
