import { describe, expect, it } from 'vitest';
import { ADA, BEN, by, engineOf, move, recordOf } from '../small-game.js';

/** A promise that is kept when it is told to. */
function promised<T>() {
  let keep!: (value: T) => void;
  const promise = new Promise<T>((resolve) => (keep = resolve));
  return { promise, keep };
}

describe('enumerators that must wait', () => {
  const slow = (list: unknown, parts = {}) =>
    move({ enumerator: undefined as never, asyncEnumerator: () => list as never, ...parts });

  it('are listed as moves without parameters by who does not wait, and asked by who does', async () => {
    const engine = engineOf({
      quick: move(),
      slow: slow(Promise.resolve([{ n: 1 }, { n: 2 }]), {
        condition: (_: unknown, { params }: { params: { n: number } }) => params.n === 2,
        describe: (_: unknown, { params }: { params: { n: number } }) => ({
          displayName: `Slow ${params.n}`,
        }),
      }),
    });
    expect(engine.enumerateMoves(ADA).map(({ validationError }) => validationError?.errorCode)).toEqual([
      undefined,
      'NO_ENUMERATOR',
    ]);
    const found = await engine.enumerateMovesAsync(ADA);
    expect(found.map(({ moveId, params, isValid }) => [moveId, params, isValid])).toEqual([
      ['quick', {}, true],
      ['slow', { n: 1 }, false],
      ['slow', { n: 2 }, true],
    ]);
    const told = await engine.enumerateMovesAsync(ADA, {
      validOnly: true,
      includeMetadata: true,
      moveIds: ['slow'],
    });
    expect(told.map(({ metadata }) => metadata)).toEqual([{ displayName: 'Slow 2' }]);
    expect(await engine.enumerateMovesAsync(ADA, { maxPerMove: 1 })).toHaveLength(2);
  });

  it.each([
    ['fail', () => Promise.reject(new Error('no line')), 'failed: no line'],
    ['give nothing', () => Promise.resolve(undefined), 'gave null instead of a list'],
    ['give null', () => Promise.resolve(null), 'gave null instead of a list'],
    ['give a number', () => Promise.resolve(3), 'gave number instead of a list'],
    ['give a string', () => Promise.resolve('ab'), 'gave string instead of a list'],
    ['give lists', () => Promise.resolve([[1]]), 'gave a list where parameters are an object'],
  ])('that %s cost only their own entry', async (_, list, what) => {
    const engine = engineOf({
      quick: move(),
      slow: slow(null, { asyncEnumerator: list }),
      last: slow([{ n: 3 }]),
    });
    const found = await engine.enumerateMovesAsync(ADA);
    expect(found.map(({ isValid }) => isValid)).toEqual([true, false, true]);
    expect(found[1]!.validationError).toMatchObject({
      reason: `The enumerator of "slow" ${what}.`,
      errorCode: 'ENUMERATOR_ERROR',
    });
  });

  it('that throw at once cost only their own entry', async () => {
    const engine = engineOf({
      slow: move({
        enumerator: undefined as never,
        asyncEnumerator: () => {
          throw new Error('at once');
        },
      }),
    });
    expect((await engine.enumerateMovesAsync(ADA))[0]!.validationError!.reason).toContain('failed: at once');
  });

  it('that never come to an end are cut', async () => {
    const engine = engineOf({
      slow: slow(
        Promise.resolve(
          (function* () {
            for (let n = 0; ; n += 1) yield { n };
          })(),
        ),
      ),
    });
    expect(await engine.enumerateMovesAsync(ADA, { maxPerMove: 4 })).toHaveLength(4);
  });

  it('are judged by the position in which they were asked, whatever has happened since', async () => {
    const { promise, keep } = promised<{ n: number }[]>();
    const seen: unknown[] = [];
    const engine = engineOf({
      pass: move(),
      slow: move<{ n: number }>({
        enumerator: undefined as never,
        asyncEnumerator: async (state, context) => {
          const list = await promise;
          seen.push([state.count, context.playerId, context.zones.getCardsInZone('hand', ADA).length]);
          return list;
        },
        condition: ({ count }, { params }) => params.n === count,
      }),
    });
    const asked = engine.enumerateMovesAsync(ADA, { moveIds: ['slow'] });
    const askedToo = engine.enumerateMovesAsync(BEN, { moveIds: ['slow'] });
    engine.executeMove('pass', by(BEN));
    engine.enumerateMoves(BEN);
    keep([{ n: 0 }, { n: 1 }]);
    expect((await asked).map(({ isValid, playerId }) => [isValid, playerId])).toEqual([
      [true, ADA],
      [false, ADA],
    ]);
    expect((await askedToo).map(({ playerId }) => playerId)).toEqual([BEN, BEN]);
    expect(seen).toEqual([
      [0, ADA, 2],
      [0, BEN, 2],
    ]);
    const now = await engine.enumerateMovesAsync(ADA, { moveIds: ['slow'] });
    expect(now.map(({ isValid }) => isValid)).toEqual([false, true]);
  });

  it('cannot change anything, now or later', async () => {
    const engine = engineOf({
      slow: move({
        enumerator: undefined as never,
        asyncEnumerator: async (_, { zones }) => {
          await Promise.resolve();
          zones.shuffleZone('hand');
          return [];
        },
      }),
    });
    const before = recordOf(engine);
    const [entry] = await engine.enumerateMovesAsync(ADA);
    expect(entry!.validationError!.reason).toContain('Only reducers and hooks of the flow change zones');
    expect(recordOf(engine)).toBe(before);
  });

  it('that answer a decision know it, and are not asked without one', async () => {
    const asked: unknown[] = [];
    const engine = engineOf({
      ask: move({
        reducer: (_, { game }) =>
          game.askDecision({ playerId: ADA, moveIds: ['answer'], prompt: '?', data: 4 }),
      }),
      answer: move({
        answersDecision: true,
        enumerator: undefined as never,
        asyncEnumerator: async (_, { decision }) => {
          asked.push(decision?.data);
          return [{}];
        },
      }),
    });
    expect(await engine.enumerateMovesAsync(ADA, { moveIds: ['answer'] })).toEqual([]);
    engine.executeMove('ask', by(BEN));
    expect(await engine.enumerateMovesAsync(ADA, { validOnly: true })).toHaveLength(1);
    expect(await engine.enumerateMovesAsync(BEN, { moveIds: ['answer'] })).toEqual([]);
    expect(asked).toEqual([4]);
  });
});

