import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleEngine, type GameDefinition, type MoveRule } from '../../../../src/engines/rule-engine/index.js';
import { runs } from '../../../runs.js';

interface State {
  readonly tired: Record<string, boolean>;
}
interface Hit {
  readonly by: string;
  readonly at: string;
  readonly hard?: boolean;
}
type Moves = { hit: Hit; rest: { who: string } };

const FIGHTERS = ['ann', 'bob', 'cyd'];
const TARGETS = ['tree', 'rock', 'wall', 'gate'];

const HITS = FIGHTERS.flatMap((by) => TARGETS.map((at) => ({ by, at })));

function brawl(condition: readonly MoveRule<State, Hit>[], hits: readonly Hit[] = HITS) {
  const definition: GameDefinition<State, Moves> = {
    name: 'Brawl',
    setup: () => ({ tired: { ann: true } }),
    moves: {
      hit: { enumerator: () => hits, condition, reducer: () => {} },
      rest: {
        enumerator: () => [],
        reducer: (draft, { params }) => void (draft.tired[params.who] = !draft.tired[params.who]),
      },
    },
  };
  return new RuleEngine(definition, [{ id: 'ada' }], { seed: 1 });
}

const reasonsOf = (engine: RuleEngine<State, Moves>) =>
  engine
    .enumerateMoves('ada', { moveIds: ['hit'] })
    .map(({ validationErrors = [] }) => validationErrors.map(({ reason }) => reason));

/** What each candidate gets when it is asked about alone. */
const aloneIn = (engine: RuleEngine<State, Moves>, hits: readonly Hit[] = HITS) =>
  hits.map((params) =>
    engine
      .explainMove('hit', { playerId: 'ada', params })
      .rules.flatMap((rule) => (rule.status === 'failed' ? [rule.error.reason] : [])),
  );

const no = (reason: string) => ({ reason, errorCode: 'NO' });

describe('enumerating is checking each candidate alone, where rules', () => {
  it('look at other parameters for some of them only', () => {
    const engine = brawl([
      (_, { params }) => params.by !== 'bob' || params.at !== 'wall' || no('Bob built the wall'),
    ]);
    expect(reasonsOf(engine)).toEqual(aloneIn(engine));
  });

  it.each<[string, MoveRule<State, Hit>]>([
    ['reads', (_, { params }) => !params.hard || no('Not so hard')],
    ['looks for', (_, { params }) => !('hard' in params) || no('There is no hard')],
    ['counts', (_, { params }) => Object.keys(params).length < 3 || no('Too much at once')],
  ])('meet a parameter that only some candidates have: a rule that %s it', (_, rule) => {
    const hits = HITS.map((hit, nth) => (nth % 3 === 2 ? { ...hit, hard: true } : hit));
    const engine = brawl([rule], hits);
    expect(reasonsOf(engine)).toEqual(aloneIn(engine, hits));
  });

  it('use random numbers', () => {
    const engine = brawl([
      (_, { rng }) => rng.random() < 2 || no('never'),
      (_, { rng, params }) => no(`${params.at} ${rng.random()}`),
    ]);
    expect(reasonsOf(engine)).toEqual(aloneIn(engine));
  });

  it.each([null, 0, '', 'no', {}])('answer with %j, which is no yes', (answer) => {
    const engine = brawl([({ tired }, { params }) => (tired[params.by] ? (answer as never) : true)]);
    expect(reasonsOf(engine)).toEqual(aloneIn(engine));
    expect(reasonsOf(engine)[0]).toHaveLength(1);
  });

  it('answer with something that throws when it is read', () => {
    const engine = brawl([
      ({ tired }, { params }) =>
        !tired[params.by] || {
          errorCode: 'NO',
          get reason(): string {
            throw new Error('no words for it');
          },
        },
    ]);
    expect(reasonsOf(engine)).toEqual(aloneIn(engine));
    expect(reasonsOf(engine)[0]).toEqual(['The condition "rule 1" of "hit" failed: no words for it.']);
    expect(engine.canExecuteMove('hit', { playerId: 'ada', params: HITS[0]! })).toBe(false);
  });

  it('give the parameters as part of a reason', () => {
    const engine = brawl([(_, { params }) => ({ ...no(`not ${params.by}`), context: { params } })]);
    for (const { params, validationError } of engine.enumerateMoves('ada', { moveIds: ['hit'] })) {
      expect(validationError?.context).toEqual({ params });
      expect(structuredClone(validationError?.context)).toEqual({ params });
    }
  });

  it('find something changed by a move, or by an undo', () => {
    const engine = brawl([({ tired }, { params }) => !tired[params.by] || no(`${params.by} is tired`)]);
    const before = engine.enumerateMoves('ada');
    expect(before.filter(({ isValid }) => !isValid)).toHaveLength(TARGETS.length);
    engine.executeMove('rest', { playerId: 'ada', params: { who: 'cyd' } });
    expect(reasonsOf(engine)).toEqual(aloneIn(engine));
    engine.undo();
    expect(engine.enumerateMoves('ada')).toEqual(before);
  });

  it('remember results by the state they were computed from', () => {
    const results = new WeakMap<State, ReadonlySet<string>>();
    const resting = (state: State) => {
      let names = results.get(state);
      if (!names) results.set(state, (names = new Set(FIGHTERS.filter((name) => state.tired[name]))));
      return names;
    };
    const engine = brawl([(state, { params }) => !resting(state).has(params.by) || no('Tired')]);
    const open = () => engine.enumerateMoves('ada', { moveIds: ['hit'], validOnly: true }).length;
    const counts = [open()];
    for (const who of ['ann', 'bob', 'cyd']) {
      engine.executeMove('rest', { playerId: 'ada', params: { who } });
      counts.push(open());
    }
    engine.undo();
    expect([...counts, open()]).toEqual([8, 12, 8, 4, 8]);
  });

  it('throw for some candidates', () => {
    const engine = brawl([
      (_, { params }) => {
        if (params.by === 'bob') throw new Error('lost count');
        return true;
      },
    ]);
    expect(reasonsOf(engine)).toEqual(aloneIn(engine));
  });
});

