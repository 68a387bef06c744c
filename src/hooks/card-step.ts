/** Where cards lie: all of them as elements, or, of many, how many beside one another. */
export type CardLayout =
  | { readonly elements: readonly HTMLElement[] }
  | { readonly columns: number; readonly count: number };

/** The index a key leads to from another; nothing where it leads nowhere. */
export function stepOverCards(
  key: string,
  at: number,
  { layout, rightToLeft }: { readonly layout: CardLayout; readonly rightToLeft: boolean },
): number | undefined {
  const last = ('elements' in layout ? layout.elements.length : layout.count) - 1;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const forward = (key === 'ArrowRight') !== rightToLeft;
      return Math.max(0, Math.min(last, at + (forward ? 1 : -1)));
    }
    case 'ArrowUp':
      return 'elements' in layout
        ? inNextRow(at, layout.elements, (from, to) => to.bottom <= from.top + 1)
        : orNone(at - layout.columns, at >= layout.columns);
    case 'ArrowDown':
      return 'elements' in layout
        ? inNextRow(at, layout.elements, (from, to) => to.top >= from.bottom - 1)
        : orNone(
            // The last row may be shorter.
            Math.min(last, at + layout.columns),
            Math.floor(at / layout.columns) < Math.floor(last / layout.columns),
          );
    default:
      return undefined;
  }
}

const orNone = (at: number, isThere: boolean) => (isThere ? at : undefined);

/** The nearest card of the nearest row on one side; none where that is the last row. */
function inNextRow(
  at: number,
  elements: readonly HTMLElement[],
  isBeyond: (from: DOMRect, to: DOMRect) => boolean,
): number | undefined {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const from = boxes[at];
  if (!from) return undefined;
  let nearest: number | undefined;
  let least = Infinity;
  for (const [nth, box] of boxes.entries()) {
    // The row counts first, the column second.
    const distance = Math.abs(box.top - from.top) * 1000 + Math.abs(box.left - from.left);
    if (!isBeyond(from, box) || distance >= least) continue;
    nearest = nth;
    least = distance;
  }
  return nearest;
}
