import type { ReactNode } from 'react';
import { useWords } from '../hooks/WordsProvider.js';

/** Says how to have more to show. */
export function Unwatched(): ReactNode {
  const words = useWords();
  return (
    <p className="ms-inspector-note">
      {words.say(
        'inspector.unwatched',
        {},
        'Nothing is recorded here. Import inspect from moveset/inspector, and give GameProvider this adapter:',
      )}{' '}
      <code>{'inspect(adapter)'}</code>
    </p>
  );
}
