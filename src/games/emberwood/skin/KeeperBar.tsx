import type { ReactNode } from 'react';
import { useEntity } from '../../../hooks/use-entity.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { SideView } from '../view.js';
import { CardBack } from './GameCard.js';

/** A keeper with warmth, embers and piles: press the keeper to choose it. Renders a `<div>` element. */
export function KeeperBar({ side, playing, children }: KeeperBarProps): ReactNode {
  const words = useWords();
  const keeper = useEntity(side.id);
  const { name, warmth, fullWarmth, embers, kindling, handCount, deckCount, ashes } = side;
  const lit = Array.from({ length: Math.max(embers, kindling) }, (_, nth) => nth < embers);
  return (
    <div className="ew-keeper-bar" data-playing={playing || undefined}>
      <button
        type="button"
        className="ew-keeper"
        aria-label={words.say(
          'emberwood.keeper',
          { player: name, warmth, full: fullWarmth },
          '{player}, keeper, warmth {warmth} of {full}',
        )}
        aria-pressed={keeper.selected}
        {...keeper.getEntityProps()}
      >
        <svg className="ew-flame" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-4 2-5 3-8 1 2 2 3 3 3 1-3 0-6 1-9z" />
        </svg>
        <span className="ew-warmth">
          <strong>{warmth}</strong>
          <span className="ew-muted"> / {fullWarmth}</span>
        </span>
        <span className="ew-keeper-name">{name}</span>
        <span className="ew-warmth-bar" aria-hidden="true">
          <span style={{ inlineSize: `${(100 * warmth) / fullWarmth}%` }} />
        </span>
        {keeper.unavailable && (
          <span hidden id={keeper.descriptionId}>
            {keeper.description}
          </span>
        )}
      </button>
      <p className="ew-embers">
        <span className="ew-pips" aria-hidden="true">
          {lit.map((on, nth) => (
            <span key={nth} className="ew-pip" data-lit={on || undefined} />
          ))}
        </span>
        <span>
          <strong>{embers}</strong>{' '}
          {words.say('emberwood.embers', { count: embers }, { one: 'ember', other: 'embers' })}
        </span>
      </p>
      {children}
      <ul
        className="ew-piles"
        aria-label={words.say('emberwood.piles', { player: name }, 'Cards of {player}')}
      >
        <Pile label={words.say('emberwood.pile-hand', {}, 'Hand')} count={handCount} back />
        <Pile label={words.say('emberwood.pile-deck', {}, 'Deck')} count={deckCount} back />
        <Pile label={words.say('emberwood.pile-ashes', {}, 'Ashes')} count={ashes.length} />
      </ul>
    </div>
  );
}

/** Props of `KeeperBar`. */
export interface KeeperBarProps {
  readonly side: SideView;
  /** Whether a decision of this keeper is awaited. */
  readonly playing: boolean;
  /** What stands between embers and piles. */
  readonly children?: ReactNode;
}

function Pile({ label, count, back = false }: PileProps): ReactNode {
  return (
    <li className="ew-pile">
      {back && <CardBack />}
      <span>
        <strong>{count}</strong> <span className="ew-muted">{label}</span>
      </span>
    </li>
  );
}

interface PileProps {
  readonly label: string;
  readonly count: number;
  readonly back?: boolean;
}
