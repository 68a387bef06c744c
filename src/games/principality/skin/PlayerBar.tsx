import type { ReactNode } from 'react';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { PlayerView } from '../view.js';

/** A player in one line: name, counters, and how many cards lie where. Renders a `<div>` element. */
export function PlayerBar({ player, playing, own = false, children }: PlayerBarProps): ReactNode {
  const words = useWords();
  const { name, actions, buys, coins, deckCount, discardCount, handCount, discardTop, score } = player;
  const counters = [
    ['actions', words.resolve('metric.actions', {}, 'Actions'), actions],
    ['buys', words.resolve('metric.buys', {}, 'Buys'), buys],
    ['coins', words.resolve('metric.coins', {}, 'Coins'), coins],
  ] as const;
  const places = [
    [words.say('principality.hand', {}, 'Hand'), handCount] as const,
    [words.say('principality.deck', {}, 'Deck'), deckCount] as const,
    [words.say('principality.discard', {}, 'Discard'), discardCount] as const,
  ];
  return (
    <div className="pr-player" data-playing={playing || undefined} data-own={own || undefined}>
      <span className="pr-player-name">{name}</span>
      {score !== null && (
        <span className="pr-score">
          {words.say(
            'principality.score',
            { count: score },
            { one: '{count} point', other: '{count} points' },
          )}
        </span>
      )}
      {playing && (
        <dl className="pr-counters">
          {counters.map(([key, label, value]) => (
            <div key={key} className="pr-counter" data-counter={key} data-none={value === 0 || undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <dl className="pr-places">
        {places.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {discardTop && (
          <div>
            <dt>{words.say('principality.on-top', {}, 'On top')}</dt>
            <dd>{words.resolve(`card.${discardTop.name}`, {}, discardTop.name)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** Props of `PlayerBar`. */
export interface PlayerBarProps {
  readonly player: PlayerView;
  /** It is their turn. */
  readonly playing: boolean;
  /** It is the seat's own player. */
  readonly own?: boolean;
  /** What else stands in the line. */
  readonly children?: ReactNode;
}
