import type { ReactNode } from 'react';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { PlayerView } from '../view.js';
import { CardArt } from './CardArt.js';

/** What was played this turn, by whoever plays. Renders a `<section>` element. */
export function PlayArea({ player }: { readonly player: PlayerView }): ReactNode {
  const words = useWords();
  return (
    <section
      className="pr-play-area"
      aria-label={words.say('principality.played', { player: player.name }, 'Played by {player}')}
    >
      {player.playArea.length === 0 ? (
        <p className="pr-muted">
          {words.say('principality.nothing-played', {}, 'Nothing played yet this turn')}
        </p>
      ) : (
        <ul className="pr-played">
          {player.playArea.map(({ name, kind, count }) => (
            <li key={name} className="pr-chip" data-kind={kind}>
              <CardArt card={name} kind={kind} />
              <span>{words.resolve(`card.${name}`, {}, name)}</span>
              {count > 1 && <span className="pr-chip-count">×{count}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
