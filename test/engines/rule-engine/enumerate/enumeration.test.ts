import { describe, expect, it } from 'vitest';
import { ADA, BEN, engineOf, handOf, move } from '../small-game.js';

describe('moves', () => {
  it('without an enumerator are listed as moves whose parameters are missing', () => {
    const engine = engineOf({ bid: move({ enumerator: undefined as never }) });
    expect(engine.enumerateMoves(ADA)).toEqual([
      {
        moveId: 'bid',
        playerId: ADA,
        params: {},
        isValid: false,
        validationError: {
          reason: 'Move requires parameters but no enumerator provided',
          errorCode: 'NO_ENUMERATOR',
        },
        validationErrors: [expect.objectContaining({ errorCode: 'NO_ENUMERATOR' })],
      },
    ]);
    expect(engine.enumerateMoves(ADA, { validOnly: true })).toEqual([]);
  });

  it('with an enumerator of empty parameters are listed once', () => {
    expect(engineOf({ pass: move() }).enumerateMoves(ADA)).toEqual([
      { moveId: 'pass', playerId: ADA, params: {}, isValid: true },
    ]);
  });

  it('stand in a list of its own for each question, so that nobody can spoil the answer of another', () => {
    const engine = engineOf({ pass: move() });
    const all = engine.enumerateMoves(ADA);
    const same = engine.enumerateMoves(ADA, { moveIds: ['pass'] });
    expect(same).toEqual(all);
    expect(same).not.toBe(all);
  });

  it('with a single combination of parameters are listed with it', () => {
    const engine = engineOf({ pay: move({ enumerator: () => [{ amount: 3 }] }) });
    expect(engine.enumerateMoves(BEN)).toEqual([
      { moveId: 'pay', playerId: BEN, params: { amount: 3 }, isValid: true },
    ]);
  });

  it('are listed in the order of the definition, then in that of their enumerators', () => {
    const engine = engineOf({
      second: move({ enumerator: () => [{ n: 2 }, { n: 1 }] }),
      first: move({ enumerator: () => new Set([{ n: 9 }]) }),
    });
    const moves = engine.enumerateMoves(ADA);
    expect(moves.map(({ moveId, params }) => [moveId, params])).toEqual([
      ['second', { n: 2 }],
      ['second', { n: 1 }],
      ['first', { n: 9 }],
    ]);
  });

  it('may be enumerated one by one', () => {
    const engine = engineOf({
      count: move({
        *enumerator() {
          for (let n = 0; ; n += 1) yield { n };
        },
      }),
    });
    expect(engine.enumerateMoves(ADA, { maxPerMove: 3 }).map(({ params }) => params)).toEqual([
      { n: 0 },
      { n: 1 },
      { n: 2 },
    ]);
    const lazy = engine.enumerateMovesLazy(ADA, { budget: { candidates: 2 } });
    expect([...lazy].map(({ params }) => params)).toEqual([{ n: 0 }, { n: 1 }]);
    expect([...lazy.resume({ candidates: 1 })].map(({ params }) => params)).toEqual([{ n: 2 }]);
    expect(lazy.done).toBe(false);
  });
});

const even = move<{ n: number }>({
  name: 'Even',
  description: 'Only even numbers.',
  metadata: { category: 'numbers', priority: 2, tags: ['a'] },
  enumerator: () => [1, 2, 3, 4].map((n) => ({ n })),
  condition: (_, { params }) =>
    params.n % 2 === 0 || { reason: `${params.n} is odd.`, errorCode: 'ODD', context: { n: params.n } },
});

