import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/games/emberwood/engine.js';
import { tableOf } from '../../src/games/emberwood/table.js';
import type { BatchAnswer, Command } from '../../src/protocol/command.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { selectOptions } from '../../src/store/selectors.js';
import { queueOf } from '../../src/store/queue.js';

const POSITION = {
  hazel: { kindling: 6, hand: ['bear', 'spark'], clearing: ['badger', 'fox'], deck: ['owl', 'fox', 'mouse'] },
  rowan: { warmth: 15, hand: ['fox'], clearing: ['heron'], deck: ['owl', 'fox', 'mouse'] },
} as const;

function setUp(change: (adapter: EngineAdapter) => Partial<EngineAdapter> = () => ({})) {
  const engine = createEngine({ seed: 'queue', position: POSITION });
  const adapter = tableOf(engine).adapter('hazel') as EngineAdapter;
  const store = createGameStore({ ...adapter, ...change(adapter) });
  store.connect();
  const idOf = (pattern: RegExp) => {
    const option = selectOptions(store.getState()).find(({ name }) => pattern.test(name));
    if (!option) throw new Error(`There is no ${pattern}.`);
    return option.id;
  };
  const state = () => store.getState();
  return { store, state, idOf, engine };
}

const FOX = /^Fox Scout attacks Rowan/;
const BADGER = /^Badger Digger attacks Rowan/;
const STOKE_6 = /^Stoke the hearth with 6/;
const BEAR = /^Summon Bear/;

describe('a queue', () => {
  it('is played as one change', async () => {
    const { store, state, idOf } = setUp();
    queueOf(store).enqueue(idOf(FOX));
    queueOf(store).toggle(idOf(BADGER));
    const { revision } = state().snapshot;
    const answers = queueOf(store).commit();
    expect(state().pending).toHaveLength(2);
    expect(await queueOf(store).commit()).toBe(await answers);
    expect(await answers).toEqual([
      { status: 'accepted', revision: revision + 1 },
      { status: 'accepted', revision: revision + 1 },
    ]);
    expect(state()).toMatchObject({ queue: [], pending: [] });
    expect(queueOf(store).known(idOf(FOX))).toBeUndefined();
    expect(state().snapshot.revision).toBe(revision + 1);
  });

  it('is refused as one, each with its reasons, and nothing is played', async () => {
    const { store, state, idOf, engine } = setUp();
    for (const pattern of [FOX, STOKE_6, BEAR]) queueOf(store).enqueue(idOf(pattern));
    const before = JSON.stringify([state().snapshot, engine.getHistoryPosition()]);
    const answers = await queueOf(store).commit();
    expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(answers[0]).toMatchObject({ reasons: [{ code: 'HELD_BACK' }] });
    expect(answers[2]).toMatchObject({ reasons: [{ context: { available: 0 } }] });
    expect(JSON.stringify([state().snapshot, engine.getHistoryPosition()])).toBe(before);
    expect(state().queue).toHaveLength(3);
    expect(state().rejections.map(({ name }) => name)).toEqual(['Summon Bear Elder']);
    expect(state().pending).toEqual([]);
  });

  it('is forecast as one, and says what stands in the way of each after those before it', async () => {
    const { store, idOf } = setUp();
    for (const pattern of [FOX, STOKE_6, BEAR]) queueOf(store).enqueue(idOf(pattern));
    const forecast = await queueOf(store).forecast();
    expect(forecast?.refusals.map((reasons) => reasons.length > 0)).toEqual([false, false, true]);
    expect(forecast?.metrics.length).toBeGreaterThan(0);
  });

  it('is arranged', () => {
    const { store, state } = setUp();
    for (const id of ['a', 'b', 'c', 'b']) queueOf(store).enqueue(id);
    queueOf(store).move('c', 0);
    queueOf(store).move('a', 99);
    queueOf(store).move('nobody', 0);
    expect(state().queue).toEqual(['c', 'b', 'a']);
    queueOf(store).toggle('b');
    expect(state().queue).toEqual(['c', 'a']);
    queueOf(store).clear();
    expect(state().queue).toEqual([]);
  });

  it('knows what is gone, asks the engine about it, and does no harm', async () => {
    const { store, state, idOf } = setUp();
    const fox = idOf(FOX);
    queueOf(store).enqueue(fox);
    await store.execute(idOf(/^Fox Scout attacks Heron/));
    await store.execute(idOf(/^Badger Digger attacks Rowan/));
    expect(queueOf(store).known(fox)?.name).toBe('Fox Scout attacks Rowan');
    const [answer] = await queueOf(store).commit();
    expect(answer?.status).toBe('rejected');
    queueOf(store).enqueue('never there');
    expect(await queueOf(store).forecast()).toBeNull();
    expect((await queueOf(store).commit()).at(-1)?.status).toBe('rejected');
    expect(state().queue).toEqual([fox, 'never there']);
  });

  it('keeps what was not played when something came to light', async () => {
    const interrupted: BatchAnswer = {
      status: 'interrupted',
      revision: 1,
      played: 1,
      reasons: [{ code: 'TRAP', text: 'It was a trap.' }],
    };
    const { store, state, idOf } = setUp(() => ({ executeAll: () => Promise.resolve(interrupted) }));
    for (const pattern of [FOX, BADGER, STOKE_6]) queueOf(store).enqueue(idOf(pattern));
    const answers = await queueOf(store).commit();
    expect(answers).toMatchObject([
      { status: 'accepted' },
      { status: 'rejected', reasons: [{ code: 'TRAP' }] },
      { status: 'rejected', reasons: [{ code: 'HELD_BACK' }] },
    ]);
    expect(state().queue).toEqual([idOf(BADGER), idOf(STOKE_6)]);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('The line is dead.'))],
    ['answers rubbish', () => Promise.resolve({ status: 'rejected', refusals: [[]] })],
    ['answers nothing', () => Promise.resolve(undefined)],
  ])('is refused with a reason by an adapter that %s', async (_, executeAll) => {
    const { store, state, idOf } = setUp(() => ({
      executeAll: executeAll as EngineAdapter['executeAll'] & {},
    }));
    queueOf(store).enqueue(idOf(FOX));
    expect(await queueOf(store).commit()).toMatchObject([
      { status: 'rejected', reasons: [{ code: 'ADAPTER_FAILED' }] },
    ]);
    expect(state().pending).toEqual([]);
    expect(await store.execute(idOf(FOX))).toMatchObject({ status: 'accepted' });
  });

  it('tells a developer of a forecast that is none', async () => {
    const { store, idOf } = setUp(() => ({ forecast: () => Promise.resolve({ refusals: 1 } as never) }));
    queueOf(store).enqueue(idOf(FOX));
    await expect(queueOf(store).forecast()).rejects.toThrow(
      /^moveset: the adapter's forecast cannot be read \(.*\)\./,
    );
  });
});

