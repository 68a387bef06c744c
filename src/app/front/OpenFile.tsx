import { FolderOpen } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';
import { addressOfGame } from '../address.js';
import { readGame, type Fault } from '../saved/saved-game.js';
import { ToolButton } from '../table/ToolButton.js';
import { faultText } from './LostPage.js';

/** Opens a game that was saved as a file. */
export function OpenFile(): ReactNode {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Fault | null>(null);

  async function open(file: File): Promise<void> {
    const read = readGame(await file.text());
    setFault(read.ok ? null : read.fault);
    if (read.ok) location.assign(await addressOfGame(read.value));
  }

  return (
    <div className="app-open-file">
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.say('arcade.file', {}, 'Saved game')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void open(file);
        }}
      />
      <ToolButton onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden="true" size={18} /> {words.say('arcade.open-file', {}, 'Open a saved game')}
      </ToolButton>
      <p role="status" className="app-hint">
        {fault && faultText(fault, words)}
      </p>
    </div>
  );
}
