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
 * above if there is no room. Over nothing else that explains something, where there is such a place. Never outside the
 * screen.
 */
export const placeBeside: PlacePopover = (anchor, popover, screen, others = []) => {
  const right = anchor.left + anchor.width;
  const below = anchor.top + anchor.height;
  const left = anchor.left - popover.width;
  const above = anchor.top - popover.height;
  const centred = anchor.left + anchor.width / 2 - popover.width / 2;
  const isRow = anchor.width > 3 * anchor.height;
  const places: Place[] = [];
  if (isRow && right + popover.width + MARGIN <= screen.width) places.push({ left: right, top: anchor.top });
  if (isRow && left >= MARGIN) places.push({ left, top: anchor.top });
  if (below + popover.height + MARGIN <= screen.height) places.push({ left: centred, top: below });
  if (above >= MARGIN) places.push({ left: centred, top: above });
  places.push({ left: centred, top: below });
  const onScreen = places.map((place) => ({
    left: clamp(place.left, MARGIN, screen.width - popover.width - MARGIN),
    top: clamp(place.top, MARGIN, screen.height - popover.height - MARGIN),
  }));
  return (
    onScreen.find((place) => !others.some((box) => overlap({ ...place, ...sizeOf(popover) }, box) > 0)) ??
    onScreen[0]!
  );
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
