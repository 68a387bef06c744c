import type { ReactNode } from 'react';
import { markMatches } from '../../hooks/mark-matches.js';

/** A text in which what a query found is marked. Renders text and `<mark>` elements, never markup of the text itself. */
export function Highlighted({ text, query }: HighlightedProps): ReactNode {
  return markMatches(text, query).map(({ text: piece, marked }, at) =>
    // Pieces have no other name than their place.
    marked ? <mark key={at}>{piece}</mark> : piece,
  );
}

/** Props of `Highlighted`. */
export interface HighlightedProps {
  readonly text: string;
  /** What is searched for. */
  readonly query: string;
}
