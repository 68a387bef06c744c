import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/protocol/command.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { createDriver, playOption } from '../../src/testing/driver.js';
import { atADistance } from './distant.js';
import { createStones } from './stones.js';

describe('a driver of a table', () => {
  it('plays by name, for whoever is to decide', async () => {
    const driver = createDriver(createStones({ stones: 5 }));
    expect(driver.seat).toBe('ann');
    expect(await driver.playOption('Take 3')).toEqual({ status: 'accepted', revision: 1 });
    expect(driver.seat).toBe('bob');
    expect(driver.snapshot().seat).toBe('bob');
    await driver.playOption('Take 2');
    expect(driver.snapshot().status).toMatchObject({ kind: 'over', winner: 'bob' });
  });

  it('gives the options of the snapshot, available or not', () => {
    const driver = createDriver(createStones());
    expect(driver.options()).toBe(optionsOf(driver.snapshot()));
    expect(driver.option('Take 2')).toMatchObject({ kind: 'available', params: { count: 2 } });
    expect(driver.option('Take 4').kind).toBe('unavailable');
  });

  it('tells what stands in the way of an option', async () => {
    const driver = createDriver(createStones({ stones: 2 }));
    expect(driver.reasons('Take 2')).toEqual([]);
    expect(driver.reasons('Take 3')).toEqual([
      { code: 'TOO_FEW_STONES', text: 'Only 2 stones are left.', context: { required: 3, available: 2 } },
    ]);
  });

  it('throws every reason when what it plays is refused', async () => {
    const bob = createDriver(createStones({ stones: 2 })).as('bob');
    await expect(bob.playOption('Take 3')).rejects.toThrow(
      'moveset: "Take 3" was not played by seat "bob". It is not your turn. (NOT_YOUR_TURN) Only 2 stones are left. ' +
        '(TOO_FEW_STONES) Play what is available, or look at the refusal with tryOption of createDriver.',
    );
  });

  it('throws when the game moved on meanwhile', async () => {
    const table = createStones();
    const ann = table.adapter('ann');
    const late = createDriver({ ...ann, execute: (command) => ann.execute({ ...command, revision: 0 }) });
    await late.playOption('Skip');
    await createDriver(table).playOption('Skip');
    await expect(late.playOption('Take 1')).rejects.toThrow(
      'moveset: "Take 1" was not played by seat "ann". The game had moved on to revision 2.',
    );
  });

  it('gives a refusal as an answer when it only tries', async () => {
    const driver = createDriver(createStones({ stones: 2 }));
    expect(await driver.tryOption('Take 3')).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'TOO_FEW_STONES' }],
    });
    expect(await driver.tryOption('Take 1')).toEqual({ status: 'accepted', revision: 1 } satisfies Answer);
  });

  it('plays one seat as that seat sees it, also the spectator', async () => {
    const driver = createDriver(createStones());
    expect(driver.as('bob').seat).toBe('bob');
    expect(driver.as('bob').snapshot().seat).toBe('bob');
    expect(driver.as('bob').as('ann').seat).toBe('ann');
    expect(driver.as(null).options()).toEqual([]);
    await expect(driver.as(null).playOption('Take 1')).rejects.toThrow(
      'moveset: there is no option "Take 1". This seat has no options now. Play as a seat that has.',
    );
    expect(() => driver.as('eve')).toThrow(
      'moveset: there is no seat "eve" in this game. Nobody could be played there. Use one of "ann", "bob", null.',
    );
  });

  it('plays at random, the same for the same seed, until the end', async () => {
    const first = createDriver(createStones({ stones: 20 }));
    const second = createDriver(createStones({ stones: 20 }));
    const played = await first.playRandom('seed');
    expect(await second.playRandom('seed')).toEqual(played);
    expect(first.snapshot().status.kind).toBe('over');
    expect(await first.playRandom('seed')).toEqual([]);
    expect(await createDriver(createStones({ stones: 20 })).playRandom('seed', 2)).toEqual(
      played.slice(0, 2),
    );
  });

  it('waits for news that come later than answers', async () => {
    const driver = createDriver(atADistance(createStones()));
    await driver.playOption('Take 1');
    expect(driver.seat).toBe('bob');
    await driver.playOption('Take 1');
    expect(driver.snapshot()).toMatchObject({ seat: 'ann', view: { left: 7 } });
  });

  it('refuses a table without seats', () => {
    const empty = createDriver({ seats: [], adapter: (seat) => createStones().adapter(seat) });
    expect(() => empty.seat).toThrow(
      'moveset: this table has no seats. Nobody can play at it. Give it at least one player.',
    );
  });
});

describe('a driver of an adapter', () => {
  it('plays only its own seat', async () => {
    const table = createStones();
    const ann = createDriver(table.adapter('ann'));
    await ann.playOption('Take 1');
    expect(ann.seat).toBe('ann');
    expect(ann.reasons('Take 1')).toEqual([{ code: 'NOT_YOUR_TURN', text: 'It is not your turn.' }]);
  });

  it('is not needed to play one option', async () => {
    const table = createStones();
    expect(await playOption(table.adapter('ann'), 'skip')).toEqual({ status: 'accepted', revision: 1 });
    await expect(playOption(table.adapter('ann'), 'skip')).rejects.toThrow(
      'It is not your turn. (NOT_YOUR_TURN) You may skip only once. (SKIPPED_BEFORE)',
    );
  });
});
