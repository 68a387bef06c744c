import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Agent } from '../../src/agents/agent.js';
import { exposeAgent } from '../../src/agents/remote/expose-agent.js';
import { remoteAgent } from '../../src/agents/remote/remote-agent.js';
import { searchAgent } from '../../src/agents/search/search-agent.js';
import { seatAgent } from '../../src/agents/seat-agent.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import type { Option } from '../../src/protocol/option.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';
import { choiceOf, choicesOf, firstPosition } from './games.js';
import { thinkThrough } from './tic-tac-toe-simulation.js';

const open: MessagePort[] = [];

/** A line whose two ends are here. What is said still crosses as a copy, and later. */
function line() {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  return { here: port1, there: port2 };
}

afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

function remote<View>(agent: Agent<View>) {
  const { here, there } = line();
  exposeAgent(agent, there);
  return remoteAgent<View>(here);
}

/** Chooses when it is told to. */
function ponderer() {
  const thoughts: { signal: AbortSignal; conclude: (choice: Option) => void }[] = [];
  const agent: Agent = {
    choose: (_, __, signal) => new Promise((conclude) => thoughts.push({ signal, conclude })),
  };
  return { agent, thoughts };
}

describe('an agent at the other end of a line', () => {
  it('chooses as it would here', async () => {
    const agent = searchAgent({ seed: 1, iterations: 100, imagine: thinkThrough });
    const position = firstPosition();
    const choice = await choiceOf(remote(agent), position);
    expect(choice).toEqual(await choiceOf(agent, position));
    expect(choicesOf(position)).toContain(choice);
  });

  it('gets the options that are available, made from the snapshot', async () => {
    const position = firstPosition();
    const taken = { ...position, moves: position.moves.map((move, at) => ({ ...move, isValid: at > 6 })) };
    const choose = vi.fn<Agent['choose']>((_, options) => options[0]!);
    await choiceOf(remote({ choose }), taken);
    expect(choose.mock.calls[0]![0]).toEqual(taken);
    expect(choose.mock.calls[0]![0]).not.toBe(taken);
    expect(choose.mock.calls[0]![1]).toEqual(choicesOf(taken));
  });

  it('may leave the decision alone', async () => {
    expect(await choiceOf(remote({ choose: () => null }), firstPosition())).toBeNull();
  });

  it('plays whole games at a table', async () => {
    const table = createTable({ seed: 1 });
    const agent = remote(searchAgent({ seed: 1, iterations: 20, imagine: thinkThrough }));
    const stops = ['X', 'O'].map((seat) => seatAgent(table.adapter(seat), agent));
    await expect.poll(() => table.adapter(null).getSnapshot().status.kind).toBe('over');
    for (const stop of stops) stop();
  });

  it('keeps apart what it is asked at the same time', async () => {
    const { agent, thoughts } = ponderer();
    const { here, there } = line();
    exposeAgent(agent, there);
    const position = firstPosition();
    const asked = [remoteAgent(here), remoteAgent(here)].map((each) => choiceOf(each, position));
    await expect.poll(() => thoughts).toHaveLength(2);
    thoughts[1]!.conclude(choicesOf(position)[1]!);
    thoughts[0]!.conclude(choicesOf(position)[0]!);
    expect(await Promise.all(asked)).toEqual(choicesOf(position).slice(0, 2));
  });
});

describe('what goes wrong at the other end of a line', () => {
  it('goes wrong here too, in the same words', async () => {
    const failing = remote({
      choose: () => {
        throw new RangeError('no idea');
      },
    });
    await expect(choiceOf(failing, firstPosition())).rejects.toThrow(
      expect.objectContaining({ name: 'RangeError', message: 'no idea' }),
    );
    const rejecting = remote({ choose: () => Promise.reject(new Error('still none')) });
    await expect(choiceOf(rejecting, firstPosition())).rejects.toThrow('still none');
  });

  it('is said when an option is chosen that does not exist', async () => {
    const [option] = choicesOf(firstPosition());
    const agent = remote({ choose: () => ({ ...option!, id: 'fly' }) });
    await expect(choiceOf(agent, firstPosition())).rejects.toThrow(
      'moveset: an agent at the other end of a line chose "fly", which is none of its options. ' +
        'It cannot be played. Let it choose among the options that it is given.',
    );
  });

  it('is said when the Worker breaks down, now and whenever it is asked again', async () => {
    const port = Object.assign(new EventTarget(), { postMessage: () => {} });
    const agent = remoteAgent(port);
    const asked = choiceOf(agent, firstPosition());
    port.dispatchEvent(Object.assign(new Event('error'), { message: 'x is not defined' }));
    const words =
      'moveset: the Worker of an agent failed (x is not defined). Nothing can be chosen there. ' +
      'Look at its script and at the path it is loaded from.';
    await expect(asked).rejects.toThrow(words);
    await expect(choiceOf(agent, firstPosition())).rejects.toThrow(words);
  });

  it('is said when a snapshot cannot cross', async () => {
    const position: Snapshot = { ...firstPosition(), view: () => 'a function' };
    await expect(choiceOf(remote({ choose: () => null }), position)).rejects.toThrow('could not be cloned');
  });

  it('does not come from the talk of others on the line', async () => {
    const { here, there } = line();
    exposeAgent({ choose: (_, options) => options[0]! }, there);
    const agent = remoteAgent(here);
    for (const noise of [
      null,
      7,
      'moveset',
      {},
      { type: 7 },
      { type: 'moveset:choice', request: -1, optionId: 'x' },
    ]) {
      for (const port of [here, there]) port.postMessage(noise);
    }
    expect(await choiceOf(agent, firstPosition())).toEqual(choicesOf(firstPosition())[0]);
  });
});

describe('a thought that is no longer wanted', () => {
  it('is given up at both ends, and what comes of it late is not heard', async () => {
    const { agent, thoughts } = ponderer();
    const far = remote(agent);
    const abort = new AbortController();
    const position = firstPosition();
    const asked = far.choose(position, choicesOf(position), abort.signal);
    await expect.poll(() => thoughts).toHaveLength(1);
    abort.abort(new Error('the game went on'));
    await expect(asked).rejects.toThrow('the game went on');
    await expect.poll(() => thoughts[0]!.signal.aborted).toBe(true);
    thoughts[0]!.conclude(choicesOf(position)[1]!);
    const next = choiceOf(far, position);
    await expect.poll(() => thoughts).toHaveLength(2);
    thoughts[1]!.conclude(choicesOf(position)[2]!);
    expect(await next).toEqual(choicesOf(position)[2]);
  });

  it('is not begun when that was known before', async () => {
    const choose = vi.fn<Agent['choose']>(() => null);
    const position = firstPosition();
    const asked = remote({ choose }).choose(position, choicesOf(position), AbortSignal.abort());
    await expect(asked).rejects.toThrow('aborted');
    expect(choose).not.toHaveBeenCalled();
  });

  it('ends when the agent is taken off the line', async () => {
    const { agent, thoughts } = ponderer();
    const { here, there } = line();
    const stop = exposeAgent(agent, there);
    void choiceOf(remoteAgent(here), firstPosition());
    await expect.poll(() => thoughts).toHaveLength(1);
    stop();
    expect(thoughts[0]!.signal.aborted).toBe(true);
  });
});
