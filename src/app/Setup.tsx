import type { ReactNode } from 'react';
import type { Settings } from './session.js';

/** What is played, against whom, on which side. A change begins a new game. */
export function Setup({ settings, onSettingsChange }: SetupProps): ReactNode {
  const change = (changed: Partial<Settings>) =>
    onSettingsChange({ ...settings, ...changed, game: settings.game + 1 });
  return (
    <form className="app-setup" aria-label="Game" onSubmit={(event) => event.preventDefault()}>
      <Choice
        legend="Board"
        value={settings.boardSize}
        choices={[
          [3, '3 × 3'],
          [4, '4 × 4'],
        ]}
        onChange={(boardSize) => change({ boardSize })}
      />
      <Choice
        legend="Against"
        value={settings.opponent}
        choices={[
          ['computer', 'Computer'],
          ['friend', 'A friend here'],
        ]}
        onChange={(opponent) => change({ opponent })}
      />
      {settings.opponent === 'computer' && (
        <Choice
          legend="You play"
          value={settings.side}
          choices={[
            ['X', 'X, first'],
            ['O', 'O, second'],
          ]}
          onChange={(side) => change({ side })}
        />
      )}
    </form>
  );
}

export interface SetupProps {
  readonly settings: Settings;
  readonly onSettingsChange: (settings: Settings) => void;
}

interface ChoiceProps<Value extends string | number> {
  readonly legend: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string | number>({
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
