import { describe, expect, it } from 'vitest';
import type { MoveContext } from '../../../../src/engines/rule-engine/define/contexts.js';
import { createCardId, createPlayerId } from '../../../../src/engines/rule-engine/define/ids.js';
import { ADA, BEN, by, engineOf, move, recordOf, type Card, type Meta } from '../small-game.js';

type Context = MoveContext<unknown, Meta, Card>;
type Act = (context: Context) => unknown;

/** A game in which a move does something; with what it gave. */
function after(...acts: Act[]) {
  const given: unknown[] = [];
  const moves = acts.map((act) => move({ reducer: (_, context) => void given.push(act(context)) }));
  const engine = engineOf(Object.fromEntries(moves.map((each, nth) => [`move${nth}`, each])), {
    flow: { turn: { phases: { main: {}, late: {} } } },
  });
  const results = acts.map((_, nth) => engine.executeMove(`move${nth}`, by(ADA)));
  return { engine, given, results, full: engine.getFullState() };
}

const A = 'hand:ada-0';
const B = 'hand:ada-1';

describe('zones', () => {
  it('take cards on top, at the bottom, at a place, or where chance says', () => {
    const put =
      (cardId: string, position?: 'top' | 'bottom' | 'random' | number): Act =>
      ({ zones }) =>
        zones.moveCard({ cardId, targetZoneId: 'pile', ...(position !== undefined && { position }) });
    const { full } = after(put(A), put(B, 'bottom'), put('hand:ben-3', 1), put('hand:ben-4', 99));
    expect(full.zones['pile']).toEqual([A, 'hand:ben-3', B, 'hand:ben-4']);
    const places = Array.from({ length: 20 }, (_, seed) => {
      const engine = engineOf(
        {
          go: move({
            reducer: (_, { zones }) =>
              zones.moveCard({ cardId: A, targetZoneId: 'hand', position: 'random' }),
          }),
        },
        {},
        { seed },
      );
      engine.executeMove('go', by(ADA));
      return engine.getFullState().zones['hand:ada']!.indexOf(A);
    });
    expect(new Set(places)).toEqual(new Set([0, 1]));
  });

  it('are the owner’s, unless somebody else’s are meant', () => {
    const { full, given } = after(
      ({ zones }) => zones.moveCard({ cardId: A, targetZoneId: 'field', playerId: BEN }),
      ({ zones }) => [zones.getCardZone(A), zones.getCardHolder(A), zones.getCardsInZone('field', BEN)],
      ({ zones }) => zones.moveCard({ cardId: A, targetZoneId: 'pile' }),
      ({ zones }) => [zones.getCardHolder(A), zones.getCardHolder('x'), zones.getCardZone('x')],
      ({ zones }) => zones.moveCard({ cardId: A, targetZoneId: 'hand' }),
    );
    expect(given[1]).toEqual(['field', BEN, [A]]);
    expect(given[3]).toEqual([undefined, undefined, undefined]);
    expect(full.zones['hand:ada']).toEqual([A, B]);
  });

  it('give cards from the top, as many as there are', () => {
    const { full, given } = after(
      ({ zones }) => zones.drawCards({ from: 'deck', to: 'hand', count: 5, playerId: ADA }),
      ({ zones }) => zones.bulkMove({ from: 'hand', to: 'deck', playerId: ADA, count: 2, position: 'top' }),
      ({ zones }) => zones.bulkMove({ from: 'hand', to: 'pile', playerId: ADA }),
      ({ zones }) => zones.bulkMove({ from: 'deck', to: 'deck', playerId: ADA, count: 1 }),
    );
    expect(given.slice(0, 3)).toEqual([['deck:ada-2'], [A, B], ['deck:ada-2']]);
    expect(full.zones).toMatchObject({ 'deck:ada': [B, A], 'hand:ada': [], pile: ['deck:ada-2'] });
  });

  it('take a hand back and give another', () => {
    const { full, given } = after(({ zones }) =>
      zones.mulligan({ hand: 'hand', deck: 'deck', drawCount: 2, playerId: ADA }),
    );
    expect(full.zones['hand:ada']).toEqual(given[0]);
    expect([...full.zones['hand:ada']!, ...full.zones['deck:ada']!].toSorted()).toEqual(
      ['deck:ada-2', A, B].toSorted(),
    );
  });

  it('make cards and let them go, never two of the same name', () => {
    const { full, given, engine } = after(
      ({ zones }) => zones.createDeck({ zoneId: 'pile', cardCount: 2 }),
      ({ zones }) => zones.removeCard('pile-6'),
      ({ zones }) => zones.createDeck({ zoneId: 'pile', playerId: BEN, cards: ['imp'], shuffle: true }),
      ({ cards, zones, registry }) => [
        cards.getCardOwner('pile-8'),
        cards.getCardOwner('pile-7'),
        cards.getCardDefinitionId('pile-7'),
        zones.getCardZone('pile-6'),
        registry!.getCard('pile-8'),
        cards.queryCards({}),
      ],
    );
    expect(given[0]).toEqual(['pile-6', 'pile-7']);
    expect(full.zones['pile']!.toSorted()).toEqual(['pile-7', 'pile-8']);
    expect(given[3]).toEqual([
      BEN,
      undefined,
      undefined,
      undefined,
      { name: 'Imp', cost: 1 },
      expect.not.arrayContaining(['pile-6']),
    ]);
    expect(full.cards['pile-6']).toBeUndefined();
    engine.undo();
    engine.undo();
    engine.undo();
    expect(engine.getFullState().cards['pile-6']).toMatchObject({ zone: 'pile' });
  });

  it('name shuffled cards so that nobody knows a card by its name', () => {
    const cards = ['imp', 'imp', 'imp', 'imp', 'ogre', 'ogre', 'ogre', 'ogre'];
    const faces = Array.from({ length: 12 }, (_, seed) => {
      const engine = engineOf(
        {
          make: move({
            reducer: (_, { zones }) => void zones.createDeck({ zoneId: 'pile', cards, shuffle: true }),
          }),
        },
        {},
        { seed },
      );
      engine.executeMove('make', by(ADA));
      expect(Object.values(engine.getFullState().cards).filter(({ zone }) => zone === 'pile')).toHaveLength(
        8,
      );
      return engine.getFullState().cards['pile-6']!.definitionId;
    });
    expect(new Set(faces)).toEqual(new Set(['imp', 'ogre']));
  });

  it('show or hide a face by where a card comes to lie', () => {
    const { given } = after(
      ({ zones }) => zones.moveCard({ cardId: A, targetZoneId: 'deck' }),
      ({ cards }) => cards.isFaceDown(A),
      ({ zones }) => zones.moveCard({ cardId: A, targetZoneId: 'pile' }),
      ({ cards }) => [cards.isFaceDown(A), cards.isFaceDown('x')],
    );
    expect(given).toEqual([undefined, true, undefined, [false, false]]);
  });
});

