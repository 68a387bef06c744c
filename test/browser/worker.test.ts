import { expect, test, vi } from 'vitest';
import { workerAdapter } from '../../src/adapters/worker/worker-adapter.js';
import type { TicTacToeView } from '../../src/games/tic-tac-toe/view.js';
import { commandFor } from '../../src/protocol/command.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';

const workers: Worker[] = [];

function spawn(): Worker {
  const worker = new Worker(new URL('./worker/thinker.worker.ts', import.meta.url), { type: 'module' });
  workers.push(worker);
  return worker;
}

const boardOf = (adapter: EngineAdapter<TicTacToeView>) =>
  adapter
    .getSnapshot()
    .view.board.map((mark) => mark ?? '.')
    .join('');

async function place(adapter: EngineAdapter<TicTacToeView>, position: number): Promise<void> {
  const option = optionsOf(adapter.getSnapshot()).find(({ params }) => params['position'] === position)!;
  expect(await adapter.execute(commandFor(option, adapter.getSnapshot()))).toHaveProperty(
    'status',
    'accepted',
  );
}

/** The longest time between two frames until something is so, in milliseconds. */
async function longestFrame(until: () => boolean): Promise<number> {
  let longest = 0;
  let last = performance.now();
  while (!until()) {
    const now = await new Promise(requestAnimationFrame);
    longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;
}

test('a computer that thinks for two seconds in a Worker keeps no frame waiting', async () => {
  const adapter = await workerAdapter<TicTacToeView>(spawn, { seat: 'X' });
  await place(adapter, 4);
  expect(boardOf(adapter)).toBe('....X....');
  const start = performance.now();
  const longest = await longestFrame(() => boardOf(adapter) === 'O...X....');
  expect(performance.now() - start).toBeGreaterThan(1500);
  // On this thread it would be two seconds. Machines that do other things too get some leeway.
  expect(longest).toBeLessThan(1000);
  adapter.dispose!();
});

test('a Worker that breaks down is reported and followed by another, with nothing lost', async () => {
  const trouble: string[] = [];
  const adapter = await workerAdapter<TicTacToeView>(spawn, {
    seat: 'X',
    onTrouble: (message) => trouble.push(message),
  });
  await place(adapter, 4);
  await vi.waitUntil(() => boardOf(adapter) === 'O...X....', { timeout: 10_000 });
  const { revision } = adapter.getSnapshot();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A Worker has no origin to name.
  workers.at(-1)!.postMessage('break down');
  await vi.waitUntil(() => adapter.getSnapshot().revision > revision, { timeout: 10_000 });
  expect(trouble).toEqual([expect.stringContaining('failed (Uncaught Error: told to)')]);
  expect(boardOf(adapter)).toBe('O...X....');
  await place(adapter, 8);
  expect(boardOf(adapter)).toBe('O...X...X');
  adapter.dispose!();
});
