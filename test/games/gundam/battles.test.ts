import { describe, expect, it } from 'vitest';
import { skirmish } from './skirmish.js';

describe('an attack', () => {
  it('rests the attacker and hits the Base first; what is too much is lost', async () => {
    const game = skirmish({ units: ['leviathan'] }, { base: 'ex-base', shields: ['skiff', 'skiff'] });
    await game.play('Leviathan attacks Player Two');
    expect(game.side('player1')).toBe('Lv0, 0 active · units: Leviathan 5/6 rested');
    expect(game.side('player2')).toBe('Lv0, 0 active · 2 shields · removed: EX Base');
  });

  it('leaves damage on a Base that holds', async () => {
    const game = skirmish({ units: ['cutter'] }, { base: 'drydock', shields: ['skiff'] });
    await game.play('Cutter Mk II attacks Player Two');
    expect(game.side('player2')).toBe('Lv0, 0 active · Drydock Seven 2 · 1 shield');
  });

  it('breaks the top shield where there is no Base, whatever its AP', async () => {
    const game = skirmish({ units: ['leviathan'] }, { shields: ['cutter', 'skiff'] });
    await game.play('Leviathan attacks Player Two');
    expect(game.side('player2')).toBe('Lv0, 0 active · 1 shield · trash: Cutter Mk II');
  });

  it('wins where there is nothing left to protect the player', async () => {
    const game = skirmish({ units: ['skiff'] });
    await game.play('Skiff Runner attacks Player Two');
    expect(game.snapshot().status).toMatchObject({
      kind: 'over',
      winner: 'player1',
      code: 'OPPONENT_SHIELD_DEPLETED',
      reason: 'Player Two was hit with no shield left.',
    });
  });

  it('does nothing with no AP', async () => {
    const game = skirmish({ units: ['lantern'] }, {});
    await game.play('Lantern Buoy attacks Player Two');
    expect(game.snapshot().status.kind).toBe('playing');
  });

  it('is for active Units that did not come this turn, against rested Units, with all that stands in the way', async () => {
    const game = skirmish(
      { units: [{ card: 'cutter', rested: true }], hand: ['skiff'], resources: 1 },
      { units: ['spark', { card: 'flare', rested: true }] },
    );
    expect(game.codes('Cutter Mk II attacks Flare Lancer')).toEqual(['UNIT_RESTED']);
    expect(game.codes('Cutter Mk II attacks Spark Hound')).toEqual(['UNIT_RESTED', 'TARGET_NOT_RESTED']);
    await game.play('Deploy Skiff Runner');
    expect(game.why('Skiff Runner attacks Player Two')).toEqual([
      'Skiff Runner was deployed this turn, and is no Link Unit.',
    ]);
    expect(game.codes('Skiff Runner attacks Spark Hound')).toEqual(['JUST_DEPLOYED', 'TARGET_NOT_RESTED']);
  });

  it('may be made at once by a Link Unit', async () => {
    const game = skirmish({ hand: ['cutter', 'ostrid'], resources: 3 }, { shields: ['skiff'] });
    await game.play('Deploy Cutter Mk II', 'Pair Ostrid Kane with Cutter Mk II');
    await game.play('Cutter Mk II attacks Player Two');
    expect(game.side('player2')).toBe('Lv0, 0 active · trash: Skiff Runner');
  });
});