describe('validOnly', () => {
  it('leaves out what does not pass, which otherwise says why', () => {
    const engine = engineOf({ even });
    expect(engine.enumerateMoves(ADA, { validOnly: true }).map(({ params }) => params)).toEqual([
      { n: 2 },
      { n: 4 },
    ]);
    const all = engine.enumerateMoves(ADA, { validOnly: false });
    expect(all.map(({ isValid }) => isValid)).toEqual([false, true, false, true]);
    expect(all[0]!.validationError).toEqual({ reason: '1 is odd.', errorCode: 'ODD', context: { n: 1 } });
    expect(engine.enumerateMoves(ADA)).toEqual(all);
  });

  it('keeps every reason of a list of conditions, the first one first', () => {
    const no = (errorCode: string) => () => ({ reason: errorCode, errorCode });
    const engine = engineOf({ never: move({ condition: [no('A'), () => false, () => true, no('B')] }) });
    const [entry] = engine.enumerateMoves(ADA);
    expect(entry!.validationErrors!.map(({ errorCode }) => errorCode)).toEqual([
      'A',
      'CONDITION_FAILED',
      'B',
    ]);
    expect(entry!.validationError).toBe(entry!.validationErrors![0]);
  });

  it('lets pass what has its price, and says the price', () => {
    const warning = { code: 'HEAT', description: 'It gets hot.', modifier: 1 };
    const engine = engineOf({ run: move({ condition: () => ({ warning }) }) });
    expect(engine.enumerateMoves(ADA)).toEqual([
      { moveId: 'run', playerId: ADA, params: {}, isValid: true, metadata: { warnings: [warning] } },
    ]);
    expect(engine.explainMove('run', { playerId: ADA, params: {} as never }).rules).toEqual([
      { rule: 'rule 1', status: 'penalised', warning },
    ]);
  });
});

describe('includeMetadata', () => {
  it('adds what screens want to know, and nothing is added without it', () => {
    const engine = engineOf({ even, bare: move() });
    expect(engine.enumerateMoves(ADA).every((entry) => !('metadata' in entry))).toBe(true);
    const [first, , , , bare] = engine.enumerateMoves(ADA, { includeMetadata: true });
    expect(first!.metadata).toEqual({
      displayName: 'Even',
      description: 'Only even numbers.',
      category: 'numbers',
      priority: 2,
      tags: ['a'],
    });
    expect(bare!.metadata).toEqual({ displayName: 'bare' });
  });

  it('adds what a move says about itself with its parameters, and its score', () => {
    const engine = engineOf({
      play: move<{ cardId: string }>({
        name: 'Play',
        enumerator: (_, { zones, playerId }) =>
          zones.getCardsInZone('hand', playerId).map((cardId) => ({ cardId })),
        describe: (_, { registry, params }) => ({
          displayName: `Play ${registry!.getCard(params.cardId)!.name}`,
        }),
        score: (_, { registry, params }) => registry!.getCard(params.cardId)!.cost,
      }),
    });
    expect(engine.enumerateMoves(ADA, { includeMetadata: true }).map(({ metadata }) => metadata)).toEqual([
      { displayName: 'Play Imp', score: 1 },
      { displayName: 'Play Ogre', score: 3 },
    ]);
  });
});

describe('moveIds', () => {
  it('keeps only these moves, in the order of the definition', () => {
    const engine = engineOf({ a: move(), b: move(), c: move() });
    const ids = (moveIds: string[]) => engine.enumerateMoves(ADA, { moveIds }).map(({ moveId }) => moveId);
    expect(ids(['c', 'a'])).toEqual(['a', 'c']);
    expect(ids(['z'])).toEqual([]);
    expect(ids([])).toEqual([]);
  });
});

describe('maxPerMove', () => {
  it('cuts each move by itself, before anything is validated', () => {
    const engine = engineOf({ even, other: even });
    expect(engine.enumerateMoves(ADA, { maxPerMove: 3 })).toHaveLength(6);
    expect(engine.enumerateMoves(ADA, { maxPerMove: 1, validOnly: true })).toEqual([]);
    expect(engine.enumerateMoves(ADA, { maxPerMove: 0 })).toHaveLength(8);
    expect(engine.enumerateMoves(ADA, { maxPerMove: 99 })).toHaveLength(8);
  });

  it.each([Number.NaN, -1, 1.5, Infinity])('refuses %s, which is no number of candidates', (maxPerMove) => {
    const engine = engineOf({ even });
    const message = `moveset: maxPerMove is ${maxPerMove}. It says how many candidates of a move are looked at. Give a whole number, or leave it out.`;
    expect(() => engine.enumerateMoves(ADA, { maxPerMove })).toThrow(message);
    expect(() => engine.enumerateMovesLazy(ADA, { maxPerMove })).toThrow(message);
  });
});

