import { useCallback, useRef, useState, type RefObject } from 'react';
import { useResize } from './use-resize.js';

/** Which rows of a long list are on screen. */
export interface UseWindowResult {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The first row to render. */
  readonly first: number;
  /** The last row to render. */
  readonly last: number;
  onScroll(): void;
  /** Scrolls just as far as needed to show a row; not at all if it is on screen. */
  reveal(row: number): void;
}

/** Rows rendered before and after those on screen, so that scrolling shows no gap. */
const OVERSCAN = 2;

/** Rows that may be rendered in excess. */
const SPARE = 2;

/** Enough rows for a screen that was not measured yet. */
const UNMEASURED = 10;

/** Renders only the rows of a list that can be seen. `enabled: false` renders them all. */
export function useWindow(options: { count: number; rowHeight: number; enabled: boolean }): UseWindowResult {
  const { count, rowHeight, enabled } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const [{ top, rows }, setSeen] = useState({ top: 0, rows: UNMEASURED });

  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element || !enabled) return;
    const seen = {
      top: Math.floor(element.scrollTop / rowHeight),
      rows: Math.ceil(element.clientHeight / rowHeight) || UNMEASURED,
    };
    // A row too many is cheaper than to render again.
    setSeen((before) => {
      const enough = before.rows >= seen.rows && before.rows <= seen.rows + SPARE;
      return before.top === seen.top && enough ? before : { ...seen, rows: enough ? before.rows : seen.rows };
    });
  }, [enabled, rowHeight]);

  useResize(scroller, measure, enabled);

  return {
    scroller,
    first: enabled ? Math.max(0, Math.min(top, count - rows) - OVERSCAN) : 0,
    last: enabled ? Math.min(count - 1, top + rows + OVERSCAN) : count - 1,
    onScroll: measure,
    reveal(row) {
      const element = scroller.current;
      if (!element || !enabled) return;
      const above = row * rowHeight;
      const below = above + rowHeight - element.clientHeight;
      const next = Math.max(Math.min(element.scrollTop, above), below);
      if (next !== element.scrollTop) element.scrollTop = next;
    },
  };
}
