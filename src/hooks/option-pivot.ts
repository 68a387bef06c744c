import { canonicalText } from '../protocol/plain-data.js';
import type { Option } from '../protocol/option.js';
import type { AxisValue } from '../store/option-axes.js';
import { valueOn } from '../store/selection.js';

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
  /** What stands where a row and a column meet, by their indices. */
  at(row: number, column: number): PivotCell | undefined;
}

/** Puts options where their values on two axes meet. */
export function pivot(
  options: readonly Option[],
  { rows, columns }: { readonly rows: Side; readonly columns: Side },
): OptionPivot {
  const width = columns.values.length;
  const rowOf = indexOn(rows);
  const columnOf = indexOn(columns);
  const cells = new Map<number, { option: Option; count: number; available: number }>();
  for (const option of options) {
    const row = rowOf(option);
    const column = columnOf(option);
    if (row === undefined || column === undefined) continue;
    const index = row * width + column;
    const cell = cells.get(index) ?? { option, count: 0, available: 0 };
    cell.count += 1;
    if (option.kind === 'available') cell.available += 1;
    cells.set(index, cell);
  }
  return { rows: rows.values, columns: columns.values, at: (row, column) => cells.get(row * width + column) };
}

/** One side of a table. */
export interface Side {
  readonly axis: string;
  readonly values: readonly AxisValue[];
}

function indexOn({ axis, values }: Side): (option: Option) => number | undefined {
  const indices = new Map(values.map(({ key }, index) => [key, index]));
  return (option) => indices.get(canonicalText(valueOn(option, axis)));
}
