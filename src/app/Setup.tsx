import type { ReactNode } from 'react';
import { useWords } from '../hooks/WordsProvider.js';
import { Choice } from './Choice.js';
import type { Settings } from './session.js';

/** What is played, against whom, on which side. A change begins a new game. */
export function Setup({ settings, onSettingsChange }: SetupProps): ReactNode {
  const words = useWords();
  const change = (changed: Partial<Settings>) =>
    onSettingsChange({ ...settings, ...changed, game: settings.game + 1 });
  return (
    <form
      className="app-setup"
      aria-label={words.say('arcade.game', {}, 'Game')}
      onSubmit={(event) => event.preventDefault()}
    >
      <Choice
        legend={words.say('arcade.board', {}, 'Board')}
        value={settings.boardSize}
        choices={[
          [3, '3 × 3'],
          [4, '4 × 4'],
        ]}
        onChange={(boardSize) => change({ boardSize })}
      />
      <Choice
        legend={words.say('arcade.against', {}, 'Against')}
        value={settings.opponent}
        choices={[
          ['computer', words.say('arcade.computer', {}, 'Computer')],
          ['friend', words.say('arcade.friend', {}, 'A friend here')],
        ]}
        onChange={(opponent) => change({ opponent })}
      />
      {settings.opponent === 'computer' && (
        <Choice
          legend={words.say('arcade.side', {}, 'You play')}
          value={settings.side}
          choices={[
            ['X', words.say('arcade.first', {}, 'X, first')],
            ['O', words.say('arcade.second', {}, 'O, second')],
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
