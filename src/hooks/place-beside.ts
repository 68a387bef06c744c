/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How large something is. */
export type Size = Pick<Box, 'width' | 'height'>;

/** Where something stands. */
export type Place = Pick<Box, 'left' | 'top'>;

/** Says where a popover of some size goes, given its anchor, the screen, and what else explains something there. */
export type PlacePopover = (anchor: Box, popover: Size, screen: Size, others?: readonly Box[]) => Place;

/** Room kept between a popover and the edge of the screen. */
const MARGIN = 8;

/**
 * Where a popover of some size goes: beside a row, so that the rows next to it can be read; else below its anchor, or
 * above if there is no room. Over as little as can be of what else explains something. Never outside the screen.
 */
export const placeBeside: PlacePopover = (anchor, popover, screen, others = []) => {
  const right = anchor.left + anchor.width;
  const below = anchor.top + anchor.height;
  const left = anchor.left - popover.width;
  const above = anchor.top - popover.height;
  const centred = anchor.left + anchor.width / 2 - popover.width / 2;
  const isRow = anchor.width > 3 * anchor.height;
  const places: (Place & { readonly cost: number })[] = [];
  const beside = { top: anchor.top, cost: 0 };
  // Above and below a row are its neighbours: half as bad to cover as what explains something.
  const centredAt = (top: number) => ({
    left: centred,
    top,
    cost: isRow ? (popover.width * popover.height) / 2 : 0,
  });
  if (isRow && right + popover.width + MARGIN <= screen.width) places.push({ ...beside, left: right });
  if (isRow && left >= MARGIN) places.push({ ...beside, left });
  if (below + popover.height + MARGIN <= screen.height) places.push(centredAt(below));
  if (above >= MARGIN) places.push(centredAt(above));
  if (places.length === 0) places.push(centredAt(below));
  const onScreen = places.map((place) => ({
    left: clamp(place.left, MARGIN, screen.width - popover.width - MARGIN),
    top: clamp(place.top, MARGIN, screen.height - popover.height - MARGIN),
  }));
  const costs = onScreen.map((place, nth) =>
    others.reduce((cost, box) => cost + overlap({ ...place, ...sizeOf(popover) }, box), places[nth]!.cost),
  );
  return onScreen[costs.indexOf(Math.min(...costs))]!;
};

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** A value between two others; the least of them where they contradict each other. */
export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
