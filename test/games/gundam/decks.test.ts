import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/games/gundam/engine.js';
import { CARDS } from '../../../src/games/gundam/rules/cards/cards.js';
import { DECKS } from '../../../src/games/gundam/rules/cards/decks.js';
import { validateDeck } from '../../../src/games/gundam/rules/cards/validate-deck.js';
import type { GundamCard } from '../../../src/games/gundam/rules/types/cards.js';
import { createTable } from '../../../src/games/gundam/table.js';
import { runs } from '../../runs.js';

const { main, resources } = DECKS.blue;
const codes = (deck: unknown, pool = CARDS) => validateDeck(deck, pool).map(({ code }) => code);

describe('a deck', () => {
  it.each(Object.entries(DECKS))('that comes with the game is legal: %s', (_, deck) => {
    expect(deck.main).toHaveLength(50);
    expect(deck.resources).toHaveLength(10);
    expect(validateDeck(deck)).toEqual([]);
  });

  it('of two colours is legal', () => {
    expect(validateDeck({ main: [...main.slice(0, 25), ...DECKS.red.main.slice(0, 25)], resources })).toEqual(
      [],
    );
  });

  it('is told everything that is wrong with it, with the numbers', () => {
    const wrong = {
      main: [...main, 'skiff', 'skiff', 'skiff', 'nobody', 'tide-resource', 'ex-base'],
      resources: [...resources.slice(1), 'cutter', 'cutter'],
    };
    expect(validateDeck(wrong)).toEqual([
      {
        code: 'WRONG_DECK_SIZE',
        reason: 'The main deck has 56 cards, not 50.',
        context: { available: 56, required: 50 },
      },
      {
        code: 'WRONG_RESOURCE_DECK_SIZE',
        reason: 'The resource deck has 11 cards, not 10.',
        context: { available: 11, required: 10 },
      },
      { code: 'UNKNOWN_CARD', reason: 'There is no card "nobody".', context: { cardId: 'nobody' } },
      {
        code: 'TOKEN_IN_DECK',
        reason: 'EX Base is a token and belongs in no deck.',
        context: { cardId: 'ex-base' },
      },
      {
        code: 'RESOURCE_IN_MAIN_DECK',
        reason: 'Tidal Plant is a Resource and belongs in the resource deck.',
        context: { cardId: 'tide-resource' },
      },
      {
        code: 'NOT_A_RESOURCE',
        reason: 'Cutter Mk II is no Resource and belongs in the main deck.',
        context: { cardId: 'cutter' },
      },
      {
        code: 'TOO_MANY_COPIES',
        reason: 'There are 5 of Skiff Runner; 4 are allowed.',
        context: { cardId: 'skiff', count: 5, limit: 4 },
      },
    ]);
  });

  it('has two colours at most', () => {
    const pool: Record<string, GundamCard> = {
      ...CARDS,
      moss: { ...(CARDS['skiff'] as GundamCard), id: 'moss', cardNumber: 'GR-001', color: 'green' },
    };
    const three = { main: [...main.slice(0, 25), ...DECKS.red.main.slice(0, 24), 'moss'], resources };
    expect(validateDeck(three, pool)).toMatchObject([
      { code: 'TOO_MANY_COLORS', reason: 'The deck has 3 colours (blue, red, green); 2 are allowed.' },
    ]);
  });

  it('counts copies by card number', () => {
    const pool = { ...CARDS, twin: { ...(CARDS['skiff'] as GundamCard), id: 'twin' } };
    const twins = { main: [...main.slice(0, 47), 'twin', 'twin', 'twin'], resources };
    expect(codes(twins, pool)).toEqual(['TOO_MANY_COPIES']);
  });

  it.each([undefined, null, 'deck', 7, [], {}, { main: [1], resources }, { main, resources: 'all' }])(
    'that is none is refused: %j',
    (deck) => expect(codes(deck)).toEqual(['NOT_A_DECK']),
  );

  it('may be anything: the validator answers', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({
            main: fc.array(fc.string()),
            resources: fc.array(fc.constantFrom('__proto__', 'skiff')),
          }),
        ),
        (deck) => codes(deck).length > 0,
      ),
      { numRuns: runs(40, 2000) },
    );
  });

  it('that is illegal begins no game, and says everything', () => {
    expect(() =>
      createTable({ decks: { player2: { name: 'Half', main: main.slice(0, 25), resources: [] } } }),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Error: moveset: the deck of player2 is not legal: The main deck has 25 cards, not 50. The resource deck has 0 cards, not 10. A game cannot begin with it. Mend the deck; validateDeck lists everything that is wrong with one.]`,
    );
    expect(() => createEngine({ decks: { player1: null as never } })).toThrow('two lists of card ids');
  });
});
