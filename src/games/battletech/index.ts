export { computerAgent } from './computer-agent.js';
export { ACTIONS, allWeaponActionDefinitions, battleService } from './rules/actions.js';
export {
  AdjacentRule,
  InArcRule,
  LineOfSightRule,
  SameLevelRule,
  TargetStandsRule,
} from './rules/conditions/attack-rules.js';
export {
  EnoughMovementRule,
  EnoughToTurnRule,
  HasJumpJetsRule,
  HexFreeRule,
  NobodyTurningRule,
  NotMovedRule,
  TurningRule,
} from './rules/conditions/movement-rules.js';
export {
  HeatPenaltyRule,
  MinimumRangeRule,
  MovementPenaltyRule,
  SecondaryTargetRule,
} from './rules/conditions/penalty-rules.js';
export {
  CameByRule,
  LimbsFreeRule,
  LimbsWholeRule,
  OneStrikeRule,
} from './rules/conditions/physical-rules.js';
export { InPhaseRule, NotDestroyedRule, NotShutDownRule, OnTurnRule } from './rules/conditions/unit-rules.js';
export {
  HasAmmoRule,
  InRangeRule,
  NotFiredRule,
  WeaponNotDestroyedRule,
} from './rules/conditions/weapon-rules.js';
export type {
  ActionContext,
  AttackContext,
  FaceContext,
  MoveContext,
  PhysicalContext,
  WeaponContext,
} from './rules/context.js';
export type { BattleAction } from './rules/definitions/action.js';
export { FireWeaponActionDefinition } from './rules/definitions/fire-weapon.js';
export { Face, Jump, Run, StandStill, Walk } from './rules/definitions/move-actions.js';
export { Charge, DeathFromAbove, Kick, Punch } from './rules/definitions/physical-actions.js';
export { initialState, SIDES, type SetupOptions, type Side } from './rules/setup.js';
export type { GameState, Mech, Weapon } from './rules/state.js';
export { BattletechTable, type BattletechTableProps } from './skin/BattletechTable.js';
export { BATTLE_PHASES, PHASE_ORDERS, type PhaseOrders } from './skin/phase-orders.js';
export { createTable, type BattletechTableOptions } from './table.js';
export {
  bandAt,
  FACINGS,
  facingName,
  HEAT_MARKS,
  HEAT_SCALE_END,
  hexId,
  hexName,
  hexOfId,
  LOCATIONS,
  MOVE_MODES,
  PHASES,
  TERRAINS,
  unitId,
  weaponId,
  weaponReach,
  type Arc,
  type BattletechView,
  type DeclaredView,
  type Facing,
  type Hex,
  type HexView,
  type Location,
  type LocationView,
  type MoveMode,
  type RangeBand,
  type RangeView,
  type ResultView,
  type Terrain,
  type TurnPhase,
  type UnitView,
  type WeaponView,
} from './view.js';
