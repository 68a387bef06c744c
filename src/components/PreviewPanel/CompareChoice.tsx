import { useId, type ReactNode } from 'react';
import { useCompareChoices } from '../../hooks/use-compare-choices.js';
import { optionName } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { OptionId } from '../../protocol/ids.js';
import type { Option } from '../../protocol/option.js';

/** What an option can be compared with, to be chosen without pointing. Renders a `<p>` element with a `<select>`, or nothing. */
export function CompareChoice({ pinned, shownId }: CompareChoiceProps): ReactNode {
  const words = useWords();
  const id = useId();
  const { choices, choose } = useCompareChoices(pinned);
  if (choices.length === 0) return null;
  const chosen = choices.some((option) => option.id === shownId) ? shownId : '';
  return (
    <p className="ms-preview-choice">
      <label htmlFor={id}>{words.say('preview-panel.compare-with', {}, 'Compare with')}</label>
      <select id={id} value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="" disabled>
          {words.say('preview-panel.choose', {}, 'Choose an action')}
        </option>
        {choices.map((option) => (
          <option key={option.id} value={option.id}>
            {optionName(option, words)}
          </option>
        ))}
      </select>
    </p>
  );
}

interface CompareChoiceProps {
  readonly pinned: Option;
  readonly shownId: OptionId;
}
