import type { ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';

/** Says that something is on its way, once that takes a while. Renders a `<p>` element. */
export function Waiting(): ReactNode {
  const words = useWords();
  return (
    <p className="app-waiting" role="status">
      {words.say('arcade.waiting', {}, 'The table is being laid …')}
    </p>
  );
}
