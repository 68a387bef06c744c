// #region buttons
import { useId } from 'react';
import { optionName, reasonsText, UnavailableReasonTooltip, useOptions, useWords } from 'moveset';

export function Buttons() {
  const words = useWords();
  const id = useId();
  return (
    <UnavailableReasonTooltip>
      {useOptions().map((option, at) =>
        option.kind === 'available' ? (
          <button type="button" key={option.id} data-option-id={option.id}>
            {optionName(option, words)}
          </button>
        ) : (
          <button
            type="button"
            key={option.id}
            data-option-id={option.id}
            aria-disabled="true"
            aria-describedby={`${id}-${at}`}
          >
            {optionName(option, words)}
            <span hidden id={`${id}-${at}`}>
              {reasonsText(option.reasons, words)}
            </span>
          </button>
        ),
      )}
    </UnavailableReasonTooltip>
  );
}
// #endregion buttons
