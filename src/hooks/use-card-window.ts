import { useCallback, useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { useMatrixWindow } from './use-matrix-window.js';
import { useResize } from './use-resize.js';

/** Which of many cards are on screen, and where each lies. */
export interface UseCardWindowResult {
  readonly list: RefObject<HTMLUListElement | null>;
  /** How many cards lie beside one another. */
  readonly columns: number;
  /** The places of the first and of the last card to render, counting from 0. */
  readonly first: number;
  readonly last: number;
  onScroll(): void;
  /** Scrolls just as far as needed to show a card, and renders it at once. */
  reveal(at: number): void;
  /** Where a card lies, on screen or not. */
  styleOf(at: number): CSSProperties;
  /** How much room all cards take, those not rendered included. */
  getListStyle(): CSSProperties;
}

/** How many cards there are, and how they lie. */
export interface UseCardWindowOptions {
  readonly count: number;
  /** Whether cards lie in rows below one another, or in one row that scrolls. */
  readonly wraps: boolean;
  readonly enabled: boolean;
}

/** The room of one card, in pixels, the gap to the next included. */
interface Cells {
  readonly width: number;
  readonly height: number;
  /** How far a card is drawn beyond its own room, over the next one's. */
  readonly overhang: number;
  /** What the list keeps free around its cards. */
  readonly padding: { readonly width: number; readonly height: number };
  /** How many cards have room beside one another. */
  readonly columns: number;
}

/** What is assumed before anything is measured. */
const EXPECTED: Cells = {
  width: 48,
  height: 142,
  overhang: 0,
  padding: { width: 0, height: 0 },
  columns: 2,
};

/**
 * Renders only the cards that can be seen. All take as much room as the one that Tab reaches: it is always there, so that
 * nothing moves while others come and go.
 */
export function useCardWindow({ count, wraps, enabled }: UseCardWindowOptions): UseCardWindowResult {
  const [cells, setCells] = useState(EXPECTED);
  const { width, height, overhang, padding } = cells;
  const columns = wraps ? cells.columns : count;
  const view = useMatrixWindow<HTMLUListElement>({
    // What does not scroll in a direction is one step of a pixel in it.
    ...(wraps
      ? { rows: Math.ceil(count / columns), columns: 1, rowHeight: height, columnWidth: 1 }
      : { rows: 1, columns: count, rowHeight: 1, columnWidth: width }),
    head: { width: wraps ? 0 : padding.width + overhang, height: wraps ? padding.height : 0 },
    enabled,
  });
  const { scroller, onScroll, rows } = view;
  const lines = wraps ? rows : view.columns;
  const inLine = wraps ? columns : 1;

  const measure = useCallback(() => {
    const measured = enabled && scroller.current ? cellsOf(scroller.current) : null;
    // oxlint-disable-next-line react/set-state-in-effect -- Only the page knows sizes, and they must be right when it is painted.
    if (measured) setCells((before) => (isSame(before, measured) ? before : measured));
  }, [enabled, scroller]);

  // Before it is painted, also when a theme or a density has come with this render.
  useLayoutEffect(measure);
  useLayoutEffect(onScroll, [onScroll]);
  useResize(scroller, measure, enabled);

  // When there is room for more or fewer beside one another, the card that is seen first stays in sight.
  const seen = useRef({ at: 0, columns });
  useLayoutEffect(() => {
    const { at, columns: before } = seen.current;
    seen.current = { at, columns };
    if (wraps && scroller.current && before !== columns)
      scroller.current.scrollTop = Math.floor(at / columns) * height;
  }, [wraps, columns, height, scroller]);

  return {
    list: scroller,
    columns,
    first: enabled ? lines.first * inLine : 0,
    last: enabled ? Math.min(count, (lines.last + 1) * inLine) - 1 : count - 1,
    onScroll() {
      onScroll();
      if (scroller.current) seen.current.at = Math.round(scroller.current.scrollTop / height) * columns;
    },
    reveal: (at) =>
      view.reveal(wraps ? { row: Math.floor(at / columns), column: 0 } : { row: 0, column: at }),
    styleOf: (at) => ({
      insetInlineStart: (at % columns) * width,
      insetBlockStart: Math.floor(at / columns) * height,
    }),
    getListStyle: () =>
      ({
        '--ms-cards-width': wraps ? undefined : `${count * width + overhang}px`,
        '--ms-cards-height': wraps ? `${Math.ceil(count / columns) * height}px` : undefined,
      }) as CSSProperties,
  };
}

/** Measures the card that Tab reaches; nothing where it is not laid out. */
function cellsOf(list: HTMLElement): Cells | null {
  const card = list.querySelector(':scope > * > [tabindex="0"]')?.parentElement;
  if (!card || card.offsetWidth === 0) return null;
  const style = getComputedStyle(list);
  const [gap, rowGap] = [pixels(style.columnGap), pixels(style.rowGap)];
  const width = card.offsetWidth + gap;
  const padding = {
    width: pixels(style.paddingInlineStart) + pixels(style.paddingInlineEnd),
    height: pixels(style.paddingBlockStart) + pixels(style.paddingBlockEnd),
  };
  return {
    width,
    height: card.offsetHeight + rowGap,
    overhang: Math.max(0, card.scrollWidth - width),
    padding,
    columns: Math.max(1, Math.floor((list.clientWidth - padding.width + gap) / width)),
  };
}

/** A length that was computed; `normal` is none. */
const pixels = (length: string) => Number.parseFloat(length) || 0;

function isSame(a: Cells, b: Cells): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    a.overhang === b.overhang &&
    a.columns === b.columns &&
    a.padding.width === b.padding.width &&
    a.padding.height === b.padding.height
  );
}
