/** A hex by its axial coordinates. Hexes stand on a side, in straight columns: `q` from column to column, `r` down a column. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six ways to face, clockwise. */
export const FACINGS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;
/** A place in `FACINGS`. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;

/** The step from a hex to its neighbour, by facing. */
const STEPS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** A hex as text, to tell it from others. */
export const keyOf = ({ q, r }: Hex): string => `${q},${r}`;

/** Whether two are the same hex. */
export const isSameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** The hex next to one. */
export function neighbour({ q, r }: Hex, facing: Facing): Hex {
  const step = STEPS[facing]!;
  return { q: q + step.q, r: r + step.r };
}

/** How many steps two hexes are apart. */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The facing a number of hexsides clockwise from another. */
export const turned = (facing: Facing, hexsides: number): Facing =>
  ((((facing + hexsides) % 6) + 6) % 6) as Facing;

/** The hexes at most so many steps away, row by row. */
export function hexesWithin({ q, r }: Hex, steps: number): Hex[] {
  const hexes: Hex[] = [];
  for (let dq = -steps; dq <= steps; dq += 1)
    for (let dr = Math.max(-steps, -dq - steps); dr <= Math.min(steps, -dq + steps); dr += 1)
      hexes.push({ q: q + dq, r: r + dr });
  return hexes;
}

/** The hexes on the straight line between two, without those. The same ones from either end. */
export function hexesBetween(a: Hex, b: Hex): Hex[] {
  const steps = distance(a, b);
  const swap = a.q > b.q || (a.q === b.q && a.r > b.r);
  const [from, to] = swap ? [b, a] : [a, b];
  const line = Array.from({ length: Math.max(0, steps - 1) }, (_, at) => {
    const part = (at + 1) / steps;
    // A line along an edge goes on one side of it, always the same.
    return rounded(from.q + (to.q - from.q) * part + 1e-6, from.r + (to.r - from.r) * part + 2e-6);
  });
  return swap ? line.toReversed() : line;
}

function rounded(q: number, r: number): Hex {
  const s = -q - r;
  let [nearQ, nearR] = [Math.round(q), Math.round(r)];
  const nearS = Math.round(s);
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS - s)];
  if (offQ > offR && offQ > offS) nearQ = -nearR - nearS;
  else if (offR > offS) nearR = -nearQ - nearS;
  // No negative zero, which would be another key of the same hex.
  return { q: nearQ + 0, r: nearR + 0 };
}

/** Where something lies, seen by who faces one way: degrees clockwise from straight ahead, more than -180 and at most 180. */
export function bearing(from: Hex, facing: Facing, to: Hex): number {
  const q = to.q - from.q;
  const r = to.r - from.r;
  const x = 1.5 * q;
  const y = Math.sqrt(3) * (r + q / 2);
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI - 60 * facing;
  const turn = (((degrees % 360) + 540) % 360) - 180;
  // To a thousandth, so that what lies on an edge lies on it.
  const exact = Math.round(turn * 1000) / 1000;
  return exact <= -180 ? exact + 360 : exact;
}

/** Where weapons can fire to: those of the torso, head and legs ahead, those of an arm also to its side. */
export const ARCS = ['front', 'left-arm', 'right-arm'] as const;
/** One of `ARCS`. */
export type Arc = (typeof ARCS)[number];

/** Whether something lies in an arc of a unit. Its own hex does in every one. */
export function isInArc(from: Hex, facing: Facing, arc: Arc, to: Hex): boolean {
  if (isSameHex(from, to)) return true;
  const degrees = bearing(from, facing, to);
  const left = arc === 'left-arm' ? -150 : -60;
  const right = arc === 'right-arm' ? 150 : 60;
  return degrees >= left && degrees <= right;
}

/** The sides of a unit that can be hit. */
export type HitSide = 'front' | 'left' | 'right' | 'rear';

/** Which side of a unit is turned to a hex. */
export function sideTowards(unit: Hex, facing: Facing, from: Hex): HitSide {
  const degrees = isSameHex(unit, from) ? 0 : bearing(unit, facing, from);
  if (Math.abs(degrees) <= 60) return 'front';
  if (Math.abs(degrees) > 150) return 'rear';
  return degrees < 0 ? 'left' : 'right';
}