type Toggles = Record<string, boolean>;
interface Yard {
  readonly tired: Toggles;
  readonly closed: Toggles;
  readonly gone: Toggles;
  readonly house: Toggles;
}
type YardMoves = { hit: Hit; toggle: { part: keyof Yard; key: string } };

/** Rules that look at other parameters, or at other parts of the state, once something else is the case. */
const YARD_RULES: readonly MoveRule<Yard, Hit>[] = [
  ({ house }) => !house['night'] || no('It is dark'),
  ({ tired }, { params: { by } }) => !tired[by] || no(`${by} is tired`),
  ({ house, closed }, { params }) => !house['strict'] || !closed[params.at] || no(`${params.at} is closed`),
  ({ house, tired }, { params: { by, at } }) =>
    by !== 'bob' || !house['strict'] || !tired['cyd'] || no(`Bob waits for Cyd at the ${at}`),
  ({ closed }, { params: { by, at } }) => !closed[at] || tiny(by) || no(`${by} is too big for the ${at}`),
];
const tiny = (by: string) => by.startsWith('a');

function yard() {
  const definition: GameDefinition<Yard, YardMoves> = {
    name: 'Yard',
    setup: () => ({ tired: {}, closed: {}, gone: {}, house: {} }),
    moves: {
      hit: {
        // By fighter or by target, and some are gone.
        enumerator: ({ gone, house }) => {
          const hits = house['turned']
            ? TARGETS.flatMap((at) => FIGHTERS.map((by) => ({ by, at })))
            : HITS.map((hit) => ({ ...hit }));
          return hits.filter(({ by, at }) => !gone[by] && !gone[at]);
        },
        condition: YARD_RULES,
        reducer: () => {},
      },
      toggle: {
        enumerator: () => [],
        reducer: (draft, { params: { part, key } }) => void (draft[part][key] = !draft[part][key]),
      },
    },
  };
  return new RuleEngine(definition, [{ id: 'ada' }], { seed: 1 });
}

const TOGGLES: readonly YardMoves['toggle'][] = [
  ...FIGHTERS.flatMap((key) => (['tired', 'gone'] as const).map((part) => ({ part, key }))),
  ...TARGETS.flatMap((key) => (['closed', 'gone'] as const).map((part) => ({ part, key }))),
  ...['night', 'strict', 'turned'].map((key) => ({ part: 'house' as const, key })),
];

describe('enumerating', () => {
  it('is checking each candidate alone, whatever happened before', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TOGGLES), { maxLength: 30 }), (toggles) => {
        const engine = yard();
        for (const params of [null, ...toggles]) {
          if (params) engine.executeMove('toggle', { playerId: 'ada', params });
          for (const { params: hit, validationErrors = [] } of engine.enumerateMoves('ada')) {
            const { rules } = engine.explainMove('hit', { playerId: 'ada', params: hit as Hit });
            const alone = rules.flatMap((rule) => (rule.status === 'failed' ? [rule.error] : []));
            expect(validationErrors).toEqual(alone);
          }
        }
      }),
      { numRuns: runs(40, 3000) },
    );
  });
});
