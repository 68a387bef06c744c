import { describe, expect, it } from 'vitest';
import { recordTable, replayDeeds, type Deed } from '../../src/adapters/recorded-table.js';
import { createTable as createEmberwood } from '../../src/games/emberwood/table.js';
import { createTable as createPrincipality } from '../../src/games/principality/table.js';
import { createTable as createTicTacToe } from '../../src/games/tic-tac-toe/table.js';
import { commandFor } from '../../src/protocol/command.js';
import type { Table } from '../../src/protocol/engine-adapter.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { createDriver } from '../../src/testing/driver.js';

const now = () => 0;
const GAMES: Readonly<Record<string, (seed: number) => Table>> = {
  'tic-tac-toe': (seed) => createTicTacToe({ seed, now }),
  emberwood: (seed) => createEmberwood({ seed }),
  principality: (seed) => createPrincipality({ seed, players: 3 }),
};

/** What everybody sees, apart from how often something changed. */
function seenBy(table: Table): unknown {
  return [...table.seats, null].map((seat) => {
    const { revision: _, ...rest } = table.adapter(seat).getSnapshot();
    return rest;
  });
}

const available = (table: Table, seat: string) =>
  optionsOf(table.adapter(seat).getSnapshot()).filter(({ kind }) => kind === 'available');

describe.each(Object.entries(GAMES))('a record of %s', (_, create) => {
  it.each([1, 2, 3])('is the whole game, through JSON: seed %i', async (seed) => {
    const table = recordTable(create(seed));
    await createDriver(table).playRandom(seed, 60);
    const deeds = JSON.parse(JSON.stringify(table.deeds())) as Deed[];
    expect(deeds.length).toBeGreaterThan(4);
    const again = create(seed);
    expect(await replayDeeds(again, deeds)).toEqual({ status: 'replayed' });
    expect(seenBy(again)).toEqual(seenBy(table));
  });

  it('stops where it does not fit, with the reasons', async () => {
    const table = recordTable(create(1));
    await createDriver(table).playRandom(1, 4);
    const forged: Deed[] = [
      ...table.deeds(),
      { seat: table.seats[0]!, play: { moveId: 'cheat', params: {} } },
    ];
    const outcome = await replayDeeds(create(1), forged);
    expect(outcome).toMatchObject({ status: 'refused', played: table.deeds().length });
    expect(outcome.status === 'refused' && outcome.reasons.length).toBeGreaterThan(0);
  });
});

describe('a recorded table', () => {
  it('remembers what was taken back and played again', async () => {
    const table = recordTable(createTicTacToe({ now }));
    const driver = createDriver(table);
    await driver.playOption('row 1, column 1');
    await table.adapter('X').undo!();
    await table.adapter('X').redo!();
    await table.adapter('X').undo!();
    await driver.playOption('row 3, column 3');
    expect(table.deeds().map((deed) => Object.keys(deed)[1])).toEqual([
      'play',
      'undo',
      'redo',
      'undo',
      'play',
    ]);
    const again = createTicTacToe({ now });
    await replayDeeds(again, table.deeds());
    expect(seenBy(again)).toEqual(seenBy(table));
  });

  it('remembers several moves that were played as one', async () => {
    const table = recordTable(createEmberwood({ seed: 1 }));
    const adapter = table.adapter(createDriver(table).seat);
    const { revision, seat } = adapter.getSnapshot();
    const end = available(table, seat!).find(({ name }) => name === 'End turn');
    const answer = await adapter.executeAll!([commandFor(end!, { revision })]);
    expect(answer.status).toBe('accepted');
    expect(table.deeds()).toEqual([{ seat, playAll: [end!.move] }]);
    const again = createEmberwood({ seed: 1 });
    expect(await replayDeeds(again, table.deeds())).toEqual({ status: 'replayed' });
    expect(seenBy(again)).toEqual(seenBy(table));
  });

  it('remembers neither refusals nor what was sent twice', async () => {
    const table = recordTable(createTicTacToe({ now }));
    const told: number[] = [];
    table.onDeed(() => told.push(table.deeds().length));
    const adapter = table.adapter('X');
    const [first] = available(table, 'X');
    const command = commandFor(first!, adapter.getSnapshot());
    await adapter.execute(command);
    await adapter.execute(command);
    await adapter.execute({ ...command, commandId: 'other', revision: adapter.getSnapshot().revision });
    expect(told).toEqual([1]);
  });

  it('refuses a seat that is not there', async () => {
    const outcome = await replayDeeds(createTicTacToe(), [{ seat: 'Z', undo: 0 }]);
    expect(outcome).toMatchObject({ status: 'refused', played: 0, reasons: [{ code: 'NO_SUCH_SEAT' }] });
  });
});
