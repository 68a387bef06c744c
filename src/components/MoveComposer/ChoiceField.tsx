import type { ReactNode } from 'react';
import type { ChoiceStep, ComposedValue } from '../../hooks/composer-step.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { PossibleCount } from './PossibleCount.js';

/** One of a few values. Renders a `<div>` element of radio buttons. */
export function ChoiceField({ step, name, onPick, renderValue }: ChoiceFieldProps): ReactNode {
  return (
    <div className="ms-composer-values">
      {step.values.map((value) => (
        <label
          key={value.key}
          className="ms-composer-value"
          {...stateAttributes({ chosen: value.chosen, unavailable: value.available === 0 })}
        >
          <input
            type="radio"
            className="ms-composer-input"
            name={name}
            checked={value.chosen}
            onChange={() => onPick(value.value)}
            {...(renderValue && { 'aria-label': value.label })}
          />
          <span className="ms-composer-label">{renderValue?.(value, step.axis) ?? value.label}</span>
          <PossibleCount total={value.total} available={value.available} />
        </label>
      ))}
    </div>
  );
}

/** Props of `ChoiceField`. */
export interface ChoiceFieldProps {
  /** What is to be chosen. */
  readonly step: ChoiceStep;
  /** The name that its radio buttons share. */
  readonly name: string;
  /** Told which value was picked. */
  readonly onPick: (value: unknown) => void;
  /** Renders what stands on a value's button, in place of its label. */
  readonly renderValue: ((value: ComposedValue, axis: string) => ReactNode) | undefined;
}
