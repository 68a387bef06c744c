import { describe, expect, it } from 'vitest';
import { randomAgent } from '../../src/agents/random-agent.js';
import { runInSlices } from '../../src/agents/run-in-slices.js';
import { seatAgent } from '../../src/agents/seat-agent.js';
import { computerAgent } from '../../src/games/tic-tac-toe/computer-agent.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import type { EngineAdapter, Table } from '../../src/protocol/engine-adapter.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { createDriver } from '../../src/testing/driver.js';

function over(adapter: EngineAdapter): Promise<void> {
  return new Promise((resolve) => {
    const look = () => adapter.getSnapshot().status.kind === 'over' && resolve();
    adapter.subscribe(look);
    look();
  });
}

async function playOut(table: Table<never>, seed: string) {
  const stops = [
    seatAgent(table.adapter('X'), randomAgent({ seed })),
    seatAgent(table.adapter('O'), computerAgent({ seed }) as never),
  ];
  await over(table.adapter(null));
  for (const stop of stops) stop();
  return table.adapter(null).getSnapshot();
}

describe('agents at a table', () => {
  it('play a whole game, the same one for the same seed', async () => {
    const [one, two] = await Promise.all(
      ['a', 'a'].map((seed) => playOut(createTable({ seed }) as never, seed)),
    );
    expect(one).toEqual(two);
    expect(one!.log.length).toBeGreaterThanOrEqual(5);
  });

  it('never lose to chance when perfect', async () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const end = await playOut(createTable({ seed }) as never, `${seed}`);
      expect(end.status).not.toMatchObject({ winner: 'X' });
    }
  });

  it('win 4x4 when they begin, whatever the other does', async () => {
    const table = createTable({ boardSize: 4, seed: 1 });
    seatAgent(table.adapter('X'), computerAgent({ seed: 1 }));
    seatAgent(table.adapter('O'), randomAgent({ seed: 1 }));
    await over(table.adapter(null));
    expect(table.adapter(null).getSnapshot().status).toMatchObject({ winner: 'X' });
  });

  it('leave the table when stopped, also in the middle of a thought', async () => {
    const table = createTable({ seed: 1 });
    let think = () => {};
    const stop = seatAgent(table.adapter('X'), randomAgent({ seed: 1 }), {
      pace: () => new Promise((resolve) => (think = resolve)),
    });
    stop();
    think();
    await Promise.resolve();
    expect(table.adapter('X').getSnapshot().revision).toBe(0);
  });

  it('think anew when the game changes while they think', async () => {
    const table = createTable({ seed: 1, boardSize: 4 });
    const seen: number[] = [];
    const thoughts: (() => void)[] = [];
    seatAgent(table.adapter('O'), {
      choose: async (snapshot, options) => {
        seen.push(snapshot.revision);
        await new Promise<void>((resolve) => thoughts.push(resolve));
        return options[0]!;
      },
    });
    const driver = createDriver(table);
    await driver.playOption('Place X in row 1, column 1');
    await table.adapter('X').undo!();
    await driver.playOption('Place X in row 4, column 4');
    for (const conclude of thoughts) conclude();
    await expect.poll(() => table.adapter(null).getSnapshot().log.length).toBe(2);
    expect(seen).toEqual([1, 3]);
    expect(table.adapter(null).getSnapshot().view.board[15]).toBe('X');
  });

  it('report a choice that is refused, and a failure of their own', async () => {
    const errors: unknown[] = [];
    const table = createTable({ seed: 1 });
    await createDriver(table).playOption('Place X in row 1, column 1');
    const occupied = optionsOf(table.adapter('O').getSnapshot())[0]!;
    const stop = seatAgent(
      table.adapter('O'),
      { choose: () => occupied },
      { onError: (error) => errors.push(error) },
    );
    await expect.poll(() => errors).toHaveLength(1);
    expect(String(errors[0])).toMatch(
      /moveset: an agent chose "Place O in row 1, column 1", which was refused\. CELL_OCCUPIED/,
    );
    stop();
    const choose = () => {
      throw new Error('no idea');
    };
    seatAgent(table.adapter('O'), { choose }, { onError: (error) => errors.push(error) });
    await expect.poll(() => errors).toHaveLength(2);
  });
});

describe('a search in slices', () => {
  it('gives others a turn, and the same answer', async () => {
    function* search() {
      const end = performance.now() + 30;
      while (performance.now() < end) yield;
      return 42;
    }
    let turns = 0;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      turns += 1;
      port2.postMessage(null);
    });
    port1.start();
    port2.postMessage(null);
    expect(await runInSlices(search())).toBe(42);
    port1.close();
    expect(turns).toBeGreaterThan(0);
  });

  it('stops when told to', async () => {
    function* search() {
      for (;;) yield;
    }
    const abort = new AbortController();
    const result = runInSlices(search(), abort.signal);
    abort.abort();
    await expect(result).rejects.toThrow('aborted');
  });
});
