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

/** Where something begins in a text, and where it ends. */
type Range = readonly [from: number, to: number];

/** Longer names are not marked: nobody sees where they end. */
const MARKED_LENGTH = 500;

/** A text in pieces, those marked that a query found. Put together, they are the text. */
export function markMatches(text: string, query: string): readonly TextPiece[] {
  const folded = foldText(text);
  const typed = foldQuery(query);
  // Where lower case is longer or shorter than upper case, ranges would be wrong.
  if (typed === '' || text.length > MARKED_LENGTH || folded.length !== text.length) return [plain(text)];
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const [from, to] of rangesOf(folded, typed).toSorted(([a], [b]) => a - b)) {
    if (from > end) pieces.push(plain(text.slice(end, from)));
    if (to > end) pieces.push({ text: text.slice(Math.max(from, end), to), marked: true });
    end = Math.max(end, to);
  }
  return end < text.length || text === '' ? [...pieces, plain(text.slice(end))] : pieces;
}

function plain(text: string): TextPiece {
  return { text, marked: false };
}

/** What a query found in a text: its terms as they are, or else initials, or else terms with typos. */
function rangesOf(folded: string, typed: string): readonly Range[] {
  const terms = wordsOf(typed);
  const exact =
    terms.length > 0 ? terms.map((term) => termRange(folded, term)) : [punctuationRange(folded, typed)];
  const found = exact.filter((range) => range !== null);
  if (found.length > 0) return found;
  const initials = terms.length === 1 ? initialRanges(folded, terms[0]!) : [];
  return initials.length > 0 ? initials : terms.flatMap((term) => typoRanges(folded, term));
}

/** Where a term stands as a word, else where a word begins with it, else where it stands within one. */
function termRange(folded: string, term: string): Range | null {
  const beginning = `(?<!${WORD_CHARACTER})${term}`;
  for (const pattern of [`${beginning}(?!${WORD_CHARACTER})`, beginning, term]) {
    const from = folded.search(new RegExp(pattern, 'u'));
    if (from >= 0) return [from, from + term.length];
  }
  return null;
}

function punctuationRange(folded: string, typed: string): Range | null {
  const from = folded.indexOf(typed);
  return from < 0 ? null : [from, from + typed.length];
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
  const found = typoSearch.filter([folded], term);
  if (!found || found.length === 0) return [];
  const [from, to] = typoSearch.info(found, [folded], term).ranges[0] ?? [];
  return from === undefined || to === undefined ? [] : [[from, to]];
}
