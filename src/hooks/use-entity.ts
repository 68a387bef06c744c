import { useId, useMemo } from 'react';
import type { EntityId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import { entitySelector } from '../store/entity-facts.js';
import { selectIsPending } from '../store/selectors.js';
import { useAdvice } from './AdviceProvider.js';
import { useGame } from './GameProvider.js';
import { stateAttributes, type StateAttributes } from './state-attributes.js';
import { reasonsText } from './words.js';
import { useWords } from './WordsProvider.js';

/** The state of an entity, as `data-*` attributes say it. */
export interface EntityState {
  /** Something can be done with it now. */
  readonly available: boolean;
  /** Something could be done with it, but nothing now. */
  readonly unavailable: boolean;
  /** Something that can be done begins with it. */
  readonly source: boolean;
  /** Something that can be done, and goes on from what is chosen so far, is done to it. */
  readonly target: boolean;
  /** There is something to learn from it: what can be done with it, or why nothing can. */
  readonly focusable: boolean;
  /** It is part of what is chosen so far. */
  readonly selected: boolean;
  /** An option that touches it is pointed at. */
  readonly focused: boolean;
  /** An option that touches it waits for its answer. */
  readonly pending: boolean;
  /** The option that an `AdviceProvider` marks touches it. */
  readonly advised: boolean;
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
  const words = useWords();
  const descriptionId = useId();
  const { options, source, target, selected } = useGame(useMemo(() => entitySelector(id), [id]));
  const focused = useGame(
    ({ focusedId }) => focusedId !== null && options.some((option) => option.id === focusedId),
  );
  const pending = useGame(
    (state) => state.pending.length > 0 && options.some((option) => selectIsPending(state, option.id)),
  );
  const advised = useAdvice()?.refs.some((ref) => ref.id === id) === true;
  const available = options.some((option) => option.kind === 'available');
  const focusable = options.length > 0;
  const unavailable = focusable && !available;
  const reasons = unavailable ? commonReasons(options) : NO_REASONS;
  const state: EntityState = {
    available,
    unavailable,
    source,
    target,
    focusable,
    selected,
    focused,
    pending,
    advised,
  };
  return {
    ...state,
    options,
    reasons,
    description: reasonsText(reasons, words),
    descriptionId,
    getEntityProps: () => ({
      'data-entity-id': id,
      ...stateAttributes(state),
      ...(unavailable && { 'aria-disabled': true, 'aria-describedby': descriptionId }),
    }),
  };
}

const NO_REASONS: readonly Reason[] = [];

/** Whether anything is chosen so far: what is lit then goes on from there. */
export function useChoosing(): boolean {
  return useGame(({ selection }) => Object.keys(selection).length > 0);
}

/** Every reason against some options, once each. */
export function commonReasons(options: readonly Option[]): readonly Reason[] {
  const reasons = options.flatMap((option) => (option.kind === 'unavailable' ? option.reasons : []));
  return [...new Map(reasons.map((reason) => [`${reason.code} ${reason.text}`, reason])).values()];
}