describe('enumerating in pieces', () => {
  const numbers = move<{ n: number }>({
    *enumerator(_, { playerId }) {
      for (let n = 0; n < 6; n += 1) yield { n, playerId };
    },
    condition: (_, { params }) => params.n % 2 === 0,
  });

  it('stops when so many were looked at, valid or not, and goes on where it stopped', () => {
    const engine = engineOf({ numbers });
    const lazy = engine.enumerateMovesLazy(ADA, { validOnly: true, budget: { candidates: 3 } });
    const piece = () => Array.from(lazy, ({ params }) => (params as { n: number }).n);
    expect([piece(), lazy.done]).toEqual([[0, 2], false]);
    expect([piece(), lazy.done]).toEqual([[4], false]);
    expect([piece(), lazy.done]).toEqual([[], true]);
    expect(piece()).toEqual([]);
  });

  it('finds by chance what is found at once', () => {
    const rolls = move<{ rolled: number }>({
      *enumerator(_, context) {
        for (let nth = 0; nth < 4; nth += 1) yield { rolled: context.rng.randomInt(1, 1000) };
      },
      condition: (_, { params, rng }) => rng.randomInt(1, 1000) > 0 && params.rolled > 0,
    });
    const engine = engineOf({ rolls });
    const found = [...engine.enumerateMovesLazy(ADA)];
    expect(found).toEqual(engine.enumerateMoves(ADA));
    expect(new Set(found.map(({ params }) => (params as { rolled: number }).rolled)).size).toBe(4);
  });

  it('stops when its time is up', () => {
    const engine = engineOf({ numbers });
    const lazy = engine.enumerateMovesLazy(ADA, { budget: { milliseconds: 0 } });
    expect([...lazy]).toEqual([]);
    expect([...lazy.resume({ milliseconds: 1000 })]).toHaveLength(6);
    expect(lazy.done).toBe(true);
  });

  it('gives agents scores, and makes no names that nobody reads', () => {
    const scored = move<{ n: number }>({
      enumerator: () => [{ n: 1 }, { n: 2 }],
      describe: () => {
        throw new Error('nobody asked');
      },
      score: (_, { params }) => params.n * 10,
    });
    const found = [
      ...engineOf({ scored, open: move({ enumerator: undefined as never }) }).enumerateMovesLazy(ADA, {
        includeMetadata: 'score',
      }),
    ];
    expect(found.map(({ metadata }) => metadata)).toEqual([{ score: 10 }, { score: 20 }, undefined]);
  });

  it('goes on for its own player, whoever else asks in between', () => {
    const engine = engineOf({ numbers });
    const lazy = engine.enumerateMovesLazy(ADA, { budget: { candidates: 1 } });
    const found = [];
    while (!lazy.done) {
      found.push(...lazy);
      engine.enumerateMoves(BEN);
      engine.canExecuteMove('numbers', by(BEN, { n: 1 }));
    }
    expect(found).toEqual(engine.enumerateMoves(ADA));
    expect(new Set(found.map(({ params }) => (params as unknown as { playerId: string }).playerId))).toEqual(
      new Set([ADA]),
    );
  });

  it('refuses to go on when the game has', () => {
    const engine = engineOf({ numbers, pass: move() });
    const lazy = engine.enumerateMovesLazy(ADA, { budget: { candidates: 1 } });
    expect([...lazy]).toHaveLength(1);
    engine.executeMove('pass', by(ADA));
    expect(() => [...lazy]).toThrow(
      'The game has moved on since this enumeration began. Its moves are those of another position. Begin a new one.',
    );
  });
});
