import type { ActionDefinition } from '../../../../engines/action-query/action-definition.js';
import type { GameState, Mech } from '../state.js';
import type { TurnPhase } from '../terms.js';

/** A kind of action of this game. */
export type BattleAction<Context> = ActionDefinition<Mech, GameState, Context, TurnPhase>;
