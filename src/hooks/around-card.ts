import type { Box, PopoverPlacement } from './place-popover.js';

/** The distance between an enlarged card and what it stands beside. */
const GAP = 8;

/** Above a card, else to the right, left or below; clear of the card alone, or of everything that explains it. */
export const aroundCard: PopoverPlacement = (card, popover, obstacles) => {
  const centreX = card.x + (card.width - popover.width) / 2;
  const centreY = card.y + (card.height - popover.height) / 2;
  return [card, unionOf([card, ...obstacles])].flatMap(({ x, y, width, height }) => [
    { x: centreX, y: y - popover.height - GAP },
    { x: x + width + GAP, y: centreY },
    { x: x - popover.width - GAP, y: centreY },
    { x: centreX, y: y + height + GAP },
  ]);
};

function unionOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
