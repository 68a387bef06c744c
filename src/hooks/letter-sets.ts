import { isOfWord } from './search-text.js';

/** Which letters stand in a text, and as what: a set is a number, with a bit for each letter. */
export interface LetterSets {
  /** All there are. */
  readonly letters: number;
  /** Those that words of the name begin with. */
  readonly nameStarts: number;
  /** Those that words behind the name begin with. */
  readonly otherStarts: number;
  /** Those that are words by themselves. */
  readonly lone: number;
}

const DIGIT = 1 << 26;
const OTHER = 1 << 27;

/** All letters that have a bit of their own; digits share one, and so do all others. */
export const TOLD_APART = DIGIT - 1;

function bitOf(code: number): number {
  if (code >= 97 && code <= 122) return 1 << (code - 97);
  if (code >= 48 && code <= 57) return DIGIT;
  return OTHER;
}

/** The set of all letters in some folded terms: a text that lacks one of them has none of its terms. */
export function lettersIn(terms: readonly string[]): number {
  let letters = 0;
  for (const term of terms) for (let at = 0; at < term.length; at += 1) letters |= bitOf(term.charCodeAt(at));
  return letters;
}

/** The letters of a folded text whose name ends somewhere. */
export function letterSetsOf(text: string, nameEnd: number): LetterSets {
  let letters = 0;
  let nameStarts = 0;
  let otherStarts = 0;
  let lone = 0;
  let start = -1;
  for (let at = 0; at < text.length; at += 1) {
    const bit = bitOf(text.charCodeAt(at));
    letters |= bit;
    if (!isOfWord(text, at)) start = -1;
    else if (start < 0) {
      start = at;
      if (at < nameEnd) nameStarts |= bit;
      else otherStarts |= bit;
      if (at + 1 === text.length || !isOfWord(text, at + 1)) lone |= bit;
    }
  }
  return { letters, nameStarts, otherStarts, lone };
}
