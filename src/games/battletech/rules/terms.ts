import type { EntityId, PlayerId } from '../../../protocol/ids.js';
import type { Hex } from './hex.js';

/** The phases of a round, in order. Players decide in movement and in both attack phases. */
export const PHASES = ['INITIATIVE', 'MOVEMENT', 'WEAPON_ATTACK', 'PHYSICAL_ATTACK', 'HEAT', 'END'] as const;
/** One of `PHASES`. */
export type TurnPhase = (typeof PHASES)[number];

/** What a hex is covered with. */
export const TERRAINS = ['clear', 'light-woods', 'heavy-woods', 'water'] as const;
/** One of `TERRAINS`. */
export type Terrain = (typeof TERRAINS)[number];

/** The parts of a mech. */
export const LOCATIONS = [
  'head',
  'center-torso',
  'left-torso',
  'right-torso',
  'left-arm',
  'right-arm',
  'left-leg',
  'right-leg',
] as const;
/** One of `LOCATIONS`. */
export type Location = (typeof LOCATIONS)[number];

/** How a unit moved this round. */
export const MOVE_MODES = ['stand', 'walk', 'run', 'jump'] as const;
/** One of `MOVE_MODES`. */
export type MoveMode = (typeof MOVE_MODES)[number];

/** The entity of a hex. */
export const hexId = ({ q, r }: Hex): EntityId => `hex:${q},${r}`;

/** What a hex is called, as the map shows it: its column and its place there, both from 1, in two figures: `0304`. */
export const hexName = ({ q, r }: Hex): string =>
  [q + 1, r + Math.floor(q / 2) + 1].map((number) => `${number}`.padStart(2, '0')).join('');

/** The hex of an entity; `null` where it is none. */
export function hexOfId(id: EntityId): Hex | null {
  const found = /^hex:(-?\d+),(-?\d+)$/.exec(id);
  return found && { q: Number(found[1]), r: Number(found[2]) };
}

/** The entity of a unit: the side, and its number there from 1. */
export const unitId = (side: PlayerId, number: number): EntityId => `${side}-${number}`;

/** The entity of a weapon: its unit, what it is, and which of those from 1. */
export const weaponId = (unit: EntityId, kind: string, number: number): EntityId =>
  `${unit}/${kind}-${number}`;
