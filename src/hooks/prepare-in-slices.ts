import type { OptionBook } from '../protocol/option-book.js';
import { gatherBook, readSource } from './search-book.js';
import type { Words } from './words.js';

/** How long the page may be kept waiting at a time, in milliseconds. */
const SLICE = 4;

/** So long the page has to show what was opened, in milliseconds: nobody types sooner. */
const PAUSE = 30;

/** How many options are read before the clock is looked at. */
const AT_ONCE = 50;

/**
 * Reads all options of a book for a search, a few at a time, so that nobody has to wait; returns the way to stop. A book
 * that was read in part is soon followed by the whole.
 */
export function prepareInSlices(book: OptionBook, words: Words): () => void {
  if (book.partial) return () => {};
  let place = 0;
  let timer = setTimeout(slice, PAUSE);

  function slice(): void {
    const until = performance.now() + SLICE;
    while (place < book.size && performance.now() < until) {
      for (const end = Math.min(place + AT_ONCE, book.size); place < end; place += 1)
        readSource(book.sources[place]!, words);
    }
    timer = setTimeout(place < book.size ? slice : gather);
  }

  function gather(): void {
    gatherBook(book, words);
  }

  return () => clearTimeout(timer);
}
