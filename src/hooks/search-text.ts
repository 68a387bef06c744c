import uFuzzy from '@leeoniya/ufuzzy';

/** A character that belongs to a word, as part of a regular expression. */
export const WORD_CHARACTER = '[\\p{L}\\p{M}\\p{N}]';

export const WORDS = new RegExp(`${WORD_CHARACTER}+`, 'gu');

/** Longer queries than this are cut: no name worth typing is longer. */
const QUERY_LENGTH = 100;

/** Longer terms are not searched with typos: their patterns take too long. */
const TYPOS_UP_TO = 24;

/** Finds terms in any script with at most one wrong, missing, swapped or extra letter, which is not the first. */
export const typoSearch = new uFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\p{M}\\p{N}']+",
  intraSplit: null,
  interBound: '[^\\p{L}\\p{M}\\p{N}]',
  intraBound: null,
  intraChars: "[\\p{L}\\p{M}\\p{N}']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
  intraRules(term) {
    const from = (length: number) =>
      term.length >= length && term.length <= TYPOS_UP_TO && !/^\d+$/.test(term) ? 1 : 0;
    // The shorter a term, the more words are one error away.
    return {
      intraSlice: [1, Infinity],
      intraTrn: from(3),
      intraIns: from(4),
      intraSub: from(5),
      intraDel: from(5),
    };
  },
});

/** A text in lower case and without accents. */
export function foldText(text: string): string {
  return uFuzzy.latinize(text.normalize('NFC')).toLowerCase();
}

/** A query as it is searched for. */
export function foldQuery(query: string): string {
  return foldText(query.slice(0, QUERY_LENGTH).trim());
}

/** The words of a folded text. */
export function wordsOf(folded: string): readonly string[] {
  return folded.match(WORDS) ?? [];
}

/** The first letters of some words. */
export function initialsOf(words: readonly string[]): readonly string[] {
  return words.map((word) => String.fromCodePoint(word.codePointAt(0)!));
}

/**
 * The indices of the initials that spell a term, beginning with the first; `null` if they do not. A term of three letters
 * or more may skip words, as `fmh` does in "Fire Medium Laser at Hunchback".
 */
export function spellingOf(term: string, initials: readonly string[]): readonly number[] | null {
  const letters = Array.from(term);
  if (letters.length < 2 || letters[0] !== initials[0]) return null;
  const indices: number[] = [];
  for (const letter of letters) {
    const index = initials.indexOf(letter, (indices.at(-1) ?? -1) + 1);
    if (index < 0) return null;
    indices.push(index);
  }
  return letters.length > 2 || indices[1] === 1 ? indices : null;
}
