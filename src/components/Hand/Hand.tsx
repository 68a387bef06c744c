import type { CSSProperties, ReactNode } from 'react';
import { numberText } from '../../hooks/number-text.js';
import type { CardItem } from '../../hooks/use-roving-cards.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { CardPlace, type CardsProps } from '../Zone/CardPlace.js';

/** With more cards than this, those out of sight are not drawn. */
const MANY = 60;

/**
 * The cards somebody holds, fanned out and overlapping as there is room; where there is too little, they scroll, and of very
 * many only those on screen are rendered. Arrow keys, Home, End and typing a name go from card to card; each card is an
 * entity. Renders a `<section>` element.
 */
export function Hand<Item extends CardItem>({
  emptyText,
  renderCard,
  style,
  ...cards
}: HandProps<Item>): ReactNode {
  const words = useWords();
  const { length: count } = cards.items;
  const state: Omit<HandState, 'windowed'> = { empty: count === 0, many: count > MANY };
  return (
    <CardPlace
      {...cards}
      base="ms-hand"
      state={state}
      style={{ '--ms-hand-count': count, ...style } as CSSProperties}
      count={numberText(count, words.locale)}
      emptyText={emptyText ?? words.say('hand.empty', {}, 'No cards in hand.')}
      renderCard={renderCard}
      placeCard={(nth) => placeOf(nth, count)}
    />
  );
}

/** Where a card stands in the fan: from -1 at its start to 1 at its end. */
function placeOf(nth: number, count: number): CSSProperties {
  return { '--ms-hand-at': count > 1 ? (2 * nth) / (count - 1) - 1 : 0 } as CSSProperties;
}

/** The state of `Hand`, as its `data-*` attributes say it. */
export interface HandState {
  /** There is no card in it. */
  readonly empty: boolean;
  /** There are so many that those out of sight are not drawn. */
  readonly many: boolean;
  /** Only the cards on screen are rendered. */
  readonly windowed: boolean;
}

/** Props of `Hand`. */
export interface HandProps<Item extends CardItem = CardItem> extends CardsProps<Item> {}
