import type { EntityId } from '../protocol/ids.js';
import type { OptionBook } from '../protocol/option-book.js';
import type { Option } from '../protocol/option.js';
import { sameData } from '../protocol/plain-data.js';

/** The parameters chosen so far, by axis. */
export type Selection = Readonly<Record<string, unknown>>;

/** Nothing chosen. */
export const NO_SELECTION: Selection = {};

/** The axis of the kinds of moves, which every option has. */
export const MOVE_AXIS = 'move';

/** What an option has on an axis: a parameter, its kind, or for `source` and `target` the entities it touches there. */
export function valueOn(option: Option, axis: string): unknown {
  if (Object.hasOwn(option.params, axis)) return option.params[axis];
  if (axis === MOVE_AXIS) return option.move.moveId;
  const ids = option.refs.filter((ref) => ref.axis === axis).map((ref) => ref.id);
  return ids.length > 1 ? ids : ids[0];
}

/** Whether an option agrees with everything chosen so far. */
export function isChosenFrom(option: Option, selection: Selection): boolean {
  return Object.entries(selection).every(([axis, value]) => sameData(valueOn(option, axis), value));
}

/** The axis on which an option touches an entity. */
export function axisOf(option: Option, entity: EntityId): string | undefined {
  return option.refs.find((ref) => ref.id === entity)?.axis;
}

/** What is left of a selection when the options change: nothing, if no option agrees with it any more. */
export function stillPossible(selection: Selection, book: OptionBook): Selection {
  if (selection === NO_SELECTION) return selection;
  return book.options.some((option) => isChosenFrom(option, selection)) ? selection : NO_SELECTION;
}
