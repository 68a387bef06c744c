import type { ReactNode } from 'react';
import type { PrincipalityView } from '../../../games/principality/view.js';
import { useView } from '../../../hooks/facts.js';
import { useWords } from '../../../hooks/WordsProvider.js';

/** Everybody's points, the most first. Renders an `<ol>` element. */
export function Scores(): ReactNode {
  const words = useWords();
  const players = useView<PrincipalityView>().players.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  return (
    <ol className="app-scores" aria-label={words.say('arcade.scores', {}, 'Points')}>
      {players.map(({ id, name, score }) => (
        <li key={id}>
          <span>{name}</span>
          <strong>
            {words.say(
              'arcade.score',
              { count: score ?? 0 },
              { one: '{count} point', other: '{count} points' },
            )}
          </strong>
        </li>
      ))}
    </ol>
  );
}
