import type { ReactNode } from 'react';
import { Choice } from './Choice.js';
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
