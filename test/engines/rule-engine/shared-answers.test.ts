import { describe, expect, it } from 'vitest';
import { RuleEngine, type GameDefinition, type MoveRule } from '../../../src/engines/rule-engine/index.js';

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
