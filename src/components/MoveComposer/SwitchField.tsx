import type { ReactNode } from 'react';
import { yesNoText } from '../../hooks/axis-words.js';
import type { SwitchStep } from '../../hooks/composer-step.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { PossibleCount } from './PossibleCount.js';

/** Yes or no. Renders a `<label>` element around a switch. */
export function SwitchField({ step, onPick }: SwitchFieldProps): ReactNode {
  const words = useWords();
  const shown = step.values.find(({ value }) => value === step.on);
  return (
    <label className="ms-composer-toggle">
      <input
        type="checkbox"
        role="switch"
        className="ms-composer-switch"
        aria-label={step.label}
        aria-checked={step.on}
        checked={step.on}
        onChange={(event) => onPick(event.currentTarget.checked)}
      />
      <span aria-hidden="true">{yesNoText(step.on, words)}</span>
      {shown && <PossibleCount total={shown.total} available={shown.available} />}
    </label>
  );
}

/** Props of `SwitchField`. */
export interface SwitchFieldProps {
  /** What is to be chosen. */
  readonly step: SwitchStep;
  /** Told whether it is on. */
  readonly onPick: (value: boolean) => void;
}
