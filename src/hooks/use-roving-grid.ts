import { useState, type FocusEvent, type HTMLAttributes, type KeyboardEvent } from 'react';
import { useKeptKeyboard } from './use-kept-keyboard.js';

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
  /** Renders a cell, and brings it into sight, before it is given the keyboard. */
  readonly reveal?: (place: GridPlace) => void;
}

/** The first and the last of those that are rendered. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

function clamp(at: number, span: Span | undefined): number {
  return span ? Math.max(span.first, Math.min(span.last, at)) : at;
}

/** Moves the keyboard over a grid by arrows, Home, End and with Ctrl to its corners. */
export function useRovingGrid({ rows, columns, shown, reveal }: UseRovingGridOptions): UseRovingGridResult {
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  // A smaller board than before still has its one cell for Tab, and so has one of which only a part is rendered.
  const current = { row: Math.min(rows - 1, place.row), column: Math.min(columns - 1, place.column) };
  const active = { row: clamp(current.row, shown?.rows), column: clamp(current.column, shown?.columns) };
  // A cell that went away, or was scrolled away, leaves the keyboard where it was.
  const kept = useKeptKeyboard((grid) => cellAt(grid, current));

  return {
    getGridProps: () => ({
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const from = placeOf(event.target as HTMLElement) ?? current;
        const next = step(event, from, { rows, columns });
        if (!next) return;
        event.preventDefault();
        reveal?.(next);
        cellAt(event.currentTarget, next)?.focus();
      },
      onBlur: kept.onBlur,
      onFocus(event: FocusEvent<HTMLElement>) {
        kept.onFocus?.(event);
        const focused = placeOf(event.target);
        if (focused) setPlace(focused);
      },
    }),
    getCellProps: ({ row, column }) => ({
      tabIndex: row === active.row && column === active.column ? 0 : -1,
      'data-row': row,
      'data-column': column,
    }),
  };
}

function cellAt(grid: HTMLElement, { row, column }: GridPlace): HTMLElement | null {
  return grid.querySelector(`[data-row="${row}"][data-column="${column}"]`);
}

function placeOf(element: HTMLElement): GridPlace | null {
  const { row, column } = element.dataset;
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

function step(
  { key, ctrlKey, altKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>,
  { row, column }: GridPlace,
  { rows, columns }: { rows: number; columns: number },
): GridPlace | null {
  // With Alt or Meta the keys are the browser's.
  if (altKey || metaKey) return null;
  const beside = (by: number) => ({ row, column: Math.max(0, Math.min(columns - 1, column + by)) });
  // Where columns go from right to left, the next one is on the left.
  const forward = currentTarget.matches(':dir(rtl)') ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(rows - 1, row + 1), column };
    case 'ArrowLeft':
      return beside(-forward);
    case 'ArrowRight':
      return beside(forward);
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? rows - 1 : row, column: columns - 1 };
    default:
      return null;
  }
}
