import { describe, expect, it } from 'vitest';
import type { Agent } from '../../../src/agents/agent.js';
import { randomAgent } from '../../../src/agents/random-agent.js';
import { computerAgent, type Level } from '../../../src/games/gundam/computer-agent.js';
import { createEngine } from '../../../src/games/gundam/engine.js';
import type { SeatId } from '../../../src/games/gundam/rules/state.js';
import { tableOf } from '../../../src/games/gundam/table.js';
import type { GundamView } from '../../../src/games/gundam/view.js';
import { commandFor } from '../../../src/protocol/command.js';
import { optionsOf } from '../../../src/protocol/options/options-of.js';
import { runs } from '../../runs.js';

/** Who wins a game of the computer, on one side, against chance. */
async function winnerOf(seed: number, computer: SeatId, level: Level): Promise<string | undefined> {
  const engine = createEngine({ seed });
  const table = tableOf(engine);
  const agents: Record<SeatId, Agent<GundamView>> = {
    player1: randomAgent({ seed }),
    player2: randomAgent({ seed }),
    [computer]: computerAgent({ engine, seed, level, iterations: 4 }),
  };
  const { signal } = new AbortController();
  for (let seat = engine.getActivePlayer(); seat !== null; seat = engine.getActivePlayer()) {
    const adapter = table.adapter(seat);
    const snapshot = adapter.getSnapshot();
    const options = optionsOf(snapshot).filter((option) => option.kind === 'available');
    const choice = await agents[seat as SeatId].choose(snapshot, options, signal);
    expect(await adapter.execute(commandFor(choice!, snapshot))).toMatchObject({ status: 'accepted' });
  }
  return engine.getGameEndResult()?.winner;
}

/** How many of so many games the computer wins, on both sides in turn. */
async function winsOf(games: number, level: Level): Promise<number> {
  let wins = 0;
  for (let seed = 0; seed < games; seed += 1) {
    const side = seed % 2 === 0 ? 'player1' : 'player2';
    if ((await winnerOf(seed, side, level)) === side) wins += 1;
  }
  return wins;
}

describe('the computer', () => {
  it.each([
    ['easy', runs(10, 200)],
    ['hard', runs(4, 40)],
  ] as const)('wins nine of ten games against chance (%s)', async (level, games) => {
    expect(await winsOf(games, level)).toBeGreaterThanOrEqual(Math.ceil(0.9 * games));
  });

  it('chooses by its seed and by what its seat sees, and by nothing else', async () => {
    const engine = createEngine({ seed: 3, firstPlayer: 'player1' });
    const choose = async (of: typeof engine) => {
      const snapshot = tableOf(of).adapter('player1').getSnapshot();
      const options = optionsOf(snapshot).filter((option) => option.kind === 'available');
      const agent = computerAgent({ engine: of, seed: 1, iterations: 20 });
      return (await agent.choose(snapshot, options, new AbortController().signal))?.id;
    };
    expect(await choose(engine.imagine('player1', 'another world'))).toBe(await choose(engine));
  });
});
