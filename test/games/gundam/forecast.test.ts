import { describe, expect, it } from 'vitest';
import { formatMetric } from '../../../src/protocol/preview.js';
import { skirmish, type Skirmish } from './skirmish.js';

/** What is foretold of an option, a line each. */
function foretold(game: Skirmish, name: string): readonly string[] {
  const option = game.option(name);
  if (option.kind !== 'available') throw new Error(`"${name}" cannot be played`);
  return option.preview.map((metric) => `${metric.label}: ${formatMetric(metric)} (${metric.tone})`);
}

describe('the forecast of an attack', () => {
  it('tells who survives, what breaks, and what a Blocker could change', () => {
    const game = skirmish(
      { units: ['crucible'] },
      {
        units: [{ card: 'spark', rested: true }, 'breakwater', 'undertow', { card: 'lantern', rested: true }],
        shields: ['skiff', 'skiff'],
        hand: ['fog'],
        resources: 2,
      },
    );
    expect(foretold(game, 'Crucible attacks Spark Hound')).toEqual([
      'HP of Spark Hound: 1 → destroyed (good)',
      'HP of Crucible: 4 → 2 (neutral)',
      'Shields of Player Two: 2 → 1 (good)',
      'If Breakwater blocks: Breakwater is destroyed (good)',
      'Player Two may answer: 1 in hand, 2 to spend (neutral)',
    ]);
    expect(foretold(game, 'Crucible attacks Player Two')[0]).toBe('Shields of Player Two: 2 → 1 (good)');
  });

  it('tells of the Base, of defeat, and of an attack without AP', () => {
    const base = skirmish({ units: ['cutter', 'leviathan'] }, { base: 'ex-base' });
    expect(foretold(base, 'Cutter Mk II attacks Player Two')).toEqual([
      'HP of EX Base of Player Two: 3 → 1 (good)',
    ]);
    expect(foretold(base, 'Leviathan attacks Player Two')).toEqual([
      'HP of EX Base of Player Two: 3 → destroyed (good)',
    ]);
    const bare = skirmish({ units: ['cutter', 'lantern'] });
    expect(foretold(bare, 'Cutter Mk II attacks Player Two')).toEqual([
      'Result: Player Two is defeated (good)',
    ]);
    expect(foretold(bare, 'Lantern Buoy attacks Player Two')).toEqual(['Attack: no damage (neutral)']);
  });

  it('counts what a Unit does when attacking, and tells what cannot be counted', () => {
    const game = skirmish(
      { units: ['pyre', 'maelstrom', { card: 'flare', pilot: 'bram' }] },
      { base: 'stackworks', units: ['lantern'] },
    );
    expect(foretold(game, 'Pyre Frame attacks Player Two')).toEqual([
      'HP of Stackworks of Player Two: 5 → destroyed (good)',
      'If Lantern Buoy blocks: Lantern Buoy is destroyed (good)',
    ]);
    expect(foretold(game, 'Maelstrom attacks Player Two')).toContain(
      "When attacking: Maelstrom: 【Attack】 You may return 1 enemy Unit with Lv.3 or lower to its owner's hand. (neutral)",
    );
    expect(foretold(game, 'Flare Lancer attacks Player Two')).toContain(
      'Blockers: held off by <High-Maneuver> (good)',
    );
  });

  it.each([
    ['cutter', 'anvil', 'If Anvil Walker blocks: both survive (neutral)'],
    ['spark', 'anvil', 'If Anvil Walker blocks: Spark Hound is destroyed (bad)'],
    ['flare', 'anvil', 'If Anvil Walker blocks: both are destroyed (bad)'],
  ])('tells how %s fares against %s in its way', (one, two, expected) => {
    const game = skirmish({ units: [one] }, { units: [two], shields: ['skiff'] });
    expect(foretold(game, 'attacks Player Two')).toContain(expected);
  });

  it('comes true', async () => {
    const sides = ['spark', 'anvil', 'undertow', 'crucible', 'phoenix', 'lantern', 'caldera'];
    for (const one of sides) {
      for (const two of sides) {
        const game = skirmish({ units: [one] }, { units: [{ card: two, rested: true }], shields: ['skiff'] });
        const { name } = game.options().find(({ move }) => move.targets?.[0]?.[0] !== 'player2')!;
        const lines = foretold(game, name);
        await game.play(name);
        const fallen = [game.side('player2'), game.side('player1')].map((side) => !side.includes('units'));
        expect(lines.slice(0, 2).map((line) => line.includes('destroyed'))).toEqual(fallen);
      }
    }
  });
});

describe('the forecast of a block', () => {
  it('is from the side of who is attacked', async () => {
    const game = skirmish({ units: ['slag'] }, { units: ['anvil'], shields: ['skiff'] });
    await game.play('Slag Breaker attacks Player Two');
    expect(foretold(game, 'Block with Anvil Walker')).toEqual([
      'HP of Anvil Walker: 3 → destroyed (bad)',
      'HP of Slag Breaker: 3 → 1 (neutral)',
      'Shields of Player Two: 1 → 0 (bad)',
    ]);
    expect(foretold(game, 'Do not block')).toEqual(['Shields of Player Two: 1 → 0 (bad)']);
  });
});

describe('the forecast of what is played', () => {
  it('tells what it costs and gives', () => {
    const game = skirmish(
      {
        hand: ['cutter', 'ida', 'volley', 'ebb', 'drydock', 'charts'],
        resources: 4,
        units: ['corvette', { card: 'mender', damage: 1 }],
        base: 'ex-base',
      },
      { units: ['spark', 'anvil'] },
    );
    expect(foretold(game, 'Deploy Cutter Mk II')).toEqual(['Active resources: 4 → 2 (neutral)']);
    expect(foretold(game, 'Deploy Drydock Seven')).toContain('EX Base: to the trash (bad)');
    expect(foretold(game, 'Pair Ida Marsh with Corvette Frame')).toEqual([
      'Active resources: 4 → 3 (neutral)',
      'AP: 3 → 5 (good)',
      'HP: 4 → 5 (good)',
      'Link Unit: yes (good)',
    ]);
    expect(foretold(game, 'Use Ember Volley on Spark Hound')).toEqual([
      'Active resources: 4 → 2 (neutral)',
      'HP of Spark Hound: 1 → destroyed (good)',
    ]);
    expect(foretold(game, 'Use Ember Volley on Anvil Walker')[1]).toBe('HP of Anvil Walker: 3 → 1 (good)');
    expect(foretold(game, 'Use Ebb and Flow on Anvil Walker')[1]).toBe(
      'Anvil Walker: active → rested (good)',
    );
    expect(foretold(game, 'Use New Charts')[1]).toBe('Effect: draw 2 (neutral)');
    expect(foretold(game, 'Use Mender Barge on Mender Barge')).toEqual(['HP of Mender Barge: 3 → 4 (good)']);
  });
});
