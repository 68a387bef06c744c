import { describe, expect, it } from 'vitest';
import { duel } from './duel.js';

describe('Sun and Rain', () => {
  it('scorches the other side', async () => {
    const game = duel({ kindling: 2, hand: ['weather'] }, { clearing: ['badger'] });
    await game.play('Scorch Badger Digger');
    expect(game.side('rowan')).toBe('20 warmth, 0 embers · clearing: Badger Digger 3/1');
    expect(game.side('hazel')).toBe('20 warmth, 0 embers · ashes: Sun and Rain');
  });

  it('mends its own side instead', async () => {
    const game = duel({ kindling: 2, warmth: 9, hand: ['weather'], clearing: ['bear:5'] });
    expect(game.options().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Scorch Rowan', 'Mend Bear Elder', 'Mend Hazel']),
    );
    await game.play('Mend Bear Elder');
    expect(game.side('hazel')).toBe('9 warmth, 0 embers · clearing: Bear Elder 6/5 · ashes: Sun and Rain');
  });

  it('has nothing to mend where nothing is hurt', () => {
    const game = duel({ kindling: 2, hand: ['weather'], clearing: ['bear'] });
    expect(game.reasons('Mend Bear Elder')).toEqual([
      { code: 'NOT_HURT', text: 'Bear Elder is not hurt: 0 damage.', context: { damage: 0 } },
    ]);
    expect(game.reasons('Mend Hazel')).toEqual([
      {
        code: 'NOT_HURT',
        text: 'Hazel is as warm as can be: 20 of 20.',
        context: { warmth: 20, limit: 20 },
      },
    ]);
  });
});

describe('Wild Spark', () => {
  it('is foretold as a distribution, whatever the dice will really say', () => {
    const game = duel({ kindling: 2, hand: ['spark'] });
    const { move } = game.option('Spark Rowan');
    const metrics = game.engine.previewMove('charm', { playerId: 'hazel', params: move.params as never });
    const warmth = metrics.find(({ label }) => label === 'Warmth of Rowan')!;
    expect(warmth).toMatchObject({ before: 20, min: 14, max: 19 });
    expect(warmth.distribution).toHaveLength(6);
  });

  it('tells the chance that a creature falls', () => {
    const game = duel({ kindling: 2, hand: ['spark'] }, { clearing: ['badger'] });
    expect(game.option('Spark Badger Digger')).toMatchObject({ successChance: 50 });
  });

  it('burns for one to six', async () => {
    const burnt = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1) {
      const game = duel({ kindling: 2, hand: ['spark'] }, {}, seed);
      await game.play('Spark Rowan');
      burnt.add(20 - game.snapshot().view.far.warmth);
    }
    expect(burnt).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
});

describe('Bramble Snare', () => {
  it('holds one or two creatures for the next turn of their keeper', async () => {
    const game = duel({ kindling: 2, hand: ['bramble'] }, { clearing: ['bear', 'badger', 'fox'] });
    await game.play('Snare Bear Elder and Badger Digger', 'End turn');
    expect(game.side('rowan')).toContain('Bear Elder 6/6 snared, Badger Digger 3/4 snared, Fox Scout 3/1');
    expect(game.codes('Bear Elder attacks Hazel')).toEqual(['SNARED']);
    await game.play('Fox Scout attacks Hazel', 'End turn', 'End turn', 'Bear Elder attacks Hazel');
    expect(game.side('hazel')).toMatch(/^11 warmth/);
  });

  it('needs at least one', () => {
    const game = duel({ kindling: 2, hand: ['bramble'] });
    expect(game.reasons('Bramble Snare')).toEqual([
      expect.objectContaining({ code: 'TOO_FEW_TARGETS', context: expect.objectContaining({ required: 1 }) }),
    ]);
  });
});

describe('Owl Post', () => {
  it('draws a card, with nobody sent home', async () => {
    const game = duel({ kindling: 3, hand: ['owl'] }, { clearing: ['bear:3'] });
    await game.playOption(game.options().find(({ name }) => name === 'Owl Post: draw a card')!.id);
    expect(game.side('hazel')).toBe('20 warmth, 0 embers · hand: Fox Scout · ashes: Owl Post');
    expect(game.side('rowan')).toContain('Bear Elder 6/3');
  });

  it('may send a creature back to the hand it came from, as good as new', async () => {
    const game = duel({ kindling: 3, hand: ['owl'] }, { clearing: ['bear:3'], kindling: 5 });
    await game.play('Owl Post: draw a card, send Bear Elder home', 'End turn', 'Summon Bear Elder');
    expect(game.side('rowan')).toContain('Bear Elder 6/6 arrived');
  });
});
