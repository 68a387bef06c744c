import { useId, type ReactNode } from 'react';
import { useOptionState } from '../../../hooks/facts.js';
import { stateAttributes } from '../../../hooks/state-attributes.js';
import { optionName, reasonsText } from '../../../hooks/words.js';
import { useWords } from '../../../hooks/WordsProvider.js';

/** Ends the turn with one leaf shown. Renders a `<button>` element. */
export function LeaveButton(): ReactNode {
  const { option, pending } = useOptionState('leave');
  const words = useWords();
  const reasonId = useId();
  if (!option) return null;
  const unavailable = option.kind === 'unavailable';
  return (
    <button
      type="button"
      className="moths-choice"
      data-option-id={option.id}
      aria-disabled={unavailable || undefined}
      aria-describedby={unavailable ? reasonId : undefined}
      {...stateAttributes({ unavailable, pending })}
    >
      {optionName(option, words)}
      {unavailable && (
        <span hidden id={reasonId}>
          {reasonsText(option.reasons, words)}
        </span>
      )}
    </button>
  );
}
