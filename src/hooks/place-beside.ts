/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Room kept between a popover and the edge of the screen. */
const MARGIN = 8;

/**
 * Where a popover of some size goes: beside a row, so that the rows next to it can be read; else below its anchor, or
 * above if there is no room. Never outside the screen.
 */
export function placeBeside(
  anchor: Box,
  popover: Size,
  screen: Size,
): { readonly left: number; readonly top: number } {
  const right = anchor.left + anchor.width;
  const below = anchor.top + anchor.height;
  const isRow = anchor.width > 3 * anchor.height;
  if (isRow && right + popover.width + MARGIN <= screen.width) return onScreen(right, anchor.top);
  if (isRow && anchor.left - popover.width >= MARGIN)
    return onScreen(anchor.left - popover.width, anchor.top);
  const fitsBelow = below + popover.height + MARGIN <= screen.height;
  const fitsAbove = anchor.top - popover.height >= MARGIN;
  const centred = anchor.left + anchor.width / 2 - popover.width / 2;
  return onScreen(centred, fitsBelow || !fitsAbove ? below : anchor.top - popover.height);

  function onScreen(left: number, top: number) {
    return {
      left: clamp(left, MARGIN, screen.width - popover.width - MARGIN),
      top: clamp(top, MARGIN, screen.height - popover.height - MARGIN),
    };
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
