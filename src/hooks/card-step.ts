/** Where cards lie: all of them as elements, or, of many, how many beside one another. */
export type CardLayout =
  | { readonly elements: readonly HTMLElement[] }
  | { readonly columns: number; readonly count: number };

/** The index a key leads to from another; nothing where it leads nowhere. */
export function stepOverCards(
  key: string,
  from: number,
  { layout, rightToLeft }: { readonly layout: CardLayout; readonly rightToLeft: boolean },
): number | undefined {
  const last = ('elements' in layout ? layout.elements.length : layout.count) - 1;
  const forward = rightToLeft ? -1 : 1;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft':
      return Math.max(0, Math.min(last, from - forward));
    case 'ArrowRight':
      return Math.max(0, Math.min(last, from + forward));
    case 'ArrowUp':
    case 'ArrowDown': {
      const way = key === 'ArrowDown' ? 1 : -1;
      if ('elements' in layout) return inNextRow(from, layout.elements, way);
      // The last row may be shorter.
      const rowOf = (index: number) => Math.floor(index / layout.columns);
      const to = Math.min(last, from + way * layout.columns);
      return to >= 0 && rowOf(to) !== rowOf(from) ? to : undefined;
    }
    default:
      return undefined;
  }
}

/** The nearest card of the nearest row below, or above; none where that is the last row. */
function inNextRow(from: number, elements: readonly HTMLElement[], way: 1 | -1): number | undefined {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const start = boxes[from];
  if (!start) return undefined;
  const isBeyond = (box: DOMRect) => (way === 1 ? box.top >= start.bottom - 1 : box.bottom <= start.top + 1);
  // The row counts first, the column second.
  const distance = (box: DOMRect) => Math.abs(box.top - start.top) * 1000 + Math.abs(box.left - start.left);
  const nearest = boxes.filter(isBeyond).toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest && boxes.indexOf(nearest);
}
