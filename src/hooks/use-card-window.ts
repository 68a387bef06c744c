import { useCallback, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { useResize } from './use-resize.js';
import { useWindow } from './use-window.js';

interface CardWindowOptions {
  readonly count: number;
  /** Whether cards lie in rows below one another, or in one row that scrolls. */
  readonly wraps: boolean;
  readonly enabled: boolean;
}

/** What is assumed before anything is measured: the room of one card in pixels, the gap to the next included. */
const EXPECTED = {
  width: 48,
  height: 142,
  /** How far a card is drawn beyond its own room, over the next one's. */
  overhang: 0,
  /** The padding of the list on both sides together. */
  paddingInline: 0,
  paddingBlock: 0,
  /** How many cards have room beside one another. */
  columns: 2,
};

/**
 * Renders only the cards that can be seen. All take as much room as the one that Tab reaches: it is always there, so that
 * nothing moves while others come and go.
 */
export function useCardWindow({ count, wraps, enabled }: CardWindowOptions) {
  const [cells, setCells] = useState(EXPECTED);
  const { width, height, overhang, paddingInline, paddingBlock } = cells;
  const columns = wraps ? cells.columns : count;
  const rows = Math.ceil(count / columns);
  const view = useWindow<HTMLUListElement>({
    rows,
    rowHeight: height,
    ...(!wraps && { columns, columnWidth: width }),
    head: { width: paddingInline + overhang, height: paddingBlock },
    enabled,
  });
  const { scroller, onScroll } = view;
  const inRow = wraps ? columns : 1;
  const span = wraps ? view.rows : view.columns;

  const measure = useCallback(() => {
    const measured = enabled && scroller.current ? cellsOf(scroller.current) : null;
    if (!measured) return;
    // oxlint-disable-next-line react/set-state-in-effect -- Only the page knows sizes, and they must be right when it is painted.
    setCells((before) => (JSON.stringify(before) === JSON.stringify(measured) ? before : measured));
  }, [enabled, scroller]);

  // Before it is painted, also when a theme or a density has come with this render.
  useLayoutEffect(measure);
  useLayoutEffect(onScroll, [onScroll]);
  useResize(scroller, measure, enabled);

  // When there is room for more or fewer beside one another, the card that is seen first stays in sight.
  const seen = useRef({ index: 0, columns });
  useLayoutEffect(() => {
    const { index, columns: before } = seen.current;
    seen.current = { index, columns };
    if (wraps && scroller.current && before !== columns)
      scroller.current.scrollTop = Math.floor(index / columns) * height;
  }, [wraps, columns, height, scroller]);

  return {
    list: scroller,
    /** How many cards lie beside one another. */
    columns,
    /** The cards to render. */
    rendered: { first: span.first * inRow, last: Math.min(count, (span.last + 1) * inRow) - 1 },
    onScroll() {
      onScroll();
      if (scroller.current) seen.current.index = Math.round(scroller.current.scrollTop / height) * columns;
    },
    /** Scrolls just as far as needed to show a card. */
    reveal: (index: number) => view.reveal(Math.floor(index / columns), index % columns),
    /** Where a card lies, on screen or not. */
    styleOf: (index: number) => ({
      insetInlineStart: (index % columns) * width,
      insetBlockStart: Math.floor(index / columns) * height,
    }),
    /** How much room all cards take, those not rendered included. */
    getListStyle: () =>
      ({
        '--ms-cards-width': wraps ? undefined : `${count * width + overhang}px`,
        '--ms-cards-height': wraps ? `${rows * height}px` : undefined,
      }) as CSSProperties,
  };
}

/** Measures the card that Tab reaches; nothing where it is not laid out. */
function cellsOf(list: HTMLElement): typeof EXPECTED | null {
  const card = list.querySelector(':scope > * > [tabindex="0"]')?.parentElement;
  if (!card || card.offsetWidth === 0) return null;
  const style = getComputedStyle(list);
  const gap = pixels(style.columnGap);
  const width = card.offsetWidth + gap;
  const paddingInline = pixels(style.paddingInlineStart) + pixels(style.paddingInlineEnd);
  return {
    width,
    height: card.offsetHeight + pixels(style.rowGap),
    overhang: Math.max(0, card.scrollWidth - width),
    paddingInline,
    paddingBlock: pixels(style.paddingBlockStart) + pixels(style.paddingBlockEnd),
    columns: Math.max(1, Math.floor((list.clientWidth - paddingInline + gap) / width)),
  };
}

/** A length that was computed; `normal` is none. */
const pixels = (length: string) => Number.parseFloat(length) || 0;