describe('cards', () => {
  it('keep what is known of them, copied', () => {
    const scars = [1];
    const { given, full } = after(
      ({ cards }) => cards.setCardMeta(A, { tapped: true, scars }),
      ({ cards }) => cards.updateCardMeta(A, { tapped: false }),
      ({ cards }) => [cards.getCardMeta(A), cards.getCardMeta('x'), cards.getCardOwner('x')],
      ({ cards }) => cards.setCardMeta(B, { tapped: true }),
      ({ cards }) => cards.setCardMeta(B, {}),
    );
    scars.push(2);
    expect(given[2]).toEqual([{ tapped: false, scars: [1] }, {}, undefined]);
    expect(full.cards[A]!.meta).toEqual({ tapped: false, scars: [1] });
    expect(full.cards[B]!.meta).toEqual({});
  });

  it('are found by zone, owner, holder, metadata and anything else', () => {
    const { given } = after(
      ({ cards }) => cards.setCardMeta(A, { scars: [1] }),
      ({ zones }) => zones.moveCard({ cardId: B, targetZoneId: 'field', playerId: BEN }),
      ({ cards }) => [
        cards.queryCards({ zone: 'hand' }),
        cards.queryCards({ owner: ADA }),
        cards.queryCards({ holder: BEN, owner: ADA }),
        cards.queryCards({ meta: { scars: [1] } }),
        cards.queryCards({ zone: 'deck', where: (id) => id.includes(BEN) }),
      ],
    );
    expect(given[2]).toEqual([
      [A, 'hand:ben-3', 'hand:ben-4'],
      [A, B, 'deck:ada-2'],
      [B],
      [A],
      ['deck:ben-5'],
    ]);
  });

  it('are known to the registry by their own names and by those of their definitions', () => {
    const { given } = after(({ registry }) => [
      registry!.getCard(A)?.name,
      registry!.getCard('ogre')?.name,
      registry!.hasCard('dragon'),
      registry!.hasCard(B),
      registry!.getAllCards().length,
      registry!.queryCards(({ cost }) => cost > 2).map(({ name }) => name),
    ]);
    expect(given[0]).toEqual(['Imp', 'Ogre', false, true, 2, ['Ogre']]);
  });
});

