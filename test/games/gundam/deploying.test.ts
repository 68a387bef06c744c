import { describe, expect, it } from 'vitest';
import { DOCUMENT_RULES } from '../../../src/games/gundam/rules/play-rules.js';
import { skirmish } from './skirmish.js';

const six = ['skiff', 'skiff', 'skiff', 'skiff', 'skiff', 'lantern'];

describe('deploying a Unit', () => {
  it('rests resources and puts it into the battle area', async () => {
    const game = skirmish({ hand: ['cutter'], resources: 3 });
    await game.play('Deploy Cutter Mk II');
    expect(game.side('player1')).toBe('Lv3, 1 active · units: Cutter Mk II 2/3');
  });

  it('spends EX Resources last, and those are removed from the game', async () => {
    const game = skirmish({ hand: ['cutter', 'spark'], resources: 2, exResources: 1 });
    await game.play('Deploy Cutter Mk II');
    expect(game.side('player1')).toBe('Lv3, 1 active · hand: Spark Hound · units: Cutter Mk II 2/3');
    await game.play('Deploy Spark Hound');
    expect(game.side('player1')).toBe(
      'Lv2, 0 active · units: Cutter Mk II 2/3, Spark Hound 2/1 · removed: EX Resource',
    );
  });

  it('tells everything that stands in the way, with the numbers', async () => {
    const game = skirmish({ hand: ['frigate'], resources: 2 });
    expect(game.reasons('Deploy Frigate Frame')).toEqual([
      { code: 'LEVEL_TOO_LOW', text: 'It needs Lv.5, you are Lv.2.', context: { required: 5, available: 2 } },
      {
        code: 'NOT_ENOUGH_RESOURCES',
        text: 'It costs 4, you have 2 active resources.',
        context: { required: 4, available: 2 },
      },
    ]);
    await game.play('End Main Phase', 'End turn');
    expect(game.as('player1').reasons('Deploy Frigate Frame')).toMatchObject([
      { code: 'NOT_YOUR_TURN' },
      { code: 'LEVEL_TOO_LOW' },
      { code: 'NOT_ENOUGH_RESOURCES' },
    ]);
  });

  it('lets a seventh Unit take the place of one, which goes to the trash with its Pilot', async () => {
    const units = [...six.slice(0, 5), { card: 'cutter', pilot: 'pell' }];
    const game = skirmish({ hand: ['spark'], resources: 1, units });
    await game.play('Deploy Spark Hound in place of Cutter Mk II');
    expect(game.side('player1')).toContain('Spark Hound 2/1 · trash: Cutter Mk II, Pell Anders');
    expect(game.snapshot().view.near.units).toHaveLength(6);
  });

  it('triggers nothing of what is replaced: it is not destroyed', async () => {
    const game = skirmish(
      { hand: ['spark'], resources: 1, units: [...six.slice(0, 5), 'kiln'] },
      { units: ['spark'] },
    );
    await game.play('Deploy Spark Hound in place of Kiln Bomber');
    expect(game.side('player2')).toContain('Spark Hound 2/1');
  });

  it('is blocked for a seventh Unit by the rules of the document', () => {
    const game = skirmish({ hand: ['spark'], resources: 1, units: six }, {}, { rules: DOCUMENT_RULES });
    expect(game.reasons('Deploy Spark Hound')).toEqual([
      {
        code: 'BATTLE_AREA_FULL',
        text: 'Your battle area is full: 6 of 6 Units.',
        context: { limit: 6, count: 6 },
      },
    ]);
  });
});

describe('deploying a Base', () => {
  it('takes the place of the Base that is there', async () => {
    const game = skirmish({ hand: ['drydock'], resources: 2, base: 'lighthouse' });
    await game.play('Deploy Drydock Seven');
    expect(game.side('player1')).toBe('Lv2, 1 active · Drydock Seven 4 · trash: Great Lighthouse');
  });

  it('is blocked while there is one by the rules of the document', () => {
    const given = { hand: ['drydock'], resources: 2, base: 'ex-base', units: ['cutter'] };
    const game = skirmish(given, {}, { rules: DOCUMENT_RULES });
    expect(game.why('Deploy Drydock Seven')).toEqual(['You have a Base already: 1 of 1.']);
  });
});

