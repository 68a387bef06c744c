import type { Facing } from './hex.js';
import type { Reach } from './reach.js';
import type { Sight } from './sight.js';
import type { GameState, MapHex, Mech, PhysicalAttack, Weapon } from './state.js';
import type { MoveMode } from './terms.js';

/** What every rule gets to know: who acts, in which game. */
export interface ActionContext {
  readonly actor: Mech;
  readonly gameState: GameState;
}

/** One mech going for another. */
export interface AttackContext extends ActionContext {
  readonly target: Mech;
  /** What the actor sees of the target. */
  readonly sight: Sight;
}

/** A weapon at a target. */
export interface WeaponContext extends AttackContext {
  readonly weapon: Weapon;
}

/** An attack without a weapon. */
export interface PhysicalContext extends AttackContext {
  readonly attack: PhysicalAttack;
}

/** A way to move, and where to. */
export interface MoveContext extends ActionContext {
  readonly mode: MoveMode;
  readonly to: MapHex;
  /** Where the actor can get this way. */
  readonly reach: Reach;
}

/** A way to face after a move. */
export interface FaceContext extends ActionContext {
  readonly facing: Facing;
  readonly reach: Reach;
}
