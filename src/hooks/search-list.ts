import { lettersIn, TOLD_APART } from './letter-sets.js';
import { gradeOf, letterGrade, NOT, WITH_TYPOS } from './match-grade.js';
import { rankPlaces, type RankedPlaces } from './rank-places.js';
import type { SearchEntry } from './search-entry.js';
import { findWithTypos, termsOf } from './search-text.js';

/** Letters of a query that are looked at: enough for every name worth typing. */
const QUERY_LENGTH = 100;

/** More obstacles than anybody counts. */
const MANY = 255;

/**
 * What is searched of a list of options. What every key has to know of all of them stands side by side: to look into ten
 * thousand texts, which lie far apart, takes longer than all the rest.
 */
export class SearchList {
  readonly #entries: readonly SearchEntry[];
  readonly #obstacles: Uint8Array;
  readonly #letters: Uint32Array;
  readonly #nameStarts: Uint32Array;
  readonly #otherStarts: Uint32Array;
  readonly #lone: Uint32Array;

  constructor(entries: readonly SearchEntry[]) {
    const count = entries.length;
    this.#entries = entries;
    this.#obstacles = new Uint8Array(count);
    this.#letters = new Uint32Array(count);
    this.#nameStarts = new Uint32Array(count);
    this.#otherStarts = new Uint32Array(count);
    this.#lone = new Uint32Array(count);
    for (let place = 0; place < count; place += 1) {
      const { obstacles, sets } = entries[place]!;
      this.#obstacles[place] = Math.min(obstacles, MANY);
      this.#letters[place] = sets.letters;
      this.#nameStarts[place] = sets.nameStarts;
      this.#otherStarts[place] = sets.otherStarts;
      this.#lone[place] = sets.lone;
    }
  }

  /**
   * The places of what a query finds, best first: by beginnings of words, initials, and, where nothing else is found, with
   * a typo in each word. An empty query finds all.
   */
  search(query: string): RankedPlaces {
    const wanted = query.slice(0, QUERY_LENGTH).trim();
    if (wanted === '') return this.#rank(() => 0);
    const asTyped = termsOf(wanted);
    const found = this.#find(asTyped);
    if (found.places.length > 0) return found;
    // `ac20` may stand for `AC/20`.
    const apart = termsOf(wanted.replaceAll(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' '));
    const foundApart = apart.length > asTyped.length ? this.#find(apart) : found;
    if (foundApart.places.length > 0) return foundApart;
    const near = findWithTypos(
      this.#entries.map(({ text }) => text),
      asTyped,
    );
    return this.#rank((place) => (near.has(place) ? WITH_TYPOS : NOT));
  }

  /** The places of those in which all terms stand, best first. */
  #find(terms: readonly string[]): RankedPlaces {
    const wanted = lettersIn(terms);
    const isLetter = terms.length === 1 && terms[0]!.length === 1 && (wanted & TOLD_APART) !== 0;
    const letters = this.#letters;
    const lone = this.#lone;
    return this.#rank((place) => {
      if ((letters[place]! & wanted) !== wanted) return NOT;
      return isLetter && (lone[place]! & wanted) === 0
        ? letterGrade(wanted, this.#nameStarts[place]!, this.#otherStarts[place]!)
        : gradeOf(this.#entries[place]!, terms);
    });
  }

  /** The places by grade, and the nearest to being legal first where that is the same. */
  #rank(gradeAt: (place: number) => number): RankedPlaces {
    const obstacles = this.#obstacles;
    return rankPlaces(this.#entries.length, gradeAt, (place) => obstacles[place]!);
  }
}
