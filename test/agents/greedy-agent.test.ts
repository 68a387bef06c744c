import { describe, expect, it } from 'vitest';
import { greedyAgent } from '../../src/agents/greedy-agent.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { choiceOf, firstPosition, move } from './games.js';

const positionWith = (...moves: EnumeratedMove[]) => ({ ...firstPosition(), moves });
const chosen = async (agent: ReturnType<typeof greedyAgent>, ...moves: EnumeratedMove[]) =>
  (await choiceOf(agent, positionWith(...moves)))?.move.moveId;

describe('a greedy agent', () => {
  it('chooses what the engine scores highest', async () => {
    const moves = [move('low', 'X', { score: 1 }), move('high', 'X', { score: 7 }), move('unscored')];
    expect(await chosen(greedyAgent({ seed: 1 }), ...moves)).toBe('high');
  });

  it('tells moves apart by their parameters', async () => {
    const shot = (target: string, score: number) => ({
      ...move('fire', 'X', { score }),
      params: { target },
    });
    const choice = await choiceOf(
      greedyAgent({ seed: 1 }),
      positionWith(shot('a', 1), shot('b', 3), shot('c', 2)),
    );
    expect(choice?.params).toEqual({ target: 'b' });
  });

  it('takes no score, and none that is a number, for 0', async () => {
    const moves = [move('bad', 'X', { score: -1 }), move('unscored')];
    expect(await chosen(greedyAgent({ seed: 1 }), ...moves)).toBe('unscored');
    for (const score of [NaN, '9', null]) {
      const odd = [
        move('good', 'X', { score: 1 }),
        move('odd', 'X', { score }),
        move('bad', 'X', { score: -1 }),
      ];
      expect(await chosen(greedyAgent({ seed: 1 }), ...odd)).toBe('good');
      expect(await chosen(greedyAgent({ seed: 1 }), ...odd.slice(1))).toBe('odd');
    }
  });

  it('leaves unavailable moves alone, however good they would be', async () => {
    const barred = { ...move('barred', 'X', { score: 9 }), isValid: false };
    expect(await chosen(greedyAgent({ seed: 1 }), barred, move('open'))).toBe('open');
    expect(await chosen(greedyAgent({ seed: 1 }), barred)).toBeUndefined();
  });

  it('judges by the score it is given instead, which may look at the position', async () => {
    const agent = greedyAgent<{ readonly favourite: string }>({
      seed: 1,
      score: (option, { view }) => (option.move.moveId === view.favourite ? 1 : NaN),
    });
    const position = { ...positionWith(move('a', 'X', { score: 9 }), move('b')), view: { favourite: 'b' } };
    expect((await choiceOf(agent, position))?.move.moveId).toBe('b');
  });

  it('decides between equals by its seed', async () => {
    const moves = ['a', 'b', 'c', 'worst'].map((id) => move(id, 'X', { score: id === 'worst' ? 0 : 1 }));
    const choices = async (seed: number) => {
      const agent = greedyAgent({ seed });
      return Promise.all(Array.from({ length: 20 }, () => chosen(agent, ...moves)));
    };
    expect(await choices(1)).toEqual(await choices(1));
    expect(await choices(1)).not.toEqual(await choices(2));
    expect(new Set(await choices(1))).toEqual(new Set(['a', 'b', 'c']));
  });
});
