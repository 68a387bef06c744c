import { describe, expect, it } from 'vitest';
import { createEngine, type GundamOptions } from '../../../src/games/gundam/engine.js';
import { createTable } from '../../../src/games/gundam/table.js';
import { createDriver } from '../../../src/testing/driver.js';
import { DOCUMENT_RULES } from '../../../src/games/gundam/rules/play-rules.js';
import { skirmish } from './skirmish.js';

describe('the setup', () => {
  const begin = (options: GundamOptions = {}) => createDriver(createTable({ seed: 'setup', ...options }));

  it('asks one of the players who goes first', async () => {
    const game = begin();
    expect(game.options().flatMap(({ kind, name }) => (kind === 'available' ? [name] : []))).toEqual([
      'Player One goes first',
      'Player Two goes first',
    ]);
    await game.playOption('Player Two goes first');
    expect(game.seat).toBe('player2');
    expect(game.as('player1').snapshot().view).toMatchObject({
      near: { handCount: 5, deckCount: 45 },
      far: { handCount: 5 },
    });
  });

  it('lets both draw a whole new hand once', async () => {
    const game = begin({ firstPlayer: 'player1' });
    const ids = () =>
      game
        .as('player1')
        .snapshot()
        .view.near.hand!.map(({ id }) => id);
    const before = ids();
    await game.playOption('Mulligan');
    expect(ids()).toHaveLength(5);
    expect(ids()).not.toEqual(before);
    expect(game.seat).toBe('player2');
    await game.playOption('Keep hand');
    expect(game.options().some(({ name }) => name === 'Mulligan')).toBe(false);
  });

  it('lays six shields from the deck, a Base each, and an EX Resource for who goes second', async () => {
    const game = begin({ firstPlayer: 'player2' });
    await game.playOption('Keep hand');
    await game.playOption('Keep hand');
    const { near, far } = game.as('player1').snapshot().view;
    const base = { name: 'EX Base', ap: 0, currentHp: 3, isToken: true };
    expect(near).toMatchObject({
      shieldCount: 6,
      base,
      deckCount: 39,
      resources: [{ isEX: true, rested: false }],
      level: 1,
    });
    // Who goes first has begun the turn: a card and a resource.
    expect(far).toMatchObject({ shieldCount: 6, base, deckCount: 38, handCount: 6, level: 1 });
    expect(game.snapshot().flow).toMatchObject({ turn: 1, phase: 'main', currentPlayer: 'player2' });
  });
});

