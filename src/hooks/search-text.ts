import uFuzzy from '@leeoniya/ufuzzy';

/** Whether a character belongs to a word. */
const WORD = /[\p{L}\p{M}\p{N}]/u;

// oxlint-disable-next-line no-control-regex -- The range is that of ASCII.
const PLAIN = /^[\0-\x7f]*$/;

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** Terms with typos that are looked for: longer ones make patterns that take their time. */
const TYPOS_UP_TO = 24;

// Every script, and one error in each term: a wrong, missing, swapped or superfluous letter, but not the first.
const fuzzy = new uFuzzy({
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

/** A text as it is searched: in small letters, without accents. */
export function foldText(text: string): string {
  // Most names have no accents, and to look for them takes longer than all the rest.
  return (PLAIN.test(text) ? text : uFuzzy.latinize(text.normalize('NFC'))).toLowerCase();
}

/** What is typed between spaces and marks; what has no letters at all, such as 🐉, is one term as it is. */
export function termsOf(query: string): readonly string[] {
  const folded = foldText(query);
  return folded.match(WORDS) ?? [folded.trim()];
}

/** Where the first words of a folded text begin. */
export function wordStarts(text: string, limit: number): readonly number[] {
  const starts: number[] = [];
  let inWord = false;
  for (let at = 0; at < text.length && starts.length < limit; at += 1) {
    const goesOn = isOfWord(text, at);
    if (goesOn && !inWord) starts.push(at);
    inWord = goesOn;
  }
  return starts;
}

/** Whether the character at a place belongs to a word. */
export function isOfWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  // Small letters and digits, of which most names are made.
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  // Of a letter that takes two places, the second belongs to it too.
  const isSecond = code >= 0xdc00 && code <= 0xdfff;
  return WORD.test(String.fromCodePoint(text.codePointAt(isSecond ? at - 1 : at)!));
}

/** Where a term stands best, and as what. */
export interface TermPlace {
  /** -1 if it does not stand there. */
  readonly at: number;
  readonly quality: 'word' | 'start' | 'within';
}

/** The best place of a term in a folded text: a whole word, else the beginning of one, else anywhere. */
export function bestPlace(text: string, term: string): TermPlace {
  let best: TermPlace = { at: text.indexOf(term), quality: 'within' };
  for (let { at } = best; at >= 0; at = text.indexOf(term, at + 1)) {
    if (at > 0 && isOfWord(text, at - 1)) continue;
    const end = at + term.length;
    if (end === text.length || !isOfWord(text, end)) return { at, quality: 'word' };
    if (best.quality === 'within') best = { at, quality: 'start' };
  }
  return best;
}

/** The places of the texts in which each term stands, if perhaps with a typo. */
export function findWithTypos(texts: readonly string[], terms: readonly string[]): ReadonlySet<number> {
  let places: number[] | undefined;
  for (const term of terms) places = fuzzy.filter(texts as string[], term, places) ?? [];
  return new Set(places);
}

/** From where to where a term stands in a text, if perhaps with a typo; empty if it does not. */
export function typoRange(text: string, term: string): readonly number[] {
  const texts = [text];
  const found = fuzzy.filter(texts, term);
  return found && found.length > 0 ? (fuzzy.info(found, texts, term).ranges[0] ?? []) : [];
}
