import type { EntityId, PlayerId } from '../../protocol/ids.js';
import { distance, FACINGS, isInArc, type Arc, type Facing, type Hex } from './rules/hex.js';
import type { Location, MoveMode, Terrain, TurnPhase } from './rules/terms.js';

export { FACINGS, type Arc, type Facing, type Hex } from './rules/hex.js';
export {
  hexId,
  hexName,
  hexOfId,
  LOCATIONS,
  MOVE_MODES,
  PHASES,
  TERRAINS,
  unitId,
  weaponId,
  type Location,
  type MoveMode,
  type Terrain,
  type TurnPhase,
} from './rules/terms.js';

/** A hex of the map. Draw the map with hexes standing on a side (`layout="flat"`). */
export interface HexView extends Hex {
  /** The entity: `hex:3,-1`. */
  readonly id: EntityId;
  readonly terrain: Terrain;
  /** In levels; 0 is the plain. */
  readonly elevation: number;
}

/** How far a weapon shoots, in hexes. */
export interface RangeView {
  /** Nearer than or at this it is harder to hit; 0 where it never is. */
  readonly minimum: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
}

/** A weapon of a unit. */
export interface WeaponView {
  /** The entity: `alpha-1/medium-laser-2`. */
  readonly id: EntityId;
  /** What it is called, numbered where the unit has several: `Medium Laser 2`. */
  readonly name: string;
  readonly location: Location;
  readonly arc: Arc;
  readonly damage: number;
  /** How many missiles it fires; 1 for what is no launcher. */
  readonly missiles: number;
  readonly heat: number;
  readonly range: RangeView;
  /** Shots left; `null` for a weapon that needs no ammunition. */
  readonly ammo: number | null;
  readonly state: 'ready' | 'declared' | 'fired' | 'destroyed';
}

/** A part of a mech. */
export interface LocationView {
  readonly id: Location;
  readonly armour: number;
  readonly maxArmour: number;
  readonly structure: number;
  readonly maxStructure: number;
}

/** A mech. */
export interface UnitView extends Hex {
  /** The entity: `alpha-1`. */
  readonly id: EntityId;
  readonly name: string;
  readonly side: PlayerId;
  readonly tonnage: number;
  readonly gunnery: number;
  readonly piloting: number;
  readonly facing: Facing;
  readonly heat: number;
  /** Heat that it loses every round. */
  readonly heatSinks: number;
  /** Heat that it will gain in the heat phase, by what it did so far this round. */
  readonly heatPending: number;
  /** Movement points, as heat and damage leave them. */
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  /** How it moved this round and how far; `null` as long as it did not. */
  readonly moved: { readonly mode: MoveMode; readonly hexes: number } | null;
  /** It has moved, and its player is to say which way it faces. */
  readonly turning: boolean;
  readonly shutDown: boolean;
  readonly destroyed: boolean;
  readonly locations: readonly LocationView[];
  readonly weapons: readonly WeaponView[];
}

/** An attack that was declared and is resolved when both sides are done. */
export interface DeclaredView {
  readonly unit: EntityId;
  readonly target: EntityId;
  /** The weapon; `null` for a physical attack. */
  readonly weapon: EntityId | null;
  /** What players read: `Fire SRM-4 at Anvil`. */
  readonly name: string;
  /** Percent. */
  readonly chance: number;
}

/** What came of an attack. */
export interface ResultView {
  readonly unit: EntityId;
  readonly target: EntityId;
  readonly weapon: EntityId | null;
  readonly name: string;
  /** What was needed on two dice, and what was thrown. */
  readonly needed: number;
  readonly rolled: number;
  readonly hit: boolean;
  readonly damage: number;
  /** Where it struck, a line for each group of damage. */
  readonly hits: readonly { readonly location: Location; readonly damage: number }[];
}

/**
 * What everybody at the table sees: nothing is hidden but the dice to come. The options beside it have the parameters
 * `unitId` and, by phase, `mode` and `hex` or `facing` (movement), `weapon` and `target` (weapons), `attack` and `target`
 * (physical); each touches the entities of those, `facing` the hex next to the unit. The one move without a unit, `done`,
 * ends a side's attacks.
 */
export interface BattletechView {
  readonly hexes: readonly HexView[];
  readonly units: readonly UnitView[];
  /** The seats, in order. */
  readonly sides: readonly { readonly id: PlayerId; readonly name: string }[];
  readonly phase: TurnPhase;
  readonly round: number;
  /** After this round nobody has won. */
  readonly lastRound: number;
  /** Who lost the initiative goes first. */
  readonly initiative: readonly { readonly side: PlayerId; readonly rolled: number }[];
  readonly declared: readonly DeclaredView[];
  /** What came of the attacks resolved last. */
  readonly results: readonly ResultView[];
}

/** Heat at which something begins, in order, for the marks of a gauge. The gauge ends at `HEAT_SCALE_END`. */
export const HEAT_MARKS: readonly {
  readonly heat: number;
  readonly kind: 'movement' | 'to-hit' | 'shutdown' | 'ammo';
  /** What it means, such as `+1 to hit`. */
  readonly text: string;
}[] = [
  { heat: 5, kind: 'movement', text: '−1 movement' },
  { heat: 8, kind: 'to-hit', text: '+1 to hit' },
  { heat: 10, kind: 'movement', text: '−2 movement' },
  { heat: 13, kind: 'to-hit', text: '+2 to hit' },
  { heat: 14, kind: 'shutdown', text: 'Shutdown, avoided on 4+' },
  { heat: 15, kind: 'movement', text: '−3 movement' },
  { heat: 17, kind: 'to-hit', text: '+3 to hit' },
  { heat: 18, kind: 'shutdown', text: 'Shutdown, avoided on 6+' },
  { heat: 19, kind: 'ammo', text: 'Ammunition explodes, avoided on 4+' },
  { heat: 20, kind: 'movement', text: '−4 movement' },
  { heat: 22, kind: 'shutdown', text: 'Shutdown, avoided on 8+' },
  { heat: 23, kind: 'ammo', text: 'Ammunition explodes, avoided on 6+' },
  { heat: 24, kind: 'to-hit', text: '+4 to hit' },
  { heat: 25, kind: 'movement', text: '−5 movement' },
  { heat: 26, kind: 'shutdown', text: 'Shutdown, avoided on 10+' },
  { heat: 28, kind: 'ammo', text: 'Ammunition explodes, avoided on 8+' },
  { heat: 30, kind: 'shutdown', text: 'Shutdown' },
];
/** Where the gauge of heat ends. */
export const HEAT_SCALE_END = 30;

/** A facing in words: `north-east`. */
export const facingName = (facing: Facing): string => FACINGS[facing];

/** How far a range goes. */
export type RangeBand = 'short' | 'medium' | 'long';

/** The band of a distance; `null` where it is out of range. */
export function bandAt({ short, medium, long }: RangeView, hexes: number): RangeBand | null {
  if (hexes <= short) return 'short';
  if (hexes <= medium) return 'medium';
  return hexes <= long ? 'long' : null;
}

/** The hexes a weapon covers from where its unit stands, by their ids; line of sight is another matter. */
export function weaponReach(
  unit: Hex & { readonly facing: Facing },
  { arc, range }: Pick<WeaponView, 'arc' | 'range'>,
  hexes: readonly HexView[],
): ReadonlyMap<EntityId, RangeBand> {
  const reach = new Map<EntityId, RangeBand>();
  for (const hex of hexes) {
    const band = bandAt(range, distance(unit, hex));
    if (band && isInArc(unit, unit.facing, arc, hex)) reach.set(hex.id, band);
  }
  return reach;
}
