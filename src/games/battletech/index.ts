export { computerAgent } from './computer-agent.js';
export { ACTIONS, allWeaponActionDefinitions, battleService } from './rules/actions.js';
export { initialState, SIDES, type SetupOptions, type Side } from './rules/setup.js';
export type { GameState, Mech, Weapon } from './rules/state.js';
export { createTable, type BattletechTableOptions } from './table.js';
export {
  bandAt,
  FACINGS,
  facingName,
  HEAT_MARKS,
  HEAT_SCALE_END,
  hexId,
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