describe('two Units in battle', () => {
  it('hit each other at once', async () => {
    const game = skirmish({ units: ['corvette'] }, { units: [{ card: 'anvil', rested: true }] });
    await game.play('Corvette Frame attacks Anvil Walker');
    expect(game.side('player1')).toBe('Lv0, 0 active · units: Corvette Frame 3/2 rested');
    expect(game.side('player2')).toBe('Lv0, 0 active · trash: Anvil Walker');
  });

  it('may both fall', async () => {
    const game = skirmish({ units: ['spark'] }, { units: [{ card: 'spark', rested: true }] });
    await game.play('Spark Hound attacks Spark Hound');
    expect([game.side('player1'), game.side('player2')]).toEqual([
      'Lv0, 0 active · trash: Spark Hound',
      'Lv0, 0 active · trash: Spark Hound',
    ]);
  });

  it('do not hit back where <First Strike> of the attacker destroys the other first', async () => {
    const game = skirmish({ units: ['undertow'] }, { units: [{ card: 'crucible', rested: true }] });
    await game.play('Undertow attacks Crucible');
    expect(game.side('player1')).toBe('Lv0, 0 active · units: Undertow 4/3 rested');
    expect(game.side('player2')).toBe('Lv0, 0 active · trash: Crucible');
  });

  it('do not get to strike where <First Strike> of the target destroys them first', async () => {
    const game = skirmish({ units: ['crucible'] }, { units: [{ card: 'undertow', rested: true }] });
    await game.play('Crucible attacks Undertow');
    expect(game.side('player1')).toBe('Lv0, 0 active · trash: Crucible');
    expect(game.side('player2')).toBe('Lv0, 0 active · units: Undertow 4/3 rested');
  });

  it('hit at once where both have <First Strike>', async () => {
    const game = skirmish({ units: ['undertow'] }, { units: [{ card: 'phoenix', rested: true }] });
    await game.play('Undertow attacks Ash Phoenix');
    expect([game.side('player1'), game.side('player2')]).toEqual([
      'Lv0, 0 active · trash: Undertow',
      'Lv0, 0 active · trash: Ash Phoenix',
    ]);
  });

  it('take their Pilots along, and get AP and HP from them', async () => {
    const game = skirmish(
      { units: [{ card: 'cutter', pilot: 'ida' }] },
      { units: [{ card: 'anvil', pilot: 'garrick', rested: true }] },
    );
    expect(game.side('player1')).toBe('Lv0, 0 active · units: Cutter Mk II 4/4 + Ida Marsh (link)');
    await game.play('Cutter Mk II attacks Anvil Walker');
    expect(game.side('player1')).toBe('Lv0, 0 active · units: Cutter Mk II 4/1 rested + Ida Marsh (link)');
    expect(game.side('player2')).toBe('Lv0, 0 active · trash: Anvil Walker, Garrick Moll');
  });
});

describe('<Breach>', () => {
  it('hits the shield area when its Unit destroys a Unit by attacking', async () => {
    const game = skirmish(
      { units: ['slag'] },
      { units: [{ card: 'spark', rested: true }], shields: ['skiff', 'skiff'] },
    );
    await game.play('Slag Breaker attacks Spark Hound');
    expect(game.side('player2')).toBe('Lv0, 0 active · 1 shield · trash: Skiff Runner, Spark Hound');
  });

  it('hits the Base first, with its own number', async () => {
    const game = skirmish(
      { units: ['crucible'] },
      { units: [{ card: 'spark', rested: true }], base: 'ex-base', shields: ['skiff'] },
    );
    await game.play('Crucible attacks Spark Hound');
    expect(game.side('player2')).toBe('Lv0, 0 active · EX Base 1 · 1 shield · trash: Spark Hound');
  });

  it('does not win where no shield is left', async () => {
    const game = skirmish({ units: ['slag'] }, { units: [{ card: 'spark', rested: true }] });
    await game.play('Slag Breaker attacks Spark Hound');
    expect(game.snapshot().status.kind).toBe('playing');
  });

  it('does nothing when its Unit is attacked', async () => {
    const game = skirmish(
      { units: ['spark'], shields: ['skiff'] },
      { units: [{ card: 'slag', rested: true }] },
    );
    await game.play('Spark Hound attacks Slag Breaker');
    expect(game.side('player1')).toBe('Lv0, 0 active · 1 shield · trash: Spark Hound');
  });
});

describe('<Blocker>', () => {
  const attacked = () =>
    skirmish(
      { units: ['corvette'] },
      { units: ['lantern', { card: 'breakwater', rested: true }], shields: ['skiff'] },
    );

  it('asks who is attacked, and tells why others cannot block', async () => {
    const game = attacked();
    await game.play('Corvette Frame attacks Player Two');
    expect(game.seat).toBe('player2');
    expect(game.snapshot().flow.decision?.text).toBe('Corvette Frame attacks: block it?');
    expect(game.offers()).toEqual(['Block with Lantern Buoy', 'Do not block']);
    expect(game.why('Block with Breakwater')).toEqual(['Breakwater is rested.']);
  });

  it('rests its Unit, which becomes the target', async () => {
    const game = attacked();
    await game.play('Corvette Frame attacks Player Two', 'Block with Lantern Buoy');
    expect(game.side('player2')).toBe(
      'Lv0, 0 active · 1 shield · units: Breakwater 1/4 rested · trash: Lantern Buoy',
    );
  });

  it('need not be used', async () => {
    const game = attacked();
    await game.play('Corvette Frame attacks Player Two', 'Do not block');
    expect(game.side('player2')).toBe(
      'Lv0, 0 active · units: Lantern Buoy 0/3, Breakwater 1/4 rested · trash: Skiff Runner',
    );
  });

  it('protects other Units too', async () => {
    const game = attacked();
    await game.play('Corvette Frame attacks Breakwater', 'Block with Lantern Buoy');
    expect(game.side('player2')).toContain('Breakwater 1/4 rested');
  });

  it('cannot stop <High-Maneuver>', async () => {
    const game = skirmish({ units: ['comet'] }, { units: ['lantern'], shields: ['skiff'] });
    await game.play('Comet Frame attacks Player Two');
    expect(game.side('player2')).toBe('Lv0, 0 active · units: Lantern Buoy 0/3 · trash: Skiff Runner');
  });
});

