import { Download, Link } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';
import { addressOfGame } from '../address.js';
import { writeGame, type SavedGame } from '../saved/saved-game.js';
import { ToolButton } from './ToolButton.js';

/** The game as it stands, to be given away: as a link or a file. */
export function ShareMenu({ game }: ShareMenuProps): ReactNode {
  const words = useWords();
  const [link, setLink] = useState<{ readonly text: string; readonly copied: boolean } | null>(null);

  async function copyLink(): Promise<void> {
    const text = new URL(await addressOfGame(game()), location.href).href;
    const copied = await copy(text);
    setLink({ text, copied });
  }

  return (
    <>
      <ToolButton onClick={() => void copyLink()}>
        <Link aria-hidden="true" size={18} /> {words.say('arcade.copy-link', {}, 'Copy link')}
      </ToolButton>
      <ToolButton onClick={() => download(game())}>
        <Download aria-hidden="true" size={18} /> {words.say('arcade.save-file', {}, 'Save file')}
      </ToolButton>
      <p className="app-hint" role="status">
        {link &&
          (link.copied
            ? words.say('arcade.copied', {}, 'The link is copied: whoever opens it has this game.')
            : words.say(
                'arcade.copy-yourself',
                {},
                'This browser does not let pages copy. Here is the link:',
              ))}
        {link && !link.copied && <a href={link.text}>{link.text}</a>}
      </p>
    </>
  );
}

/** Props of `ShareMenu`. */
export interface ShareMenuProps {
  /** The game as it stands now. */
  readonly game: () => SavedGame;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function download(game: SavedGame): void {
  const address = URL.createObjectURL(new Blob([writeGame(game)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game.setup.game}-${game.setup.seed}.moveset.json`;
  link.click();
  URL.revokeObjectURL(address);
}
