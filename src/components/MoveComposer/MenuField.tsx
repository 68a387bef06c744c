import type { ReactNode } from 'react';
import type { ChoiceStep } from '../../hooks/composer-step.js';
import { useWords } from '../../hooks/WordsProvider.js';

/** One of many values. Renders a `<select>` element. */
export function MenuField({ step, onPick }: MenuFieldProps): ReactNode {
  const words = useWords();
  const { label, values } = step;
  return (
    <select
      className="ms-composer-menu"
      aria-label={label}
      value={values.findIndex((value) => value.chosen)}
      onChange={(event) => onPick(values[Number(event.currentTarget.value)]?.value)}
    >
      <option value={-1}>
        {words.say('composer.choose-one', { count: values.length }, 'Choose one of {count}')}
      </option>
      {values.map(({ key, label: name, total, available }, place) => (
        <option key={key} value={place}>
          {available === total
            ? name
            : words.say(
                'composer.value-possible',
                { name, available, total },
                '{name} ({available} of {total} possible)',
              )}
        </option>
      ))}
    </select>
  );
}

/** Props of `MenuField`. */
export interface MenuFieldProps {
  /** What is to be chosen. */
  readonly step: ChoiceStep;
  /** Told which value was picked; `undefined` for none. */
  readonly onPick: (value: unknown) => void;
}
