import { memo, type ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';

/** The keys of a palette, for those who see them. Renders a `<p>` element. */
export const PaletteKeys = memo(function PaletteKeys({ planning }: PaletteKeysProps): ReactNode {
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
      {planning && (
        <span>
          <kbd className="ms-hotkey">⇧ ↵</kbd>
          {words.say('palette.keys.plan', {}, 'plan')}
        </span>
      )}
    </p>
  );
});

/** Props of `PaletteKeys`. */
export interface PaletteKeysProps {
  /** Whether options can be gathered. */
  readonly planning: boolean;
}
