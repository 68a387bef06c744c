import type { Answer } from '../protocol/command.js';
import type { EntityId } from '../protocol/ids.js';
import type { GameStore } from './game-store.js';
import { isDecided, isWhole, NO_SELECTION, pickedFrom } from './selection.js';
import { selectEntityChosen, selectEntityOptions } from './selectors.js';

/**
 * Selects an entity, or takes that back: narrows the options to those that touch it, and plays the only one left. The
 * entities of a move on several are picked one by one; it is played once no other could be added.
 */
export function pickEntity(
  { getState, setState, execute }: GameStore,
  entity: EntityId,
): Promise<Answer> | null {
  const state = getState();
  const touching = selectEntityOptions(state, entity);
  const through = touching.find((option) => option.kind === 'available') ?? touching[0];
  if (!through) return null;
  const selection = pickedFrom(state.selection, { entity, through, options: state.options });
  // Once a move is begun or a decision is asked for, only available options count.
  const isBegun = state.selection !== NO_SELECTION || state.snapshot.flow.decision !== undefined;
  const isOnlyOne = touching.length === 1 || (isBegun && isDecided(touching, selection));
  const isLast = isOnlyOne && !selectEntityChosen(state, entity) && isWhole(through, selection);
  setState({ selection: isLast ? NO_SELECTION : selection }, false, 'pickEntity');
  return isLast ? execute(through.id) : null;
}
