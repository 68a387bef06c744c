import type { EntityId, PlayerId } from '../../../protocol/ids.js';
import type { Facing, Hex } from './hex.js';
import type { Location, MoveMode } from './terms.js';

/** Damage that struck one place. */
export interface LocationHit {
  readonly location: Location;
  readonly damage: number;
}

/** What came of one attack. */
export interface AttackEvent {
  readonly kind: 'attack';
  readonly unit: EntityId;
  readonly target: EntityId;
  /** The weapon; `null` for a physical attack. */
  readonly weapon: EntityId | null;
  /** What it was: `Fire SRM-4`. */
  readonly name: string;
  readonly needed: number;
  readonly rolled: number;
  readonly hit: boolean;
  readonly damage: number;
  readonly hits: readonly LocationHit[];
}

/** Something that happened. */
export type GameEvent =
  | { readonly kind: 'round'; readonly round: number; readonly initiative: GameInitiative }
  | {
      readonly kind: 'move';
      readonly unit: EntityId;
      readonly mode: MoveMode;
      readonly to: Hex;
      readonly hexes: number;
    }
  | { readonly kind: 'face'; readonly unit: EntityId; readonly facing: Facing }
  | {
      readonly kind: 'declare';
      readonly unit: EntityId;
      readonly target: EntityId;
      readonly name: string;
      readonly chance: number;
    }
  | { readonly kind: 'done'; readonly side: PlayerId; readonly phase: string }
  | AttackEvent
  | { readonly kind: 'recoil'; readonly unit: EntityId; readonly name: string; readonly damage: number }
  | { readonly kind: 'location-lost'; readonly unit: EntityId; readonly location: Location }
  | { readonly kind: 'weapon-lost'; readonly unit: EntityId; readonly weapon: EntityId }
  | {
      readonly kind: 'explosion';
      readonly unit: EntityId;
      readonly weapon: EntityId;
      readonly damage: number;
    }
  | { readonly kind: 'destroyed'; readonly unit: EntityId }
  | { readonly kind: 'heat'; readonly unit: EntityId; readonly before: number; readonly after: number }
  | {
      readonly kind: 'shutdown';
      readonly unit: EntityId;
      /** What it needed to stay awake; `null` where nothing helps. */
      readonly needed: number | null;
      readonly rolled: number | null;
    }
  | { readonly kind: 'restart'; readonly unit: EntityId }
  | { readonly kind: 'over'; readonly winner: PlayerId | null };

type GameInitiative = readonly { readonly side: PlayerId; readonly rolled: number }[];
