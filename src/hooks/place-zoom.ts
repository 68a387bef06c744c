import { clamp, overlap, type Box, type Place, type PlacePopover, type Size } from './place-beside.js';

/** Room kept between the enlarged card, what it stands beside, and the edge of the screen. */
const GAP = 8;

/**
 * Where an enlarged card goes: above its card, else to the right, left or below, on the screen and over neither the card
 * nor anything else that explains it. On a screen with no such place, where it covers the least of them.
 */
export const placeZoom: PlacePopover = (card, zoom, screen, others = []) => {
  const kept = [card, ...others];
  const places = [card, unionOf(kept)]
    .flatMap((box) => sidesOf(box, card, zoom))
    .map(({ left, top }) => ({
      left: clamp(left, GAP, screen.width - zoom.width - GAP),
      top: clamp(top, GAP, screen.height - zoom.height - GAP),
    }));
  const covered = places.map((place) => {
    const { width, height } = zoom;
    const [ofCard = 0, ...ofOthers] = kept.map((box) => overlap({ ...place, width, height }, box));
    // The card can be pressed, the others only be read.
    return ofCard * 1000 + ofOthers.reduce((sum, area) => sum + area, 0);
  });
  return places[covered.indexOf(Math.min(...covered))]!;
};

/** Above, right, left and below a box, in the middle of the card. */
function sidesOf({ left, top, width, height }: Box, card: Box, zoom: Size): Place[] {
  const across = card.left + (card.width - zoom.width) / 2;
  const along = card.top + (card.height - zoom.height) / 2;
  return [
    { left: across, top: top - zoom.height - GAP },
    { left: left + width + GAP, top: along },
    { left: left - zoom.width - GAP, top: along },
    { left: across, top: top + height + GAP },
  ];
}

function unionOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}