describe('several commands as one', () => {
  const adapterOf = () => tableOf(createEngine({ seed: 'queue', position: POSITION })).adapter('hazel');

  function commandsFor(adapter: EngineAdapter, ...patterns: readonly RegExp[]): Command[] {
    const store = createGameStore(adapter);
    const { revision } = adapter.getSnapshot();
    return patterns.map((pattern, at) => {
      const option = selectOptions(store.getState()).find(({ name }) => pattern.test(name))!;
      return { ...option.move, commandId: `c${at}`, revision };
    });
  }

  it('sent again are answered the same, and played once', async () => {
    const adapter = adapterOf() as EngineAdapter;
    const commands = commandsFor(adapter, FOX, BADGER);
    const answer = await adapter.executeAll!(commands);
    expect(answer).toEqual({ status: 'accepted', revision: 1 });
    expect(await adapter.executeAll!(commands)).toEqual(answer);
    expect(adapter.getSnapshot().revision).toBe(1);
    const late = commands.map((command) => ({ ...command, commandId: `${command.commandId} late` }));
    expect(await adapter.executeAll!(late)).toEqual({ status: 'superseded', revision: 1 });
    const early = late.map((command) => ({ ...command, commandId: `${command.commandId} e`, revision: 9 }));
    expect(await adapter.executeAll!(early)).toMatchObject({
      status: 'rejected',
      refusals: [[{ code: 'UNKNOWN_REVISION' }], [{ code: 'UNKNOWN_REVISION' }]],
    });
  });

  it('are refused where they are no commands, or the same twice', async () => {
    const adapter = adapterOf() as EngineAdapter;
    const [fox] = commandsFor(adapter, FOX);
    for (const rubbish of [null, 'all', [null], [{ ...fox, moveId: '' }], [fox, fox]]) {
      const answer = await adapter.executeAll!(rubbish as never);
      expect(JSON.stringify(answer)).toContain('INVALID_COMMAND');
    }
    expect(adapter.getSnapshot().revision).toBe(0);
  });

  it('are nothing for a spectator', () => {
    const table = tableOf(createEngine({ seed: 'queue', position: POSITION }));
    expect(table.adapter(null).executeAll).toBeUndefined();
  });
});
