import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Hotkeys } from '../../components/Hotkeys/Hotkeys.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { ToolButton } from './ToolButton.js';

/** The keyboard of a game, and a button that lists its keys. */
export function KeysButton({ enabled }: { readonly enabled: boolean }): ReactNode {
  const words = useWords();
  return (
    <Hotkeys
      enabled={enabled}
      renderControls={({ sheet }) => (
        <ToolButton {...sheet} className="app-button app-keys">
          <Keyboard aria-hidden="true" size={18} /> {words.say('arcade.keys', {}, 'Keys')}
        </ToolButton>
      )}
    />
  );
}
