import { bearing, distance, hexesBetween, isSameHex } from './hex.js';
import { groundOf, hexAt } from './mech.js';
import type { GameState, MapHex, Mech } from './state.js';

/** What one mech sees of another. */
export interface Sight {
  /** In hexes. */
  readonly distance: number;
  /** Degrees clockwise from straight ahead. */
  readonly bearing: number;
  /** What hides the target altogether: hexes too high or too thick with woods; none where it is seen. */
  readonly blockedBy: readonly MapHex[];
  /** Woods that make it harder to see, those it stands in included. */
  readonly woods: readonly MapHex[];
  /** What hides its legs. */
  readonly cover: MapHex | null;
}

const EYES = 1;
const TREES = 2;
const TOO_THICK = 3;

/** How much harder woods make it to see. */
export function thickness({ terrain }: MapHex): number {
  return terrain === 'heavy-woods' ? 2 : terrain === 'light-woods' ? 1 : 0;
}

/** What a mech sees of another, over the ground between them. It sees as much as it is seen. */
export function sightOf(state: GameState, from: Mech, to: Mech): Sight {
  const near = groundOf(state, from);
  const far = groundOf(state, to);
  const steps = distance(from, to);
  const between = hexesBetween(from, to).flatMap((hex) => hexAt(state.map, hex) ?? []);
  const hills: MapHex[] = [];
  const woods: MapHex[] = [];
  for (const hex of between) {
    const part = distance(from, hex) / steps;
    const line = near.elevation + EYES + (far.elevation - near.elevation) * part;
    if (hex.elevation > line) hills.push(hex);
    else if (thickness(hex) > 0 && hex.elevation + TREES > line) woods.push(hex);
  }
  const thick = woods.reduce((sum, hex) => sum + thickness(hex), 0) >= TOO_THICK;
  const last = between.at(-1);
  const covers =
    last !== undefined &&
    distance(last, to) === 1 &&
    last.elevation > far.elevation &&
    near.elevation <= last.elevation;
  return {
    distance: steps,
    bearing: isSameHex(from, to) ? 0 : bearing(from, from.facing, to),
    blockedBy: thick ? [...hills, ...woods] : hills,
    woods: thickness(far) > 0 ? [...woods, far] : woods,
    cover: covers ? last : null,
  };
}
