import { useCallback, useRef, useState } from 'react';
import { useResize } from './use-resize.js';

/** The first and the last of those that are rendered. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** How large a list or a table is, and its parts, in pixels. A list has one column. */
export interface UseWindowOptions {
  readonly rows: number;
  readonly rowHeight: number;
  readonly columns?: number;
  readonly columnWidth?: number;
  /** The room that the names of the rows take, and that of the columns. */
  readonly head?: { readonly width: number; readonly height: number };
  /** Whether only what is on screen is rendered. */
  readonly enabled: boolean;
  /** How many rows a screen probably shows: as many are rendered before it is measured, and never fewer. */
  readonly expected?: number;
}

/** Rows and columns rendered beyond those on screen, so that scrolling shows no gap. */
const OVERSCAN = 2;
const UNMEASURED = { top: 0, left: 0, high: 12, wide: 8 };

/** Renders only the rows and columns of a long list or a large table that can be seen. */
export function useWindow<Scroller extends HTMLElement = HTMLDivElement>({
  rows,
  rowHeight,
  columns = 1,
  columnWidth = Infinity,
  head = { width: 0, height: 0 },
  enabled,
  expected = 0,
}: UseWindowOptions) {
  const scroller = useRef<Scroller>(null);
  const [seen, setSeen] = useState({ ...UNMEASURED, high: expected || UNMEASURED.high });

  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element || !enabled) return;
    const now = {
      top: Math.floor(element.scrollTop / rowHeight),
      // From right to left, it scrolls below zero.
      left: Math.floor(Math.abs(element.scrollLeft) / columnWidth),
      // A row too many is cheaper than another rendering.
      high: Math.max(expected, Math.ceil(element.clientHeight / rowHeight) || UNMEASURED.high),
      wide: Math.ceil(element.clientWidth / columnWidth) || UNMEASURED.wide,
    };
    setSeen((before) => (JSON.stringify(now) === JSON.stringify(before) ? before : now));
  }, [enabled, rowHeight, columnWidth, expected]);

  useResize(scroller, measure, enabled);

  return {
    scroller,
    rows: enabled ? spanOf(seen.top, seen.high, rows) : { first: 0, last: rows - 1 },
    columns: enabled ? spanOf(seen.left, seen.wide, columns) : { first: 0, last: columns - 1 },
    onScroll: measure,
    /** Scrolls just as far as needed to show a cell; not at all if it is on screen. */
    reveal(row: number, column = 0) {
      const element = scroller.current;
      if (!element || !enabled) return;
      if (rows > 1) {
        const room = element.clientHeight - head.height;
        const top = within(element.scrollTop, row * rowHeight, rowHeight, room);
        if (top !== element.scrollTop) element.scrollTop = top;
      }
      if (columns > 1) {
        const room = element.clientWidth - head.width;
        const left = within(Math.abs(element.scrollLeft), column * columnWidth, columnWidth, room);
        element.scrollLeft = element.matches(':dir(rtl)') ? -left : left;
      }
      measure();
    },
  };
}

/** The indices of a span in order, and one more, such as that of what has focus, wherever it is. */
export function indicesOf({ first, last }: Span, also?: number): readonly number[] {
  const indices = Array.from({ length: Math.max(0, last - first + 1) }, (_, nth) => first + nth);
  if (also === undefined || (also >= first && also <= last)) return indices;
  return also < first ? [also, ...indices] : [...indices, also];
}

function spanOf(at: number, shown: number, count: number): Span {
  const first = Math.max(0, Math.min(at, count - shown) - OVERSCAN);
  return { first, last: Math.min(count - 1, at + shown - 1 + OVERSCAN) };
}

/** How far to scroll so that something is seen between the heading and the end. */
function within(scrolled: number, begin: number, size: number, room: number): number {
  return Math.max(Math.min(scrolled, begin), begin + size - room);
}
