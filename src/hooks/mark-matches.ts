import {
  foldQuery,
  foldText,
  initialsOf,
  spellingOf,
  typoSearch,
  WORD_CHARACTER,
  WORDS,
  wordsOf,
} from './search-text.js';

/** A piece of a text, and whether it is what was searched for. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

type Range = readonly [from: number, to: number];

/** Longer names are not marked: nobody sees where they end. */
const MARKED_LENGTH = 500;

/** A text in pieces, those marked that a query found. Put together, they are the text. */
export function markMatches(text: string, query: string): readonly TextPiece[] {
  const folded = foldText(text);
  const typed = foldQuery(query);
  // Where lower case is longer or shorter than upper case, ranges would be wrong.
  const isMarked = typed !== '' && text.length <= MARKED_LENGTH && folded.length === text.length;
  const ranges = isMarked ? rangesOf(folded, typed) : [];
  const cuts = [...new Set([0, ...ranges.flat(), text.length])].toSorted((a, b) => a - b);
  return cuts.slice(1).map((to, index) => ({
    text: text.slice(cuts[index], to),
    marked: ranges.some(([start, end]) => start < to && to <= end),
  }));
}

/** What a query found in a text: its terms as they are, or else initials, or else terms with typos. */
function rangesOf(folded: string, typed: string): readonly Range[] {
  const terms = wordsOf(typed);
  if (terms.length === 0) return rangeAt(folded.indexOf(typed), typed);
  const found = terms.flatMap((term) => termRange(folded, term));
  if (found.length > 0) return found;
  const initials = terms.length === 1 ? initialRanges(folded, terms[0]!) : [];
  return initials.length > 0 ? initials : terms.flatMap((term) => typoRanges(folded, term));
}

function rangeAt(from: number, { length }: string): readonly Range[] {
  return from < 0 ? [] : [[from, from + length]];
}

/** Where a term stands as a word, else where a word begins with it, else where it stands within one. */
function termRange(folded: string, term: string): readonly Range[] {
  const beginning = `(?<!${WORD_CHARACTER})${term}`;
  const patterns = [`${beginning}(?!${WORD_CHARACTER})`, beginning, term];
  const indices = patterns.map((pattern) => folded.search(new RegExp(pattern, 'u')));
  return rangeAt(indices.find((index) => index >= 0) ?? -1, term);
}

function initialRanges(folded: string, term: string): readonly Range[] {
  const words = [...folded.matchAll(WORDS)];
  const initials = initialsOf(words.map(([word]) => word));
  return (spellingOf(term, initials) ?? []).map((index) => {
    const from = words[index]!.index;
    return [from, from + initials[index]!.length];
  });
}

function typoRanges(folded: string, term: string): readonly Range[] {
  const found = typoSearch.filter([folded], term) ?? [];
  const [from, to] = found.length > 0 ? (typoSearch.info(found, [folded], term).ranges[0] ?? []) : [];
  return from === undefined || to === undefined ? [] : [[from, to]];
}