describe('pairing a Pilot', () => {
  it('makes a Link Unit where it satisfies one of the conditions, and none where not', async () => {
    const game = skirmish({ hand: ['corin', 'tamsin'], resources: 6, units: ['leviathan', 'cutter'] });
    await game.play('Pair Corin Vale with Leviathan', 'Pair Tamsin Reed with Cutter Mk II');
    expect(game.side('player1')).toBe(
      'Lv6, 4 active · units: Leviathan 6/8 + Corin Vale (link), Cutter Mk II 3/3 + Tamsin Reed',
    );
  });

  it('is for Units without one', () => {
    const game = skirmish({ hand: ['ida'], resources: 1, units: [{ card: 'cutter', pilot: 'pell' }] });
    expect(game.reasons('Pair Ida Marsh with Cutter Mk II')).toMatchObject([
      { code: 'LEVEL_TOO_LOW', context: { required: 3, available: 1 } },
      { code: 'ALREADY_PAIRED', text: 'Cutter Mk II has a Pilot already: Pell Anders.' },
    ]);
  });

  it('is done with Commands that are Pilots too', async () => {
    const game = skirmish({ hand: ['fog'], resources: 1, units: ['cutter'] });
    await game.play('Pair Fog Pilot with Cutter Mk II');
    expect(game.side('player1')).toBe('Lv1, 0 active · units: Cutter Mk II 2/4 + Fog Bank (link)');
  });

  it('needs a Unit as high as the Pilot, and a link, by the rules of the document', () => {
    const given = { hand: ['corin'], resources: 4, units: ['cutter', 'comet', 'skiff'] };
    const game = skirmish(given, {}, { rules: DOCUMENT_RULES });
    expect(game.reasons('Pair Corin Vale with Cutter Mk II')).toEqual([
      {
        code: 'PILOT_LEVEL_TOO_HIGH',
        text: 'The Pilot is Lv.4, Cutter Mk II only Lv.2.',
        context: { required: 4, available: 2 },
      },
    ]);
    expect(game.why('Pair Corin Vale with Comet Frame')).toEqual(['Comet Frame links with [Rhea Stroud].']);
    expect(game.codes('Pair Corin Vale with Skiff Runner')).toEqual(['PILOT_LEVEL_TOO_HIGH']);
  });
});

describe('a Command', () => {
  it('goes to the trash for its effect', async () => {
    const game = skirmish({ hand: ['charts'], resources: 3 });
    await game.play('Use New Charts');
    expect(game.side('player1')).toBe('Lv3, 1 active · hand: Skiff Runner, Skiff Runner · trash: New Charts');
  });

  it('needs something to be aimed at', () => {
    const game = skirmish({ hand: ['meltdown'], resources: 4 }, { units: ['spark'] });
    expect(game.reasons('Use Meltdown')).toEqual([
      { code: 'LEVEL_TOO_LOW', text: 'It needs Lv.5, you are Lv.4.', context: { required: 5, available: 4 } },
      {
        code: 'NO_TARGET',
        text: 'It needs 1 rested enemy Unit with Lv.5 or lower; there are 0.',
        context: { required: 1, available: 0 },
      },
    ]);
  });

  it('tells what it demands, with the numbers', () => {
    const hand = ['stoke', 'spark', 'spark', 'spark', 'spark', 'spark'];
    const game = skirmish({ hand, resources: 3 });
    expect(game.reasons('Use Stoke the Line')).toEqual([
      {
        code: 'ABILITY_CONDITION',
        text: 'It only works if you have 4 or fewer cards in hand (now 5).',
        context: { limit: 4, available: 5 },
      },
    ]);
  });

  it('of an action step is not for the Main Phase', () => {
    const game = skirmish({ hand: ['fog'], resources: 1 }, { units: ['spark'] });
    expect(game.why('Use Fog Bank on Spark Hound')).toEqual([
      'This is done in an action step, when you are asked.',
    ]);
  });
});
