import { describe, expect, it } from 'vitest';
import type { Agent } from '../../src/agents/agent.js';
import { greedyAgent } from '../../src/agents/greedy-agent.js';
import { searchAgent } from '../../src/agents/search/search-agent.js';
import { computerAgent } from '../../src/games/tic-tac-toe/computer-agent.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import type { TicTacToeView } from '../../src/games/tic-tac-toe/view.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { createDriver } from '../../src/testing/driver.js';
import { thinkThrough } from './tic-tac-toe-simulation.js';

/** What an agent thinks of each cell that the seat to move could take. */
async function judged(agent: Agent<TicTacToeView>, cells: readonly number[], boardSize = 3) {
  const table = createTable({ seed: 1, boardSize });
  const driver = createDriver(table);
  for (const cell of cells)
    await driver.playOption(`row ${Math.floor(cell / boardSize) + 1}, column ${(cell % boardSize) + 1}`);
  const snapshot = table.adapter(driver.seat).getSnapshot();
  const options = optionsOf(snapshot).filter(({ kind }) => kind === 'available');
  const scores = await agent.judge!(snapshot, options, new AbortController().signal);
  return new Map(options.map(({ id, params }) => [params['position'] as number, scores.get(id)]));
}

describe('how good a move is', () => {
  it('is known exactly to who plays perfectly: wins above draws above losses', async () => {
    // X has 0 and 1, O has 3 and 4: X wins at 2, must otherwise stop O at 5.
    const scores = await judged(computerAgent({ seed: 1 }), [0, 3, 1, 4]);
    expect(scores.size).toBe(5);
    expect(scores.get(2)).toBeGreaterThan(scores.get(5)!);
    for (const loss of [6, 7, 8]) {
      expect(scores.get(loss)).toBeLessThan(0);
      expect(scores.get(5)).toBeGreaterThan(scores.get(loss)!);
    }
  });

  it('is the same for every cell of the empty board: all draw', async () => {
    const scores = await judged(computerAgent({ seed: 1 }), []);
    expect(new Set(scores.values())).toEqual(new Set([0]));
  });

  it('says about a corner that only the middle saves', async () => {
    const scores = await judged(computerAgent({ seed: 1 }), [0]);
    const saved = [...scores].filter(([, score]) => score === 0).map(([cell]) => cell);
    expect(saved).toEqual([4]);
  });

  it('is guessed on a larger board, for every cell', async () => {
    const scores = await judged(computerAgent({ seed: 1 }), [0], 6);
    expect(scores.size).toBe(35);
    expect([...scores.values()].every(Number.isFinite)).toBe(true);
  });

  it('is found out by searching, in the same order', async () => {
    const scores = await judged(
      searchAgent({ seed: 1, iterations: 400, imagine: thinkThrough }),
      [0, 3, 1, 4],
    );
    const best = Math.max(...[...scores.values()].map((score) => score ?? 0));
    expect(scores.get(2)).toBe(best);
    expect(best).toBeGreaterThan(0.9);
  });

  it('is what a greedy agent goes by', async () => {
    const score = ({ params }: { readonly params: object }) => Number(Object.values(params)[0]);
    const scores = await judged(greedyAgent({ seed: 1, score }), []);
    expect([...scores]).toEqual(Array.from({ length: 9 }, (_, cell) => [cell, cell]));
  });
});
