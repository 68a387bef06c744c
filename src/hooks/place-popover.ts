/** A rectangle in the coordinates of the screen. */
export type Box = Readonly<Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>>;

/** The width and height of a box. */
export type Size = Pick<Box, 'width' | 'height'>;

/** A position of the top left corner to consider. */
export interface Candidate extends Pick<Box, 'x' | 'y'> {
  /** Added to the area of the obstacles that are covered there. */
  readonly cost?: number;
}

/** Lists the positions that a popover of some size may take at its anchor, the preferred one first. */
export type PopoverPlacement = (
  anchor: Box,
  popover: Size,
  obstacles: readonly Box[],
) => readonly Candidate[];

/** The least distance between a popover and the edge of the screen. */
const MARGIN = 8;

/** Covering the anchor counts this many times as much as covering an obstacle: the anchor can be pressed. */
const ANCHOR_WEIGHT = 1000;

/** The cheapest candidate once each is moved onto the screen; on a tie, the first. */
export function placePopover(
  candidates: readonly Candidate[],
  anchor: Box,
  { width, height }: Size,
  screen: Box,
  obstacles: readonly Box[] = [],
): Pick<Box, 'x' | 'y'> {
  let best: Pick<Box, 'x' | 'y'> = anchor;
  let lowest = Infinity;
  for (const { x, y, cost = 0 } of candidates) {
    const left = clamp(x, screen.x + MARGIN, screen.x + screen.width - width - MARGIN);
    const top = clamp(y, screen.y + MARGIN, screen.y + screen.height - height - MARGIN);
    const box = { x: left, y: top, width, height };
    const covered = obstacles.reduce((area, obstacle) => area + overlap(box, obstacle), 0);
    const total = cost + covered + ANCHOR_WEIGHT * overlap(box, anchor);
    if (total < lowest) [best, lowest] = [{ x: left, y: top }, total];
  }
  return best;
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** A value held between two limits; the lower limit where they contradict each other. */
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));
