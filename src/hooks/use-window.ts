import { useCallback, useRef, useState, type RefObject } from 'react';
import { useLatest } from './use-latest.js';
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

/** Rows rendered before and after those on screen, so that scrolling shows no gap. Of the last one, some may be seen. */
const OVERSCAN = 2;

/** Rows that may be rendered in excess. */
const SPARE = 2;

/** Enough rows for a screen that was not measured yet. */
const UNMEASURED = 10;

/** Renders only the rows of a list that can be seen. `enabled: false` renders them all. */
export function useWindow(options: {
  count: number;
  rowHeight: number;
  enabled: boolean;
  /** How many rows a screen probably shows, before it is measured. */
  expected?: number;
}): UseWindowResult {
  const { count, rowHeight, enabled, expected = UNMEASURED } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, rows: expected });
  const { top, rows } = seen;
  const latest = useLatest({ seen, count });

  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element || !enabled) return;
    const { seen: before, count: most } = latest.current;
    const now = {
      top: Math.floor(element.scrollTop / rowHeight),
      rows: Math.ceil(element.clientHeight / rowHeight) || UNMEASURED,
    };
    // A row too many is cheaper than to render again; and a list that is shorter than its screen does not measure it.
    const enough = before.rows >= now.rows && (before.rows <= now.rows + SPARE || most <= now.rows);
    // Not told what it knows: React would keep that, and render once more after the next key.
    if (before.top !== now.top || !enough) setSeen({ ...now, rows: enough ? before.rows : now.rows });
  }, [enabled, rowHeight, latest]);

  useResize(scroller, measure, enabled);

  return {
    scroller,
    first: enabled ? Math.max(0, Math.min(top, count - rows) - OVERSCAN) : 0,
    last: enabled ? Math.min(count - 1, top + rows - 1 + OVERSCAN) : count - 1,
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
