import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';

/** How good the computer thinks an option is, beside the others. Renders a `<span>` element. */
export function WorthBadge({ worth }: { readonly worth: number }): ReactNode {
  const words = useWords();
  return (
    <span
      className="app-worth"
      data-best={worth === 100 || undefined}
      style={{ '--worth': worth } as CSSProperties}
    >
      {words.say('arcade.worth', { worth }, '{worth} of 100')}
    </span>
  );
}
