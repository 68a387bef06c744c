import { describe, expect, it } from 'vitest';
import { CARD_NAMES, cardNamed, CARDS, type CardName } from '../../../src/games/principality/rules/cards.js';
import { GameEngine } from '../../../src/games/principality/rules/game-engine.js';
import { toJSON } from '../../../src/games/principality/rules/saved-game.js';
import {
  PHASES,
  type GameState,
  type Move,
  type Phase,
} from '../../../src/games/principality/rules/types.js';
import { after, current, errorOf, stateWith } from './states.js';

const END: Move = { type: 'end_phase' };
const engine = new GameEngine('seed-123');

describe('initializeGame', () => {
  it('gives each player seven Coppers and three Estates, five of them in hand', () => {
    const { players } = engine.initializeGame(3);
    expect(players).toHaveLength(3);
    for (const { deck, hand, discard, playArea, actions, buys, coins } of players) {
      expect(hand).toHaveLength(5);
      expect([...hand, ...deck].toSorted()).toEqual([
        ...new Array<CardName>(7).fill('Copper'),
        ...new Array<CardName>(3).fill('Estate'),
      ]);
      expect({ discard, playArea, actions, buys, coins }).toEqual({
        discard: [],
        playArea: [],
        actions: 1,
        buys: 1,
        coins: 0,
      });
    }
  });

  it('fills the supply the same way for any number of players', () => {
    const piles = {
      Copper: 60,
      Silver: 40,
      Gold: 30,
      Estate: 12,
      Duchy: 12,
      Province: 12,
      Village: 10,
      Smithy: 10,
      Laboratory: 10,
      Market: 10,
      Woodcutter: 10,
      Festival: 10,
      'Council Room': 10,
      Cellar: 10,
    };
    for (const players of [1, 4])
      expect([...engine.initializeGame(players).supply]).toEqual(Object.entries(piles));
  });

  it('begins with player 0 in the action phase of turn 1', () => {
    expect(engine.initializeGame(2)).toMatchObject({
      currentPlayer: 0,
      phase: 'action',
      turnNumber: 1,
      seed: 'seed-123',
      gameLog: [],
    });
  });

  it('has one player unless said otherwise, and refuses no number', () => {
    expect(engine.initializeGame().players).toHaveLength(1);
    for (const players of [0, -3, 2.7, NaN, Infinity, 7])
      expect(engine.initializeGame(players).players.length).toBeGreaterThan(0);
    expect(engine.initializeGame(7).players).toHaveLength(7);
  });

  it('shuffles alike for the same seed, and otherwise for another; any text is a seed', () => {
    const hands = (seed: string) => new GameEngine(seed).initializeGame(4).players.map(({ hand }) => hand);
    for (const seed of ['', 'a', '🃏'.repeat(50), '\u0000', 'x'.repeat(10_000)])
      expect(hands(seed)).toEqual(hands(seed));
    expect(hands('a')).not.toEqual(hands('b'));
    expect(engine.initializeGame(2)).toEqual(engine.initializeGame(2));
  });

  it('takes what is no text for a seed too', () => {
    const seeds: readonly unknown[] = [undefined, null, 7, Symbol('s'), {}, []];
    for (const seed of seeds) expect(new GameEngine(seed as string).initializeGame().players).toHaveLength(1);
  });

  it('shuffles the deck of each player by itself', () => {
    const { players } = engine.initializeGame(4);
    const orders = players.map(({ hand, deck }) => [...hand, ...deck].join());
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

describe('executeMove', () => {
  it('answers with a state or with an error, never with both', () => {
    const state = stateWith({ hand: ['Village'] });
    const accepted = engine.executeMove(state, { type: 'play_action', card: 'Village' });
    expect(accepted).toEqual({ success: true, newState: expect.anything() as GameState });
    const refused = engine.executeMove(state, { type: 'buy', card: 'Gold' });
    expect(refused).toEqual({ success: false, error: expect.any(String) as string });
  });

  it('changes nothing of a state that could be changed, whether it accepts or refuses', () => {
    const open = (phase: Phase) =>
      structuredClone(
        stateWith({ hand: ['Cellar', 'Copper', 'Estate'], discard: ['Gold'], deck: [], coins: 3 }, { phase }),
      );
    for (const phase of PHASES)
      for (const move of [
        END,
        { type: 'play_action', card: 'Cellar' },
        { type: 'play_treasure', card: 'Copper' },
        { type: 'buy', card: 'Silver' },
        { type: 'discard_for_cellar', cards: ['Estate'] },
        { type: 'buy', card: 'Province' },
      ] as const) {
        const state = open(phase);
        engine.executeMove(state, move);
        expect(state).toEqual(open(phase));
      }
  });

  it('logs nothing of what it refuses', () => {
    const state = stateWith();
    engine.executeMove(state, { type: 'buy', card: 'Gold' });
    expect(after(state, END).gameLog).toEqual(['Player 1 ends the action phase']);
  });
});

describe('play_action', () => {
  it.each<[CardName, { cards?: number; actions?: number; buys?: number; coins?: number }]>([
    ['Village', { cards: 1, actions: 2 }],
    ['Smithy', { cards: 3 }],
    ['Laboratory', { cards: 2, actions: 1 }],
    ['Market', { cards: 1, actions: 1, coins: 1, buys: 1 }],
    ['Woodcutter', { coins: 2, buys: 1 }],
    ['Festival', { actions: 2, coins: 2, buys: 1 }],
    ['Council Room', { cards: 4, buys: 1 }],
    ['Cellar', { actions: 1 }],
  ])('of %s gives %j', (card, { cards = 0, actions = 0, buys = 0, coins = 0 }) => {
    const deck = new Array<CardName>(8).fill('Gold');
    const before = stateWith({ hand: ['Estate', card, 'Copper'], deck });
    const now = current(after(before, { type: 'play_action', card }));
    expect(now).toMatchObject({ playArea: [card], actions, buys: 1 + buys, coins });
    expect(now.hand).toEqual(['Estate', 'Copper', ...deck.slice(0, cards)]);
    expect(now.deck).toEqual(deck.slice(cards));
  });

  it('takes one of several alike', () => {
    const now = after(stateWith({ hand: ['Village', 'Smithy', 'Village'], deck: [], discard: [] }), {
      type: 'play_action',
      card: 'Village',
    });
    expect(current(now).hand).toEqual(['Smithy', 'Village']);
  });

  it('shuffles the discard pile when the deck runs out, and draws what there is', () => {
    const before = stateWith({ hand: ['Smithy'], deck: ['Gold'], discard: ['Silver', 'Silver', 'Copper'] });
    const now = current(after(before, { type: 'play_action', card: 'Smithy' }));
    expect(now.hand[0]).toBe('Gold');
    expect([...now.hand, ...now.deck].toSorted()).toEqual(['Copper', 'Gold', 'Silver', 'Silver']);
    expect([now.hand.length, now.deck.length, now.discard.length]).toEqual([3, 1, 0]);
    const little = stateWith({ hand: ['Smithy'], deck: ['Gold'], discard: [] });
    expect(current(after(little, { type: 'play_action', card: 'Smithy' })).hand).toEqual(['Gold']);
  });

  it('may follow another as long as actions last', () => {
    const before = stateWith({ hand: ['Village', 'Smithy', 'Woodcutter'], deck: [], discard: [] });
    const now = after(
      before,
      { type: 'play_action', card: 'Village' },
      { type: 'play_action', card: 'Smithy' },
      { type: 'play_action', card: 'Woodcutter' },
    );
    expect(current(now)).toMatchObject({ actions: 0, buys: 2, coins: 2, hand: [] });
    expect(current(now).playArea).toEqual(['Village', 'Smithy', 'Woodcutter']);
  });
});

describe('play_treasure and buy', () => {
  it.each<[CardName, number]>([
    ['Copper', 1],
    ['Silver', 2],
    ['Gold', 3],
  ])('%s gives %i coins', (card, coins) => {
    const now = after(stateWith({ hand: [card, 'Estate'] }, { phase: 'buy' }), {
      type: 'play_treasure',
      card,
    });
    expect(current(now)).toMatchObject({ coins, hand: ['Estate'], playArea: [card] });
  });

  it('a card that is bought goes from the supply to the discard pile, for coins and a buy', () => {
    const before = stateWith({ coins: 9, buys: 2, discard: ['Copper'] }, { phase: 'buy' });
    const now = after(before, { type: 'buy', card: 'Province' });
    expect(current(now)).toMatchObject({ coins: 1, buys: 1, discard: ['Copper', 'Province'] });
    expect([before.supply.get('Province'), now.supply.get('Province')]).toEqual([12, 11]);
    expect([...now.supply.keys()]).toEqual(CARD_NAMES);
  });

  it('treasures may be played when no buy is left', () => {
    const state = stateWith({ hand: ['Copper'], buys: 0, coins: 9 }, { phase: 'buy' });
    expect(engine.getValidMoves(state)).toEqual([{ type: 'play_treasure', card: 'Copper' }, END]);
    expect(current(after(state, { type: 'play_treasure', card: 'Copper' })).coins).toBe(10);
  });
});

describe('end_phase', () => {
  it('goes from action to buy to cleanup and changes nothing else', () => {
    const before = stateWith({ hand: ['Village', 'Copper'], coins: 2 });
    const buying = after(before, END);
    expect(buying).toMatchObject({ phase: 'buy', players: before.players });
    expect(after(buying, END)).toMatchObject({ phase: 'cleanup', players: before.players });
  });

  it('cleans up: everything is discarded in order, five cards are drawn, counters begin anew', () => {
    const deck: CardName[] = ['Gold', 'Gold', 'Silver', 'Silver', 'Silver', 'Duchy'];
    const before = stateWith(
      {
        deck,
        discard: ['Estate'],
        hand: ['Copper', 'Duchy'],
        playArea: ['Village'],
        actions: 3,
        buys: 0,
        coins: 4,
      },
      { phase: 'cleanup' },
    );
    expect(current(after(before, END))).toEqual({
      deck: ['Duchy'],
      hand: deck.slice(0, 5),
      discard: ['Estate', 'Copper', 'Duchy', 'Village'],
      playArea: [],
      actions: 1,
      buys: 1,
      coins: 0,
    });
  });

  it('shuffles everything that was discarded, when the deck does not last for five', () => {
    const before = stateWith(
      { deck: ['Gold'], discard: ['Duchy'], hand: ['Copper', 'Copper', 'Copper'], playArea: ['Village'] },
      { phase: 'cleanup' },
    );
    const { hand, deck, discard } = current(after(before, END));
    expect(hand[0]).toBe('Gold');
    expect([...hand, ...deck].toSorted()).toEqual(['Copper', 'Copper', 'Copper', 'Duchy', 'Gold', 'Village']);
    expect([hand.length, discard.length]).toEqual([5, 0]);
  });

  it('passes the turn on; the turn number rises when player 0 begins', () => {
    let state = stateWith({}, { players: 2 });
    const seen: [number, number, Phase][] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      state = after(state, END, END, END);
      seen.push([state.currentPlayer, state.turnNumber, state.phase]);
    }
    expect(seen).toEqual([
      [1, 1, 'action'],
      [0, 2, 'action'],
      [1, 2, 'action'],
    ]);
  });
});

describe('Cellar', () => {
  const before = stateWith({
    hand: ['Cellar', 'Estate', 'Copper', 'Estate'],
    deck: ['Gold', 'Silver', 'Village'],
    discard: [],
  });
  const asked = after(before, { type: 'play_action', card: 'Cellar' });

  it('asks what to discard, and offers every way to, Estates alike', () => {
    expect(asked.pending).toBe('discard_for_cellar');
    expect(engine.getValidMoves(asked)).toEqual([
      { type: 'discard_for_cellar', cards: [] },
      { type: 'discard_for_cellar', cards: ['Estate'] },
      { type: 'discard_for_cellar', cards: ['Estate', 'Estate'] },
      { type: 'discard_for_cellar', cards: ['Copper'] },
      { type: 'discard_for_cellar', cards: ['Estate', 'Copper'] },
      { type: 'discard_for_cellar', cards: ['Estate', 'Estate', 'Copper'] },
      END,
    ]);
  });

  it('discards and draws as many', () => {
    const now = after(asked, { type: 'discard_for_cellar', cards: ['Estate', 'Estate'] });
    expect(now.pending).toBeNull();
    expect(current(now)).toMatchObject({ hand: ['Copper', 'Gold', 'Silver'], discard: ['Estate', 'Estate'] });
    expect(current(after(asked, { type: 'discard_for_cellar', cards: [] })).hand).toEqual(
      current(asked).hand,
    );
  });

  it('draws what was just discarded, where there is nothing else', () => {
    const bare = stateWith({ hand: ['Cellar', 'Estate', 'Copper'], deck: [], discard: [] });
    const now = after(
      bare,
      { type: 'play_action', card: 'Cellar' },
      { type: 'discard_for_cellar', cards: ['Estate'] },
    );
    expect(current(now)).toMatchObject({ hand: ['Copper', 'Estate'], deck: [], discard: [] });
  });

  it('asks once: after the discard there is nothing more to discard for', () => {
    const done = after(asked, { type: 'discard_for_cellar', cards: [] });
    expect(errorOf(done, { type: 'discard_for_cellar', cards: [] })).toBe(
      'Cannot discard for Cellar: no Cellar was played',
    );
  });

  it('lets nothing else be played first, but the phase be ended', () => {
    expect(errorOf(asked, { type: 'play_action', card: 'Village' })).toBe('Card not in hand: Village');
    const two = after(stateWith({ hand: ['Cellar', 'Village'] }), { type: 'play_action', card: 'Cellar' });
    expect(errorOf(two, { type: 'play_action', card: 'Village' })).toBe('Must discard for Cellar first');
    expect(after(two, END)).toMatchObject({ phase: 'buy', pending: null });
  });
});

describe('errors', () => {
  const buying = stateWith({ coins: 5 }, { phase: 'buy' });
  const acting = stateWith({ hand: ['Village', 'Copper', 'Estate'] });

  it.each<[string, GameState, unknown]>([
    ['Cannot play actions outside action phase', buying, { type: 'play_action', card: 'Village' }],
    ['Must specify card to play', acting, { type: 'play_action' }],
    ['No actions remaining', stateWith({ actions: 0 }), { type: 'play_action', card: 'Village' }],
    ['Cannot play treasures outside buy phase', acting, { type: 'play_treasure', card: 'Copper' }],
    ['Must specify card to play', buying, { type: 'play_treasure' }],
    ['No buys remaining', stateWith({ buys: 0 }, { phase: 'buy' }), { type: 'buy', card: 'Copper' }],
    ['Insufficient coins to buy Province', buying, { type: 'buy', card: 'Province' }],
    ['Card not in hand: Smithy', acting, { type: 'play_action', card: 'Smithy' }],
    ['Card not in hand: Gold', buying, { type: 'play_treasure', card: 'Gold' }],
    [
      'Card not in supply: Duchy',
      stateWith({ coins: 5 }, { phase: 'buy', piles: { Duchy: 0 } }),
      { type: 'buy', card: 'Duchy' },
    ],
    ['Unknown move type: dance', acting, { type: 'dance' }],
    ['Must specify cards to discard', acting, { type: 'discard_for_cellar' }],
    ['Cannot discard card not in hand: Gold', acting, { type: 'discard_for_cellar', cards: ['Gold'] }],
    [
      'Cannot discard card not in hand: Copper',
      acting,
      { type: 'discard_for_cellar', cards: ['Copper', 'Copper'] },
    ],
    ['Cannot discard for Cellar: no Cellar was played', acting, { type: 'discard_for_cellar', cards: [] }],
    ['Cannot buy cards outside buy phase', acting, { type: 'buy', card: 'Copper' }],
    ['Must specify card to buy', buying, { type: 'buy' }],
    ['Copper is not an action card', acting, { type: 'play_action', card: 'Copper' }],
    [
      'Estate is not a treasure card',
      stateWith({ hand: ['Estate'] }, { phase: 'buy' }),
      { type: 'play_treasure', card: 'Estate' },
    ],
    ['Unknown card: Dragon', acting, { type: 'play_action', card: 'Dragon' }],
    ['Unknown card: toString', buying, { type: 'buy', card: 'toString' }],
    // The order of the checks: phase, missing card, counters, hand or supply, type.
    ['Cannot play actions outside action phase', buying, { type: 'play_action' }],
    ['Cannot play treasures outside buy phase', acting, { type: 'play_treasure' }],
    ['Must specify card to play', stateWith({ actions: 0 }), { type: 'play_action' }],
    ['Must specify card to play', acting, { type: 'play_action', card: '' }],
    ['No actions remaining', stateWith({ actions: 0, hand: [] }), { type: 'play_action', card: 'Copper' }],
    ['Card not in hand: Gold', acting, { type: 'play_action', card: 'Gold' }],
    ['No buys remaining', stateWith({ buys: 0 }, { phase: 'buy' }), { type: 'buy', card: 'Province' }],
    [
      'Insufficient coins to buy Province',
      stateWith({}, { phase: 'buy', piles: { Province: 0 } }),
      { type: 'buy', card: 'Province' },
    ],
    [
      'Cannot play actions outside action phase',
      stateWith({}, { phase: 'cleanup' }),
      { type: 'play_action' },
    ],
    ['Cannot buy cards outside buy phase', stateWith({}, { phase: 'cleanup' }), { type: 'buy' }],
    ['Must specify cards to discard', acting, { type: 'discard_for_cellar', cards: 'Copper' }],
    ['Cannot buy cards outside buy phase', stateWith({ buys: 0 }), { type: 'buy', card: 'Dragon' }],
  ])('%s', (message, state, move) => {
    expect(errorOf(state, move)).toBe(message);
  });

  it.each([null, undefined, 7, 'end_phase', [], {}])('are the answer to %j for a move', (move) => {
    expect(errorOf(acting, move)).toMatch(/^(Unknown move type|Invalid move)/);
  });

  it.each<[unknown, RegExp]>([
    [null, /must be an object/],
    [{}, /players must be a list/],
    [{ ...acting, players: [{}] }, /players\[0\]: deck must be a list of cards/],
    [{ ...acting, currentPlayer: 9 }, /currentPlayer must be 0 to 0/],
    [{ ...buying, supply: { Copper: 3 } }, /supply must be a Map/],
    [{ ...buying, supply: new Map([['Copper', 'many']]) }, /supply has many of Copper/],
    [{ ...acting, phase: 'siesta' }, /phase must be/],
    [{ ...buying, log: 7 }, /cannot be read/],
    [{ ...buying, log: undefined, gameLog: 'once upon a time' }, /gameLog must be a list of texts/],
  ])('are the answer to the forged state %j', (forged, message) => {
    const state = forged as GameState;
    expect(engine.executeMove(state, { type: 'buy', card: 'Copper' })).toMatchObject({ success: false });
    const { error } = engine.executeMove(state, END);
    if (error !== undefined) expect(error).toMatch(message);
    expect(engine.getValidMoves(state).at(-1)).toEqual(END);
    expect(engine.checkGameOver(state)).toHaveProperty('isGameOver');
  });

  it('are the answer to a state that defends itself against being read', () => {
    const state = new Proxy({} as GameState, {
      get() {
        throw new Error('hands off');
      },
    });
    expect(engine.executeMove(state, END).error).toBe('Invalid game state: it cannot be read');
    expect(engine.getValidMoves(state)).toEqual([END]);
    expect(engine.checkGameOver(state)).toEqual({ isGameOver: false });
  });

  it('name the phase that is none', () => {
    const state = { ...acting, phase: 'siesta' } as unknown as GameState;
    expect(errorOf(state, END)).toBe('Invalid game state: phase must be action, buy, cleanup');
  });
});

describe('getValidMoves', () => {
  it('lists action cards in hand order, duplicates repeated, then end_phase', () => {
    const state = stateWith({ hand: ['Village', 'Copper', 'Smithy', 'Village'] });
    expect(engine.getValidMoves(state)).toEqual([
      { type: 'play_action', card: 'Village' },
      { type: 'play_action', card: 'Smithy' },
      { type: 'play_action', card: 'Village' },
      END,
    ]);
    expect(engine.getValidMoves({ ...state, players: [{ ...current(state), actions: 0 }] })).toEqual([END]);
  });

  it('lists treasures, then what can be afforded and is there, in supply order', () => {
    const state = stateWith({ hand: ['Estate', 'Gold'], coins: 3 }, { phase: 'buy', piles: { Silver: 0 } });
    expect(engine.getValidMoves(state)).toEqual([
      { type: 'play_treasure', card: 'Gold' },
      ...['Copper', 'Estate', 'Village', 'Woodcutter', 'Cellar'].map((card) => ({ type: 'buy', card })),
      END,
    ]);
  });

  it('lists only end_phase at cleanup', () => {
    expect(engine.getValidMoves(stateWith({}, { phase: 'cleanup' }))).toEqual([END]);
  });
});

describe('checkGameOver', () => {
  it('ends with the last Province, or with three empty piles', () => {
    const over = (piles: Partial<Record<CardName, number>>) =>
      engine.checkGameOver(stateWith({}, { piles })).isGameOver;
    expect(over({})).toBe(false);
    expect(over({ Province: 0 })).toBe(true);
    expect(over({ Copper: 0, Cellar: 0 })).toBe(false);
    expect(over({ Copper: 0, Cellar: 0, Duchy: 0 })).toBe(true);
    expect(over({ Copper: 0, Cellar: 0, Province: 0 })).toBe(true);
  });

  it('counts the points of all cards, wherever they are', () => {
    const state = stateWith(
      { deck: ['Estate'], hand: ['Duchy'], discard: ['Province', 'Gold'], playArea: ['Estate', 'Market'] },
      { piles: { Province: 0 }, players: 2 },
    );
    expect(engine.checkGameOver(state)).toEqual({ isGameOver: true, winner: 0, scores: [11, 3] });
  });

  it('lets whoever has most win, and of equals the first', () => {
    const best = stateWith(
      { hand: ['Duchy', 'Duchy'] },
      { players: 3, currentPlayer: 2, piles: { Province: 0 } },
    );
    const { winner, scores } = engine.checkGameOver(best);
    expect(winner).toBe(2);
    expect(scores![2]).toBeGreaterThan(scores![1]!);
    const [first, ...rest] = best.players;
    const tied = engine.checkGameOver({ ...best, players: [first!, rest[1]!, rest[1]!] });
    expect(tied.winner).toBe(1);
  });

  it('lets the first of equals win, and says nothing of winners before the end', () => {
    const state = stateWith({}, { players: 3, piles: { Province: 0 } });
    expect(engine.checkGameOver(state)).toEqual({ isGameOver: true, winner: 0, scores: [3, 3, 3] });
    expect(engine.checkGameOver(stateWith())).toEqual({ isGameOver: false });
  });
});

describe('a state', () => {
  it('cannot be changed, its supply included', () => {
    const state = engine.initializeGame(1);
    expect(() => (state.players[0]!.hand as CardName[]).push('Gold')).toThrow(TypeError);
    expect(() => Object.assign(state, { phase: 'buy' })).toThrow(TypeError);
    const supply = after(state, END, { type: 'play_treasure', card: 'Copper' }).supply as Map<
      CardName,
      number
    >;
    for (const write of [() => supply.set('Copper', 1), () => supply.delete('Copper'), () => supply.clear()])
      expect(write).toThrow('moveset: the supply of a game state cannot be changed.');
    expect(supply.get('Copper')).toBe(60);
    expect(supply).toBeInstanceOf(Map);
  });

  it('gives the same result for the same move, however often it is asked', () => {
    const state = stateWith({
      hand: ['Smithy'],
      deck: [],
      discard: ['Gold', 'Copper', 'Silver', 'Duchy', 'Estate'],
    });
    const move: Move = { type: 'play_action', card: 'Smithy' };
    expect(engine.executeMove(state, move)).toEqual(engine.executeMove(state, move));
    expect(new GameEngine('another').executeMove(state, move)).toEqual(engine.executeMove(state, move));
  });

  it('has a log that each accepted move adds to', () => {
    const { gameLog } = after(stateWith({ hand: ['Copper'] }), END, {
      type: 'play_treasure',
      card: 'Copper',
    });
    expect(gameLog).toEqual(['Player 1 ends the action phase', 'Player 1 plays Copper']);
  });

  it('has its whole log in order, however long, and can be cloned and played on', () => {
    let state = engine.initializeGame(2);
    for (let turn = 0; turn < 1000; turn += 1) state = after(state, END, END, END);
    expect(state.gameLog).toHaveLength(3000);
    expect(state.gameLog.slice(0, 4)).toEqual([
      'Player 1 ends the action phase',
      'Player 1 ends the buy phase',
      'Player 1 ends the turn',
      'Player 2 ends the action phase',
    ]);
    expect(state.gameLog.at(-1)).toBe('Player 2 ends the turn');
    const clone = after(structuredClone(state), END);
    expect(clone.gameLog).toEqual([...state.gameLog, 'Player 1 ends the action phase']);
    expect(toJSON(clone)).toEqual(toJSON(after(state, END)));
  });

  it('keeps its log when others go on from it', () => {
    const state = after(engine.initializeGame(1), END);
    for (const move of [END, { type: 'buy', card: 'Copper' }] as const) after(state, move);
    expect(state.gameLog).toEqual(['Player 1 ends the action phase']);
  });
});

describe('cards', () => {
  it('are fourteen, each with a price and a text of its own', () => {
    expect(CARDS.map(({ name }) => name)).toEqual(CARD_NAMES);
    expect(CARDS.map(({ cost }) => cost)).toEqual([0, 3, 6, 2, 5, 8, 3, 4, 5, 5, 3, 5, 5, 2]);
    expect(cardNamed('Market')?.description).toBe('+1 card, +1 action, +1 coin, +1 buy');
    expect(cardNamed('Estate')).toMatchObject({ victoryPoints: 1, description: 'Worth 1 point at the end' });
  });
});
