import type { GundamCard } from '../types/cards.js';
import type { CardColor } from '../types/card-terms.js';
import { BLUE_CARDS } from './blue.js';
import { RED_CARDS } from './red.js';

/** What a player brings to the table: ids of cards. */
export interface Deck {
  readonly name: string;
  readonly main: readonly string[];
  readonly resources: readonly string[];
}

const twoOfEach = (cards: readonly GundamCard[]) => cards.flatMap(({ id }) => [id, id]);

/** Two decks to play with, one of each colour. */
export const DECKS = {
  blue: {
    name: 'Tidewatch',
    main: twoOfEach(BLUE_CARDS),
    resources: new Array<string>(10).fill('tide-resource'),
  },
  red: {
    name: 'Furnace Riders',
    main: twoOfEach(RED_CARDS),
    resources: new Array<string>(10).fill('furnace-resource'),
  },
} as const satisfies Partial<Record<CardColor, Deck>>;
