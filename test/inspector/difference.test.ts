import { describe, expect, it } from 'vitest';
import { createTable as createEmberwood } from '../../src/games/emberwood/table.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import { differencesBetween } from '../../src/inspector/difference.js';
import type { RecordedRevision } from '../../src/inspector/inspection.js';
import { lastChangeOf } from '../../src/inspector/last-change.js';
import { createDriver } from '../../src/testing/driver.js';

describe('differencesBetween', () => {
  it('says why options went grey, with the numbers behind it', async () => {
    const table = createTable({ seed: 1, now: () => 0 });
    const before = table.adapter('X').getSnapshot();
    await createDriver(table).playOption('Place X in row 2, column 2');
    const after = table.adapter('X').getSnapshot();
    const differences = differencesBetween(before, after);
    expect(differences).toHaveLength(9);
    expect(differences.every(({ kind }) => kind === 'greyed')).toBe(true);
    const middle = differences.find(({ name }) => name === 'Place X in row 2, column 2')!;
    expect(middle.changes.filter(({ what }) => what === 'reason')).toEqual([
      {
        what: 'reason',
        before: null,
        after: expect.stringMatching(/^PLAYER_MISMATCH: It is not your turn: O is to move\. \{/),
      },
      {
        what: 'reason',
        before: null,
        after: 'CELL_OCCUPIED: This cell is occupied by X. {"occupant":"X","position":4}',
      },
    ]);
  });

  it('finds nothing where nothing is different', () => {
    const make = () =>
      createTable({ seed: 1, now: () => 0 })
        .adapter('X')
        .getSnapshot();
    expect(differencesBetween(make(), make())).toEqual([]);
  });

  it('tells what is new, what is gone, and whose numbers are others', async () => {
    const table = createEmberwood({ seed: 1 });
    const driver = createDriver(table);
    const before = table.adapter('hazel').getSnapshot();
    await driver.playOption('End turn');
    await driver.playOption('End turn');
    const differences = differencesBetween(before, table.adapter('hazel').getSnapshot());
    const embers = differences
      .flatMap(({ changes }) => changes)
      .find(({ before: was, after }) => was?.includes('you have 1') && after !== null);
    expect(embers?.after).toMatch(/you have 2/);
    expect(differences.some(({ kind }) => kind === 'appeared')).toBe(true);
  });
});

describe('lastChangeOf', () => {
  it('finds the two revisions between which an option changed last', async () => {
    const table = createTable({ seed: 1, now: () => 0 });
    const driver = createDriver(table);
    const revisions: RecordedRevision[] = [];
    const record = () => revisions.push({ snapshot: table.adapter('X').getSnapshot(), at: 0, painted: null });
    record();
    for (let ply = 0; ply < 3; ply += 1) {
      await driver.playRandom(ply, 1);
      record();
    }
    const [first] = table.adapter('X').getSnapshot().moves;
    expect(lastChangeOf(`place{"position":${String(first!.params['position'])}}`, revisions)).toEqual({
      from: 2,
      to: 3,
    });
    expect(lastChangeOf('nothing', revisions)).toBeNull();
  });
});
