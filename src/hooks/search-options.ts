import type { Option } from '../protocol/option.js';
import { rankPlaces, type RankedPlaces } from './rank-places.js';
import { bestPlace, findWithTypos, foldText, termsOf, wordStarts } from './search-text.js';
import { categoryText, ENGLISH, optionName, type Words } from './words.js';

/** What a search found. */
export interface FoundOptions {
  /** Best first. */
  readonly options: readonly Option[];
  /** How many of them are available. */
  readonly available: number;
}

/** What is searched of an option, in small letters without accents. */
interface Entry {
  /** Name, category, labels and description, one below the other. */
  readonly text: string;
  /** Where the name ends. */
  readonly nameEnd: number;
  /** The first letters of the name's words. */
  readonly initials: string;
  /** How many reasons speak against it. */
  readonly obstacles: number;
}

/** Letters of a query that are looked at: enough for every name worth typing. */
const QUERY_LENGTH = 100;

/** Words of a name whose initials can be typed. */
const INITIALS = 12;

/** How well an option matches, best first; in between there is room for how far its words stand apart. */
const WORD_OF_NAME = 0;
const START_IN_NAME = 4;
const WORD_ELSEWHERE = 8;
const START_ELSEWHERE = 12;
const WITHIN = 16;
const WITH_TYPOS = 20;
const NOT = -1;

// An option that stays the same object is read once; a list that stays the same is gathered once.
const shelves = new WeakMap<Words, Shelf>();

/** What was read in one language. */
interface Shelf {
  readonly entries: WeakMap<Option, Entry>;
  readonly lists: WeakMap<readonly Option[], readonly Entry[]>;
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
  list: readonly Entry[],
  gradeOfEntry: (entry: Entry, place: number) => number,
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

/** How well an option matches all terms: as well as the worst of them, and a little less if they do not stand together. */
function gradeOf(entry: Entry, terms: readonly string[]): number {
  const [only] = terms;
  if (terms.length === 1) {
    const grade = termGrade(entry, only!);
    const initials = grade === NOT || grade >= WITHIN ? initialsGrade(entry, only!) : NOT;
    return grade === NOT || (initials !== NOT && initials < grade) ? initials : grade;
  }
  // What was typed last is what most options lack.
  for (let nth = terms.length - 1; nth > 0; nth -= 1) if (!entry.text.includes(terms[nth]!)) return NOT;
  let worst = 0;
  for (const term of terms) {
    const grade = termGrade(entry, term);
    if (grade === NOT) return NOT;
    worst = Math.max(worst, grade);
  }
  return worst + dispersion(entry.text, terms);
}

/** Whether terms stand side by side as they were typed (0), in that order (1), or in another (2). */
function dispersion(text: string, terms: readonly string[]): number {
  let end = -1;
  let together = true;
  for (const term of terms) {
    const at = text.indexOf(term, end + 1);
    if (at < 0) return 2;
    if (end >= 0 && at - end > SIDE_BY_SIDE) together = false;
    end = at + term.length;
  }
  return together ? 0 : 1;
}

/** Room for a comma and a space between words that stand side by side. */
const SIDE_BY_SIDE = 2;

function termGrade({ text, nameEnd }: Entry, term: string): number {
  const { at, quality } = bestPlace(text, term);
  if (at === NOT) return NOT;
  if (quality === 'within') return WITHIN;
  if (at < nameEnd) return quality === 'word' ? WORD_OF_NAME : START_IN_NAME;
  return quality === 'word' ? WORD_ELSEWHERE : START_ELSEWHERE;
}

function initialsGrade({ initials }: Entry, term: string): number {
  if (term.length < 2) return NOT;
  if (initials.startsWith(term)) return START_IN_NAME;
  return initialsIn(initials, term) === null ? NOT : WITHIN;
}

/** The places of a term's letters among initials; of three or more, words in between may be left out, as in `fmh`. */
function initialsIn(initials: string, term: string): readonly number[] | null {
  if (initials[0] !== term[0] || (term.length < 3 && !initials.startsWith(term))) return null;
  const places: number[] = [];
  let from = 0;
  for (const letter of term) {
    const at = initials.indexOf(letter, from);
    if (at < 0) return null;
    places.push(at);
    from = at + 1;
  }
  return places;
}

/** Where a name's words begin whose initials spell a term; `null` if they do not. */
export function initialPlaces(name: string, term: string): readonly number[] | null {
  if (term.length < 2) return null;
  const folded = foldText(name);
  const starts = wordStarts(folded, INITIALS);
  const places = initialsIn(initialsOf(folded), term);
  return places && places.map((place) => starts[place]!);
}

function initialsOf(folded: string): string {
  let initials = '';
  for (const at of wordStarts(folded, INITIALS)) initials += folded[at]!;
  return initials;
}

function entriesOf(options: readonly Option[], words: Words): readonly Entry[] {
  const { lists } = shelfOf(words);
  let list = lists.get(options);
  if (!list) {
    list = options.map((option) => entryOf(option, words));
    lists.set(options, list);
  }
  return list;
}

function entryOf(option: Option, words: Words): Entry {
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
      text: rest.length > 0 ? [name, ...rest.map(foldText)].join('\n') : name,
      nameEnd: name.length,
      initials: initialsOf(name),
      obstacles: obstaclesOf(option),
    };
    entries.set(option, entry);
  }
  return entry;
}
