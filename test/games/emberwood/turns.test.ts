import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/games/emberwood/engine.js';
import { tableOf } from '../../../src/games/emberwood/table.js';
import { duel } from './duel.js';

const logOf = (game: ReturnType<typeof duel>, seat: 'hazel' | 'rowan' | null) =>
  game
    .as(seat)
    .snapshot()
    .log.map(({ text }) => text);

describe('the beginning', () => {
  it('deals four cards, and one more and an ember in store to who goes second', () => {
    const { near, far } = tableOf(createEngine({ seed: 1 }))
      .adapter('hazel')
      .getSnapshot().view;
    expect(near).toMatchObject({ handCount: 4, deckCount: 16, embers: 1 });
    expect(far).toMatchObject({ handCount: 5, deckCount: 15, embers: 1, hand: null });
  });

  it('may be given other names and numbers', () => {
    const engine = createEngine({ seed: 1, names: { hazel: 'Ivy' }, rules: { warmth: 12 } });
    expect(tableOf(engine).adapter(null).getSnapshot().view).toMatchObject({
      near: { name: 'Ivy', warmth: 12, fullWarmth: 12, hand: null },
      far: { name: 'Rowan', warmth: 12 },
    });
  });
});

describe('a turn', () => {
  it('brings one ember more every dawn, up to seven, and a card that only its keeper knows', async () => {
    const game = duel({ kindling: 7 }, { kindling: 3, deck: ['bear'] });
    await game.play('End turn');
    expect(game.side('rowan')).toBe('20 warmth, 4 embers · hand: Bear Elder');
    expect(logOf(game, 'rowan').at(-1)).toBe('Rowan draws Bear Elder.');
    expect(logOf(game, 'hazel').at(-1)).toBe('Rowan draws a card.');
    expect(logOf(game, null).at(-1)).toBe('Rowan draws a card.');
    await game.play('End turn');
    expect(game.side('hazel')).toMatch(/7 embers/);
  });

  it('warns who ends it of what is left undone', () => {
    const game = duel({ kindling: 3, clearing: ['fox'] });
    expect(game.option('End turn')).toMatchObject({
      warnings: [
        { code: 'ATTACKERS_LEFT', description: '1 of your creatures could still attack.' },
        { code: 'EMBERS_LEFT', description: '3 unused embers go out.' },
      ],
    });
  });

  it('lets the cold bite harder every time there is nothing to draw', async () => {
    const game = duel({ deck: [] }, { deck: [] });
    await game.play('End turn', 'End turn', 'End turn', 'End turn');
    expect(game.side('rowan')).toMatch(/^17 warmth/);
    expect(game.side('hazel')).toMatch(/^17 warmth/);
    expect(logOf(game, 'hazel')).toContain('Rowan has no card left to draw: the cold takes 2 warmth.');
  });
});

describe('dusk', () => {
  const full = ['fox', 'badger', 'bear', 'stag', 'boar', 'heron', 'owl', 'spark'] as const;

  it('asks for what is more than a hand can hold, and nothing else goes on until then', async () => {
    const game = duel({ hand: [...full] });
    await game.play('End turn');
    expect(game.snapshot().view.decision).toMatchObject({
      keeper: 'hazel',
      prompt: 'Discard 2 cards: a hand holds 6 overnight.',
    });
    expect(game.seat).toBe('hazel');
    expect(game.reasons('End turn')).toEqual([
      expect.objectContaining({
        code: 'DECISION_PENDING',
        text: 'First: Discard 2 cards: a hand holds 6 overnight.',
      }),
    ]);
    await game.play('Discard Fox Scout and Wild Spark');
    expect(game.side('hazel')).toMatch(/ashes: Wild Spark, Fox Scout$/);
    expect(game.seat).toBe('rowan');
  });

  it('takes no more and no fewer', () => {
    const game = duel({ hand: [...full] });
    game.engine.executeMove('endTurn', { playerId: 'hazel', params: {} });
    expect(game.engine.executeMove('discard', { playerId: 'hazel', params: { cardIds: [] } })).toMatchObject({
      success: false,
      errorCode: 'WRONG_NUMBER_OF_CARDS',
      errorContext: { required: 2, available: 0 },
    });
  });
});

describe('stoking', () => {
  it('gives one warmth for each ember, once a turn', async () => {
    const game = duel({ kindling: 5, warmth: 10 });
    await game.play('Stoke the hearth with 2 embers');
    expect(game.side('hazel')).toBe('12 warmth, 3 embers');
    expect(game.codes('Stoke the hearth with 1 ember')).toEqual(['ONCE_PER_TURN']);
  });

  it('draws a card with three or more', async () => {
    const game = duel({ kindling: 3, warmth: 10 });
    await game.play('Stoke the hearth with 3 embers');
    expect(game.side('hazel')).toBe('13 warmth, 0 embers · hand: Fox Scout');
  });

  it('is refused where it would do nothing', () => {
    const game = duel({ kindling: 2 });
    expect(game.reasons('Stoke the hearth with 2 embers')).toEqual([
      expect.objectContaining({ code: 'NOTHING_GAINED', context: { required: 3, available: 2 } }),
    ]);
  });
});

describe('scouting', () => {
  it('looks at three cards, buries up to two, and draws the first of the others', async () => {
    const game = duel({ kindling: 3, deck: ['mouse', 'bear', 'owl', 'fox'] });
    await game.play('Scout');
    expect(
      game
        .options()
        .filter(({ kind }) => kind === 'available')
        .map(({ name }) => name),
    ).toEqual([
      'Bury nothing, draw Mouse Lamplighter',
      'Bury Mouse Lamplighter, draw Bear Elder',
      'Bury Bear Elder, draw Mouse Lamplighter',
      'Bury Owl Post, draw Mouse Lamplighter',
      'Bury Mouse Lamplighter and Bear Elder, draw Owl Post',
      'Bury Mouse Lamplighter and Owl Post, draw Bear Elder',
      'Bury Bear Elder and Owl Post, draw Mouse Lamplighter',
    ]);
    await game.play('Bury Mouse Lamplighter, draw Bear Elder', 'End turn', 'End turn');
    expect(game.side('hazel')).toMatch(/hand: Bear Elder, Owl Post$/);
    expect(logOf(game, 'rowan')).toContain('Hazel buries 1 of 3 cards.');
    expect(logOf(game, 'hazel')).toContain('Hazel buries Mouse Lamplighter.');
  });

  it('shows the cards to nobody else', async () => {
    const game = duel({ kindling: 3 });
    await game.play('Scout');
    expect(game.as('hazel').snapshot().view.decision?.cards).toHaveLength(3);
    expect(game.as('rowan').snapshot().view.decision?.cards).toEqual([]);
    expect(
      game
        .as('rowan')
        .snapshot()
        .moves.map(({ moveId }) => moveId),
    ).not.toContain('bury');
  });

  it('needs a deck', () => {
    const game = duel({ kindling: 3, deck: [] });
    expect(game.codes('Scout')).toEqual(['DECK_EMPTY']);
  });
});
