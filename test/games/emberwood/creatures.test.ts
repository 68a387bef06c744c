import { describe, expect, it } from 'vitest';
import { duel } from './duel.js';

describe('summoning', () => {
  it('costs embers, and the creature has only just arrived', async () => {
    const game = duel({ kindling: 4, hand: ['badger'] });
    await game.play('Summon Badger Digger');
    expect(game.side('hazel')).toBe('20 warmth, 1 embers · clearing: Badger Digger 3/4 arrived');
    expect(game.reasons('Badger Digger attacks Rowan')).toEqual([
      {
        code: 'JUST_ARRIVED',
        text: 'Badger Digger has only just arrived: it attacks from your next turn on.',
      },
    ]);
  });

  it('lets the swift attack at once', async () => {
    const game = duel({ kindling: 2, hand: ['fox'] });
    await game.play('Summon Fox Scout', 'Fox Scout attacks Rowan');
    expect(game.side('rowan')).toBe('17 warmth, 0 embers');
  });

  it('says how many embers are missing', () => {
    const game = duel({ kindling: 4, hand: ['bear'] });
    expect(game.reasons('Summon Bear Elder')).toEqual([
      {
        code: 'NOT_ENOUGH_EMBERS',
        text: 'It costs 6 embers, you have 4.',
        context: { required: 6, available: 4 },
      },
    ]);
  });

  it('says everything that stands in the way, not only the first thing', () => {
    const game = duel({ hand: ['fox'], clearing: ['badger', 'badger', 'badger', 'badger', 'badger'] });
    expect(game.reasons('Summon Fox Scout')).toEqual([
      expect.objectContaining({ code: 'NOT_ENOUGH_EMBERS' }),
      {
        code: 'ZONE_FULL',
        text: 'Your clearing is full: 5 of 5 places are taken.',
        context: { zone: 'clearing', taken: 5, places: 5 },
      },
    ]);
    expect(
      game
        .as('rowan')
        .options()
        .flatMap((option) => ('reasons' in option ? option.reasons : [])),
    ).toEqual(
      expect.arrayContaining([
        {
          code: 'NOT_YOUR_TURN',
          text: 'It is not your turn: Hazel plays.',
          context: { currentPlayer: 'hazel' },
        },
      ]),
    );
  });

  it('warms the hearth with a mouse, but not beyond what it holds', async () => {
    const game = duel({ kindling: 2, warmth: 19, hand: ['mouse'] });
    await game.play('Summon Mouse Lamplighter');
    expect(game.side('hazel')).toMatch(/^20 warmth/);
  });

  it('draws a card with a heron', async () => {
    const game = duel({ kindling: 3, hand: ['heron'], deck: ['bear'] });
    await game.play('Summon Heron Sage');
    expect(game.side('hazel')).toBe(
      '20 warmth, 0 embers · hand: Bear Elder · clearing: Heron Sage 2/2 arrived',
    );
  });
});

describe('attacking', () => {
  it('wounds both, and sends what falls to the ashes', async () => {
    const game = duel({ clearing: ['badger'] }, { clearing: ['heron', 'bear'] });
    await game.play('Badger Digger attacks Heron Sage');
    expect(game.side('hazel')).toBe('20 warmth, 1 embers · clearing: Badger Digger 3/2 exhausted');
    expect(game.side('rowan')).toBe('20 warmth, 0 embers · clearing: Bear Elder 6/6 · ashes: Heron Sage');
  });

  it('can cost the attacker its life', async () => {
    const game = duel({ clearing: ['fox'] }, { clearing: ['bear:2'] });
    await game.play('Fox Scout attacks Bear Elder');
    expect(game.side('hazel')).toBe('20 warmth, 1 embers · ashes: Fox Scout');
    expect(game.side('rowan')).toBe('20 warmth, 0 embers · clearing: Bear Elder 6/1');
  });

  it('is done once a turn', async () => {
    const game = duel({ clearing: ['badger'] });
    await game.play('Badger Digger attacks Rowan');
    expect(game.codes('Badger Digger attacks Rowan')).toEqual(['EXHAUSTED']);
    await game.play('End turn', 'End turn', 'Badger Digger attacks Rowan');
    expect(game.side('rowan')).toMatch(/^14 warmth/);
  });

  it('must be at a guardian first', () => {
    const game = duel({ clearing: ['badger'] }, { clearing: ['hedgehog', 'mouse'] });
    expect(game.reasons('Badger Digger attacks Rowan')).toEqual([
      expect.objectContaining({
        code: 'GUARDED',
        text: 'Hedgehog Guard stands guard and must be attacked first.',
      }),
    ]);
    expect(game.codes('Badger Digger attacks Mouse Lamplighter')).toEqual(['GUARDED']);
    expect(game.codes('Badger Digger attacks Hedgehog Guard')).toEqual([]);
  });

  it('wins the game when the other hearth goes cold', async () => {
    const game = duel({ clearing: ['bear'] }, { warmth: 6 });
    await game.play('Bear Elder attacks Rowan');
    expect(game.snapshot().status).toEqual({
      kind: 'over',
      winner: 'hazel',
      reason: 'The hearth of Rowan has gone cold.',
    });
  });
});
