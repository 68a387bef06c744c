import { canonicalText } from '../protocol/plain-data.js';
import type { Option } from '../protocol/option.js';
import type { AxisValue } from '../store/option-axes.js';
import { MOVE_AXIS, valueOn } from '../store/selection.js';

/** Where a row and a column meet. */
export interface PivotCell {
  /** What can be done there; the first one where there are several. */
  readonly option: Option;
  /** How many options meet there. */
  readonly count: number;
  /** How many of them are available. */
  readonly available: number;
}

/** Options as a table of two axes. */
export interface OptionPivot {
  readonly rows: readonly AxisValue[];
  readonly columns: readonly AxisValue[];
  /** What stands where a row and a column meet, by their places; nothing where there is no option. */
  at(row: number, column: number): PivotCell | undefined;
}

/** Puts options where their values on two axes meet. */
export function pivot(
  options: readonly Option[],
  { rows, columns }: { readonly rows: Side; readonly columns: Side },
): OptionPivot {
  const width = columns.values.length;
  const rowOf = placesOf(rows);
  const columnOf = placesOf(columns);
  const cells = new Map<number, { option: Option; count: number; available: number }>();
  for (const option of options) {
    const row = rowOf(option);
    const column = columnOf(option);
    if (row === undefined || column === undefined) continue;
    const place = row * width + column;
    const cell = cells.get(place) ?? { option, count: 0, available: 0 };
    cell.count += 1;
    if (option.kind === 'available') cell.available += 1;
    cells.set(place, cell);
  }
  return { rows: rows.values, columns: columns.values, at: (row, column) => cells.get(row * width + column) };
}

/** One side of a table. */
export interface Side {
  readonly axis: string;
  readonly values: readonly AxisValue[];
}

function placesOf({ axis, values }: Side): (option: Option) => number | undefined {
  const places = new Map(values.map(({ key }, place) => [key, place]));
  return (option) =>
    places.get(canonicalText(axis === MOVE_AXIS ? option.move.moveId : valueOn(option, axis)));
}
