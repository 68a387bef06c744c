import { useId, type ComponentProps, type ReactNode } from 'react';
import { useAdvice } from '../../hooks/AdviceProvider.js';
import { useOptionState } from '../../hooks/facts.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { chanceText, optionName, reasonsText } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { OptionId } from '../../protocol/ids.js';
import type { Option } from '../../protocol/option.js';
import { mergeProps } from '../merge-props.js';

/**
 * One option as a button, for a skin to put where it belongs; nothing where the option is not there. Inside an
 * `UnavailableReasonTooltip` it plays, or explains itself. Renders a `<button>` element, never disabled.
 */
export function OptionButton({
  optionId,
  strong = false,
  children,
  ...elementProps
}: OptionButtonProps): ReactNode {
  const words = useWords();
  const reasonId = useId();
  const { option, focused, pending } = useOptionState(optionId);
  const advised = useAdvice()?.id === optionId;
  if (!option) return null;
  const unavailable = option.kind === 'unavailable';
  const name = optionName(option, words);
  const chance =
    option.kind === 'available' && option.successChance !== CERTAIN ? option.successChance : 'unknown';
  const odds = chanceText(chance, words);
  const state: OptionButtonState = { unavailable, focused, pending, strong, advised };
  return (
    <button
      type="button"
      data-option-id={optionId}
      aria-label={odds === '' ? name : `${name}, ${odds}`}
      aria-disabled={unavailable || undefined}
      aria-describedby={unavailable ? reasonId : undefined}
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-option-button' }, elementProps)}
    >
      {(typeof children === 'function' ? children(option) : children) ?? name}
      {unavailable && (
        <span hidden id={reasonId}>
          {reasonsText(option.reasons, words)}
        </span>
      )}
    </button>
  );
}

/** A chance of which nobody need be told. */
const CERTAIN = 100;

/** The state of `OptionButton`, as its `data-*` attributes say it. */
export interface OptionButtonState {
  /** It cannot be chosen now. */
  readonly unavailable: boolean;
  /** Somebody points at it or has the keyboard on it. */
  readonly focused: boolean;
  /** It was sent and has no answer yet. */
  readonly pending: boolean;
  /** It stands out among others. */
  readonly strong: boolean;
  /** An `AdviceProvider` marks it. */
  readonly advised: boolean;
}

/** Props of `OptionButton`. */
export interface OptionButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The option it plays. */
  readonly optionId: OptionId;
  /** Whether it stands out among others. */
  readonly strong?: boolean;
  /** What stands on it, in place of the option's name. A function is given the option. */
  readonly children?: ReactNode | ((option: Option) => ReactNode);
}
