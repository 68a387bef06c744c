import type { OptionMove } from '../../protocol/option.js';
import type { Reason } from '../../protocol/reason.js';
import { battleService } from './rules/actions.js';
import { hexAt, isDestroyed } from './rules/mech.js';
import type { GameState } from './rules/state.js';
import { hexOfId, PHASES } from './rules/terms.js';

const nameOf = (id: unknown): string => (typeof id === 'string' ? id : (JSON.stringify(id) ?? 'undefined'));

/** Why something is refused that is not on offer, as far as one can tell what was meant. */
export function refusalsOf(
  state: GameState,
  seat: string,
  { moveId, params }: OptionMove,
): readonly Reason[] {
  const { unitId, hex, target } = params;
  if (moveId === 'done') return [{ code: 'WRONG_PHASE', text: 'There are no attacks to end now.' }];
  const unit = state.units.find(({ id }) => id === unitId);
  if (!unit) return [{ code: 'UNKNOWN_UNIT', text: `There is no unit "${nameOf(unitId)}".` }];
  const reasons: Reason[] = [];
  if (state.ending) reasons.push({ code: 'GAME_OVER', text: 'The game is over' });
  if (unit.side !== seat) reasons.push({ code: 'NOT_YOUR_UNIT', text: `${unit.name} is not yours.` });
  if (isDestroyed(unit)) reasons.push({ code: 'UNIT_DESTROYED', text: `${unit.name} is destroyed` });
  if (typeof hex === 'string') {
    const place = hexOfId(hex);
    if (!place || !hexAt(state.map, place))
      reasons.push({ code: 'OFF_MAP', text: 'This hex is not on the map.', context: { hex } });
  }
  const aimed = state.units.find(({ id }) => id === target);
  if (target !== undefined && !aimed)
    reasons.push({ code: 'UNKNOWN_TARGET', text: `There is no target "${nameOf(target)}".` });
  if (aimed && isDestroyed(aimed))
    reasons.push({ code: 'TARGET_DESTROYED', text: `${aimed.name} is destroyed` });
  if (reasons.length > 0) return reasons;
  const other = PHASES.find(
    (phase) => phase !== state.phase && battleService.getAction(unit, phase, state, moveId) !== null,
  );
  const action = other && battleService.getAction(unit, other, state, moveId);
  if (action?.kind !== 'unavailable') return [];
  return action.reasons.map(({ code, description, context }) => ({
    code,
    text: description,
    ...(context && { context }),
  }));
}
