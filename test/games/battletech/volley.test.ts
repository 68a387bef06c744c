import { describe, expect, it } from 'vitest';
import { damageTogether } from '../../../src/games/battletech/forecast.js';
import { weaponAttack } from '../../../src/games/battletech/rules/attack.js';
import { createTable } from '../../../src/games/battletech/table.js';
import { commandFor } from '../../../src/protocol/command.js';
import type { Option } from '../../../src/protocol/option.js';
import { receiptFault } from '../../../src/protocol/receipt.js';
import { optionsOf } from '../../../src/protocol/options/options-of.js';
import { ac20, actionContext, gameStateWith, hex, mech, mediumLaser, srm4 } from './builders.js';

const attacker = mech({ weapons: [mediumLaser(), mediumLaser(), srm4(), ac20({ ammo: 0 })], heat: 4 });

function seated() {
  const state = gameStateWith({ attacker, others: [mech({ id: 'bravo-2', at: hex(6) })] });
  const adapter = createTable({ state }).adapter('alpha');
  const snapshot = adapter.getSnapshot();
  const shot = (weapon: string, target = 'bravo-1'): Option =>
    optionsOf(snapshot).find(
      ({ params }) => params['weapon'] === `alpha-1/${weapon}` && params['target'] === target,
    )!;
  const commands = (...shots: readonly Option[]) => shots.map((option) => commandFor(option, snapshot));
  return { adapter, snapshot, shot, commands };
}

describe('a volley', () => {
  it('is forecast as a whole: hits, damage, heat against the scale, ammunition', async () => {
    const { adapter, shot, commands } = seated();
    const { refusals, metrics } = await adapter.forecast!(
      commands(shot('medium-laser-1'), shot('medium-laser-2'), shot('srm-4-1')),
    );
    expect(refusals).toEqual([[], [], []]);
    const metric = (key: string) => metrics.find((one) => one.key === key);
    // Each hits with 26 of 36: gunnery 4, medium range 2.
    expect(metric('hit')?.after).toBe(Math.round(100 * (1 - (10 / 36) ** 3)));
    expect(metric('damage')).toMatchObject({ min: 0, max: 18 });
    expect(
      metric('damage')?.distribution?.reduce((sum, { probability }) => sum + probability, 0),
    ).toBeCloseTo(1);
    const mean = metric('damage')?.distribution?.reduce((sum, one) => sum + one.value * one.probability, 0);
    expect(metric('expected')?.after).toBeCloseTo(mean!, 2);
    expect(metric('heat:alpha-1')).toMatchObject({ before: 4, after: 3 });
    expect(metric('heat:alpha-1')?.receipt?.map(({ label, amount }) => [label, amount])).toEqual([
      ['Medium Laser', 3],
      ['Medium Laser', 3],
      ['SRM-4', 3],
      ['Heat sinks', -10],
    ]);
    expect(metric('ammo:alpha-1/srm-4-1')).toMatchObject({ before: 24, after: 23 });
    expect(metrics.map(receiptFault).filter(Boolean)).toEqual([]);
  });

  it('is not called certain as long as every shot may miss', async () => {
    const lasers = Array.from({ length: 6 }, () => mediumLaser());
    const adapter = createTable({ state: gameStateWith({ attacker: mech({ weapons: lasers }) }) }).adapter(
      'alpha',
    );
    const snapshot = adapter.getSnapshot();
    const shots = optionsOf(snapshot).filter(({ kind, params }) => kind === 'available' && params['weapon']);
    const { metrics } = await adapter.forecast!(shots.map((option) => commandFor(option, snapshot)));
    expect(shots).toHaveLength(6);
    expect(metrics.find(({ key }) => key === 'hit')?.after).toBe(99);
  });

  it('tells of shutdown and explosions where it gets too hot', async () => {
    const hot = { ...attacker, heat: 26 };
    const table = createTable({ state: gameStateWith({ attacker: hot }) });
    const adapter = table.adapter('alpha');
    const snapshot = adapter.getSnapshot();
    const shots = optionsOf(snapshot).filter(({ kind, params }) => kind === 'available' && params['weapon']);
    const { metrics } = await adapter.forecast!(shots.map((option) => commandFor(option, snapshot)));
    expect(metrics.find(({ key }) => key === 'heat:alpha-1')?.after).toBe(25);
    expect(metrics.find(({ key }) => key === 'shutdown:alpha-1')).toMatchObject({ after: 58, tone: 'bad' });
    expect(metrics.find(({ key }) => key === 'explosion:alpha-1')).toMatchObject({ after: 28, tone: 'bad' });
  });

  it('is declared by one command, and is one change of the table', async () => {
    const { adapter, snapshot, shot, commands } = seated();
    const answer = await adapter.executeAll!(commands(shot('medium-laser-1'), shot('srm-4-1')));
    expect(answer).toEqual({ status: 'accepted', revision: snapshot.revision + 1 });
    expect(adapter.getSnapshot().view.declared).toHaveLength(2);
  });

  it('is fired as a whole or not at all, and every refused shot says why', async () => {
    const { adapter, snapshot, shot, commands } = seated();
    const before = adapter.getSnapshot();
    const answer = await adapter.executeAll!(
      commands(shot('medium-laser-1'), shot('medium-laser-1', 'bravo-2'), shot('ac-20-1'), shot('srm-4-1')),
    );
    expect(answer).toMatchObject({
      status: 'rejected',
      refusals: [[], [{ code: 'ALREADY_DECLARED' }], [{ code: 'NO_AMMO' }], []],
    });
    expect(adapter.getSnapshot()).toBe(before);
    expect(snapshot.view.declared).toHaveLength(0);
  });

  it('is harder at a second target, as it was forecast', async () => {
    const { adapter, shot, commands } = seated();
    const both = commands(shot('medium-laser-1'), shot('medium-laser-2', 'bravo-2'));
    const { metrics } = await adapter.forecast!(both);
    // 6+ hits 26 of 36 times, 7+ hits 21 of 36 times.
    expect(metrics.find(({ key }) => key === 'hit')?.after).toBe(
      Math.round(100 * (1 - (10 / 36) * (15 / 36))),
    );
    await adapter.executeAll!(both);
    expect(adapter.getSnapshot().view.declared.map(({ chance }) => chance)).toEqual([72, 58]);
  });
});

describe('the damage of several attacks together', () => {
  it('is every sum with how likely it is', () => {
    const laser = weaponAttack(actionContext({ range: 3, gunnery: 7 }));
    const outcomes = damageTogether([laser, laser]);
    const hit = 21 / 36;
    expect(outcomes.map(({ value }) => value)).toEqual([0, 5, 10]);
    expect(outcomes[0]!.probability).toBeCloseTo((1 - hit) ** 2, 12);
    expect(outcomes[1]!.probability).toBeCloseTo(2 * hit * (1 - hit), 12);
    expect(outcomes[2]!.probability).toBeCloseTo(hit ** 2, 12);
  });

  it('is nothing for certain, where nothing can hit', () =>
    expect(damageTogether([weaponAttack(actionContext({ gunnery: 13 }))])).toEqual([
      { value: 0, probability: 1 },
    ]));
});
