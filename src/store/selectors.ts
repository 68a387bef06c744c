import type { EntityId, OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { OptionGroup } from '../protocol/options/option-groups.js';
import { optionById } from '../protocol/options/option-index.js';
import type { Reason } from '../protocol/reason.js';
import type { HistoryPosition, PlayerInfo } from '../protocol/snapshot.js';
import type { GameState, Rejection } from './game-store.js';
import { canFollow, isPicked, NO_SELECTION, type Selection } from './selection.js';

const NO_OPTIONS: readonly Option[] = [];
const NO_REASONS: readonly Reason[] = [];
const NO_HISTORY: HistoryPosition = { position: 0, length: 0, canUndo: false, canRedo: false };

/** All options, in the order the engine gave. */
export const selectOptions = (state: GameState): readonly Option[] => state.options;

/** The options' ids by category. */
export const selectGroups = (state: GameState): readonly OptionGroup[] => state.optionIndex.groups;

/** One option, while it exists. */
export const selectOption = (state: GameState, id: OptionId): Option | undefined =>
  optionById(state.optionIndex, id);

/** Makes a selector of one option that looks its position up only when options came, went or moved. */
export function optionSelector(id: OptionId): (state: Pick<GameState, 'optionIndex'>) => Option | undefined {
  let known: ReadonlyMap<OptionId, number> | undefined;
  let position: number | undefined;
  return ({ optionIndex: { list, positions } }) => {
    if (positions !== known) position = (known = positions).get(id);
    return position === undefined ? undefined : list[position];
  };
}

/** The hovered or focused option. */
export const selectFocused = (state: GameState): Option | undefined =>
  state.focusedId === null ? undefined : selectOption(state, state.focusedId);

/** Why an option is unavailable: all reasons, none for an available one. */
export const selectReasons = (state: GameState, id: OptionId): readonly Reason[] => {
  const option = selectOption(state, id);
  return option?.kind === 'unavailable' ? option.reasons : NO_REASONS;
};

/** The options that touch an entity and agree with the selection; all that touch it, if none agrees. */
export const selectEntityOptions = (state: GameState, entity: EntityId): readonly Option[] => {
  const touching = optionsByEntity(state.options).get(entity);
  if (!touching) return NO_OPTIONS;
  const chosen = touching.filter((option) => canFollow(option, state.selection));
  return chosen.length ? chosen : touching;
};

/** The entity is part of the selection. */
export const selectEntityChosen = (state: GameState, entity: EntityId): boolean =>
  selectEntityOptions(state, entity).some(
    (option) => canFollow(option, state.selection) && isPicked(option, entity, state.selection),
  );

/** The option was sent and has no answer yet. */
export const selectIsPending = (state: GameState, id: OptionId): boolean =>
  state.pending.some((command) => command.optionId === id);

/** The chosen parameters by axis. */
export const selectSelection = (state: GameState): Selection => state.selection;

/** The options that agree with the selection; their lists may have more members. */
export const selectChosenOptions = (state: GameState): readonly Option[] =>
  state.selection === NO_SELECTION
    ? state.options
    : state.options.filter((option) => canFollow(option, state.selection));

/** The ids of the options in the queue. */
export const selectQueue = (state: GameState): readonly OptionId[] => state.queue;

/** Rejections that nobody dismissed yet, oldest first. */
export const selectRejections = (state: GameState): readonly Rejection[] => state.rejections;

/** The position shown within the history of moves. */
export const selectHistory = (state: GameState): HistoryPosition => state.snapshot.history ?? NO_HISTORY;

/** The player whose decision is awaited. */
export const selectCurrentPlayer = ({ snapshot }: GameState): PlayerInfo | undefined =>
  snapshot.players.find((player) => player.id === snapshot.flow.currentPlayer);

type OptionsByEntity = ReadonlyMap<EntityId, readonly Option[]>;
const entityMaps = new WeakMap<readonly Option[], OptionsByEntity>();

/** The options that touch each entity; one map for each list of options. */
function optionsByEntity(options: readonly Option[]): OptionsByEntity {
  const known = entityMaps.get(options);
  if (known) return known;
  const entities = new Map<EntityId, Option[]>();
  for (const option of options)
    for (const { id } of option.refs) {
      const touching = entities.get(id);
      if (!touching) entities.set(id, [option]);
      else if (touching.at(-1) !== option) touching.push(option);
    }
  entityMaps.set(options, entities);
  return entities;
}
