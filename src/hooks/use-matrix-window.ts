import { useCallback, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useResize } from './use-resize.js';
import type { GridPlace, Span } from './use-roving-grid.js';

/** Which part of a large table is on screen. */
export interface UseMatrixWindowResult<Scroller extends HTMLElement> {
  readonly scroller: RefObject<Scroller | null>;
  readonly rows: Span;
  readonly columns: Span;
  onScroll(): void;
  /** Scrolls just as far as needed to show a cell, and renders it at once. */
  reveal(place: GridPlace): void;
}

/** How large a table is, and its parts, in pixels. */
export interface UseMatrixWindowOptions {
  readonly rows: number;
  readonly columns: number;
  readonly rowHeight: number;
  readonly columnWidth: number;
  /** The room that the names of the rows take, and that of the columns. */
  readonly head: { readonly width: number; readonly height: number };
  /** Whether only what is on screen is rendered. */
  readonly enabled: boolean;
}

const OVERSCAN = 2;
const UNMEASURED = { top: 0, left: 0, high: 12, wide: 8 };

/** Renders only the cells of a table that can be seen. */
export function useMatrixWindow<Scroller extends HTMLElement>(
  options: UseMatrixWindowOptions,
): UseMatrixWindowResult<Scroller> {
  const { rows, columns, rowHeight, columnWidth, head, enabled } = options;
  const scroller = useRef<Scroller>(null);
  const [{ top, left, high, wide }, setSeen] = useState(UNMEASURED);

  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element || !enabled) return;
    const seen = {
      top: Math.floor(element.scrollTop / rowHeight),
      // From right to left, it scrolls below zero.
      left: Math.floor(Math.abs(element.scrollLeft) / columnWidth),
      high: Math.ceil(element.clientHeight / rowHeight) || UNMEASURED.high,
      wide: Math.ceil(element.clientWidth / columnWidth) || UNMEASURED.wide,
    };
    setSeen((before) =>
      before.top === seen.top &&
      before.left === seen.left &&
      before.high === seen.high &&
      before.wide === seen.wide
        ? before
        : seen,
    );
  }, [enabled, rowHeight, columnWidth]);

  useResize(scroller, measure, enabled);

  return {
    scroller,
    rows: enabled ? spanOf(top, high, rows) : { first: 0, last: rows - 1 },
    columns: enabled ? spanOf(left, wide, columns) : { first: 0, last: columns - 1 },
    onScroll: measure,
    reveal({ row, column }) {
      const element = scroller.current;
      if (!element || !enabled) return;
      const { clientHeight, clientWidth, scrollTop, scrollLeft } = element;
      const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      element.scrollTop = within(scrollTop, row * rowHeight, rowHeight, clientHeight - head.height);
      element.scrollLeft =
        sign * within(Math.abs(scrollLeft), column * columnWidth, columnWidth, clientWidth - head.width);
      // oxlint-disable-next-line react/no-flush-sync -- the cell is given the keyboard next.
      flushSync(measure);
    },
  };
}

function spanOf(at: number, shown: number, count: number): Span {
  const first = Math.max(0, Math.min(at, count - shown) - OVERSCAN);
  return { first, last: Math.min(count - 1, at + shown + OVERSCAN) };
}

/** How far to scroll so that something is seen between the heading and the end. */
function within(scrolled: number, begin: number, size: number, room: number): number {
  return Math.max(Math.min(scrolled, begin), begin + size - room);
}
