import type { ValidationError } from '../../../protocol/enumerated-move.js';
import type { MoveEnumerationContext } from '../define/contexts.js';
import type { SelectionRule, TargetDefinition } from './target-definition.js';

const REFUSED: ValidationError = {
  reason: 'These targets cannot be chosen together.',
  errorCode: 'ILLEGAL_SELECTION',
};

/** When a rule about targets together must hold: for the first ones already, or for all of them. */
export type SelectionStage = 'whileChoosing' | 'complete';

/** What is wrong with targets together, by the rules of their definition for one stage. */
export function selectionErrors<TState, TCardMeta, TCardDefinition>(
  stage: SelectionStage,
  { restrictions = [] }: TargetDefinition<TState, TCardMeta, TCardDefinition>,
  selected: readonly string[],
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
  scope: Parameters<SelectionRule>[3],
): readonly ValidationError[] {
  return restrictions.flatMap((restriction) => {
    if (typeof restriction === 'string') return [];
    const isComplete = typeof restriction === 'function';
    if (isComplete !== (stage === 'complete')) return [];
    const rule = isComplete ? restriction : restriction.whileChoosing;
    const result = rule(selected, state, context, scope);
    return result === true ? [] : result || REFUSED;
  });
}
