// #region buttons
import { optionName, reasonsText, UnavailableReasonTooltip, useOptions, useWords } from 'moveset';

export function Buttons() {
  const words = useWords();
  return (
    <UnavailableReasonTooltip>
      {useOptions().map((option) => (
        <button
          type="button"
          key={option.id}
          data-option-id={option.id}
          aria-disabled={option.kind === 'unavailable' || undefined}
          aria-description={option.kind === 'unavailable' ? reasonsText(option.reasons, words) : undefined}
        >
          {optionName(option, words)}
        </button>
      ))}
    </UnavailableReasonTooltip>
  );
}
// #endregion buttons
