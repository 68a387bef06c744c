import { useId, type ReactNode } from 'react';
import { useOptionGroups } from '../../hooks/facts.js';
import { useGameStore } from '../../hooks/GameProvider.js';
import { optionName } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { OptionId } from '../../protocol/ids.js';
import type { Option } from '../../protocol/option.js';
import { selectOption } from '../../store/selectors.js';

// More are searched for, not scrolled through.
const MOST = 100;

/** The options of the same category, to be pointed at without a pointer. Renders a `<label>` and a `<select>` element. */
export function CompareChoice({ pinned, shownId }: CompareChoiceProps): ReactNode {
  const words = useWords();
  const store = useGameStore();
  const id = useId();
  const group = useOptionGroups().find(({ category }) => category === pinned.category);
  const others = (group?.ids ?? [])
    .slice(0, MOST)
    .flatMap((each) => (each === pinned.id ? [] : (selectOption(store.getState(), each) ?? [])));
  if (others.length === 0) return null;
  const chosen = others.some((option) => option.id === shownId) ? shownId : '';
  return (
    <p className="ms-preview-choice">
      <label htmlFor={id}>{words.say('preview-panel.compare-with', {}, 'Compare with')}</label>
      <select id={id} value={chosen} onChange={({ currentTarget }) => store.focus(currentTarget.value)}>
        <option value="" disabled>
          {words.say('preview-panel.choose', {}, 'Choose an action')}
        </option>
        {others.map((option) => (
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
