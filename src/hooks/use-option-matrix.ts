import { useMemo } from 'react';
import type { Selection } from '../store/selection.js';
import { tableOf } from './composition.js';
import { useOptions, useSelection } from './facts.js';
import { pivot } from './option-pivot.js';
import { useRovingGrid } from './use-roving-grid.js';
import { useWindow } from './use-window.js';

/** The two axes of a matrix. */
export interface UseOptionMatrixOptions {
  /** The axis whose values are rows, such as `attackerId`. */
  readonly rowAxis: string;
  /** The axis whose values are columns, such as `target`. */
  readonly columnAxis: string;
  /** Keeps only options that agree with it, such as `{ move: 'attack' }`, beside what is chosen on other axes. */
  readonly where?: Selection;
  /** With more cells than this, only those on screen are rendered, all of one size. */
  readonly windowAbove?: number;
}

const ANYTHING: Selection = {};

/** How large the parts of a matrix are, of which only the cells on screen are rendered, in pixels. */
export const MATRIX_SIZES = { rowHeight: 52, columnWidth: 96, head: { width: 144, height: 64 } } as const;

/** Pivots the options by two axes. What is chosen on any other axis narrows them. */
export function useOptionMatrix({
  rowAxis,
  columnAxis,
  where = ANYTHING,
  windowAbove = 600,
}: UseOptionMatrixOptions) {
  const table = tableOf(useOptions());
  const { selection, select } = useSelection();
  const pivoted = useMemo(() => {
    const { [rowAxis]: _row, [columnAxis]: _column, ...others } = selection;
    const { axes, options } = table.axes.narrow({ ...others, ...where });
    const side = (axis: string) => ({
      axis,
      values: axes.find((choices) => choices.axis === axis)?.values ?? [],
    });
    return pivot(options, { rows: side(rowAxis), columns: side(columnAxis) });
  }, [table, selection, rowAxis, columnAxis, where]);
  const size = { rows: pivoted.rows.length, columns: pivoted.columns.length };
  const windowed = size.rows * size.columns > windowAbove;
  const view = useWindow({ ...size, ...MATRIX_SIZES, enabled: windowed });
  const shown = { rows: view.rows, columns: view.columns };
  return {
    ...pivoted,
    windowed,
    /** The rows and columns that are rendered. */
    shown,
    getScrollerProps: () => ({ ref: view.scroller, onScroll: view.onScroll }),
    /** Selects the values of a row and a column, as in the rest of the game. */
    choose(row: number, column: number) {
      select(rowAxis, pivoted.rows[row]?.value);
      select(columnAxis, pivoted.columns[column]?.value);
    },
    ...useRovingGrid({
      ...size,
      shown,
      ...(windowed && { reveal: ({ row, column }) => view.reveal(row, column) }),
    }),
  };
}
