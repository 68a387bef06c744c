import { useId } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { EntityId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import type { GameStoreState } from '../store/game-store.js';
import { selectEntityChosen, selectEntityOptions, selectIsPending } from '../store/selectors.js';
import { useGame } from './GameProvider.js';
import { stateAttributes, type StateAttributes } from './state-attributes.js';
import { reasonsText } from './words.js';

/** The state of an entity, as `data-*` attributes say it. */
export interface EntityState {
  /** Something can be done with it now. */
  readonly available: boolean;
  /** Something could be done with it, but nothing now. */
  readonly unavailable: boolean;
  /** It is part of what is chosen so far. */
  readonly selected: boolean;
  /** An option that touches it is pointed at. */
  readonly focused: boolean;
  /** An option that touches it waits for its answer. */
  readonly pending: boolean;
}

/** The attributes of the element that stands for an entity. Put it into an `UnavailableReasonTooltip`, which acts on them. */
export interface EntityProps extends StateAttributes {
  readonly 'data-entity-id': EntityId;
  readonly 'aria-disabled'?: true;
  readonly 'aria-describedby'?: string;
}

/** What a card, cell or unit can do or be the target of. */
export interface UseEntityResult extends EntityState {
  /** The options that touch it and agree with what is chosen so far. */
  readonly options: readonly Option[];
  /** Why nothing can be done with it: every reason once. */
  readonly reasons: readonly Reason[];
  /** All reasons as a screen reader says them. Render it in an element with `descriptionId`, hidden or not. */
  readonly description: string;
  readonly descriptionId: string;
  getEntityProps(): EntityProps;
}

/** What can be done with an entity, and props for its element, which works inside an `UnavailableReasonTooltip`. */
export function useEntity(id: EntityId): UseEntityResult {
  const descriptionId = useId();
  const options = useGame(useShallow((state: GameStoreState) => selectEntityOptions(state, id)));
  const selected = useGame((state) => selectEntityChosen(state, id));
  const focused = useGame((state) => options.some((option) => option.id === state.focusedId));
  const pending = useGame((state) => options.some((option) => selectIsPending(state, option.id)));
  const available = options.some((option) => option.kind === 'available');
  const unavailable = options.length > 0 && !available;
  const reasons = unavailable ? commonReasons(options) : [];
  const state: EntityState = { available, unavailable, selected, focused, pending };
  return {
    ...state,
    options,
    reasons,
    description: reasonsText(reasons),
    descriptionId,
    getEntityProps: () => ({
      'data-entity-id': id,
      ...stateAttributes(state),
      ...(unavailable && { 'aria-disabled': true, 'aria-describedby': descriptionId }),
    }),
  };
}

/** Every reason against some options, once each. */
export function commonReasons(options: readonly Option[]): readonly Reason[] {
  const reasons = options.flatMap((option) => (option.kind === 'unavailable' ? option.reasons : []));
  return [...new Map(reasons.map((reason) => [`${reason.code} ${reason.text}`, reason])).values()];
}
