import { workerAdapter } from '../../../src/adapters/worker/worker-adapter.js';
import { seatAgent } from '../../../src/agents/seat-agent.js';
import { commandFor } from '../../../src/protocol/command.js';
import type { EngineAdapter } from '../../../src/protocol/engine-adapter.js';
import { optionsOf } from '../../../src/protocol/options/options-of.js';
import { makeTable, thinker } from './game.js';

/** What the page saw while the computer thought. */
export interface Thought {
  readonly frames: number;
  /** The longest time between two frames, in milliseconds. */
  readonly longest: number;
  /** How long an answer to the player's own move took, in milliseconds. */
  readonly answer: number;
}

async function seated(where: 'worker' | 'page'): Promise<EngineAdapter> {
  if (where === 'worker')
    return workerAdapter(
      () => new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' }),
      { seat: 'X' },
    );
  const table = makeTable();
  seatAgent(table.adapter('O'), thinker);
  return table.adapter('X');
}

/** Plays a move, and counts frames until the computer has answered it. */
export async function think(where: 'worker' | 'page'): Promise<Thought> {
  const adapter = await seated(where);
  const option = optionsOf(adapter.getSnapshot()).find(({ kind }) => kind === 'available')!;
  let last = await new Promise(requestAnimationFrame);
  const start = performance.now();
  await adapter.execute(commandFor(option, adapter.getSnapshot()));
  const answer = performance.now() - start;
  let [frames, longest] = [0, 0];
  while (adapter.getSnapshot().log.length < 2) {
    const now = await new Promise(requestAnimationFrame);
    frames += 1;
    longest = Math.max(longest, now - last);
    last = now;
  }
  adapter.dispose?.();
  return { frames, longest: Math.max(longest, performance.now() - last), answer };
}

Object.assign(window, { think });
