import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleEngine, type GameDefinition, type MoveRule } from '../../../../src/engines/rule-engine/index.js';

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

describe('rules that are asked once for several candidates', () => {
  it('asks a rule about the attacker once for all its attacks, not once for each', () => {
    let asked = 0;
    const engine = brawl([
      ({ tired }, { params }) => {
        asked += 1;
        return !tired[params.by] || no(`${params.by} is tired`);
      },
      (_, { params }) => params.at !== 'gate' || no('The gate is closed'),
    ]);
    expect(reasonsOf(engine)).toEqual(aloneIn(engine));
    asked = 0;
    engine.fork().enumerateMoves('ada');
    expect(asked).toBeLessThan(HITS.length);
  });

  it('asks of each candidate what looks at other parameters for some of them only', () => {
    const engine = brawl([
      (_, { params }) => params.by !== 'bob' || params.at !== 'wall' || no('Bob built the wall'),
    ]);
    expect(reasonsOf(engine)).toEqual(aloneIn(engine));
  });

  it.each<[string, MoveRule<State, Hit>]>([
    ['reads', (_, { params }) => !params.hard || no('Not so hard')],
    ['looks for', (_, { params }) => !('hard' in params) || no('There is no hard')],
    ['counts', (_, { params }) => Object.keys(params).length < 3 || no('Too much at once')],
  ])('sees a parameter that only some candidates have, if a rule %s it', (_, rule) => {
    const hits = HITS.map((hit, nth) => (nth % 3 === 2 ? { ...hit, hard: true } : hit));
    const engine = brawl([rule], hits);
    expect(reasonsOf(engine)).toEqual(aloneIn(engine, hits));
  });

  it('gives every rule the numbers of chance it would get if all were asked', () => {
    const engine = brawl([
      (_, { rng }) => rng.random() < 2 || no('never'),
      (_, { rng, params }) => no(`${params.at} ${rng.random()}`),
    ]);
    expect(reasonsOf(engine)).toEqual(aloneIn(engine));
  });

  it.each([null, 0, '', 'no', {}])('does not take %j for leave to play', (answer) => {
    const engine = brawl([({ tired }, { params }) => (tired[params.by] ? (answer as never) : true)]);
    expect(reasonsOf(engine)).toEqual(aloneIn(engine));
    expect(reasonsOf(engine)[0]).toHaveLength(1);
  });

  it('takes an answer that fails when it is looked at for a rule that failed', () => {
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

  it('gives reasons the parameters themselves', () => {
    const engine = brawl([(_, { params }) => ({ ...no(`not ${params.by}`), context: { params } })]);
    for (const { params, validationError } of engine.enumerateMoves('ada', { moveIds: ['hit'] })) {
      expect(validationError?.context).toEqual({ params });
      expect(structuredClone(validationError?.context)).toEqual({ params });
    }
  });

  it('asks all again when something changed that was read for several', () => {
    const engine = brawl([({ tired }, { params }) => !tired[params.by] || no(`${params.by} is tired`)]);
    const before = engine.enumerateMoves('ada');
    expect(before.filter(({ isValid }) => !isValid)).toHaveLength(TARGETS.length);
    engine.executeMove('rest', { playerId: 'ada', params: { who: 'cyd' } });
    const after = engine.enumerateMoves('ada');
    expect(reasonsOf(engine)).toEqual(aloneIn(engine));
    expect(after.slice(0, 8)).toEqual(before.slice(0, 8));
    after.slice(0, 8).forEach((move, at) => expect(move).toBe(before[at]));
    engine.undo();
    expect(engine.enumerateMoves('ada')).toEqual(before);
  });

  it('leaves a rule that fails to be judged with each candidate', () => {
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

describe('answers that are kept', () => {
  it('are those that each candidate gets alone, whatever happened before', () => {
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
      { numRuns: 300 },
    );
  });

  it('are not kept by candidates that became too few to share them', () => {
    const engine = yard();
    const toggle = (part: keyof Yard, key: string) =>
      engine.executeMove('toggle', { playerId: 'ada', params: { part, key } });
    engine.enumerateMoves('ada');
    for (const key of ['bob', 'cyd', 'gate']) toggle('gone', key);
    expect(engine.enumerateMoves('ada')).toHaveLength(3);
    toggle('tired', 'ann');
    expect(engine.enumerateMoves('ada').map(({ validationError }) => validationError?.reason)).toEqual([
      'ann is tired',
      'ann is tired',
      'ann is tired',
    ]);
  });

  it('stay the same objects as long as they say the same', () => {
    const engine = yard();
    engine.executeMove('toggle', { playerId: 'ada', params: { part: 'tired', key: 'ann' } });
    const before = engine.enumerateMoves('ada');
    engine.executeMove('toggle', { playerId: 'ada', params: { part: 'gone', key: 'rock' } });
    engine.executeMove('toggle', { playerId: 'ada', params: { part: 'tired', key: 'cyd' } });
    const after = engine.enumerateMoves('ada');
    for (const move of after) {
      const { by, at } = move.params as Hit;
      const former = before.find(({ params }) => (params as Hit).by === by && (params as Hit).at === at);
      expect(move === former).toBe(by !== 'cyd');
    }
  });
});