describe('flags and counters', () => {
  it('are set, counted, and never below zero', () => {
    const { given, full } = after(
      ({ counters }) => {
        counters.setFlag(A, 'seen', true);
        counters.setFlag(A, 'seen', true);
        counters.setFlag(B, 'seen', true);
        counters.setFlag(B, 'seen', false);
        counters.addCounter(A, 'wounds');
        counters.addCounter(A, 'wounds', 4);
        counters.removeCounter(A, 'wounds', 2);
        counters.removeCounter(B, 'wounds');
        counters.addCounter(B, 'age', 2);
        counters.clearCounter(B, 'age');
        counters.addCounter('deck:ada-2', 'age');
        counters.clearAllCounters('deck:ada-2');
      },
      ({ counters }) => [
        counters.getFlag(A, 'seen'),
        counters.getFlag(B, 'seen'),
        counters.getCounter(A, 'wounds'),
        counters.getCounter('x', 'wounds'),
        counters.getCardsWithFlag('seen'),
        counters.getCardsWithCounter('wounds'),
        counters.getCardsWithCounter('wounds', 4),
      ],
    );
    expect(given[1]).toEqual([true, false, 3, 0, [A], [A], []]);
    expect(full.cards[B]).toMatchObject({ counters: {}, flags: {} });
  });

  it('may have any name', () => {
    const { given } = after(
      ({ counters }) => counters.addCounter(A, 'constructor'),
      ({ counters }) => [
        counters.getCounter(A, 'constructor'),
        counters.getCounter(B, 'constructor'),
        counters.getCounter(B, '__proto__'),
        counters.getFlag(B, 'toString'),
        counters.getCardsWithCounter('constructor'),
      ],
    );
    expect(given[1]).toEqual([1, 0, 0, false, [A]]);
  });
});

describe('trackers', () => {
  it('forget by themselves, for each player', () => {
    const { given } = after(
      ({ trackers }) => {
        for (const name of ['drawn', 'tried', 'once']) trackers.mark(name, ADA);
        trackers.mark('once');
        trackers.unmark('once');
      },
      ({ trackers }) => [trackers.check('drawn', ADA), trackers.check('drawn', BEN), trackers.check('once')],
      ({ flow }) => flow!.endPhase(),
      ({ trackers }) => ['drawn', 'tried', 'once'].map((name) => trackers.check(name, ADA)),
      ({ flow }) => flow!.endTurn(),
      ({ trackers }) => ['drawn', 'tried', 'once'].map((name) => trackers.check(name, ADA)),
    );
    expect([given[1], given[3], given[5]]).toEqual([
      [true, false, false],
      [true, false, true],
      [false, false, true],
    ]);
  });
});

describe('the game as a whole', () => {
  it('knows who plays, who goes first and who may still think it over', () => {
    const { given } = after(
      ({ game }) => {
        game.setOTP(BEN);
        game.setChoosingFirstPlayer(ADA);
        game.setPendingMulligan([ADA, BEN]);
        game.removePendingMulligan(ADA);
      },
      ({ game }) => [
        game.getPlayers(),
        game.getOpponents(BEN),
        game.getOTP(),
        game.getChoosingFirstPlayer(),
        game.getPendingMulligan(),
        game.getDecision(),
      ],
    );
    expect(given[1]).toEqual([[ADA, BEN], [ADA], BEN, ADA, [BEN], undefined]);
    const { given: fresh } = after(({ game }) => [game.getOTP(), game.getChoosingFirstPlayer()]);
    expect(fresh[0]).toEqual([undefined, undefined]);
  });
});

