import { describe, expect, test, vi } from 'vitest';
import { workerAdapter, workerTable } from '../../../src/adapters/worker/worker-adapter.js';
import { randomAgent } from '../../../src/agents/random-agent.js';
import { seatAgent } from '../../../src/agents/seat-agent.js';
import { createTable } from '../../../src/games/tic-tac-toe/table.js';
import type { TicTacToeView } from '../../../src/games/tic-tac-toe/view.js';
import { commandFor } from '../../../src/protocol/command.js';
import type { EngineAdapter, Table } from '../../../src/protocol/engine-adapter.js';
import { optionsOf } from '../../../src/protocol/options/options-of.js';
import { createDriver } from '../../../src/testing/driver.js';
import { threadsOf } from './threads.js';

const make = () => createTable({ boardSize: 3, now: () => 0 });
const boardOf = (adapter: EngineAdapter) =>
  (adapter.getSnapshot().view as TicTacToeView).board.map((mark) => mark ?? '.').join('');
const cell = (adapter: EngineAdapter, position: number) =>
  optionsOf(adapter.getSnapshot()).find(({ params }) => params['position'] === position)!;
const play = (adapter: EngineAdapter, position: number) =>
  adapter.execute(commandFor(cell(adapter, position), adapter.getSnapshot()));

test('what did not change is the very object it was, though it came over a wire', async () => {
  const adapter = await workerAdapter(threadsOf(make).spawn, { seat: 'X' });
  const before = adapter.getSnapshot();
  await play(adapter, 4);
  const after = adapter.getSnapshot();
  expect(after.players).toBe(before.players);
  expect(after.moves).not.toBe(before.moves);
  adapter.dispose!();
});

