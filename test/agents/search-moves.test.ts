import { describe, expect, it } from 'vitest';
import { simulationOf, searchAtOnce, firstPosition, type Fork } from './games.js';
import { CARDS, imagine, playing, seen } from './kuhn-poker.js';
import { thinkThrough } from './tic-tac-toe-simulation.js';

const X = { winner: 'X' };
const O = { winner: 'O' };
const DRAW = { winner: null };
const found = (tree: Fork, players?: string[], options = {}) =>
  searchAtOnce(() => simulationOf(tree, players), { iterations: 300, ...options });

describe('a search', () => {
  it('finds the move that wins against every answer', () => {
    const { moves } = found({
      player: 'X',
      moves: {
        greedy: { player: 'O', moves: { a: O, b: X, c: X, d: X, e: X } },
        safe: DRAW,
        deep: { player: 'O', moves: { a: { player: 'X', moves: { lose: O, win: X } }, b: X } },
      },
    });
    expect(moves[0]).toMatchObject({ id: 'deep', move: { moveId: 'deep', playerId: 'X' } });
    expect(moves[0]!.value).toBeGreaterThan(0.9);
  });

  it('says how often each move was tried and what it was worth', () => {
    const { moves, iterations } = found({ player: 'X', moves: { win: X, lose: O, draw: DRAW } });
    expect(moves.map(({ id, value }) => [id, value])).toEqual([
      ['win', 1],
      ['draw', 0.5],
      ['lose', 0],
    ]);
    expect(moves.map(({ visits }) => visits)).toEqual(
      moves.map(({ visits }) => visits).toSorted((a, b) => b - a),
    );
    expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
    expect(iterations).toBe(300);
  });

  it('takes every player to play for their own good, not against the others', () => {
    const gift = { winner: 'a', rewards: { a: 1, b: 0.6 } };
    const spite = { winner: 'c', rewards: { c: 1, b: 0.2 } };
    const { moves } = found(
      {
        player: 'a',
        moves: {
          trust: { player: 'b', moves: { gift, spite } },
          share: { winner: null, rewards: { a: 0.5 } },
        },
      },
      ['a', 'b', 'c'],
    );
    expect(moves[0]).toMatchObject({ id: 'trust' });
    expect(moves[0]!.value).toBeGreaterThan(0.9);
  });

  it('counts a move for the player who makes it, also where chance says who that is', () => {
    // Whoever is up may stay, which wins for the one and loses for the other.
    const up = (player: string): Fork => ({ player, moves: { stay: X, leave: O } });
    const { moves } = searchAtOnce(
      (random) => {
        const next = up(random() < 0.5 ? 'X' : 'O');
        return simulationOf({
          player: 'X',
          moves: { toss: next, draw: { winner: null, rewards: { X: 0.55, O: 0.45 } } },
        });
      },
      { iterations: 2000 },
    );
    const toss = moves.find(({ id }) => id === 'toss')!;
    // Each decides well, so it is one half; a mixture of both would let X stay and leave as it comes.
    expect(toss.value).toBeGreaterThan(0.45);
    expect(toss.value).toBeLessThan(0.55);
  });

  it('finds nothing where there is nothing to decide', () => {
    const over = { ...simulationOf({ player: 'X', moves: {} }), currentPlayer: () => null, outcome: () => X };
    expect(searchAtOnce(() => over)).toEqual({ iterations: 0, moves: [] });
    expect(found({ player: 'X', moves: {} })).toEqual({ iterations: 0, moves: [] });
  });

  it('finds the same for the same seed', () => {
    const report = (seed: number) =>
      searchAtOnce(() => thinkThrough(firstPosition()), { seed, iterations: 200 });
    expect(report(1)).toEqual(report(1));
    expect(report(1)).not.toEqual(report(2));
  });
});

describe('a budget', () => {
  it('of time ends the search', () => {
    const start = performance.now();
    const { iterations } = searchAtOnce(() => thinkThrough(firstPosition()), { milliseconds: 60 });
    expect(performance.now() - start).toBeLessThan(2000);
    expect(performance.now() - start).toBeGreaterThanOrEqual(60);
    expect(iterations).toBeGreaterThan(1);
  });

  it('of time alone sets no limit to the iterations', () => {
    const tree = { player: 'X', moves: { win: X, lose: O } };
    const { iterations } = searchAtOnce(() => simulationOf(tree), { milliseconds: 300 });
    expect(iterations).toBeGreaterThan(1000);
  });

  it.each([
    [{ iterations: 20, milliseconds: 60_000 }, 20],
    [{ iterations: 20 }, 20],
    [{ milliseconds: 0, iterations: 20 }, 1],
    [{}, 1000],
  ])('of %j is kept, whichever is reached first', (budget, games) => {
    expect(
      found({ player: 'X', moves: { win: X, lose: O } }, undefined, { iterations: undefined, ...budget })
        .iterations,
    ).toBe(games);
  });
});

