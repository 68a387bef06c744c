import type { SearchEntry } from './search-entry.js';
import type { SearchList } from './search-list.js';
import type { Words } from './words.js';

/** What was read in one language: what stays the same object is read once. */
export interface SearchShelf {
  entryOf(searched: object, read: () => SearchEntry): SearchEntry;
  listOf(searched: object, gather: () => SearchList): SearchList;
}

const shelves = new WeakMap<Words, SearchShelf>();

/** What was read in a language. */
export function shelfOf(words: Words): SearchShelf {
  let shelf = shelves.get(words);
  if (!shelf) shelves.set(words, (shelf = { entryOf: remembering(), listOf: remembering() }));
  return shelf;
}

function remembering<T>(): (key: object, make: () => T) => T {
  const known = new WeakMap<object, T>();
  return (key, make) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = make()));
    return value;
  };
}
