import { useMemo } from 'react';
import type { Selection } from '../store/selection.js';
import { tableOf } from './composition.js';
import { useOptions, useSelection } from './facts.js';
import { pivot, type OptionPivot } from './option-pivot.js';
import { useRovingGrid, type UseRovingGridResult } from './use-roving-grid.js';

/** The two axes of a matrix. */
export interface UseOptionMatrixOptions {
  /** The axis whose values are rows, such as `attackerId`. */
  readonly rowAxis: string;
  /** The axis whose values are columns, such as `target`. */
  readonly columnAxis: string;
  /** Keeps only options that agree with it, such as `{ move: 'attack' }`, beside what is chosen on other axes. */
  readonly where?: Selection;
}

/** The options as a table of two axes, walked over by arrow keys. */
export interface UseOptionMatrixResult extends OptionPivot, UseRovingGridResult {
  /** Chooses a row and a column by their places, as in the rest of the game. */
  choose(row: number, column: number): void;
}

const ANYTHING: Selection = {};

/** Pivots the options by two axes. What is chosen on any other axis narrows them. */
export function useOptionMatrix({
  rowAxis,
  columnAxis,
  where = ANYTHING,
}: UseOptionMatrixOptions): UseOptionMatrixResult {
  const table = tableOf(useOptions());
  const { selection, select } = useSelection();
  const pivoted = useMemo(() => {
    const { [rowAxis]: _row, [columnAxis]: _column, ...others } = selection;
    const { axes, options } = table.index.narrow({ ...others, ...where });
    const side = (axis: string) => ({
      axis,
      values: axes.find((choices) => choices.axis === axis)?.values ?? [],
    });
    return pivot(options, { rows: side(rowAxis), columns: side(columnAxis) });
  }, [table, selection, rowAxis, columnAxis, where]);
  return {
    ...pivoted,
    choose(row, column) {
      select(rowAxis, pivoted.rows[row]?.value);
      select(columnAxis, pivoted.columns[column]?.value);
    },
    ...useRovingGrid({ rows: pivoted.rows.length, columns: pivoted.columns.length }),
  };
}