describe('a thread that dies', () => {
  test('is reported and followed by another that stands where it stood', async () => {
    const threads = threadsOf(make);
    const onTrouble = vi.fn<(message: string) => void>();
    const adapter = await workerAdapter(threads.spawn, { onTrouble });
    const told = vi.fn<() => void>();
    adapter.subscribe(told);
    for (const position of [4, 0, 8]) await play(adapter, position);
    await adapter.undo!();
    const before = adapter.getSnapshot();
    threads.fail('out of memory');
    expect(onTrouble.mock.calls).toEqual([
      [
        'moveset: the Worker of a game failed (out of memory). Another one is started, and what was played is played ' +
          'there again. Look for what broke it.',
      ],
    ]);
    expect(threads.count()).toBe(2);
    // What is sent before the other one stands is not lost either.
    expect(await play(adapter, 2)).toMatchObject({ status: 'accepted' });
    expect(boardOf(adapter)).toBe('O.X.X....');
    expect(adapter.getSnapshot().revision).toBeGreaterThan(before.revision);
    expect(adapter.getSnapshot().log.map(({ text }) => text)).toHaveLength(3);
    await adapter.undo!();
    expect(boardOf(adapter)).toBe(before.view && 'O...X....');
    expect(onTrouble).toHaveBeenCalledOnce();
    adapter.dispose!();
  });

  test('is missed even if it ends without a word', async () => {
    const threads = threadsOf(make);
    const onTrouble = vi.fn<(message: string) => void>();
    const adapter = await workerAdapter(threads.spawn, { onTrouble, patience: 60, seat: 'X' });
    await play(adapter, 4);
    threads.vanish();
    await vi.waitUntil(() => onTrouble.mock.calls.length > 0, { timeout: 5000 });
    expect(onTrouble.mock.calls[0]![0]).toContain('has said nothing for 60 milliseconds.');
    await vi.waitUntil(() => adapter.getSnapshot().revision > 1, { timeout: 5000 });
    expect(boardOf(adapter)).toBe('....X....');
    adapter.dispose!();
  });

  test('while a command is under way, which is then played once', async () => {
    const threads = threadsOf(make);
    const adapter = await workerAdapter(threads.spawn, { onTrouble: () => {} });
    const command = commandFor(cell(adapter, 4), adapter.getSnapshot());
    const answer = adapter.execute(command);
    threads.fail('gone');
    expect(await answer).toMatchObject({ status: 'accepted' });
    expect(await adapter.execute(command)).toEqual(await answer);
    expect(boardOf(adapter)).toBe('....X....');
    adapter.dispose!();
  });

  test('takes along what was played of a plan before it was interrupted', async () => {
    const makeInterrupting = (): Table<TicTacToeView> => {
      const table = make();
      return {
        seats: table.seats,
        adapter(seat) {
          const adapter = table.adapter(seat);
          return {
            ...adapter,
            async executeAll([first]) {
              await adapter.execute(first!);
              const { revision } = adapter.getSnapshot();
              return { status: 'interrupted', revision, played: 1, reasons: [] };
            },
          };
        },
      };
    };
    const threads = threadsOf(makeInterrupting);
    const adapter = await workerAdapter(threads.spawn, { seat: 'X', onTrouble: () => {} });
    const commands = [4, 0].map((position) => commandFor(cell(adapter, position), adapter.getSnapshot()));
    expect(await adapter.executeAll!(commands)).toMatchObject({ status: 'interrupted', played: 1 });
    threads.fail('gone');
    await vi.waitUntil(() => adapter.getSnapshot().revision > 1);
    expect(boardOf(adapter)).toBe('....X....');
    adapter.dispose!();
  });

  test('takes a computer along that plays in it, and what that has played', async () => {
    const threads = threadsOf(make, {
      begin: (table) => void seatAgent(table.adapter('O'), randomAgent({ seed: 7 })),
    });
    const adapter = await workerAdapter(threads.spawn, { seat: 'X', onTrouble: () => {} });
    const marks = () => boardOf(adapter).replaceAll('.', '').length;
    await play(adapter, 4);
    await vi.waitUntil(() => marks() === 2);
    const board = boardOf(adapter);
    threads.fail('gone');
    await vi.waitUntil(() => adapter.getSnapshot().revision > 2);
    expect(boardOf(adapter)).toBe(board);
    await play(adapter, board.indexOf('.'));
    await vi.waitUntil(() => marks() === 4);
    adapter.dispose!();
  });

  test('again and again is given up, and says so to who plays', async () => {
    const trouble: string[] = [];
    const threads = threadsOf(make);
    const adapter = await workerAdapter(threads.spawn, {
      seat: 'X',
      onTrouble: (text) => trouble.push(text),
    });
    for (let time = 0; time < 4; time += 1) threads.fail('broken');
    expect(trouble).toHaveLength(4);
    expect(trouble.at(-1)).toBe(
      'moveset: the Worker of a game failed (broken). It failed 4 times in a row, and is not started again. ' +
        'Look at its script and its path.',
    );
    expect(await play(adapter, 4)).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'WORKER_FAILED' }],
    });
    expect(boardOf(adapter)).toBe('.........');
  });
});

describe('misuse', () => {
  test('a game that cannot be made is no adapter', async () => {
    const broken = threadsOf((): never => {
      throw new Error('no such game');
    });
    await expect(workerAdapter(broken.spawn, { onTrouble: () => {} })).rejects.toThrow(
      'moveset: the Worker of a game could not set the game up (no such game).',
    );
  });

  test('a lone adapter is no table, and an unknown seat no seat', async () => {
    await expect(workerTable(threadsOf(() => make().adapter('X')).spawn)).rejects.toThrow(
      'moveset: the Worker exposes the adapter of one seat, not a table.',
    );
    const table = await workerTable(threadsOf(make).spawn);
    expect(() => table.adapter('Z')).toThrow('moveset: there is no seat "Z" at this table.');
    table.adapter('X').dispose!();
  });

  test('what cannot cross the line is refused', async () => {
    const driver = createDriver(await workerTable(threadsOf(make).spawn));
    const adapter = await workerAdapter(threadsOf(make).spawn, { seat: 'X' });
    const command = { commandId: 'c', revision: 0, moveId: 'place', params: { position: () => 4 } };
    expect(await adapter.execute(command)).toMatchObject({ status: 'rejected' });
    adapter.dispose!();
    expect(driver.options()).toHaveLength(9);
  });
});
