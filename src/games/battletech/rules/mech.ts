import type { EntityId } from '../../../protocol/ids.js';
import { keyOf, type Arc, type Hex } from './hex.js';
import type { BattleMap, Declared, GameState, MapHex, Mech, Movement, Weapon } from './state.js';
import type { Location } from './terms.js';

/** A mech without its head or its centre is done for. */
export const isDestroyed = ({ plating }: Mech): boolean =>
  plating.head.structure <= 0 || plating['center-torso'].structure <= 0;

/** Whether a part is gone. */
export const isLost = ({ plating }: Mech, location: Location): boolean => plating[location].structure <= 0;

/** The arc a weapon fires in, by where it is mounted. */
export function arcOf(location: Location): Arc {
  return location === 'left-arm' || location === 'right-arm' ? location : 'front';
}

const legsLost = (mech: Mech): number => Number(isLost(mech, 'left-leg')) + Number(isLost(mech, 'right-leg'));

/** Movement points for walking, as heat and legs leave them: heat costs one for every five. */
export function walkPoints(mech: Mech): number {
  const lost = legsLost(mech);
  if (lost > 0) return lost === 2 ? 0 : Math.min(1, mech.walk);
  return Math.max(0, mech.walk - Math.floor(mech.heat / 5));
}

/** Movement points for running: half as many again as for walking. A mech on one leg does not run. */
export function runPoints(mech: Mech): number {
  return legsLost(mech) > 0 ? 0 : Math.ceil(1.5 * walkPoints(mech));
}

/** Movement points for jumping. */
export const jumpPoints = (mech: Mech): number => (legsLost(mech) > 0 ? 0 : mech.jump);

/** The heat that moving makes. */
export function movementHeat(mode: Movement['mode'], hexes: number): number {
  if (mode === 'jump') return Math.max(3, hexes);
  return mode === 'run' ? 2 : mode === 'walk' ? 1 : 0;
}

/** The mech of an id; `undefined` where there is none. */
export const unitOf = ({ units }: GameState, id: EntityId): Mech | undefined =>
  units.find((unit) => unit.id === id);

/** The hex of a map; `undefined` off the map. */
export const hexAt = (map: BattleMap, hex: Hex): MapHex | undefined => map[keyOf(hex)];

/** The hex a mech stands on. A mech never leaves the map. */
export const groundOf = ({ map }: GameState, hex: Hex): MapHex =>
  hexAt(map, hex) ?? { q: hex.q, r: hex.r, terrain: 'clear', elevation: 0 };

/** The state with a mech in place of the one of the same id. */
export function withUnit(state: GameState, mech: Mech): GameState {
  return { ...state, units: state.units.map((unit) => (unit.id === mech.id ? mech : unit)) };
}

/** Whether a shot with a weapon is declared. */
export const isDeclared = ({ declared }: GameState, { id }: Weapon): boolean =>
  declared.some(({ by }) => by.kind === 'weapon' && by.weapon === id);

/** What a mech declared. */
export const declaredBy = ({ declared }: GameState, { id }: Mech): readonly Declared[] =>
  declared.filter(({ unit }) => unit === id);

/** What a mech's first shot is aimed at: everything else is a secondary target. */
export function primaryTarget({ declared }: GameState, { id }: Mech): EntityId | null {
  if (declared.length === 0) return null;
  return declared.find(({ unit, by }) => unit === id && by.kind === 'weapon')?.target ?? null;
}
