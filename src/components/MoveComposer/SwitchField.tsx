import type { ReactNode } from 'react';
import type { SwitchStep } from '../../hooks/composer-step.js';
import { PossibleCount } from './PossibleCount.js';

/** Yes or no. Renders a `<label>` element around a switch. */
export function SwitchField({ step, onPick }: SwitchFieldProps): ReactNode {
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
      <span aria-hidden="true">{step.on ? 'Yes' : 'No'}</span>
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