describe('<Support>', () => {
  it('rests its Unit and gives AP to another one, until the turn ends', async () => {
    const game = skirmish({ units: ['tender', 'skiff'] }, { shields: ['skiff'] });
    expect(game.options().some(({ name }) => name === 'Use Harbour Tender on Harbour Tender')).toBe(false);
    await game.play('Use Harbour Tender on Skiff Runner');
    expect(game.side('player1')).toBe('Lv0, 0 active · units: Harbour Tender 1/3 rested, Skiff Runner 3/2');
    expect(game.why('Use Harbour Tender on Skiff Runner')).toEqual(['Harbour Tender is rested.']);
    await game.play('End Main Phase');
    expect(game.side('player1')).toBe('Lv0, 0 active · units: Harbour Tender 1/3 rested, Skiff Runner 1/2');
  });
});

describe('the action step of a battle', () => {
  const fight = () =>
    skirmish(
      { units: ['corvette'], hand: ['overheat'], resources: 1 },
      { units: [{ card: 'undertow', rested: true, damage: 1 }], hand: ['fog'], resources: 1 },
    );

  it('asks who is attacked first, and goes on until both pass in a row', async () => {
    const game = fight();
    await game.play('Corvette Frame attacks Undertow');
    expect([game.seat, game.offers()]).toEqual(['player2', ['Use Fog Bank on Corvette Frame', 'Pass']]);
    await game.play('Use Fog Bank on Corvette Frame');
    expect([game.seat, game.offers()]).toEqual(['player1', ['Use Overheat on Corvette Frame', 'Pass']]);
    await game.play('Use Overheat on Corvette Frame');
    // Neither has a resource left: nobody is asked again.
    expect(game.side('player2')).toBe('Lv1, 0 active · units: Undertow 4/2 rested · trash: Fog Bank');
    expect(game.side('player1')).toBe('Lv1, 0 active · trash: Corvette Frame, Overheat');
  });

  it('changes AP for this battle only', async () => {
    const game = skirmish({ units: ['leviathan'], hand: ['overheat'], resources: 1 }, { base: 'lighthouse' });
    await game.play('Leviathan attacks Player Two', 'Use Overheat on Leviathan');
    expect(game.side('player2')).toBe('Lv0, 0 active · trash: Great Lighthouse');
    expect(game.side('player1')).toBe('Lv1, 0 active · units: Leviathan 5/6 rested · trash: Overheat');
  });

  it('is over for a battle whose attacker has left', async () => {
    const game = skirmish({ units: ['cutter'] }, { hand: ['recall'], resources: 4, shields: ['skiff'] });
    await game.play('Cutter Mk II attacks Player Two', 'Use Recall Signal on Cutter Mk II');
    expect(game.side('player1')).toBe('Lv0, 0 active · hand: Cutter Mk II');
    expect(game.side('player2')).toBe('Lv4, 2 active · 1 shield · trash: Recall Signal');
    expect(game.snapshot().view.battle).toBeNull();
  });

  it('is over for a battle whose target has left', async () => {
    const game = skirmish(
      { units: ['cutter'], hand: ['volley'], resources: 2 },
      { units: [{ card: 'spark', rested: true }], shields: ['skiff'] },
    );
    await game.play('Cutter Mk II attacks Spark Hound', 'Use Ember Volley on Spark Hound');
    expect(game.side('player2')).toBe('Lv0, 0 active · 1 shield · trash: Spark Hound');
    expect(game.side('player1')).toBe('Lv2, 0 active · units: Cutter Mk II 2/3 rested · trash: Ember Volley');
  });
});

describe('a Burst', () => {
  it('is shown to both, and may be used by whose shield it was', async () => {
    const game = skirmish({ units: ['skiff'] }, { shields: ['ida'] });
    await game.play('Skiff Runner attacks Player Two');
    expect([game.seat, game.offers()]).toEqual(['player2', ['Use Burst', 'Decline Burst']]);
    for (const seat of ['player1', 'player2', null])
      expect(game.as(seat).snapshot().view.decision).toMatchObject({
        player: 'player2',
        source: { name: 'Ida Marsh', cardType: 'PILOT' },
      });
    await game.play('Use Burst');
    expect(game.side('player2')).toBe('Lv0, 0 active · hand: Ida Marsh');
  });

  it('may be declined', async () => {
    const game = skirmish({ units: ['skiff'] }, { shields: ['ida'] });
    await game.play('Skiff Runner attacks Player Two', 'Decline Burst');
    expect(game.side('player2')).toBe('Lv0, 0 active · trash: Ida Marsh');
  });
});
