import type { KeyboardEvent } from 'react';
import { useRovingFocus } from './use-roving-focus.js';
import type { Span } from './use-window.js';

/** A place in a grid, counting from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Arrow keys over a grid of which Tab reaches one cell. */
export type UseRovingGridResult = ReturnType<typeof useRovingGrid>;

/** A grid, and which part of it is rendered. */
export interface UseRovingGridOptions {
  readonly rows: number;
  readonly columns: number;
  /** The rows and columns that are rendered; all of them, unless said. */
  readonly shown?: { readonly rows: Span; readonly columns: Span };
  /** Scrolls a cell into sight before it gets focus. */
  readonly reveal?: (place: GridPlace) => void;
}

/** Moves focus over a grid by arrows, Home, End and with Ctrl to its corners. */
export function useRovingGrid({ rows, columns, shown, reveal }: UseRovingGridOptions) {
  const all = { rows: { first: 0, last: rows - 1 }, columns: { first: 0, last: columns - 1 } };
  const { active, getContainerProps } = useRovingFocus<GridPlace>({
    // A smaller board than before still has its one cell for Tab.
    resolve: (last) => nearest(last ?? { row: 0, column: 0 }, all),
    itemOf: placeOf,
    elementOf: (grid, { row, column }) => grid.querySelector(`[data-row="${row}"][data-column="${column}"]`),
    step(event, from) {
      const to = stepOverGrid(event, from);
      return to && nearest(to, all);
    },
    reveal,
  });
  // While the active cell is scrolled away, Tab reaches the nearest one that is rendered.
  const stop = nearest(active!, shown ?? all);
  return {
    getGridProps: getContainerProps,
    getCellProps: ({ row, column }: GridPlace) => ({
      tabIndex: row === stop.row && column === stop.column ? 0 : -1,
      'data-row': row,
      'data-column': column,
    }),
  };
}

function nearest({ row, column }: GridPlace, { rows, columns }: { rows: Span; columns: Span }): GridPlace {
  return { row: clamp(row, rows), column: clamp(column, columns) };
}

const clamp = (index: number, { first, last }: Span) => Math.max(first, Math.min(last, index));

function placeOf(element: Element): GridPlace | null {
  const { row, column } = (element as HTMLElement).dataset;
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

/** The place that a key leads to, perhaps beyond the edge; none where it is no key of a grid. */
function stepOverGrid(event: KeyboardEvent<HTMLElement>, { row, column }: GridPlace): GridPlace | undefined {
  const { key, ctrlKey, altKey, metaKey, currentTarget } = event;
  // With Alt or Meta the keys are the browser's.
  if (altKey || metaKey) return undefined;
  // Where columns go from right to left, the next one is on the left.
  const forward = currentTarget.matches(':dir(rtl)') ? -1 : 1;
  return {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - forward },
    ArrowRight: { row, column: column + forward },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? Infinity : row, column: Infinity },
  }[key];
}
