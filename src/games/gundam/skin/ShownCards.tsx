import type { ReactNode } from 'react';
import { EntityCard } from '../../../components/Zone/EntityCard.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { CardFace } from '../view.js';
import { cardLabel } from './card-words.js';
import { GundamCard } from './GundamCard.js';

/** Cards that are turned over for all to see, or looked at to choose from. Renders a `<ul>` element. */
export function ShownCards({ cards, choosable = false }: ShownCardsProps): ReactNode {
  const words = useWords();
  return (
    <ul className="gd-shown">
      {cards.map((card) => (
        <li key={card.id}>
          {choosable ? (
            <EntityCard id={card.id} label={cardLabel(card, words)}>
              <GundamCard card={card} />
            </EntityCard>
          ) : (
            <span
              role="img"
              aria-label={cardLabel(card, words)}
              data-card-id={card.id}
              className="gd-revealed"
            >
              <GundamCard card={card} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Props of `ShownCards`. */
export interface ShownCardsProps {
  readonly cards: readonly CardFace[];
  /** Whether something can be done with each. */
  readonly choosable?: boolean;
}
