import { useId, type ReactNode } from 'react';
import { useAdvice } from '../../../hooks/AdviceProvider.js';
import { useOptionState } from '../../../hooks/facts.js';
import { stateAttributes } from '../../../hooks/state-attributes.js';
import { optionName, reasonsText } from '../../../hooks/words.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { OptionId } from '../../../protocol/ids.js';
import { Foretold } from './Foretold.js';

/** One thing to do, with what is foretold of it. Works inside an `UnavailableReasonTooltip`. Renders a `<button>` element. */
export function OptionTile({ id, strong = false }: OptionTileProps): ReactNode {
  const words = useWords();
  const { option, focused, pending } = useOptionState(id);
  const advised = useAdvice()?.id === id;
  const noteId = useId();
  if (!option) return null;
  const unavailable = option.kind === 'unavailable';
  return (
    <button
      type="button"
      className="gd-option"
      data-option-id={id}
      data-strong={strong || undefined}
      aria-disabled={unavailable || undefined}
      aria-label={optionName(option, words)}
      aria-describedby={noteId}
      {...stateAttributes({ unavailable, focused, pending, advised })}
    >
      <span className="gd-option-name">{optionName(option, words)}</span>
      <span id={noteId} className="gd-option-note" hidden={unavailable}>
        {unavailable ? reasonsText(option.reasons, words) : <Foretold option={option} />}
      </span>
    </button>
  );
}

/** Props of `OptionTile`. */
export interface OptionTileProps {
  /** The option it plays. */
  readonly id: OptionId;
  /** Whether it stands out among others. */
  readonly strong?: boolean;
}
