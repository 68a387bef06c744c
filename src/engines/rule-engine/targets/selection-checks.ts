import type { ValidationError } from '../../../protocol/enumerated-move.js';
import type { CardId } from '../../../protocol/ids.js';
import type { MoveEnumerationContext } from '../define/contexts.js';
import type { SelectionRule, TargetDefinition } from './target-definition.js';

/** What is wrong with targets together, rule by rule. */
export type SelectionCheck = (selected: readonly string[]) => readonly ValidationError[];

/** The rules about targets together. */
export interface SelectionChecks {
  /** Must hold for the first ones already. */
  readonly whileChoosing: SelectionCheck;
  /** Must hold for all of them. */
  readonly complete: SelectionCheck;
}

const REFUSED: ValidationError = {
  reason: 'These targets cannot be chosen together.',
  errorCode: 'ILLEGAL_SELECTION',
};

/** The rules of a definition about targets together, ready to be asked. */
export function selectionChecks<TState, TCardMeta, TCardDefinition>(
  { restrictions = [] }: TargetDefinition<TState, TCardMeta, TCardDefinition>,
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
  scope: { readonly sourceCardId?: CardId | undefined; readonly chosen: readonly (readonly string[])[] },
): SelectionChecks {
  type Rule = SelectionRule<TState, TCardMeta, TCardDefinition>;
  const growing: Rule[] = [];
  const final: Rule[] = [];
  for (const restriction of restrictions) {
    if (typeof restriction === 'function') final.push(restriction);
    else if (typeof restriction === 'object') growing.push(restriction.whileChoosing);
  }
  const checkOf =
    (rules: readonly Rule[]): SelectionCheck =>
    (selected) =>
      rules.flatMap((rule) => {
        const result = rule(selected, state, context, scope);
        if (result === true) return [];
        return result === false ? REFUSED : result;
      });
  return { whileChoosing: checkOf(growing), complete: checkOf(final) };
}
