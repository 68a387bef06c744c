import type { Option } from '../protocol/option.js';
import { gradeOf, initialsOf, NOT, WITH_TYPOS, type SearchEntry } from './match-grade.js';
import { rankPlaces, type RankedPlaces } from './rank-places.js';
import { findWithTypos, foldText, termsOf } from './search-text.js';
import { categoryText, ENGLISH, optionName, type Words } from './words.js';

/** What a search found. */
export interface FoundOptions {
  /** Best first. */
  readonly options: readonly Option[];
  /** How many of them are available. */
  readonly available: number;
}

/** Letters of a query that are looked at: enough for every name worth typing. */
const QUERY_LENGTH = 100;

// An option that stays the same object is read once; a list that stays the same is gathered once.
const shelves = new WeakMap<Words, Shelf>();

/** What was read in one language. */
interface Shelf {
  readonly entries: WeakMap<Option, SearchEntry>;
  readonly lists: WeakMap<readonly Option[], readonly SearchEntry[]>;
}

function shelfOf(words: Words): Shelf {
  let shelf = shelves.get(words);
  if (!shelf) shelves.set(words, (shelf = { entries: new WeakMap(), lists: new WeakMap() }));
  return shelf;
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
  const { places, available } = searchPlaces(options, query, words);
  return { options: Array.from(places, (place) => options[place]!), available };
}

/** The same, as the places where options stand in their list: of ten thousand, a screen shows a dozen. */
export function searchPlaces(options: readonly Option[], query: string, words: Words): RankedPlaces {
  const wanted = query.slice(0, QUERY_LENGTH).trim();
  if (wanted === '') {
    return rankPlaces(
      options.length,
      () => 0,
      (place) => obstaclesOf(options[place]!),
    );
  }
  const list = entriesOf(options, words);
  const asTyped = termsOf(wanted);
  const found = byGrade(list, (entry) => gradeOf(entry, asTyped));
  if (found.places.length > 0) return found;
  // `ac20` may stand for `AC/20`.
  const apart = termsOf(wanted.replaceAll(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' '));
  const foundApart = apart.length > asTyped.length ? byGrade(list, (entry) => gradeOf(entry, apart)) : found;
  if (foundApart.places.length > 0) return foundApart;
  const near = findWithTypos(
    list.map(({ text }) => text),
    asTyped,
  );
  return byGrade(list, (_, place) => (near.has(place) ? WITH_TYPOS : NOT));
}

/** Reads an option before the first letter is typed, so that it is answered within a frame. */
export function prepareSearch(option: Option, words: Words): void {
  entryOf(option, words);
}

/** Gathers what was read of a list. */
export function prepareList(options: readonly Option[], words: Words): void {
  entriesOf(options, words);
}

/** Options by grade, and the nearest to being legal first where that is the same. */
function byGrade(
  list: readonly SearchEntry[],
  gradeOfEntry: (entry: SearchEntry, place: number) => number,
): RankedPlaces {
  return rankPlaces(
    list.length,
    (place) => gradeOfEntry(list[place]!, place),
    (place) => list[place]!.obstacles,
  );
}

function obstaclesOf(option: Option): number {
  return option.kind === 'available' ? 0 : option.reasons.length;
}

function entriesOf(options: readonly Option[], words: Words): readonly SearchEntry[] {
  const { lists } = shelfOf(words);
  let list = lists.get(options);
  if (!list) {
    list = options.map((option) => entryOf(option, words));
    lists.set(options, list);
  }
  return list;
}

function entryOf(option: Option, words: Words): SearchEntry {
  const { entries } = shelfOf(words);
  let entry = entries.get(option);
  if (!entry) {
    const { category, labels, description } = option;
    const name = foldText(optionName(option, words));
    const rest = [
      category === null ? null : categoryText(category, words),
      ...Object.values(labels ?? {}).flat(),
      description,
    ].filter((each) => each !== undefined && each !== null);
    entry = {
      // Joined, not added up: a text in pieces would be put together by the first letter that is typed.
      text: [name, ...rest.map(foldText)].join('\n'),
      nameEnd: name.length,
      initials: initialsOf(name),
      obstacles: obstaclesOf(option),
    };
    entries.set(option, entry);
  }
  return entry;
}
