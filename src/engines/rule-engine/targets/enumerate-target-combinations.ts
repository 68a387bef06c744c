import type { CardId } from '../../../protocol/ids.js';
import type { MoveEnumerationContext } from '../define/contexts.js';
import { combinations } from '../enumerate/enumerators/combinations.js';
import { takenFrom, targetsFitting } from './legal-targets.js';
import { selectionErrors, type SelectionStage } from './selection-errors.js';
import { countsOf, type TargetDefinition } from './target-definition.js';

/**
 * Every way to choose the targets of a move, one by one: a list for each definition, in the order of its legal targets.
 * Fewer targets come first, and the last definition changes fastest.
 */
export function* enumerateTargetCombinations<TState, TCardMeta, TCardDefinition>(
  definitions: readonly TargetDefinition<TState, TCardMeta, TCardDefinition>[],
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
  { sourceCardId }: { readonly sourceCardId?: CardId | undefined } = {},
): Generator<readonly (readonly string[])[], void> {
  const fitting = definitions.map((definition) => targetsFitting(definition, state, context, sourceCardId));
  // Before anything is combined in vain.
  if (definitions.some((definition, nth) => fitting[nth]!.length < countsOf(definition)[0])) return;

  function* from(chosen: readonly (readonly string[])[]): Generator<readonly (readonly string[])[], void> {
    const nth = chosen.length;
    const definition = definitions[nth];
    if (!definition) {
      yield chosen.map((targets) => [...targets]);
      return;
    }
    const taken = takenFrom(definition, chosen, definitions);
    const legal = fitting[nth]!.filter((target) => !taken.has(target));
    const fits = (stage: SelectionStage, selected: readonly string[]) =>
      selectionErrors(stage, definition, selected, state, context, { sourceCardId, chosen }).length === 0;
    const keeps = (selected: readonly string[]) => fits('whileChoosing', selected);
    for (const selected of combinations(legal, ...countsOf(definition), keeps)) {
      if (fits('complete', selected)) yield* from([...chosen, selected]);
    }
  }

  yield* from([]);
}
