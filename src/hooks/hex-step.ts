import type { Point } from './hex.js';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** A step over a board of hexes. */
export interface HexStep {
  /** The middles of all hexes. */
  readonly points: readonly Point[];
  /** Which of them one starts from. */
  readonly from: number;
  readonly key: string;
  /** The point at which one began to go this way: steps to the left and right of it are evened out. */
  readonly origin: Point;
  /** Where two hexes lie that way, the other one than would be taken. */
  readonly other: boolean;
}

/**
 * Where an arrow key leads: to the hex that lies that way; of two that do, to the one nearer to where one began, so that
 * going on leads straight; over gaps to what comes next. `null` at the edge, or for another key.
 */
export function hexBeyond({ points, from, key, origin, other }: HexStep): number | null {
  const way = ARROWS[key];
  const start = points[from];
  if (!way || !start) return null;
  const ahead = points.flatMap(({ x, y }, index) => {
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const across = Math.abs((x - start.x) * way.y + (y - start.y) * way.x);
    const aside = (x - origin.x) * Math.abs(way.y) + (y - origin.y) * Math.abs(way.x);
    // What lies more to the side than ahead is the business of another key.
    return along < 1 || across > along ? [] : [{ index, along: Math.round(along), aside: Math.round(aside) }];
  });
  const nearest = Math.min(...ahead.map(({ along }) => along));
  const [first, second] = ahead
    .filter(({ along }) => along === nearest)
    .toSorted((a, b) => Math.abs(a.aside) - Math.abs(b.aside) || b.aside - a.aside);
  return (other ? second : first)?.index ?? null;
}
