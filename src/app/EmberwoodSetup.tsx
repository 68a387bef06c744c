import { RotateCcw } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useWords } from '../hooks/WordsProvider.js';
import { Choice } from './Choice.js';
import type { EmberwoodSettings } from './emberwood-settings.js';
import { ToolButton } from './ToolButton.js';

/** Against whom, and with which deal: another deal begins a new game. */
export function EmberwoodSetup({ settings, onSettingsChange }: EmberwoodSetupProps): ReactNode {
  const words = useWords();
  const seedId = useId();
  const change = (changed: Partial<EmberwoodSettings>) => onSettingsChange({ ...settings, ...changed });
  return (
    <form
      className="app-setup"
      aria-label={words.say('arcade.game', {}, 'Game')}
      onSubmit={(event) => event.preventDefault()}
    >
      <Choice
        legend={words.say('arcade.against', {}, 'Against')}
        value={settings.opponent}
        choices={[
          ['easy', words.say('arcade.computer', {}, 'Computer')],
          ['hard', words.say('arcade.hard', {}, 'Hard')],
          ['friend', words.say('arcade.friend', {}, 'A friend here')],
        ]}
        onChange={(opponent) => change({ opponent })}
      />
      <div className="app-choice">
        <label htmlFor={seedId}>{words.say('arcade.deal', {}, 'Deal')}</label>
        <input
          id={seedId}
          className="app-number"
          type="number"
          min={1}
          value={settings.seed}
          onChange={({ target }) => change({ seed: Math.max(1, Math.trunc(Number(target.value)) || 1) })}
        />
      </div>
      <ToolButton onClick={() => change({ seed: settings.seed + 1 })}>
        <RotateCcw aria-hidden="true" size={18} /> {words.say('arcade.new-game', {}, 'New game')}
      </ToolButton>
    </form>
  );
}

/** Props of `EmberwoodSetup`. */
export interface EmberwoodSetupProps {
  readonly settings: EmberwoodSettings;
  readonly onSettingsChange: (settings: EmberwoodSettings) => void;
}
