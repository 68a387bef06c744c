import { expect, test } from 'vitest';
import { ruleEngineAdapter, ruleEngineTable } from '../../src/adapters/rule-engine.js';
import { RuleEngine } from '../../src/engines/rule-engine/rule-engine.js';
import { rulesFor } from '../../src/engines/rule-engine/define/rules-for.js';

const { defineGame, defineMove, defineRule } = rulesFor<{ total: number }>();

const isSmall = defineRule<{ amount: number }>('is small', (_, { params }) =>
  params.amount <= 3
    ? true
    : { reason: 'Too much.', errorCode: 'TOO_MUCH', context: { given: params.amount } },
);

const counting = defineGame({
  name: 'counting',
  setup: () => ({ total: 0 }),
  moves: {
    add: defineMove({
      enumerator: () => [1, 2, 3, 4, 5].map((amount) => ({ amount })),
      condition: isSmall,
      reducer: (draft, { params }) => void (draft.total += params.amount),
    }),
    guess: defineMove<{ amount: number }>({
      asyncEnumerator: async () => [{ amount: 2 }],
      condition: isSmall,
      reducer: () => {},
    }),
  },
});

const newGame = () => new RuleEngine(counting, [{ id: 'ann' }]);

test('a long list is published in part, and given whole on request', async () => {
  const adapter = ruleEngineAdapter(newGame(), { seat: 'ann', maxPerMove: 2 });
  const { moves, revision } = adapter.getSnapshot();
  expect(moves.filter(({ moveId }) => moveId === 'add')).toHaveLength(2);
  const all = await adapter.enumerate!('add');
  expect(all.map(({ params, isValid }) => [params['amount'], isValid])).toEqual([
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [5, false],
  ]);
  const command = { commandId: 'c', revision, moveId: 'add', params: { amount: 3 } };
  expect(await adapter.execute(command)).toEqual({ status: 'accepted', revision: 1 });
});

test('what can only be found out by waiting is found on request', async () => {
  const adapter = ruleEngineAdapter(newGame(), { seat: 'ann' });
  const [guess] = adapter.getSnapshot().moves.filter(({ moveId }) => moveId === 'guess');
  expect(guess!.validationError).toEqual({
    reason: 'What can be chosen is only found out on request.',
    errorCode: 'NO_ENUMERATOR',
  });
  expect(await adapter.enumerate!('guess')).toMatchObject([{ params: { amount: 2 }, isValid: true }]);
});

test('a spectator is given no list', async () => {
  expect(await ruleEngineAdapter(newGame(), { seat: null }).enumerate!('add')).toEqual([]);
});

test('what a forged command leaves out is left out of the reason', async () => {
  const adapter = ruleEngineAdapter(newGame(), { seat: 'ann' });
  const answer = await adapter.execute({ commandId: 'c', revision: 0, moveId: 'add', params: {} });
  // Strictly: what is there but undefined would not cross to a Worker and back.
  expect(answer).toStrictEqual({
    status: 'rejected',
    reasons: [{ code: 'TOO_MUCH', text: 'Too much.', context: {} }],
  });
});

test('one engine sits at one table', () => {
  const engine = newGame();
  expect(ruleEngineTable(engine, { maxPerMove: 2 })).toBe(ruleEngineTable(engine));
  expect(() => ruleEngineTable(engine, { maxPerMove: 3 })).toThrow(
    'moveset: this engine already sits at a table with maxPerMove: 2. All its seats share that table. ' +
      'Say the same for every seat, or only once.',
  );
});

test('every rule says what it thinks of a command, and nothing is played', async () => {
  const adapter = ruleEngineAdapter(newGame(), { seat: 'ann' });
  const before = adapter.getSnapshot();
  const command = { commandId: 'c', revision: 0, moveId: 'add', params: { amount: 5 } };
  expect(await adapter.explain!(command)).toEqual([
    {
      rule: 'is small',
      status: 'failed',
      reason: { code: 'TOO_MUCH', text: 'Too much.', context: { given: 5 } },
    },
  ]);
  expect(adapter.getSnapshot()).toBe(before);
});

test('several commands have one forecast, with what stands in the way of each', async () => {
  const adapter = ruleEngineAdapter(newGame(), { seat: 'ann' });
  const commands = [2, 5, 3].map((amount) => ({
    commandId: `c${amount}`,
    revision: 0,
    moveId: 'add',
    params: { amount },
  }));
  const { refusals, metrics } = await adapter.forecast!(commands);
  expect(refusals.map((reasons) => reasons.map(({ code }) => code))).toEqual([[], ['TOO_MUCH'], []]);
  expect(metrics).toMatchObject([{ label: 'total', before: 0, after: 5 }]);
  expect(adapter.getSnapshot().revision).toBe(0);
});
