import { afterEach, describe, expect, it } from 'vitest';
import { randomAgent } from '../../src/agents/random-agent.js';
import { exposeAgent } from '../../src/agents/remote/expose-agent.js';
import { remoteAgent } from '../../src/agents/remote/remote-agent.js';
import { searchAgent } from '../../src/agents/search/search-agent.js';
import type { TicTacToeView } from '../../src/games/tic-tac-toe/view.js';
import { choiceOf, choicesOf, firstPosition, winnerOf } from '../agents/games.js';
import { thinkThrough } from '../agents/tic-tac-toe-simulation.js';

const workers: Worker[] = [];

function hired(worker: Worker) {
  workers.push(worker);
  return remoteAgent<TicTacToeView>(worker);
}

const thinker = () => hired(new Worker(new URL('agents-worker.ts', import.meta.url), { type: 'module' }));

afterEach(() => {
  for (const worker of workers.splice(0)) worker.terminate();
});

describe('an agent behind a MessagePort', () => {
  it('chooses too', async () => {
    const { port1, port2 } = new MessageChannel();
    exposeAgent({ choose: (_, options) => options[3]! }, port1);
    expect(await choiceOf(remoteAgent(port2), firstPosition())).toEqual(choicesOf(firstPosition())[3]);
  });
});

describe('an agent in a Worker', () => {
  it('chooses as it would on the page', async () => {
    const here = searchAgent({ seed: 1, iterations: 1500, imagine: thinkThrough });
    expect(await choiceOf(thinker(), firstPosition())).toEqual(await choiceOf(here, firstPosition()));
  });

  it('plays a game', async () => {
    expect(await winnerOf({ X: thinker(), O: randomAgent({ seed: 1 }) })).toBe('X');
  });

  it('hears that it need not think on, and is ready for the next thought', async () => {
    const agent = thinker();
    const position = firstPosition(10);
    const abort = new AbortController();
    const asked = agent.choose(position, choicesOf(position), abort.signal);
    abort.abort();
    await expect(asked).rejects.toThrow('aborted');
    expect(await choiceOf(agent, firstPosition())).not.toBeNull();
  });

  it('says so when its script cannot be loaded, and when it fails', async () => {
    const scripts = ['', 'throw new Error("broken")'].map((script) =>
      URL.createObjectURL(new Blob([script], { type: 'text/javascript' })),
    );
    URL.revokeObjectURL(scripts[0]!);
    const [lost, broken] = scripts.map((script) => hired(new Worker(script)));
    const words =
      'moveset: the Worker of an agent failed (it could not be loaded). Nothing can be chosen there.';
    await expect(choiceOf(lost!, firstPosition())).rejects.toThrow(words);
    await expect(choiceOf(broken!, firstPosition())).rejects.toThrow(/agent failed \(.*broken\)/);
  });
});
