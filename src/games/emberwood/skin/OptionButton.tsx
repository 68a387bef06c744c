import { useId, type ReactNode } from 'react';
import { useOptionState } from '../../../hooks/facts.js';
import { stateAttributes } from '../../../hooks/state-attributes.js';
import { optionName, reasonsText } from '../../../hooks/words.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { OptionId } from '../../../protocol/ids.js';

/** One thing to do, as a button: it works inside an `UnavailableReasonTooltip`. Renders a `<button>` element. */
export function OptionButton({ id, children, strong = false, onClick }: OptionButtonProps): ReactNode {
  const { option, focused, pending } = useOptionState(id);
  const words = useWords();
  const reasonId = useId();
  if (!option) return null;
  const name = optionName(option, words);
  const unavailable = option.kind === 'unavailable';
  return (
    <button
      type="button"
      className="ew-option"
      data-option-id={id}
      data-strong={strong || undefined}
      aria-label={name}
      aria-disabled={unavailable || undefined}
      aria-describedby={unavailable ? reasonId : undefined}
      onClick={onClick}
      {...stateAttributes({ unavailable, focused, pending })}
    >
      {children ?? name}
      {unavailable && (
        <span hidden id={reasonId}>
          {reasonsText(option.reasons, words)}
        </span>
      )}
    </button>
  );
}

/** Props of `OptionButton`. */
export interface OptionButtonProps {
  /** The option it plays. */
  readonly id: OptionId;
  /** What stands on it, in place of the option's name. */
  readonly children?: ReactNode;
  /** Whether it stands out among others. */
  readonly strong?: boolean;
  /** Called before the option is played. */
  readonly onClick?: () => void;
}
