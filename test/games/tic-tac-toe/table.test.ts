import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTable } from '../../../src/games/tic-tac-toe/table.js';
import { GameError } from '../../../src/protocol/game-error.js';
import { optionsOf } from '../../../src/protocol/options/options-of.js';
import { createDriver } from '../../../src/testing/driver.js';
import { runs } from '../../runs.js';

const reasons = (table: ReturnType<typeof createTable>, seat: string, position: number) => {
  const option = optionsOf(table.adapter(seat).getSnapshot())[position]!;
  return option.kind === 'unavailable' ? option.reasons.map((reason) => reason.text) : [];
};

describe('a table of tic-tac-toe', () => {
  it('has a seat for X and one for O, and shows spectators the board', () => {
    const table = createTable({ boardSize: 3, seed: 1 });
    expect(table.seats).toEqual(['X', 'O']);
    expect(table.adapter(null).getSnapshot()).toMatchObject({
      seat: null,
      moves: [],
      view: { board: Array(9).fill(null), boardSize: 3, winningLine: null, lastMove: null },
      flow: { turn: 1, currentPlayer: 'X' },
    });
  });

  it('offers every cell, with all reasons where it cannot be taken', async () => {
    const table = createTable({ seed: 1 });
    await createDriver(table).playOption('Place X in row 1, column 1');
    expect(reasons(table, 'O', 0)).toEqual(['This cell is occupied by X.']);
    expect(reasons(table, 'X', 0)).toEqual([
      'It is not your turn: O is to move.',
      'This cell is occupied by X.',
    ]);
    expect(reasons(table, 'X', 8)).toEqual(['It is not your turn: O is to move.']);
  });

  it('says how it ended, and offers nothing more', async () => {
    const table = createTable({ seed: 1, names: { X: 'Xenia', O: 'Otto' } });
    const driver = createDriver(table);
    for (const [row, column] of [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
      [1, 3],
    ]) {
      await driver.playOption(`row ${row}, column ${column}`);
    }
    const end = table.adapter('X').getSnapshot();
    expect(end.status).toEqual({
      kind: 'over',
      winner: 'X',
      reason: 'Xenia has 3 in a row.',
      code: 'LINE_COMPLETE',
      context: { player: 'Xenia', count: 3 },
    });
    expect(end.view.winningLine).toEqual([0, 1, 2]);
    expect(end.log.at(-1)).toEqual({
      id: '5',
      text: 'Xenia takes row 1, column 3',
      code: 'CELL_TAKEN',
      context: { player: 'Xenia', row: 1, column: 3 },
      player: 'X',
    });
    expect(reasons(table, 'O', 8)).toEqual(['The game is over: Xenia has won.']);
    expect(reasons(table, 'X', 0)).toEqual([
      'The game is over: Xenia has won.',
      'This cell is occupied by X.',
    ]);
  });

  it('calls a full board a draw', async () => {
    const table = createTable({ seed: 1 });
    const driver = createDriver(table);
    for (const position of [0, 1, 2, 4, 3, 5, 7, 6, 8]) {
      await driver.playOption(`row ${Math.floor(position / 3) + 1}, column ${(position % 3) + 1}`);
    }
    expect(table.adapter(null).getSnapshot().status).toEqual({
      kind: 'over',
      winner: null,
      reason: 'The board is full: nobody wins.',
      code: 'BOARD_FULL',
    });
    expect(reasons(table, 'X', 0)[0]).toBe('The game is over: it is a draw.');
  });

  it('predicts a win', async () => {
    const table = createTable({ seed: 1 });
    const driver = createDriver(table);
    for (const name of ['row 1, column 1', 'row 2, column 1', 'row 1, column 2', 'row 2, column 2']) {
      await driver.playOption(name);
    }
    const adapter = table.adapter('X');
    const { move } = driver.option('row 1, column 3');
    const metrics = await adapter.preview!({ commandId: 'c', revision: 4, ...move });
    expect(metrics[0]).toEqual({ key: 'result', label: 'Then', after: 'X wins', tone: 'good' });
  });

  it('lets the seed decide who begins, if nobody else does', () => {
    const begins = (seed: number) =>
      createTable({ seed, firstPlayer: 'random' }).adapter(null).getSnapshot().flow.currentPlayer;
    const first = Array.from({ length: 20 }, (_, seed) => begins(seed));
    expect(new Set(first)).toEqual(new Set(['X', 'O']));
    expect(Array.from({ length: 20 }, (_, seed) => begins(seed))).toEqual(first);
  });

  it.each([
    [{ boardSize: 0 }, 'boardSize'],
    [{ boardSize: 2.5 }, 'boardSize'],
    [{ boardSize: NaN }, 'boardSize'],
    [{ boardSize: '3' as never }, 'boardSize'],
    [{ boardSize: 1000 }, 'boardSize'],
    [{ kInRow: 0 }, 'kInRow'],
    [{ kInRow: 4 }, 'kInRow'],
    [{ firstPlayer: 'Z' as never }, 'firstPlayer'],
  ])('refuses %j, naming what is wrong', (options, field) => {
    expect(() => createTable(options)).toThrow(GameError);
    expect(() => createTable(options)).toThrow(field);
  });

  it('plays to an end within the number of cells, whatever is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer({ min: 3, max: 6 }), async (seed, boardSize) => {
        const table = createTable({ boardSize, seed, now: () => 0 });
        const played = await createDriver(table).playRandom(seed);
        expect(played.length).toBeLessThanOrEqual(boardSize * boardSize);
        expect(table.adapter(null).getSnapshot().status.kind).toBe('over');
      }),
      { numRuns: runs(8, 500) },
    );
  });
});
