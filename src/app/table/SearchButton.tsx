import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { CommandPalette, type CommandPaletteProps } from '../../components/CommandPalette/CommandPalette.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { ToolButton } from './ToolButton.js';

/** A search over everything that can be done, and what cannot, with the reasons; also by Ctrl or Cmd and K. */
export function SearchButton({ readSentence }: SearchButtonProps): ReactNode {
  const words = useWords();
  return (
    <CommandPalette
      readSentence={readSentence}
      renderTrigger={(props) => (
        <ToolButton {...props} className="app-button">
          <Search aria-hidden="true" size={18} /> {words.say('arcade.search', {}, 'Search')}
        </ToolButton>
      )}
    />
  );
}

/** Props of `SearchButton`. */
export interface SearchButtonProps extends Pick<CommandPaletteProps, 'readSentence'> {}
