import { initialPlaces } from './match-grade.js';
import { bestPlace, foldText, termsOf, typoRange } from './search-text.js';

/** A piece of a text, and whether it is what was searched for. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Longer names are not marked: nobody sees where they end. */
const MARKED_LENGTH = 500;

/** A text in pieces, those marked that a query found. Put together, they are the text. */
export function markMatches(text: string, query: string): readonly TextPiece[] {
  const folded = foldText(text);
  // Where small letters are more or fewer than large ones, places would be wrong.
  if (query.trim() === '' || text.length > MARKED_LENGTH || folded.length !== text.length) return plain(text);
  const terms = termsOf(query);
  const marks = new Uint8Array(text.length);
  for (const term of terms) {
    const { at } = bestPlace(folded, term);
    if (at >= 0) marks.fill(1, at, at + term.length);
  }
  const initials = terms.length === 1 && !marks.includes(1) ? initialPlaces(text, terms[0]!) : null;
  for (const at of initials ?? []) marks.fill(1, at, at + String.fromCodePoint(text.codePointAt(at)!).length);
  if (!marks.includes(1)) {
    for (const [from, to] of terms.map((term) => typoRange(folded, term)))
      if (from !== undefined) marks.fill(1, from, to);
  }
  return piecesOf(text, marks);
}

function plain(text: string): readonly TextPiece[] {
  return [{ text, marked: false }];
}

function piecesOf(text: string, marks: Uint8Array): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && marks[at] === marks[from]) continue;
    pieces.push({ text: text.slice(from, at), marked: marks[from] === 1 });
    from = at;
  }
  return pieces.length > 0 ? pieces : plain(text);
}
