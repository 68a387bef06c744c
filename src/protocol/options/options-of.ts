import type { Option } from '../option.js';
import { readOptions, type OptionSource } from './read-options.js';

const optionsBySnapshot = new WeakMap<OptionSource, readonly Option[]>();
// As long as the engine publishes the same object, its option is the same object in every snapshot.
const optionBySource = new WeakMap<object, Option>();

/** The options of a snapshot, in the order the engine gave. Asking twice gives the same array. */
export function optionsOf(snapshot: OptionSource): readonly Option[] {
  let options = optionsBySnapshot.get(snapshot);
  if (!options) {
    const { list, sources } = readOptions(snapshot);
    options = list.map((option, position) => shared(option, sources[position]!));
    optionsBySnapshot.set(snapshot, options);
  }
  return options;
}

function shared(option: Option, source: object): Option {
  const known = optionBySource.get(source);
  // Two reports may share an action.
  if (known?.id === option.id) return known;
  optionBySource.set(source, option);
  return option;
}
