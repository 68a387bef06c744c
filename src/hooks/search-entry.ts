import type { Option, OptionMove } from '../protocol/option.js';
import { letterSetsOf, type LetterSets } from './letter-sets.js';
import { foldText, wordStarts } from './search-text.js';
import { categoryText, optionName, type Words } from './words.js';

/** What players read of an option. */
export interface Searchable extends Pick<Option, 'name' | 'category' | 'labels' | 'description'> {
  readonly move: Pick<OptionMove, 'moveId' | 'params'>;
}

/** What is searched of an option, in small letters without accents. */
export interface SearchEntry {
  /** Name, category, labels and description, one below the other. */
  readonly text: string;
  /** Where the name ends. */
  readonly nameEnd: number;
  /** The first letters of the name's words. */
  readonly initials: string;
  /** How many reasons speak against it. */
  readonly obstacles: number;
  /** The letters in all of it. */
  readonly sets: LetterSets;
}

/** Words of a name whose initials can be typed. */
export const INITIALS = 12;

/** What is searched of an option in one language, if so many reasons speak against it. */
export function readEntry(searchable: Searchable, obstacles: number, words: Words): SearchEntry {
  const { category, labels, description } = searchable;
  const name = foldText(optionName(searchable, words));
  const rest = [
    category === null ? null : categoryText(category, words),
    ...Object.values(labels ?? {}).flat(),
    description,
  ].filter((each) => each !== undefined && each !== null);
  // Joined, not added up: a text in pieces would be put together by the first letter that is typed.
  const text = [name, ...rest.map(foldText)].join('\n');
  const nameEnd = name.length;
  return { text, nameEnd, initials: initialsOf(name), obstacles, sets: letterSetsOf(text, nameEnd) };
}

/** The first letters of a folded name's words. */
export function initialsOf(folded: string): string {
  let initials = '';
  for (const at of wordStarts(folded, INITIALS)) initials += folded[at]!;
  return initials;
}
