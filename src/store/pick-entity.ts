import type { Answer } from '../protocol/command.js';
import type { EntityId } from '../protocol/ids.js';
import type { GameStore } from './game-store.js';
import { isDecided, isWhole, NO_SELECTION, pickedFrom } from './selection.js';
import { selectEntityChosen, selectEntityOptions } from './selectors.js';

/**
 * Chooses an entity, or lets it go: narrows the options to those that touch it, and plays the one that is left. Of a move
 * on several entities they are picked one after the other; it is played when no other could be added.
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
  // What cannot be done is no choice, once something is asked or begun.
  const isBegun = state.selection !== NO_SELECTION || state.snapshot.flow.decision !== undefined;
  const isOnlyOne = touching.length === 1 || (isBegun && isDecided(touching, selection));
  const isLast = isOnlyOne && !selectEntityChosen(state, entity) && isWhole(through, selection);
  setState({ selection: isLast ? NO_SELECTION : selection }, false, 'pickEntity');
  return isLast ? execute(through.id) : null;
}
