import type { ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';
import { GAMES } from '../games.js';
import { OpenFile } from './OpenFile.js';
import { TableCard } from './TableCard.js';

/** What a visitor sees first: all tables. */
export function FrontPage(): ReactNode {
  const words = useWords();
  return (
    <>
      <div className="app-welcome">
        <h1>{words.say('arcade.welcome', {}, 'Pick a table')}</h1>
        <p>
          {words.say(
            'arcade.promise',
            {},
            'Every game shows all that you could do, what it would bring, and why the rest is not possible.',
          )}
        </p>
        <OpenFile />
      </div>
      <ul className="app-tables">
        {GAMES.map((game) => (
          <TableCard key={game} game={game} />
        ))}
      </ul>
    </>
  );
}
