import type { ReactNode } from 'react';

/** One of a few values, side by side. Renders a `<fieldset>` element. */
export function Choice<Value extends string | number>({
  legend,
  value,
  choices,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  return (
    <fieldset className="app-choice">
      <legend>{legend}</legend>
      <div className="app-segments">
        {choices.map(([choice, label]) => (
          <label key={choice}>
            <input type="radio" name={legend} checked={choice === value} onChange={() => onChange(choice)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Props of `Choice`. */
export interface ChoiceProps<Value extends string | number> {
  readonly legend: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}