describe('what is enumerated', () => {
  it('cannot be spoilt by who gets to see it', () => {
    const engine = engineOf({
      play: move<{ cardId: string; extra: { list: number[] } }>({
        enumerator: (_, { zones, playerId }) =>
          zones.getCardsInZone('hand', playerId).map((cardId) => ({ cardId, extra: { list: [1] } })),
        describe: () => ({ displayName: 'Play' }),
      }),
    });
    const moves = engine.enumerateMoves(ADA, { includeMetadata: true }) as unknown as {
      params: { cardId: string; extra: { list: number[] } };
      metadata: { displayName: string };
      isValid: boolean;
    }[];
    expect(() => moves.pop()).toThrow(TypeError);
    expect(() => (moves[0]!.isValid = false)).toThrow(TypeError);
    expect(() => (moves[0]!.params.cardId = 'x')).toThrow(TypeError);
    expect(() => moves[0]!.params.extra.list.push(2)).toThrow(TypeError);
    expect(() => (moves[0]!.metadata.displayName = 'x')).toThrow(TypeError);
  });

  it('of a large space of parameters is there in well under a second', () => {
    const axis = Array.from({ length: 100 }, (_, at) => at);
    const engine = engineOf({
      aim: move<{ x: number; y: number }>({
        enumerator: () => axis.flatMap((x) => axis.map((y) => ({ x, y }))),
        condition: [(_, { params }) => params.x !== params.y, (state) => state.count === 0],
      }),
    });
    const start = performance.now();
    expect(engine.enumerateMoves(ADA, { validOnly: true })).toHaveLength(9900);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('is not stale when a card that was read is made to never have been', () => {
    const engine = engineOf({
      make: move({ reducer: (_, { zones }) => void zones.createDeck({ zoneId: 'pile', cards: ['imp'] }) }),
      // Knows the card by its name before there is one.
      find: move<{ cardId: string }>({
        enumerator: () => [{ cardId: 'pile-6' }],
        condition: (_, { zones, params }) => zones.getCardZone(params.cardId) === 'pile',
      }),
    });
    const found = () => engine.enumerateMoves(ADA, { moveIds: ['find'] })[0]!.isValid;
    expect(found()).toBe(false);
    engine.executeMove('make', { playerId: ADA, params: {} as never });
    expect(found()).toBe(true);
    engine.undo();
    expect(found()).toBe(false);
    engine.redo();
    expect(found()).toBe(true);
  });

  it('is not stale where reasons cannot be compared', () => {
    const newCircle = () => {
      const circle: Record<string, unknown> = {};
      circle['me'] = circle;
      return circle;
    };
    const engine = engineOf({
      tap: move<{ cards: string[] }>({
        enumerator: () => [],
        reducer: (_, { cards, params }) => {
          for (const card of params.cards) cards.updateCardMeta(card, { tapped: true });
        },
      }),
      use: move<{ card: string; last: boolean }>({
        enumerator: (_, { zones, playerId }) =>
          zones
            .getCardsInZone('hand', playerId)
            .map((card, at, { length }) => ({ card, last: at === length - 1 })),
        condition: (_, { cards, params: { card, last } }) => {
          const { tapped = false } = cards.getCardMeta(card);
          if (last) return { reason: 'It goes round.', errorCode: 'ROUND', context: { circle: newCircle() } };
          return !tapped || { reason: 'It is tapped.', errorCode: 'TAPPED' };
        },
      }),
    });
    const valid = (of = engine) => of.enumerateMoves(ADA, { moveIds: ['use'] }).map(({ isValid }) => isValid);
    const hand = engine.read((_, { zones }) => zones.getCardsInZone('hand', ADA));
    const [first, last] = [hand[0]!, hand.at(-1)!];
    expect(valid()).toEqual([true, false]);
    engine.executeMove('tap', { playerId: ADA, params: { cards: [first, last] } as never });
    expect(valid()).toEqual([false, false]);
    engine.undo();
    expect(valid()).toEqual([true, false]);
    expect(valid(engine.fork())).toEqual([true, false]);
  });

  it('says of a description that fails when it is looked at that it failed', () => {
    const engine = engineOf({
      wait: move({
        describe: () => ({
          get displayName(): string {
            throw new Error('no name');
          },
        }),
      }),
    });
    for (let time = 0; time < 2; time += 1)
      expect(engine.enumerateMoves(ADA, { includeMetadata: true })[0]?.metadata).toMatchObject({
        metadataError: 'no name',
      });
  });

  it('tells parameters apart that no text does', () => {
    const engine = engineOf({
      wait: move({}),
      meet: move<{ when: Date }>({
        enumerator: ({ count }) => [count + 2, count + 1].map((at) => ({ when: new Date(at) })),
      }),
    });
    const days = () =>
      engine
        .enumerateMoves(ADA, { moveIds: ['meet'] })
        .map(({ params }) => Number((params as { when: Date }).when));
    expect(days()).toEqual([2, 1]);
    engine.executeMove('wait', { playerId: ADA, params: {} as never });
    expect(days()).toEqual([3, 2]);
  });
});

describe('what was enumerated before', () => {
  it('is not stale where the state is a list', () => {
    const engine = engineOf(
      {
        push: move({ reducer: (draft) => void (draft as unknown as number[]).push(1) }),
        long: move({ condition: (state) => (state as unknown as number[]).length > 1 }),
      },
      { setup: () => [0] as never },
    );
    const long = () => engine.enumerateMoves(ADA, { moveIds: ['long'] })[0]!.isValid;
    const seen = [long()];
    engine.executeMove('push', { playerId: ADA, params: {} as never });
    seen.push(long());
    engine.undo();
    seen.push(long());
    expect(seen).toEqual([false, true, false]);
  });

  it('is not stale when patches bring a card that was looked for', () => {
    const engine = engineOf({
      find: move({ condition: (_, { zones }) => zones.getCardZone('guest') === 'pile' }),
    });
    expect(engine.enumerateMoves(ADA)[0]!.isValid).toBe(false);
    const { meta, counters, flags } = engine.getFullState().cards['hand:ada-0']!;
    const guest = { definitionId: 'imp', owner: null, zone: 'pile', faceDown: false, meta, counters, flags };
    engine.applyPatches([
      { op: 'add', path: ['cards', 'guest'], value: guest },
      { op: 'replace', path: ['zones', 'pile'], value: ['guest'] },
    ]);
    expect(engine.enumerateMoves(ADA)[0]!.isValid).toBe(true);
  });

  it('belongs to one engine, also where two play by the same rules', () => {
    const rules = { pass: move(), low: move({ condition: ({ count }) => count < 1 }) };
    const [one, two] = [engineOf(rules), engineOf(rules)];
    const low = (engine: typeof one) => engine.enumerateMoves(ADA, { moveIds: ['low'] })[0]!.isValid;
    expect([low(one), low(two)]).toEqual([true, true]);
    one.executeMove('pass', { playerId: ADA, params: {} as never });
    expect([low(one), low(two)]).toEqual([false, true]);
  });

  it('grows with the game: hundreds of cards are read one by one', () => {
    const engine = engineOf({
      make: move({ reducer: (_, { zones }) => void zones.createDeck({ zoneId: 'pile', cardCount: 300 }) }),
      mark: move<{ cardId: string }>({
        enumerator: (_, { zones }) => zones.getCardsInZone('pile').map((cardId) => ({ cardId })),
        condition: (_, { counters, params }) => counters.getCounter(params.cardId, 'seen') === 0,
        reducer: (_, { counters, params }) => counters.addCounter(params.cardId, 'seen'),
      }),
    });
    const open = () => engine.enumerateMoves(ADA, { moveIds: ['mark'], validOnly: true });
    expect(open()).toHaveLength(0);
    engine.executeMove('make', { playerId: ADA, params: {} as never });
    const before = open();
    expect(before).toHaveLength(300);
    engine.executeMove('mark', { playerId: ADA, params: before[250]!.params });
    expect(open()).toEqual(before.filter((_, at) => at !== 250));
    engine.undo();
    expect(open()).toEqual(before);
  });
});

describe('getValidMoves', () => {
  it('names the moves that pass with empty parameters', () => {
    const engine = engineOf({ pass: move(), even, no: move({ condition: () => false }) });
    expect(engine.getValidMoves(ADA)).toEqual(['pass']);
  });
});

it('the hands of the small game are as its tests take them to be', () => {
  expect(handOf(engineOf({ pass: move() }), ADA)).toEqual(['hand:ada-0', 'hand:ada-1']);
});
