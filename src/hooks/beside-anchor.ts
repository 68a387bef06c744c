import type { PopoverPlacement } from './place-popover.js';

/**
 * Beside a row, so that the rows above and below it can be read; below or above anything else. The other two sides are half as
 * bad as covering an obstacle.
 */
export const besideAnchor: PopoverPlacement = (anchor, { width, height }) => {
  const isRow = anchor.width > 3 * anchor.height;
  const area = width * height;
  const besideCost = isRow ? 0 : area / 2;
  const belowCost = isRow ? area / 2 : 0;
  const centred = anchor.x + (anchor.width - width) / 2;
  return [
    { x: anchor.x + anchor.width, y: anchor.y, cost: besideCost },
    { x: anchor.x - width, y: anchor.y, cost: besideCost },
    { x: centred, y: anchor.y + anchor.height, cost: belowCost },
    { x: centred, y: anchor.y - height, cost: belowCost },
  ];
};
