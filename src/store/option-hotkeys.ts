import type { OptionBook } from '../protocol/option-book.js';
import type { Option } from '../protocol/option.js';

const known = new WeakMap<OptionBook, readonly Option[]>();

/** The options to which the engine gave keys. Only those are made: of ten thousand options, few have any. */
export function optionsWithKeys(book: OptionBook): readonly Option[] {
  let options = known.get(book);
  if (!options) {
    const { whole } = book;
    options = whole.sources.flatMap((source, place) =>
      'action' in source || source.metadata?.hotkey === undefined ? [] : [whole.at(place)],
    );
    known.set(book, options);
  }
  return options;
}