describe('a turn', () => {
  const quiet = { shields: ['skiff'] } as const;

  it('begins with all cards made active, a card and a resource', async () => {
    const game = skirmish(
      { ...quiet, units: ['skiff'], resources: 2, hand: ['lantern'] },
      { ...quiet, units: [{ card: 'spark', rested: true }], resources: 1 },
    );
    await game.play('Deploy Lantern Buoy', 'End Main Phase');
    expect(game.snapshot().flow).toMatchObject({ turn: 2, phase: 'main', currentPlayer: 'player2' });
    expect(game.side('player2')).toBe(
      'Lv2, 2 active · 1 shield · hand: Skiff Runner · units: Spark Hound 2/1',
    );
    expect(game.side('player1')).toBe('Lv2, 1 active · 1 shield · units: Skiff Runner 1/2, Lantern Buoy 0/3');
    await game.play('End Main Phase', 'End turn');
    expect(game.side('player1')).toContain('Lv3, 3 active');
  });

  it('places no sixteenth resource', async () => {
    const game = skirmish({ ...quiet }, { ...quiet, resources: 14, exResources: 1 });
    await game.play('End Main Phase');
    expect(game.side('player2')).toContain('Lv15, 15 active');
  });

  it('ends with an action step, in which the other player acts first, until both pass in a row', async () => {
    const game = skirmish(
      { ...quiet, units: ['skiff'], hand: ['overheat'], resources: 2 },
      { ...quiet, hand: ['volley', 'fog'], resources: 3 },
    );
    await game.play('End Main Phase');
    expect([game.seat, game.snapshot().flow.decision?.text]).toEqual([
      'player2',
      'Action step of the turn: act or pass',
    ]);
    expect(game.snapshot().view.actionStep).toEqual({ priority: 'player2', passes: 0 });
    await game.play('Pass');
    expect([game.seat, game.offers()]).toEqual(['player1', ['Use Overheat on Skiff Runner', 'End turn']]);
    await game.play('Use Overheat on Skiff Runner');
    expect(game.seat).toBe('player2');
    await game.play('Use Ember Volley on Skiff Runner');
    // Player One has nothing in hand: the step is with Player Two again.
    await game.play('Pass');
    expect(game.snapshot().flow).toMatchObject({ turn: 2, currentPlayer: 'player2' });
    expect(game.side('player1')).toContain('trash: Skiff Runner, Overheat');
  });

  it('asks who could act for all that the other one sees, and does not show that there is nothing', async () => {
    const game = skirmish({ ...quiet }, { ...quiet, hand: ['cutter'], resources: 1 });
    await game.play('End Main Phase');
    expect([game.seat, game.offers()]).toEqual(['player2', ['Pass']]);
  });

  it('asks nobody who has nothing to act with for all to see', async () => {
    const game = skirmish({ ...quiet, hand: ['volley'] }, { ...quiet, resources: 3 });
    await game.play('End Main Phase');
    expect(game.snapshot().flow.turn).toBe(2);
  });

  it('ends with ten cards in hand at most', async () => {
    const hand = Array.from({ length: 12 }, () => 'meltdown');
    const game = skirmish({ ...quiet, hand });
    await game.play('End Main Phase');
    expect(game.snapshot().flow.decision?.text).toBe('Discard down to 10 cards: 2 too many');
    await game.play('Discard Meltdown', 'Discard Meltdown');
    expect(game.side('player1')).toContain('trash: Meltdown, Meltdown');
    expect(game.snapshot().flow.turn).toBe(2);
  });

  it('repairs Units with <Repair> at its end', async () => {
    const game = skirmish(
      {
        ...quiet,
        units: [
          { card: 'frigate', damage: 3 },
          { card: 'breakwater', damage: 1 },
        ],
      },
      { ...quiet, units: [{ card: 'frigate', damage: 3 }] },
    );
    await game.play('End Main Phase');
    expect(game.side('player1')).toContain('units: Frigate Frame 4/4, Breakwater 1/4');
    expect(game.side('player2')).toContain('Frigate Frame 4/2');
  });

  it('is lost with the last card of the deck', async () => {
    const game = skirmish(quiet, { ...quiet, deck: ['skiff'] });
    await game.play('End Main Phase');
    expect(game.snapshot().status).toMatchObject({
      kind: 'over',
      winner: 'player1',
      code: 'OPPONENT_DECK_OUT',
      reason: 'Player Two has no card left in the deck.',
    });
  });

  it('is conceded also by who waits for the decision of the other', () => {
    const engine = createEngine({ seed: 'waiting' });
    const decider = createDriver(createTable({ seed: 'waiting' })).seat!;
    const waiting = decider === 'player1' ? 'player2' : 'player1';
    expect(engine.executeMove('CONCEDE', { playerId: waiting, params: { confirm: true } })).toMatchObject({
      success: true,
    });
  });

  it('is won when the other one concedes', async () => {
    const game = skirmish(quiet, quiet);
    expect(
      game.engine.executeMove('CONCEDE', { playerId: 'player2', params: { confirm: true } }),
    ).toMatchObject({ success: true });
    expect(game.snapshot().status).toMatchObject({ winner: 'player1', code: 'OPPONENT_CONCEDED' });
  });
});

describe('by the rules of the document', () => {
  const begin = async () => {
    const driver = createDriver(createTable({ seed: 2, rules: DOCUMENT_RULES, firstPlayer: 'player1' }));
    await driver.playOption('Keep hand');
    await driver.playOption('Keep hand');
    return driver;
  };

  it('the first player draws no card on the first turn, the other one does', async () => {
    const game = await begin();
    await game.playOption('Place resource');
    expect(game.as('player1').snapshot().view.near.handCount).toBe(5);
    await game.playOption('End Main Phase');
    while (game.snapshot().flow.turn === 1)
      await game.playOption(game.options().find(({ name }) => /^(Pass|End turn)$/.test(name))!.name);
    await game.playOption('Place no resource');
    expect(game.as('player2').snapshot().view.near).toMatchObject({
      handCount: 6,
      resources: [{ isEX: true }],
    });
  });

  it('a player is at the level of the highest Unit, and at level 1 without any', () => {
    const game = skirmish(
      { units: ['corvette'], resources: 9, hand: ['frigate', 'cutter'] },
      {},
      { rules: DOCUMENT_RULES },
    );
    expect(game.side('player1')).toContain('Lv4, 9 active');
    expect(game.why('Deploy Frigate Frame')).toEqual(['It needs Lv.5, you are Lv.4.']);
    expect(game.offers()).toContain('Deploy Cutter Mk II');
    expect(skirmish({}, {}, { rules: DOCUMENT_RULES }).side('player1')).toContain('Lv1');
  });

  it('is not asked to place a resource where none is left', () => {
    const engine = createEngine({ rules: DOCUMENT_RULES, position: { player1: {}, player2: {} } });
    expect(engine.getSeatView('player1').decision).toBeNull();
  });
});
