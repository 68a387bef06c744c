import { HEX_RADIUS, hexCentre, hexKey, type Hex } from '../../../hooks/hex.js';

/** The neighbours of a hex, each beyond the edge from the corner of the same number to the next. */
const BEYOND: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

const corner = (nth: number) => {
  const angle = (nth * Math.PI) / 3;
  return { x: HEX_RADIUS * Math.cos(angle), y: HEX_RADIUS * Math.sin(angle) };
};

/** The line around some hexes that stand on a side, as the `d` of a path. */
export function outlineOf(hexes: readonly Hex[]): string {
  const inside = new Set(hexes.map(hexKey));
  const edges: string[] = [];
  for (const hex of hexes) {
    const centre = hexCentre(hex, 'flat');
    for (const [nth, { q, r }] of BEYOND.entries()) {
      if (inside.has(hexKey({ q: hex.q + q, r: hex.r + r }))) continue;
      const [from, to] = [corner(nth), corner(nth + 1)];
      const at = ({ x, y }: typeof from) => `${(centre.x + x).toFixed(1)} ${(centre.y + y).toFixed(1)}`;
      edges.push(`M${at(from)}L${at(to)}`);
    }
  }
  return edges.join('');
}
