import { useCallback, useRef, useState, type RefObject } from 'react';
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

/** Which part of a long list or of a large table is on screen. */
export interface UseWindowResult<Scroller extends HTMLElement> {
  readonly scroller: RefObject<Scroller | null>;
  readonly rows: Span;
  readonly columns: Span;
  onScroll(): void;
  /** Scrolls just as far as needed to show a cell; not at all if it is on screen. */
  reveal(row: number, column?: number): void;
}

/** Rows and columns rendered beyond those on screen, so that scrolling shows no gap. */
const OVERSCAN = 2;
const UNMEASURED = { top: 0, left: 0, high: 12, wide: 8 };
const NO_HEAD = { width: 0, height: 0 };

/** Renders only the rows and columns that can be seen. */
export function useWindow<Scroller extends HTMLElement = HTMLDivElement>({
  rows,
  rowHeight,
  columns = 1,
  columnWidth = 1,
  head = NO_HEAD,
  enabled,
  expected = 0,
}: UseWindowOptions): UseWindowResult<Scroller> {
  const scroller = useRef<Scroller>(null);
  const [seen, setSeen] = useState({ ...UNMEASURED, high: expected || UNMEASURED.high });
  const isTall = rows > 1;
  const isWide = columns > 1;

  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element || !enabled) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    const now = {
      top: isTall ? Math.floor(scrollTop / rowHeight) : 0,
      // From right to left, it scrolls below zero.
      left: isWide ? Math.floor(Math.abs(scrollLeft) / columnWidth) : 0,
      // A row too many is cheaper than another rendering.
      high: isTall
        ? Math.max(expected, Math.ceil(clientHeight / rowHeight) || UNMEASURED.high)
        : UNMEASURED.high,
      wide: isWide ? Math.ceil(clientWidth / columnWidth) || UNMEASURED.wide : UNMEASURED.wide,
    };
    setSeen((before) => (JSON.stringify(now) === JSON.stringify(before) ? before : now));
  }, [enabled, isTall, isWide, rowHeight, columnWidth, expected]);

  useResize(scroller, measure, enabled);

  return {
    scroller,
    rows: enabled ? spanOf(seen.top, seen.high, rows) : { first: 0, last: rows - 1 },
    columns: enabled ? spanOf(seen.left, seen.wide, columns) : { first: 0, last: columns - 1 },
    onScroll: measure,
    reveal(row, column = 0) {
      const element = scroller.current;
      if (!element || !enabled) return;
      if (isTall) {
        const room = element.clientHeight - head.height;
        const top = within(element.scrollTop, row * rowHeight, rowHeight, room);
        if (top !== element.scrollTop) element.scrollTop = top;
      }
      if (isWide) {
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
