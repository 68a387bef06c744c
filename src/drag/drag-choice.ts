import type { EntityId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { GameStore } from '../store/game-store.js';
import { canFollow, pickedFrom, type Selection } from '../store/selection.js';
import { selectEntityChosen, selectEntityOptions } from '../store/selectors.js';

/** What is chosen by taking an entity up: the same as by pressing it, but nothing is played yet. */
export interface DragChoice {
  /** What could be done with the entity on another one, possible or not. */
  optionsOn(target: EntityId): readonly Option[];
  /** Whether it can still be put somewhere: the game may have moved on. */
  stands(): boolean;
  /** Chooses what was chosen before. */
  undo(): void;
}

/** Takes an entity up; `null` where nothing can be done with it. */
export function takeUp(store: GameStore, entity: EntityId): DragChoice | null {
  const state = store.getState();
  const options = selectEntityOptions(state, entity);
  const through = options.find((option) => option.kind === 'available');
  if (!through) return null;
  const before = state.selection;
  if (!selectEntityChosen(state, entity))
    choose(store, pickedFrom(before, { entity, through, options: state.options }));
  const stands = () => selectEntityChosen(store.getState(), entity);
  return {
    stands,
    optionsOn(target) {
      const now = store.getState();
      if (target === entity || !stands()) return [];
      return selectEntityOptions(now, target).filter((option) => canFollow(option, now.selection));
    },
    undo: () => choose(store, before),
  };
}

function choose(store: GameStore, selection: Selection): void {
  store.clearSelection();
  for (const [axis, value] of Object.entries(selection)) store.select(axis, value);
}
