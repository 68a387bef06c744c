import type { Option } from '../protocol/option.js';
import { searchEntryOf, searchListOf } from './search-options.js';
import type { Words } from './words.js';

/** How long the page may be kept waiting at a time, in milliseconds. */
const SLICE = 4;

/** So long the page has to show what was opened, in milliseconds: nobody types sooner. */
const PAUSE = 30;

/** How many options are read before the clock is looked at. */
const AT_ONCE = 50;

/**
 * Reads all options for a search, a few at a time, so that nobody has to wait; returns the way to stop.
 */
export function prepareInSlices(options: readonly Option[], words: Words): () => void {
  let place = 0;
  let timer = setTimeout(slice, PAUSE);

  function slice(): void {
    const until = performance.now() + SLICE;
    while (place < options.length && performance.now() < until) {
      for (const end = Math.min(place + AT_ONCE, options.length); place < end; place += 1)
        searchEntryOf(options[place]!, words);
    }
    timer = setTimeout(place < options.length ? slice : gather);
  }

  function gather(): void {
    searchListOf(options, words);
  }

  return () => clearTimeout(timer);
}
