import type { ReactNode } from 'react';
import { Hand } from '../../../components/Hand/Hand.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { SideView } from '../view.js';
import { cardLabel, cardName } from './card-words.js';
import { GundamCard } from './GundamCard.js';

/** What the seat's player holds. Renders a `<section>` element. */
export function HandRow({ side }: { readonly side: SideView }): ReactNode {
  const words = useWords();
  if (!side.hand)
    return (
      <p className="gd-muted">
        {words.say(
          'gundam.holds',
          { player: side.name, count: side.handCount },
          { one: '{player} holds {count} card', other: '{player} holds {count} cards' },
        )}
      </p>
    );
  return (
    <Hand
      className="gd-hand"
      label={words.say('gundam.hand-of', { player: side.name }, 'Hand of {player}')}
      items={side.hand.map((card) => ({
        id: card.id,
        name: cardName(card, words),
        label: cardLabel(card, words),
        card,
      }))}
      renderCard={({ card }) => <GundamCard card={card} />}
    />
  );
}
