import type { HTMLAttributes, KeyboardEvent } from 'react';
import { useRovingFocus } from './use-roving-focus.js';
import type { Span } from './use-window.js';

/** A place in a grid, counting from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Arrow keys over a grid of which Tab reaches one cell. */
export interface UseRovingGridResult {
  getGridProps(): HTMLAttributes<HTMLElement>;
  getCellProps(place: GridPlace): {
    readonly tabIndex: number;
    readonly 'data-row': number;
    readonly 'data-column': number;
  };
}

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
export function useRovingGrid({ rows, columns, shown, reveal }: UseRovingGridOptions): UseRovingGridResult {
  const { active, getContainerProps } = useRovingFocus<GridPlace>({
    // A smaller board than before still has its one cell for Tab.
    resolve: (last) => ({
      row: Math.min(rows - 1, last?.row ?? 0),
      column: Math.min(columns - 1, last?.column ?? 0),
    }),
    itemOf: placeOf,
    elementOf: (grid, { row, column }) => grid.querySelector(`[data-row="${row}"][data-column="${column}"]`),
    step: (event, from) => stepOverGrid(event, from, { row: rows - 1, column: columns - 1 }),
    reveal,
  });
  const stop = { row: clamp(active!.row, shown?.rows), column: clamp(active!.column, shown?.columns) };
  return {
    getGridProps: getContainerProps,
    getCellProps: ({ row, column }) => ({
      tabIndex: row === stop.row && column === stop.column ? 0 : -1,
      'data-row': row,
      'data-column': column,
    }),
  };
}

/** While the active cell is scrolled away, Tab reaches the nearest one that is rendered. */
function clamp(index: number, span: Span | undefined): number {
  return span ? Math.max(span.first, Math.min(span.last, index)) : index;
}

function placeOf(element: Element): GridPlace | null {
  const { row, column } = (element as HTMLElement).dataset;
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

function stepOverGrid(
  { key, ctrlKey, altKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>,
  { row, column }: GridPlace,
  last: GridPlace,
): GridPlace | null {
  // With Alt or Meta the keys are the browser's.
  if (altKey || metaKey) return null;
  const beside = (by: number) => ({ row, column: Math.max(0, Math.min(last.column, column + by)) });
  // Where columns go from right to left, the next one is on the left.
  const forward = currentTarget.matches(':dir(rtl)') ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(last.row, row + 1), column };
    case 'ArrowLeft':
      return beside(-forward);
    case 'ArrowRight':
      return beside(forward);
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? last.row : row, column: last.column };
    default:
      return null;
  }
}
