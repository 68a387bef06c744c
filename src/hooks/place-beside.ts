/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 8;

/** Where a popover of some size goes: below its anchor, above if there is no room, never outside the screen. */
export function placeBeside(
  anchor: Box,
  popover: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
): { readonly left: number; readonly top: number; readonly side: 'above' | 'below' } {
  const below = anchor.top + anchor.height;
  const fitsBelow = below + popover.height + MARGIN <= screen.height;
  const fitsAbove = anchor.top - popover.height >= MARGIN;
  const side = fitsBelow || !fitsAbove ? 'below' : 'above';
  const top = side === 'below' ? below : anchor.top - popover.height;
  const centred = anchor.left + anchor.width / 2 - popover.width / 2;
  return {
    left: clamp(centred, MARGIN, screen.width - popover.width - MARGIN),
    top: clamp(top, MARGIN, screen.height - popover.height - MARGIN),
    side,
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
