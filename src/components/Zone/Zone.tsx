import type { ReactNode } from 'react';
import { numberText } from '../../hooks/number-text.js';
import type { CardItem } from '../../hooks/use-roving-cards.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { CardPlace, type CardsProps } from './CardPlace.js';

/** The ways cards lie in a zone. */
export const ZONE_LAYOUTS = ['grid', 'row'] as const;
/** One of `ZONE_LAYOUTS`. */
export type ZoneLayout = (typeof ZONE_LAYOUTS)[number];

/**
 * A place where cards lie, with its name and how many there are; each card is an entity. Of very many only those on screen
 * are rendered. Renders a `<section>` element.
 */
export function Zone<Item extends CardItem>({
  capacity,
  layout = 'grid',
  emptyText,
  renderCard,
  ...cards
}: ZoneProps<Item>): ReactNode {
  const words = useWords();
  const { length: held } = cards.items;
  const state: Omit<ZoneState, 'windowed'> = { layout, empty: held === 0 };
  return (
    <CardPlace
      {...cards}
      base="ms-zone"
      state={state}
      wraps={layout === 'grid'}
      count={
        capacity === undefined
          ? numberText(held, words.locale)
          : words.say('zone.held', { held, capacity }, '{held} of {capacity}')
      }
      emptyText={emptyText ?? words.say('zone.empty', {}, 'No cards here.')}
      renderCard={renderCard}
    />
  );
}

/** The state of `Zone`, as its `data-*` attributes say it. */
export interface ZoneState {
  /** How its cards lie. */
  readonly layout: ZoneLayout;
  /** No card lies in it. */
  readonly empty: boolean;
  /** Only the cards on screen are rendered. */
  readonly windowed: boolean;
}

/** Props of `Zone`. */
export interface ZoneProps<Item extends CardItem = CardItem> extends CardsProps<Item> {
  /** How many cards it holds at most, where it says so. */
  readonly capacity?: number;
  /** Whether cards lie in rows below one another, or in one row that scrolls. */
  readonly layout?: ZoneLayout;
}
