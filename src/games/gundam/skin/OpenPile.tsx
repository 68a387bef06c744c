import { useId, type ReactNode } from 'react';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { CardFace } from '../view.js';
import { cardLabel } from './card-words.js';
import { GundamCard } from './GundamCard.js';

/** A pile that everybody may look through: pressing it lays its cards out. Renders a `<button>` element with a popover. */
export function OpenPile({ label, owner, cards }: OpenPileProps): ReactNode {
  const words = useWords();
  const id = useId();
  const [top] = cards;
  return (
    <>
      <button
        type="button"
        className="gd-open-pile"
        popoverTarget={id}
        data-empty={cards.length === 0 || undefined}
        aria-label={words.say(
          'gundam.open-pile',
          { pile: label, player: owner, count: cards.length },
          { one: '{pile} of {player}: {count} card', other: '{pile} of {player}: {count} cards' },
        )}
      >
        <span className="gd-pile-label" aria-hidden="true">
          {label}
        </span>
        <span className="gd-pile-top" aria-hidden="true">
          <span className="gd-pile-card">{top && <GundamCard card={top} />}</span>
          {cards.length}
        </span>
      </button>
      <div id={id} popover="auto" className="gd-laid-out">
        <p className="gd-laid-out-title">
          {words.say('gundam.pile-of', { pile: label, player: owner }, '{pile} of {player}')}
        </p>
        {cards.length === 0 && <p className="gd-muted">{words.say('gundam.pile-empty', {}, 'No cards')}</p>}
        <ul>
          {cards.map((card) => (
            <li key={card.id} data-card-id={card.id}>
              <span className="ms-visually-hidden">{cardLabel(card, words)}</span>
              <GundamCard card={card} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Props of `OpenPile`. */
export interface OpenPileProps {
  /** What the pile is called. */
  readonly label: string;
  /** Whose it is. */
  readonly owner: string;
  /** The last first. */
  readonly cards: readonly CardFace[];
}
