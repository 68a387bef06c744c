import type { ReactNode } from 'react';
import { markMatches } from '../../hooks/mark-matches.js';

/**
 * A text in which what a query found is marked, as text and `<mark>` elements, never as markup of the text itself. No
 * component: every row has two of them, and they change with every letter.
 */
export function highlight(text: string, query: string): ReactNode {
  const pieces = markMatches(text, query);
  if (!pieces.some(({ marked }) => marked)) return text;
  return pieces.map(({ text: piece, marked }, at) =>
    // Pieces have no other name than their place.
    marked ? <mark key={at}>{piece}</mark> : piece,
  );
}
