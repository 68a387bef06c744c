import { INITIALS, initialsOf, type SearchEntry } from './search-entry.js';
import { bestPlace, foldText, wordStarts } from './search-text.js';

/** How well an option matches, best first; in between there is room for how far its words stand apart. */
const WORD_OF_NAME = 0;
const START_IN_NAME = 4;
const WORD_ELSEWHERE = 8;
const START_ELSEWHERE = 12;
const WITHIN = 16;

/** How well an option matches that is called something like it. */
export const WITH_TYPOS = 20;

/** No match at all. */
export const NOT = -1;

/** How well an option matches all terms: as well as the worst of them, and a little less if they do not stand together. */
export function gradeOf(entry: SearchEntry, terms: readonly string[]): number {
  const [only] = terms;
  if (terms.length === 1) {
    const found = termGrade(entry, only!);
    const grade = found === NOT ? NOT : found + lateness(entry, only!);
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

/** A name that begins with what is typed comes before one that has it further on. Of one letter, that is not asked. */
function lateness({ text }: SearchEntry, term: string): number {
  return term.length > 1 && !text.startsWith(term) ? 1 : 0;
}

/** The same for one letter that stands in the text, but not as a word: by the letters that words begin with. */
export function letterGrade(letter: number, nameStarts: number, otherStarts: number): number {
  if (nameStarts & letter) return START_IN_NAME;
  return otherStarts & letter ? START_ELSEWHERE : WITHIN;
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

function termGrade({ text, nameEnd }: SearchEntry, term: string): number {
  const { at, quality } = bestPlace(text, term);
  if (at === NOT) return NOT;
  if (quality === 'within') return WITHIN;
  if (at < nameEnd) return quality === 'word' ? WORD_OF_NAME : START_IN_NAME;
  return quality === 'word' ? WORD_ELSEWHERE : START_ELSEWHERE;
}

function initialsGrade({ initials }: SearchEntry, term: string): number {
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
