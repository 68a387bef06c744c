import { isResourceCard, type GundamCard } from '../types/cards.js';
import { NUMBERS } from '../play-rules.js';
import { CARDS } from './cards.js';
import type { Deck } from './decks.js';

/** What can be wrong with a deck. */
export const DECK_FAULT_CODES = [
  'NOT_A_DECK',
  'UNKNOWN_CARD',
  'TOKEN_IN_DECK',
  'WRONG_DECK_SIZE',
  'WRONG_RESOURCE_DECK_SIZE',
  'RESOURCE_IN_MAIN_DECK',
  'NOT_A_RESOURCE',
  'TOO_MANY_COPIES',
  'TOO_MANY_COLORS',
] as const;
/** One of `DECK_FAULT_CODES`. */
export type DeckFaultCode = (typeof DECK_FAULT_CODES)[number];

/** The cards that decks are made of, by id. */
export type CardPool = Readonly<Record<string, GundamCard>>;

/** One thing that is wrong with a deck. */
export interface DeckFault {
  readonly code: DeckFaultCode;
  readonly reason: string;
  readonly context?: Readonly<Record<string, unknown>>;
}

/** Everything that is wrong with a deck; nothing for a legal one. Takes whatever it is given. */
export function validateDeck(deck: unknown, pool: CardPool = CARDS): readonly DeckFault[] {
  if (!isDeckLike(deck)) {
    const reason = 'A deck has two lists of card ids: main and resources.';
    return [{ code: 'NOT_A_DECK', reason }];
  }
  const { main, resources } = deck;
  const known = (ids: readonly string[]) => ids.flatMap((id) => cardNamed(id, pool) ?? []);
  return [
    ...sizeFaults(main.length, NUMBERS.deck, 'WRONG_DECK_SIZE', 'The main deck'),
    ...sizeFaults(resources.length, NUMBERS.resourceDeck, 'WRONG_RESOURCE_DECK_SIZE', 'The resource deck'),
    ...[...new Set([...main, ...resources])].flatMap((id) => nameFaults(id, pool)),
    ...[...new Set(known(main))].filter(isResourceCard).map((card): DeckFault => ({
      code: 'RESOURCE_IN_MAIN_DECK',
      reason: `${card.name} is a Resource and belongs in the resource deck.`,
      context: { cardId: card.id },
    })),
    ...[...new Set(known(resources))]
      .filter((card) => !isResourceCard(card))
      .map((card): DeckFault => ({
        code: 'NOT_A_RESOURCE',
        reason: `${card.name} is no Resource and belongs in the main deck.`,
        context: { cardId: card.id },
      })),
    ...copyFaults(known(main)),
    ...colorFaults(known(main)),
  ];
}

function cardNamed(id: string, pool: CardPool): GundamCard | undefined {
  return Object.hasOwn(pool, id) ? pool[id] : undefined;
}

function isDeckLike(deck: unknown): deck is Pick<Deck, 'main' | 'resources'> {
  if (typeof deck !== 'object' || deck === null) return false;
  const { main, resources } = deck as Partial<Record<string, unknown>>;
  return [main, resources].every((list) => Array.isArray(list) && list.every((id) => typeof id === 'string'));
}

function sizeFaults(count: number, required: number, code: DeckFaultCode, what: string): DeckFault[] {
  if (count === required) return [];
  return [
    { code, reason: `${what} has ${count} cards, not ${required}.`, context: { available: count, required } },
  ];
}

function nameFaults(id: string, pool: CardPool): DeckFault[] {
  const card = cardNamed(id, pool);
  if (!card) return [{ code: 'UNKNOWN_CARD', reason: `There is no card "${id}".`, context: { cardId: id } }];
  if (!card.isToken) return [];
  return [
    {
      code: 'TOKEN_IN_DECK',
      reason: `${card.name} is a token and belongs in no deck.`,
      context: { cardId: id },
    },
  ];
}

function copyFaults(cards: readonly GundamCard[]): DeckFault[] {
  const numbers = [...new Set(cards.map(({ cardNumber }) => cardNumber))];
  return numbers.flatMap((number): DeckFault[] => {
    const copies = cards.filter(({ cardNumber }) => cardNumber === number);
    if (copies.length <= NUMBERS.copies || isResourceCard(copies[0]!)) return [];
    const { name, id } = copies[0]!;
    return [
      {
        code: 'TOO_MANY_COPIES',
        reason: `There are ${copies.length} of ${name}; ${NUMBERS.copies} are allowed.`,
        context: { cardId: id, count: copies.length, limit: NUMBERS.copies },
      },
    ];
  });
}

function colorFaults(cards: readonly GundamCard[]): DeckFault[] {
  const colors = [...new Set(cards.flatMap(({ color }) => color ?? []))];
  if (colors.length <= NUMBERS.colors) return [];
  return [
    {
      code: 'TOO_MANY_COLORS',
      reason: `The deck has ${colors.length} colours (${colors.join(', ')}); ${NUMBERS.colors} are allowed.`,
      context: { colors, count: colors.length, limit: NUMBERS.colors },
    },
  ];
}
