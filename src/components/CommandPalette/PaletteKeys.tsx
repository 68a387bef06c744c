import { memo, type ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';

/** The keys of a palette, for those who see them. Renders a `<p>` element. */
export const PaletteKeys = memo(function PaletteKeys(): ReactNode {
  const words = useWords();
  return (
    <p className="ms-palette-keys" aria-hidden="true">
      <span>
        <kbd className="ms-hotkey">↑</kbd>
        <kbd className="ms-hotkey">↓</kbd>
        {words.say('palette.keys.choose', {}, 'choose')}
      </span>
      <span>
        <kbd className="ms-hotkey">↵</kbd>
        {words.say('palette.keys.play', {}, 'play, or why not')}
      </span>
      <span>
        <kbd className="ms-hotkey">⇧ ↵</kbd>
        {words.say('palette.keys.plan', {}, 'plan')}
      </span>
    </p>
  );
});
