/** A hex by its axial coordinates: `q` along a row, `r` from row to row. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The ways hexes stand: on a corner, in straight rows; or on a side, in straight columns. */
export const HEX_LAYOUTS = ['pointy', 'flat'] as const;
/** One of `HEX_LAYOUTS`. */
export type HexLayout = (typeof HEX_LAYOUTS)[number];

/** A point of a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the middle of a hex to its corners, in the units of its drawing. */
export const HEX_RADIUS = 50;

const WIDTH = Math.sqrt(3) * HEX_RADIUS;
const STEP = 1.5 * HEX_RADIUS;

/** A hex as text, to tell it from others. */
export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;

/** The middle of a hex in the drawing of a board. */
export function hexCentre({ q, r }: Hex, layout: HexLayout): Point {
  return layout === 'pointy'
    ? { x: WIDTH * (q + r / 2), y: STEP * r }
    : { x: STEP * q, y: WIDTH * (r + q / 2) };
}

/** The corners of a hex around its middle, smaller by some units on every side, as `points` of a polygon. */
export function hexCorners(layout: HexLayout, inset = 0): string {
  const radius = HEX_RADIUS - inset;
  const turn = layout === 'pointy' ? 30 : 0;
  return Array.from({ length: 6 }, (_, nth) => ((nth * 60 + turn) * Math.PI) / 180)
    .map((angle) => `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`)
    .join(' ');
}

/** The part of the drawing that some hexes take, with room around them; and how many hexes fit beside one another in it. */
export function hexBounds(hexes: readonly Hex[], layout: HexLayout, room = 4) {
  const [wide, high] = layout === 'pointy' ? [WIDTH, 2 * HEX_RADIUS] : [2 * HEX_RADIUS, WIDTH];
  const points = hexes.length === 0 ? [{ x: 0, y: 0 }] : hexes.map((hex) => hexCentre(hex, layout));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const width = right - left + wide + 2 * room;
  const height = bottom - top + high + 2 * room;
  return {
    viewBox: [left - wide / 2 - room, top - high / 2 - room, width, height].map(round).join(' '),
    across: round(width / wide),
  };
}

/** Hexes row by row as one reads them. Where columns are straight, a row goes up and down with every hex. */
export function hexRows<Place extends Hex>(
  hexes: readonly Place[],
  layout: HexLayout,
): readonly (readonly Place[])[] {
  const rows = groupedBy(hexes, ({ q, r }) => (layout === 'pointy' ? r : r + Math.floor(q / 2)));
  return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row.toSorted((a, b) => a.q - b.q));
}

/** Items that have the same key, together. */
export function groupedBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const round = (value: number) => Math.round(value * 100) / 100;