describe('an operation on what does not exist is refused by name, and nothing has changed', () => {
  const mistakes: [string, string, Act][] = [
    [
      'UNKNOWN_ZONE',
      'There is no zone "attic"; there are "hand", "deck", "field", "pile".',
      ({ zones }) => zones.moveCard({ cardId: A, targetZoneId: 'attic' }),
    ],
    ['UNKNOWN_ZONE', 'There is no zone "attic"', ({ zones }) => zones.getCardsInZone('attic')],
    [
      'UNKNOWN_HOLDER',
      'Every player has a zone "hand", so it must be said whose is meant.',
      ({ zones }) => zones.bulkMove({ from: 'hand', to: 'pile' }),
    ],
    [
      'UNKNOWN_HOLDER',
      'There is no player "eve" who could have a zone "hand".',
      ({ zones }) => zones.getCardsInZone('hand', 'eve'),
    ],
    [
      'UNKNOWN_CARD',
      'There is no card "x" in this game.',
      ({ zones }) => zones.moveCard({ cardId: 'x', targetZoneId: 'pile' }),
    ],
    ['UNKNOWN_CARD', 'There is no card "x" in this game.', ({ zones }) => zones.removeCard('x')],
    ['UNKNOWN_CARD', 'There is no card "x" in this game.', ({ cards }) => cards.updateCardMeta('x', {})],
    ['UNKNOWN_CARD', 'There is no card "x" in this game.', ({ cards }) => cards.setCardMeta('x', {})],
    ['UNKNOWN_CARD', 'There is no card "x" in this game.', ({ cards }) => cards.setFaceDown('x', true)],
    [
      'UNKNOWN_CARD',
      'There is no card "x" in this game.',
      ({ counters }) => counters.addCounter('x', 'wounds'),
    ],
    [
      'UNKNOWN_CARD',
      'There is no card "x" in this game.',
      ({ counters }) => counters.setFlag('x', 'seen', true),
    ],
    [
      'INVALID_COUNT',
      'NaN is no number of counters.',
      ({ counters }) => counters.addCounter(A, 'wounds', Number.NaN),
    ],
    [
      'INVALID_COUNT',
      'Infinity is no number of counters.',
      ({ counters }) => counters.removeCounter(A, 'wounds', Infinity),
    ],
    [
      'INVALID_COUNT',
      '-1 is no number of cards.',
      ({ zones }) => zones.drawCards({ from: 'deck', to: 'hand', count: -1, playerId: ADA }),
    ],
    [
      'INVALID_COUNT',
      '1.5 is no number of cards.',
      ({ zones }) => zones.createDeck({ zoneId: 'pile', cardCount: 1.5 }),
    ],
    [
      'INVALID_COUNT',
      'NaN is no number of cards.',
      ({ zones }) => zones.mulligan({ hand: 'hand', deck: 'deck', drawCount: Number.NaN, playerId: ADA }),
    ],
    [
      'INVALID_POSITION',
      '"middle" is no place in a zone.',
      ({ zones }) => zones.moveCard({ cardId: A, targetZoneId: 'pile', position: 'middle' as never }),
    ],
    [
      'INVALID_POSITION',
      '"NaN" is no place in a zone.',
      ({ zones }) => zones.moveCard({ cardId: A, targetZoneId: 'pile', position: Number.NaN }),
    ],
    [
      'INVALID_POSITION',
      '"-1" is no place in a zone.',
      ({ zones }) => zones.moveCard({ cardId: A, targetZoneId: 'pile', position: -1 }),
    ],
    [
      'ZONE_FULL',
      'Field is full: it holds 2.',
      ({ zones }) => zones.createDeck({ zoneId: 'field', playerId: ADA, cardCount: 3 }),
    ],
    [
      'UNKNOWN_TRACKER',
      'There is no tracker "nap"; the game defines "drawn", "tried", "once".',
      ({ trackers }) => trackers.mark('nap'),
    ],
    ['UNKNOWN_TRACKER', 'There is no tracker "nap"', ({ trackers }) => trackers.check('nap')],
    [
      'PLAYER_NOT_FOUND',
      'There is no player "eve"; there are "ada", "ben".',
      ({ game }) => game.setOTP('eve'),
    ],
    ['PLAYER_NOT_FOUND', 'There is no player "eve"', ({ game }) => game.getOpponents('eve')],
    ['PLAYER_NOT_FOUND', 'There is no player "eve"', ({ game }) => game.setPendingMulligan(['eve'])],
    ['PLAYER_NOT_FOUND', 'There is no player "eve"', ({ flow }) => flow!.setCurrentPlayer('eve')],
    [
      'PLAYER_NOT_FOUND',
      'There is no player "eve"',
      ({ game }) => game.askDecision({ playerId: 'eve', moveIds: ['odd'], prompt: '?' }),
    ],
    [
      'UNKNOWN_MOVE',
      'A decision is taken by moves of the game: "fly" is none of "odd".',
      ({ game }) => game.askDecision({ playerId: ADA, moveIds: ['odd', 'fly'], prompt: '?' }),
    ],
    [
      'UNKNOWN_MOVE',
      'A decision is taken by moves of the game',
      ({ game }) => game.askDecision({ playerId: ADA, moveIds: [], prompt: '?' }),
    ],
    ['INVALID_MESSAGE', 'What is told needs a text', ({ history }) => history.log(undefined as never)],
    ['INVALID_MESSAGE', 'What is told needs a text', ({ history }) => history.log({ text: 7 } as never)],
    [
      'INVALID_RESULT',
      'A game ends with a result that says why',
      (context) => context.endGame('over' as never),
    ],
    [
      'INVALID_RESULT',
      '"eve" cannot win: there are "ada", "ben".',
      (context) => context.endGame({ winner: 'eve', reason: '!' }),
    ],
    ['NO_STAGE', 'There is no step to end', ({ flow }) => flow!.endStep()],
  ];

  it.each(mistakes)('%s: %s', (code, message, act) => {
    const engine = engineOf(
      { odd: move({ reducer: (draft, context) => ((draft.count = 9), void act(context)) }) },
      { flow: { turn: { phases: { main: {} } } } },
    );
    const before = recordOf(engine);
    expect(engine.executeMove('odd', by(ADA))).toMatchObject({
      errorCode: 'EXECUTION_ERROR',
      error: expect.stringContaining(message),
      errorContext: expect.objectContaining({ code, moveId: 'odd' }),
    });
    expect(recordOf(engine)).toBe(before);
  });

  it('also where the reducer carries on as if nothing were wrong', () => {
    for (const [, , act] of mistakes) {
      const engine = engineOf(
        {
          odd: move({
            reducer: (_, context) => {
              try {
                act(context);
              } catch {
                // Carries on.
              }
            },
          }),
        },
        { flow: { turn: { phases: { main: {} } } } },
      );
      const before = JSON.stringify(engine.getFullState());
      expect(engine.executeMove('odd', by(ADA)).success).toBe(true);
      expect(JSON.stringify(engine.getFullState())).toBe(before);
    }
  });

  it('a full zone takes no more until something leaves it', () => {
    const { results, full } = after(
      ({ zones }) => zones.bulkMove({ from: 'hand', to: 'field', playerId: ADA }),
      ({ zones }) => zones.moveCard({ cardId: 'deck:ada-2', targetZoneId: 'field' }),
      ({ zones }) => zones.moveCard({ cardId: A, targetZoneId: 'pile' }),
      ({ zones }) => zones.moveCard({ cardId: 'deck:ada-2', targetZoneId: 'field' }),
    );
    expect(results.map(({ success }) => success)).toEqual([true, false, true, true]);
    expect(full.zones['field:ada']).toEqual(['deck:ada-2', B]);
  });
});

describe('ids', () => {
  it('are texts that are not empty', () => {
    expect([createPlayerId('ada'), createCardId('c1')]).toEqual(['ada', 'c1']);
    for (const value of ['', '  ', undefined, null, 7] as string[]) {
      expect(() => createPlayerId(value)).toThrow(/is no player id\. Ids name things/);
      expect(() => createCardId(value)).toThrow(/is no card id\. Ids name things/);
    }
  });
});
