import { describeCard } from '../effects/describe.js';
import { isCommandCard, type GundamCard } from '../types/cards.js';
import { BLUE_CARDS } from './blue.js';
import { RED_CARDS } from './red.js';
import { RESOURCE_CARDS, TOKENS, UNIT_TOKENS } from './tokens.js';

/** What a token is called. */
export const tokenName = (id: string) => UNIT_TOKENS.find((token) => token.id === id)?.name ?? id;

/** The cards there are, by id, with their texts. */
export const CARDS: Readonly<Record<string, GundamCard>> = Object.fromEntries(
  [...BLUE_CARDS, ...RED_CARDS, ...RESOURCE_CARDS, ...TOKENS].map((card) => {
    const text = describeCard(card, tokenName);
    return [card.id, text === '' ? card : { ...card, text }];
  }),
);

/** The least that a Command costs that can be played in an action step: who has less cannot play any. */
export const CHEAPEST_ACTION = Math.min(
  ...Object.values(CARDS).flatMap((card) =>
    isCommandCard(card) && card.timing.includes('action') ? [card.cost] : [],
  ),
);
