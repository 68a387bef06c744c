import type { PlayerId } from '../../../protocol/ids.js';
import { PHYSICAL_ACTIONS } from './definitions/physical-actions.js';
import { isDestroyed } from './mech.js';
import type { GameState } from './state.js';

/** Whether any mech of a side can make a physical attack: without, nobody is asked. */
export function canStrike(state: GameState, side: PlayerId): boolean {
  const asked: GameState = { ...state, active: side };
  return asked.units
    .filter((unit) => unit.side === side && !isDestroyed(unit))
    .some((unit) =>
      PHYSICAL_ACTIONS.some(({ rules, expand }) =>
        [...expand(unit, asked)].some((context) =>
          rules.every((rule) => rule.evaluate(context).kind !== 'unsatisfied'),
        ),
      ),
    );
}
