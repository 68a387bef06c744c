import { useId, useMemo } from 'react';
import type { EntityId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import { entitySelector } from '../store/entity-facts.js';
import { selectIsPending } from '../store/selectors.js';
import { useAdvice } from './AdviceProvider.js';
import { useGame } from './GameProvider.js';
import { stateAttributes } from './state-attributes.js';
import { reasonsText } from './words.js';
import { useWords } from './WordsProvider.js';

/** What can be done with an entity, and props for its element, which works inside an `UnavailableReasonTooltip`. */
export function useEntity(id: EntityId) {
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
  const state = {
    /** Something can be done with it now. */
    available,
    /** Something could be done with it, but nothing now. */
    unavailable,
    /** An available option starts with it. */
    source,
    /** An available option that agrees with the selection has it as a target. */
    target,
    /** It has options: what can be done with it, or why nothing can. */
    focusable,
    /** It is part of the selection. */
    selected,
    /** An option that touches it is hovered or has focus. */
    focused,
    /** An option that touches it waits for its answer. */
    pending,
    /** The option that an `AdviceProvider` marks touches it. */
    advised,
  };
  return {
    ...state,
    /** The options that touch it and agree with the selection. */
    options,
    /** Why nothing can be done with it: every reason once. */
    reasons,
    /** All reasons as a screen reader says them, for an element with `descriptionId`, hidden or not. */
    description: reasonsText(reasons, words),
    descriptionId,
    /** For its element, inside an `UnavailableReasonTooltip`, which acts on the attributes. */
    getEntityProps: () => ({
      'data-entity-id': id,
      ...stateAttributes(state),
      ...(unavailable && ({ 'aria-disabled': true, 'aria-describedby': descriptionId } as const)),
    }),
  };
}

/** What `useEntity` gives. */
export type UseEntityResult = ReturnType<typeof useEntity>;

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
