import type { EntityId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { GameStore } from '../store/game-store.js';
import { canFollow, pickedFrom, type Selection } from '../store/selection.js';
import { selectEntityChosen, selectEntityOptions } from '../store/selectors.js';

/** The selection made by dragging an entity: the same as by pressing it, but nothing is played yet. */
export interface DragChoice {
  /** The options of the entity that touch another one, possible or not. */
  optionsOn(target: EntityId): readonly Option[];
  /** Whether the entity is still selected: the game may have moved on. */
  isCurrent(): boolean;
  /** Restores the selection from before the drag. */
  undo(): void;
}

/** Selects an entity for a drag; `null` where it has no available option. */
export function startDragChoice(store: GameStore, entity: EntityId): DragChoice | null {
  const state = store.getState();
  const options = selectEntityOptions(state, entity);
  const through = options.find((option) => option.kind === 'available');
  if (!through) return null;
  const before = state.selection;
  if (!selectEntityChosen(state, entity))
    select(store, pickedFrom(before, { entity, through, options: state.options }));
  const isCurrent = () => selectEntityChosen(store.getState(), entity);
  return {
    isCurrent,
    optionsOn(target) {
      const now = store.getState();
      if (target === entity || !isCurrent()) return [];
      return selectEntityOptions(now, target).filter((option) => canFollow(option, now.selection));
    },
    undo: () => select(store, before),
  };
}

function select(store: GameStore, selection: Selection): void {
  store.clearSelection();
  for (const [axis, value] of Object.entries(selection)) store.select(axis, value);
}