describe('a position that is not thought through', () => {
  const endless = (worth: Fork['worth']): Fork => {
    const fork: Fork = { player: 'O', moves: { on: { player: 'O', moves: {} } }, ...(worth && { worth }) };
    return { ...fork, moves: { on: fork } };
  };

  it('is worth what the game makes of it, on any scale', () => {
    const tree = (scale: number): Fork => ({
      player: 'X',
      moves: {
        behind: endless({ X: -3 * scale, O: 0 }),
        ahead: endless({ X: 2 * scale, O: scale }),
        even: endless({ X: 9 * scale, O: 9 * scale }),
        lost: O,
      },
    });
    for (const scale of [0.001, 1, 1000]) {
      const { moves } = found(tree(scale), undefined, { rolloutDepth: 0, iterations: 100 });
      expect(moves[0]!.id).toBe('ahead');
      const worth = Object.fromEntries(moves.map(({ id, value }) => [id, value]));
      expect(worth['ahead']).toBeGreaterThan(worth['even']!);
      expect(worth['even']).toBeGreaterThan(worth['behind']!);
      expect(worth['behind']).toBeGreaterThan(worth['lost']!);
    }
  });

  it('is never worth as much as a win', () => {
    const moves = { win: X, far: endless({ X: 1000, O: -1000 }), near: endless({ X: 1, O: 0 }) };
    expect(found({ player: 'X', moves }, undefined, { rolloutDepth: 3 }).moves[0]!.id).toBe('win');
  });

  it('of one player alone is compared with the others that were seen', () => {
    const alone = (worth: number): Fork => ({ player: 'X', moves: {}, worth: { X: worth } });
    const tree: Fork = { player: 'X', moves: { poor: alone(1000), fair: alone(1001), good: alone(1003) } };
    const { moves } = found(tree, ['X']);
    expect(moves.map(({ id }) => id)).toEqual(['good', 'fair', 'poor']);
    expect(moves[0]!.value - moves[2]!.value).toBeGreaterThan(0.3);
  });

  it('is reached by what looks good at a glance more often than by what does not', () => {
    const tree: Fork = {
      player: 'X',
      moves: { go: { player: 'X', moves: { good: X, bad: O }, scores: { good: 2, bad: 1 } } },
    };
    const wins = Array.from(
      { length: 200 },
      (_, seed) => found(tree, undefined, { seed, iterations: 1 }).moves[0]!.value,
    );
    const share = wins.reduce((sum, value) => sum + value, 0) / wins.length;
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.85);
  });

  it('is as good as a draw where the game says nothing', () => {
    const { moves } = searchAtOnce(
      () => {
        const { evaluate: _, ...simulation } = simulationOf({
          player: 'X',
          moves: { on: endless(undefined), lose: O },
        });
        return simulation;
      },
      { iterations: 50, rolloutDepth: 5 },
    );
    expect(moves[0]).toMatchObject({ id: 'on', value: 0.5 });
  });
});

describe('a thousand candidates', () => {
  const names = Array.from({ length: 1000 }, (_, at) => `m${at}`);

  it('do not keep the search from the good ones that are scored well', () => {
    const scores = Object.fromEntries(names.map((name, at) => [name, at % 100]));
    // Scores are a hint: of the ten with the best, one wins.
    const moves = Object.fromEntries(names.map((name) => [name, name === 'm599' ? X : O]));
    const { moves: tried } = found({ player: 'X', moves, scores });
    expect(tried[0]).toMatchObject({ id: 'm599', value: 1 });
    expect(tried.length).toBeLessThan(60);
  });

  it('are not all tried, so that the better ones are tried often', () => {
    const moves = Object.fromEntries(names.map((name, at) => [name, at % 5 === 0 ? X : O]));
    const { moves: tried } = found({ player: 'X', moves });
    expect(tried[0]!.value).toBe(1);
    expect(tried[0]!.visits).toBeGreaterThan(10);
  });

  it('that are all the same move take the place of one', () => {
    const copies = Array.from(
      { length: 50 },
      () => simulationOf({ player: 'X', moves: { copy: O } }).moves()[0]!,
    );
    const { moves } = searchAtOnce(
      () => {
        const simulation = simulationOf({ player: 'X', moves: { copy: O, other: X } });
        const list = [...copies, ...simulation.moves().slice(1)];
        return { ...simulation, moves: () => list };
      },
      { iterations: 20 },
    );
    expect(moves[0]!.id).toBe('other');
  });
});

describe('a game with secrets', () => {
  const facingABet = (ann: (typeof CARDS)[number], bob: (typeof CARDS)[number]) =>
    seen({ hands: { ann, bob }, actions: ['bet'] });
  const report = (snapshot: ReturnType<typeof seen>) =>
    searchAtOnce((random) => imagine(snapshot, random), { iterations: 1000 });

  it('is found to be the same whatever the seat cannot see', () => {
    for (const bob of CARDS) {
      const [one, two] = CARDS.filter((card) => card !== bob).map((ann) => report(facingABet(ann, bob)));
      expect(one).toEqual(two);
    }
  });

  it('is thought through in many worlds, not in one', () => {
    const { moves } = report(facingABet('jack', 'queen'));
    // Who knew would win or lose two chips for sure.
    const call = moves.find(({ id }) => id === 'bet')!;
    expect(call.value).toBeGreaterThan(0.4);
    expect(call.value).toBeLessThan(0.6);
    const told = searchAtOnce(() => playing({ hands: { ann: 'jack', bob: 'queen' }, actions: ['bet'] }));
    expect(told.moves[0]).toMatchObject({ id: 'bet', value: 1 });
  });

  it('is played as the cards in hand advise', () => {
    expect(report(facingABet('queen', 'jack')).moves[0]!.id).toBe('pass');
    expect(report(facingABet('queen', 'king')).moves[0]!.id).toBe('bet');
  });

  it.each([
    ['tries a rare chance that is good whenever it comes', X, 80, 120],
    ['tries a rare chance that is bad no more often than a usual one', O, 3, 10],
  ])('%s', (_, result, least, most) => {
    // There in one world of twenty.
    const { moves } = searchAtOnce(
      (random) =>
        simulationOf({ player: 'X', moves: { usual: DRAW, ...(random() < 0.05 && { rare: result }) } }),
      { iterations: 2000 },
    );
    expect(moves[0]!.id).toBe('usual');
    expect(moves[1]!.visits).toBeGreaterThanOrEqual(least);
    expect(moves[1]!.visits).toBeLessThanOrEqual(most);
  });
});
