import { ActionQueryService } from '../../../engines/action-query/action-query-service.js';
import type { BattleAction } from './definitions/action.js';
import { FireWeaponActionDefinition } from './definitions/fire-weapon.js';
import { MOVE_ACTIONS } from './definitions/move-actions.js';
import { PHYSICAL_ACTIONS } from './definitions/physical-actions.js';
import type { ActionContext } from './context.js';

/** Every action of the game, in the order in which they are reported. */
export const ACTIONS: readonly BattleAction<ActionContext>[] = [
  ...MOVE_ACTIONS,
  new FireWeaponActionDefinition(),
  ...PHYSICAL_ACTIONS,
];

/** The actions of the weapon attack phase. */
export const allWeaponActionDefinitions = (): readonly BattleAction<ActionContext>[] =>
  ACTIONS.filter(({ phase }) => phase === 'WEAPON_ATTACK');

/** Answers what a mech can do in a phase. */
export const battleService = new ActionQueryService(ACTIONS);
