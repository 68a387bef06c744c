import type { ValidationError } from '../../../protocol/enumerated-move.js';
import type { CardId } from '../../../protocol/ids.js';
import type { MoveEnumerationContext } from '../define/contexts.js';
import { takenFrom, targetsFitting } from './legal-targets.js';
import { selectionErrors, type SelectionStage } from './selection-errors.js';
import { countsOf, type TargetDefinition } from './target-definition.js';
import { targetFaults } from './target-faults.js';

/** Everything that is wrong with the targets of a move, whatever was sent as such; nothing, if they may be chosen. */
export function validateTargetSelection<TState, TCardMeta, TCardDefinition>(
  definitions: readonly TargetDefinition<TState, TCardMeta, TCardDefinition>[],
  selection: unknown,
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
  { sourceCardId }: { readonly sourceCardId?: CardId | undefined } = {},
): ValidationError[] {
  const lists: readonly unknown[] = Array.isArray(selection) ? selection : [];
  const errors: ValidationError[] = [];
  const chosen: (readonly string[])[] = [];
  for (const [nth, definition] of definitions.entries()) {
    const given: unknown = lists[nth];
    const fitting = targetsFitting(definition, state, context, sourceCardId);
    const taken = takenFrom(definition, chosen, definitions);
    let faults = targetFaults(given, fitting, taken, countsOf(definition));
    const selected = faults.length === 0 ? inOrderOf(fitting, given as readonly string[]) : [];
    // Rules of a game need not reckon with what is no target at all.
    if (faults.length === 0 && errors.length === 0) {
      faults = togetherFaults(selected, (stage, some) =>
        selectionErrors(stage, definition, some, state, context, { sourceCardId, chosen }),
      );
    }
    for (const fault of faults) errors.push({ ...fault, context: { ...fault.context, definition: nth } });
    chosen.push(selected);
  }
  if (lists.length > definitions.length) {
    const counts = { required: definitions.length, chosen: lists.length };
    const reason = `Too many lists of targets: ${counts.chosen} given, ${counts.required} asked for.`;
    errors.push({ reason, errorCode: 'TOO_MANY_TARGETS', context: counts });
  }
  return errors;
}

function inOrderOf(fitting: readonly string[], given: readonly string[]): readonly string[] {
  const wanted = new Set(given);
  return fitting.filter((target) => wanted.has(target));
}

function togetherFaults(
  selected: readonly string[],
  errorsOf: (stage: SelectionStage, some: readonly string[]) => readonly ValidationError[],
): readonly ValidationError[] {
  // From the whole down, so that the reason speaks of all that was chosen where it can.
  for (let size = selected.length; size > 0; size -= 1) {
    const faults = errorsOf('whileChoosing', selected.slice(0, size));
    if (faults.length > 0) return [...faults, ...errorsOf('complete', selected)];
  }
  return errorsOf('complete', selected);
}
