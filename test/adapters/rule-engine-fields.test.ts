import { describe, expect, it } from 'vitest';
import { ruleEngineAdapter } from '../../src/adapters/rule-engine.js';
import { RuleEngine } from '../../src/engines/rule-engine/rule-engine.js';
import { rulesFor } from '../../src/engines/rule-engine/define/rules-for.js';
import { fieldOf, type MoveField } from '../../src/protocol/move-field.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { objectionsTo, optionsOnRequest } from '../../src/store/inquiry.js';

const { defineGame, defineMove, defineRule } = rulesFor<{ purse: number; bids: number[] }>();

const affordable = defineRule<{ amount: number }>('it can be paid', ({ purse }, { params }) =>
  params.amount <= purse
    ? true
    : {
        reason: `You have ${purse}.`,
        errorCode: 'TOO_DEAR',
        context: { path: 'amount', required: params.amount, available: purse },
      },
);

const auction = (fields?: unknown) =>
  defineGame({
    name: 'auction',
    setup: () => ({ purse: 12, bids: [] }),
    moves: {
      bid: defineMove<{ amount: number }>({
        ...(fields !== undefined && { fields: fields as readonly MoveField[] }),
        condition: affordable,
        reducer: (draft, { params }) => {
          draft.bids.push(params.amount);
          draft.purse -= params.amount;
        },
      }),
      add: defineMove({
        enumerator: () => [1, 2, 3].map((amount) => ({ amount })),
        reducer: () => {},
      }),
      search: defineMove<{ amount: number }>({
        asyncEnumerator: async () => [{ amount: 2 }],
        reducer: () => {},
      }),
    },
  });

const seated = (fields?: unknown, maxPerMove?: number) =>
  ruleEngineAdapter(new RuleEngine(auction(fields), [{ id: 'ann' }]), {
    seat: 'ann',
    ...(maxPerMove !== undefined && { maxPerMove }),
  });

const bidIn = (adapter: ReturnType<typeof seated>) => {
  const option = optionsOf(adapter.getSnapshot()).find(({ move }) => move.moveId === 'bid')!;
  if (option.kind !== 'unavailable') throw new Error('A move without parameters cannot be available.');
  return option;
};

const AMOUNT: MoveField = { axis: 'amount', label: 'Your bid', kind: 'number', min: 1 };

describe('a move whose parameters nobody lists', () => {
  it('is asked for by what its definition describes', () => {
    expect(bidIn(seated([AMOUNT]))).toMatchObject({ needsInput: true, fields: [AMOUNT] });
  });

  it('may be described anew at every position', async () => {
    const adapter = seated(({ purse }: { purse: number }) => [{ ...AMOUNT, max: purse }]);
    expect(bidIn(adapter).fields).toEqual([{ ...AMOUNT, max: 12 }]);
    const command = { commandId: '1', revision: 0, moveId: 'bid', params: { amount: 5 } };
    expect(await adapter.execute(command)).toMatchObject({ status: 'accepted' });
    expect(bidIn(adapter).fields).toEqual([{ ...AMOUNT, max: 7 }]);
  });

  it('says nothing where nothing is described', () => {
    expect(bidIn(seated())).toMatchObject({ needsInput: true });
    expect(bidIn(seated()).fields).toBeUndefined();
  });

  it('survives a description that fails, and tells developers so', () => {
    const adapter = seated(() => {
      throw new Error('no pen');
    });
    expect(bidIn(adapter).fields).toBeUndefined();
    expect(adapter.getSnapshot().moves[0]!.metadata).toMatchObject({ fieldsError: 'no pen' });
  });

  it('must be described by a list or a function', () => {
    expect(() => seated('amount')).toThrow('the fields of move "bid" are neither a list nor a function');
  });

  it('is put into quarantine with a description nobody can read', () => {
    const faults: string[] = [];
    createGameStore(seated([{ axis: 'amount', kind: 'dial' }]), { onFault: (fault) => faults.push(fault) });
    expect(faults).toEqual([expect.stringContaining('metadata.fields.0.kind: Expected number or text')]);
  });

  it('is judged by its rules, which name the field', async () => {
    const store = createGameStore(seated([AMOUNT]));
    const move = { moveId: 'bid', params: { amount: 20 } };
    const reasons = await objectionsTo(store, move);
    expect(reasons).toMatchObject([{ code: 'TOO_DEAR' }]);
    expect(fieldOf(reasons![0]!)).toBe('amount');
    expect(await store.executeMove(move, 'Bid')).toEqual({ status: 'rejected', reasons });
    expect(store.getState().rejections).toMatchObject([{ name: 'Bid', reasons }]);
    expect(await objectionsTo(store, { moveId: 'bid', params: { amount: 2 } })).toEqual([]);
  });
});

describe('a list that is longer than what is published', () => {
  it('is named, whether it is cut or listed on request only', async () => {
    expect(seated().getSnapshot().partial).toEqual(['search']);
    const adapter = seated(undefined, 2);
    expect(adapter.getSnapshot().partial).toEqual(['add', 'search']);
    expect(adapter.getSnapshot().moves.filter(({ moveId }) => moveId === 'add')).toHaveLength(2);
    expect(seated(undefined, 3).getSnapshot().partial).toEqual(['search']);
  });

  it('is given whole by the store', async () => {
    const store = createGameStore(seated(undefined, 2));
    expect(await optionsOnRequest(store, 'add')).toHaveLength(3);
    const [found] = await optionsOnRequest(store, 'search');
    expect(await store.executeMove(found!.move, found!.name)).toMatchObject({ status: 'accepted' });
  });
});
