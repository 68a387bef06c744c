import type { EntityId, PlayerId } from '../../../protocol/ids.js';
import type { Facing, Hex } from './hex.js';
import type { GameEvent } from './events.js';
import type { Location, MoveMode, Terrain, TurnPhase } from './terms.js';
import type { WeaponKind, WeaponType } from './weapons.js';

/** A hex of the map. */
export interface MapHex extends Hex {
  readonly terrain: Terrain;
  readonly elevation: number;
}

/** The hexes of a map, by their keys. */
export type BattleMap = Readonly<Record<string, MapHex>>;

/** A weapon of a mech. */
export interface Weapon extends WeaponType {
  readonly id: EntityId;
  readonly kind: WeaponKind;
  readonly location: Location;
  /** Shots left; `null` where it needs no ammunition. */
  readonly ammo: number | null;
  readonly destroyed: boolean;
  /** Whether it fired this round. */
  readonly fired: boolean;
}

/** What is left of a part of a mech. */
export interface Plating {
  readonly armour: number;
  readonly maxArmour: number;
  readonly structure: number;
  readonly maxStructure: number;
}

/** What a mech did in the movement phase. */
export interface Movement {
  readonly mode: MoveMode;
  /** How many hexes it went. */
  readonly hexes: number;
  /** Where it stood before. */
  readonly from: Hex;
  /** Which way it faced before. */
  readonly fromFacing: Facing;
}

/** A mech, as it stands. */
export interface Mech extends Hex {
  readonly id: EntityId;
  readonly name: string;
  readonly side: PlayerId;
  readonly tonnage: number;
  readonly gunnery: number;
  readonly piloting: number;
  readonly facing: Facing;
  readonly heat: number;
  readonly heatSinks: number;
  /** Movement points of a sound and cool mech. */
  readonly walk: number;
  readonly jump: number;
  readonly plating: Readonly<Record<Location, Plating>>;
  readonly weapons: readonly Weapon[];
  readonly moved: Movement | null;
  /** It has moved, and may choose which way to face. */
  readonly turning: boolean;
  /** Whether it made a physical attack this round. */
  readonly struck: boolean;
  readonly shutDown: boolean;
}

/** The ways to attack without a weapon. */
export const PHYSICAL_ATTACKS = ['left-punch', 'right-punch', 'kick', 'charge', 'death-from-above'] as const;
/** One of `PHYSICAL_ATTACKS`. */
export type PhysicalAttack = (typeof PHYSICAL_ATTACKS)[number];

/** An attack that was declared and is resolved when both sides are done. */
export interface Declared {
  readonly unit: EntityId;
  readonly target: EntityId;
  readonly by:
    | { readonly kind: 'weapon'; readonly weapon: EntityId }
    | { readonly kind: 'physical'; readonly attack: PhysicalAttack };
}

/** How a game ended. */
export interface Ending {
  readonly winner: PlayerId | null;
  readonly why: 'last-standing' | 'nobody-left' | 'last-round';
}

/** A game as it stands. Immutable: every change is a new one. */
export interface GameState {
  readonly map: BattleMap;
  /** The sides, in the order of their seats. */
  readonly sides: readonly PlayerId[];
  readonly units: readonly Mech[];
  readonly phase: TurnPhase;
  readonly round: number;
  readonly lastRound: number;
  /** What the sides threw; who threw less goes first, and stands first. */
  readonly initiative: readonly { readonly side: PlayerId; readonly rolled: number }[];
  /** Whose decision is awaited. */
  readonly active: PlayerId | null;
  readonly declared: readonly Declared[];
  /** What happened, in order. */
  readonly events: readonly GameEvent[];
  readonly ending: Ending | null;
  /** What decides the dice to come. Nobody may see it. */
  readonly dice: number;
}
