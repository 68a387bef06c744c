import { useId, type ReactNode } from 'react';

/** One of a few values: side by side, or as a list. Renders a `<fieldset>` or a `<div>` element. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>): ReactNode {
  return props.compact ? <List {...props} /> : <Segments {...props} />;
}

function Segments<Value extends string | number>({
  legend,
  value,
  choices,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className="app-choice">
      <legend>{legend}</legend>
      <div className="app-segments">
        {choices.map(([choice, label]) => (
          <label key={choice}>
            <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function List<Value extends string | number>({
  legend,
  value,
  choices,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <div className="app-choice">
      <label htmlFor={id}>{legend}</label>
      <select
        id={id}
        className="app-list"
        value={value}
        onChange={({ target }) => onChange(choices[target.selectedIndex]![0])}
      >
        {choices.map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Props of `Choice`. */
export interface ChoiceProps<Value extends string | number> {
  readonly legend: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
  /** A list in place of values side by side. */
  readonly compact?: boolean;
}
