import { describe, expect, it } from 'vitest';
import { randomAgent } from '../../src/agents/random-agent.js';
import { searchAgent } from '../../src/agents/search/search-agent.js';
import { computerAgent } from '../../src/games/tic-tac-toe/computer-agent.js';
import { choiceOf, choicesOf, firstPosition, move, simulationOf, winnerOf } from './games.js';
import { CARDS, imagine, seen } from './kuhn-poker.js';
import { thinkThrough } from './tic-tac-toe-simulation.js';

const thinker = (seed: number | string, iterations: number) =>
  searchAgent({ seed, iterations, imagine: thinkThrough });

// Whole games take a while on a machine that has other things to do.
const PATIENCE = 30_000;

describe('a searching agent', () => {
  it(
    'never loses to a perfect player, on either side',
    async () => {
      for (let seed = 0; seed < 4; seed += 1) {
        expect(await winnerOf({ X: thinker(seed, 1000), O: computerAgent({ seed }) })).toBeNull();
        expect(await winnerOf({ X: computerAgent({ seed }), O: thinker(seed, 1000) })).toBeNull();
      }
    },
    PATIENCE,
  );

  it(
    'beats chance nearly always, on either side',
    async () => {
      let wins = 0;
      for (let seed = 0; seed < 50; seed += 1) {
        const [mine, other] = seed % 2 === 0 ? ['X', 'O'] : ['O', 'X'];
        const winner = await winnerOf({ [mine]: thinker(seed, 200), [other]: randomAgent({ seed }) });
        wins += Number(winner === mine);
      }
      expect(wins).toBeGreaterThanOrEqual(45);
    },
    PATIENCE,
  );

  it('chooses by its seed and the position alone', async () => {
    const position = firstPosition();
    const choices = (agent = thinker(1, 30)) => choiceOf(agent, position);
    const agent = thinker(1, 30);
    const [first, again, later] = [
      await choices(agent),
      await choices(agent),
      await choiceOf(agent, { ...position, revision: 7 }),
    ];
    expect(again).toEqual(first);
    expect(later).toEqual(first);
    const bySeed = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => choices(thinker(seed, 30))));
    expect(bySeed[0]).toEqual(first);
    expect(new Set(bySeed.map((choice) => choice!.id)).size).toBeGreaterThan(1);
  });

  it('chooses the same whatever it cannot see', async () => {
    const agent = searchAgent({ seed: 1, imagine, iterations: 300 });
    for (const actions of [[], ['pass'], ['bet'], ['pass', 'bet']]) {
      for (const own of CARDS) {
        const mine = actions.length % 2 === 0 ? 'ann' : 'bob';
        const choices = CARDS.filter((card) => card !== own).map((card) => {
          const hands = mine === 'ann' ? { ann: own, bob: card } : { ann: card, bob: own };
          return choiceOf(agent, seen({ hands, actions }));
        });
        const [one, two] = await Promise.all(choices);
        expect(one).toEqual(two);
      }
    }
  });

  it('ends in time when time is its budget', async () => {
    const start = performance.now();
    const agent = searchAgent({ seed: 1, imagine: thinkThrough, milliseconds: 50 });
    expect(await choiceOf(agent, firstPosition())).not.toBeNull();
    expect(performance.now() - start).toBeGreaterThanOrEqual(50);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('ends when told to, and lets others work until then', async () => {
    const abort = new AbortController();
    const agent = searchAgent({ seed: 1, imagine: thinkThrough, milliseconds: 60_000 });
    setTimeout(() => abort.abort(), 20);
    const position = firstPosition();
    await expect(agent.choose(position, choicesOf(position), abort.signal)).rejects.toThrow('aborted');
  });

  it('does not think where there is nothing to choose between', async () => {
    const never = searchAgent({ seed: 1, imagine: () => expect.unreachable() });
    const position = { ...firstPosition(), moves: [move('only')] };
    expect(await choiceOf(never, position)).toMatchObject({ id: 'only' });
  });

  it('leaves the decision alone when another one is awaited, even if it could resign', async () => {
    const position = firstPosition();
    const waiting = { ...position, flow: { ...position.flow, currentPlayer: 'O' }, moves: [move('resign')] };
    const game = () =>
      simulationOf({ player: 'O', moves: { resign: { winner: 'X' }, play: { winner: 'O' } } });
    expect(await choiceOf(searchAgent({ seed: 1, imagine: game }), waiting)).toBeNull();
  });

  it('says so when it is made to think about another game', async () => {
    const elsewhere = () => simulationOf({ player: 'X', moves: { dance: { winner: 'X' } } });
    await expect(choiceOf(searchAgent({ seed: 1, imagine: elsewhere }), firstPosition())).rejects.toThrow(
      'moveset: a searchAgent imagined a game in which X has none of the options of the snapshot. What it finds there ' +
        'cannot be played. Let imagine() give the position of the snapshot, with X to decide and moves of the same ids ' +
        'and parameters.',
    );
  });
});
