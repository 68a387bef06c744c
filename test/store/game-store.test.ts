import { describe, expect, it } from 'vitest';
import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import type { Answer } from '../../src/protocol/command.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import type { Option } from '../../src/protocol/option.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import {
  selectEntityOptions,
  selectGroups,
  selectHistory,
  selectOption,
  selectOptions,
  selectReasons,
} from '../../src/store/selectors.js';
import { queueOf } from '../../src/store/queue.js';
import { pickEntity } from '../../src/store/pick-entity.js';
import { previewOf } from '../../src/store/preview-of.js';

const place = (position: number) => `place{"position":${position}}`;

function setUp(change: (adapter: EngineAdapter) => Partial<EngineAdapter> = () => ({})) {
  const table = createTable({ seed: 1, now: () => 0 });
  const honest = hotSeatAdapter(table);
  const faults: string[] = [];
  const adapter: EngineAdapter = { ...honest, ...change(honest) };
  const store = createGameStore(adapter, { onFault: (message) => faults.push(message) });
  const disconnect = store.connect();
  return { table, store, faults, disconnect, state: () => store.getState() };
}

/** An adapter whose answers wait until they are let go. */
function slowly() {
  const waiting: (() => void)[] = [];
  const change = (adapter: EngineAdapter): Partial<EngineAdapter> => ({
    execute: async (command) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return adapter.execute(command);
    },
  });
  return { change, answer: () => waiting.splice(0).forEach((go) => go()), asked: () => waiting.length };
}

describe('the store follows its adapter', () => {
  it('holds the options of the snapshot under stable ids', () => {
    const { state } = setUp();
    expect(selectOptions(state()).map((option) => option.id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map(place));
    expect(selectOption(state(), place(4))?.name).toBe('Place X in row 2, column 2');
    expect(selectOption(state(), 'nothing like it')).toBeUndefined();
  });

  it('is a plain object with fewer than twenty fields and no actions', () => {
    const { store, state } = setUp();
    for (const focused of [null, place(3)]) {
      store.focus(focused);
      expect(Object.getPrototypeOf(state())).toBe(Object.prototype);
      expect(Object.keys(state()).length).toBeLessThan(20);
      expect(Object.values(state()).filter((value) => typeof value === 'function')).toEqual([]);
      expect(state().options).toBe(selectOptions(state()));
    }
  });

  it('keeps the identity of options that did not change, and of everything arranged by them', () => {
    let snapshot = createTable({ seed: 1 }).adapter('X').getSnapshot();
    let tell = () => {};
    const { state } = setUp(() => ({
      getSnapshot: () => snapshot,
      subscribe: (listener) => {
        tell = listener;
        return () => {};
      },
    }));
    const before = state();
    expect(selectOptions(before)).toHaveLength(9);
    // As a server would send it: all new objects, of which one says something new.
    snapshot = structuredClone({ ...snapshot, revision: 1 });
    const move = snapshot.moves[4]!;
    (snapshot.moves as unknown[])[4] = {
      ...move,
      metadata: { ...move.metadata, priority: 0, displayName: 'New name' },
    };
    tell();
    const after = state();
    expect(after.options[4]).toMatchObject({ name: 'New name' });
    expect(after.options.map((option, at) => option === before.options[at])).toEqual(
      after.options.map((_, at) => at !== 4),
    );
    expect(selectGroups(after)).toBe(selectGroups(before));
  });

  it('keeps the arrangement of reports that are sent again, until a move among them is arranged otherwise', () => {
    const report = { phase: 'ATTACK', unitId: 'Atlas', actions: [] };
    const actions = [{ kind: 'unavailable', id: 'fire', name: 'Fire', reasons: [] }] as const;
    const honest = createTable({ seed: 1 }).adapter('X').getSnapshot();
    let snapshot = { ...honest, reports: [{ ...report, actions }] };
    const { store, state } = setUp(() => ({ getSnapshot: () => snapshot }));
    const groups = selectGroups(state());
    snapshot = structuredClone({ ...snapshot, revision: 1 });
    store.connect();
    expect(selectGroups(state())).toBe(groups);
    const [first, ...others] = snapshot.moves;
    const moves = [{ ...first!, metadata: { ...first!.metadata, category: 'Corner' } }, ...others];
    snapshot = { ...snapshot, revision: 2, moves };
    store.connect();
    expect(selectGroups(state()).map((group) => group.category)).toEqual([
      'Corner',
      'Row 1',
      'Row 2',
      'Row 3',
      'Atlas',
    ]);
  });

  it.each([
    ['heading', { category: 'Corner' }, ['Corner', 'Row 1', 'Row 2', 'Row 3']],
    ['importance', { priority: -1 }, ['Row 1', 'Row 2', 'Row 3']],
  ])('arranges anew when an option gets another %s in its place', (_, metadata, categories) => {
    let snapshot = createTable({ seed: 1 }).adapter('X').getSnapshot();
    const { store, state } = setUp(() => ({ getSnapshot: () => snapshot }));
    const before = selectGroups(state());
    const [first, ...others] = snapshot.moves;
    const moves = [{ ...first!, metadata: { ...first!.metadata, ...metadata } }, ...others];
    snapshot = { ...snapshot, revision: 1, moves };
    store.connect();
    expect(selectGroups(state())).not.toEqual(before);
    expect(selectGroups(state()).map(({ category }) => category)).toEqual(categories);
  });

  it('knows which entities an option touches when it touches others in its place', () => {
    let snapshot = createTable({ seed: 1 }).adapter('X').getSnapshot();
    const { store, state } = setUp(() => ({ getSnapshot: () => snapshot }));
    const [first, ...others] = snapshot.moves;
    const moves = [{ ...first!, metadata: { ...first!.metadata, refs: { position: 'corner' } } }, ...others];
    snapshot = { ...snapshot, revision: 1, moves };
    store.connect();
    expect(selectEntityOptions(state(), 'corner').map(({ id }) => id)).toEqual([place(0)]);
    expect(selectEntityOptions(state(), 'cell-0')).toEqual([]);
  });

  it('arranges anew when an option changes its place', () => {
    let snapshot = createTable({ seed: 1 }).adapter('X').getSnapshot();
    const { store, state } = setUp(() => ({ getSnapshot: () => snapshot }));
    const before = selectOption(state(), place(0));
    snapshot = { ...snapshot, revision: 1, moves: snapshot.moves.toReversed() };
    store.connect();
    expect(selectGroups(state()).map((group) => group.category)).toEqual(['Row 3', 'Row 2', 'Row 1']);
    expect(selectOption(state(), place(0))).toBe(before);
  });

  it('publishes nothing when the adapter has nothing new', () => {
    const { store, state } = setUp();
    const before = state();
    store.connect();
    expect(state()).toBe(before);
  });

  it('groups options by category, in the order of their appearance', () => {
    const { state } = setUp();
    expect(selectGroups(state())).toEqual([
      { category: 'Row 1', ids: [0, 1, 2].map(place) },
      { category: 'Row 2', ids: [3, 4, 5].map(place) },
      { category: 'Row 3', ids: [6, 7, 8].map(place) },
    ]);
  });

  it('knows which options touch an entity', () => {
    const { state } = setUp();
    expect(selectEntityOptions(state(), 'cell-4').map((option) => option.id)).toEqual([place(4)]);
    expect(selectEntityOptions(state(), 'no such cell')).toEqual([]);
  });

  it('stops to follow when disconnected', async () => {
    const { store, state, disconnect, table } = setUp();
    disconnect();
    const other = createGameStore(table.adapter('X'));
    await other.execute(place(0));
    expect(state().snapshot.revision).toBe(0);
    store.connect();
    expect(state().snapshot.revision).toBe(1);
  });

  it('shows where the game stands in its history, and goes through it', async () => {
    const { store, state } = setUp();
    await store.execute(place(0));
    await store.execute(place(1));
    expect(selectHistory(state())).toMatchObject({ position: 2, length: 2 });
    expect(await store.undo()).toEqual({ status: 'accepted', revision: 3 });
    expect(selectHistory(state())).toMatchObject({ position: 1, length: 2 });
    expect(selectOption(state(), place(1))?.kind).toBe('available');
    await store.redo();
    expect(selectHistory(state())).toMatchObject({ position: 2, length: 2 });
    await store.undo(0);
    expect(selectHistory(state())).toMatchObject({ position: 0, length: 2 });
  });
});

describe('playing', () => {
  it('accepts what is available', async () => {
    const { store, state } = setUp();
    expect(await store.execute(place(0))).toEqual({ status: 'accepted', revision: 1 });
    expect(selectReasons(state(), place(0)).map((reason) => reason.code)).toEqual(['CELL_OCCUPIED']);
  });

  it('answers an unavailable option with all its reasons, and remembers that', async () => {
    const { store, table, state } = setUp();
    await store.execute(place(0));
    const x = createGameStore(table.adapter('X'));
    const answer = await x.execute(place(0));
    expect(answer).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'PLAYER_MISMATCH' }, { code: 'CELL_OCCUPIED' }],
    });
    expect(x.getState().rejections).toMatchObject([
      { optionId: place(0), name: 'Place X in row 1, column 1', reasons: [{}, {}], revision: 1 },
    ]);
    expect(state().rejections.length).toBe(0);
  });

  it('answers an option that is gone', async () => {
    const { store } = setUp();
    expect(await store.execute('place{"position":99}')).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'OPTION_GONE' }],
    });
  });

  it('plays once when asked twice before the first answer', async () => {
    const slow = slowly();
    const { store, state } = setUp(slow.change);
    const first = store.execute(place(0));
    const second = store.execute(place(0));
    expect(slow.asked()).toBe(1);
    expect(state().pending).toMatchObject([{ optionId: place(0) }]);
    slow.answer();
    expect(await first).toEqual(await second);
    expect(state().snapshot.revision).toBe(1);
    expect(state().pending).toEqual([]);
  });

  it('refuses a second option while the first waits for its answer, saying so', async () => {
    const slow = slowly();
    const { store, state } = setUp(slow.change);
    const first = store.execute(place(0));
    expect(await store.execute(place(1))).toMatchObject({ status: 'rejected', reasons: [{ code: 'BUSY' }] });
    slow.answer();
    expect((await first).status).toBe('accepted');
    expect(state().snapshot.log).toHaveLength(1);
  });

  it('says when the game moved on before the command arrived', async () => {
    const slow = slowly();
    const { store, table, state } = setUp(slow.change);
    const late = store.execute(place(0));
    await createGameStore(table.adapter('X')).execute(place(8));
    slow.answer();
    expect(await late).toEqual({ status: 'superseded', revision: 1 });
    expect(state().rejections).toMatchObject([{ reasons: [{ code: 'SUPERSEDED' }] }]);
    expect(state().snapshot.log.map((entry) => entry.text)).toEqual(['X takes row 3, column 3']);
  });

  it('keeps rejections by command id through later snapshots, until they are dismissed', async () => {
    const { store, state } = setUp();
    await store.execute(place(0));
    await store.execute(place(0));
    const [rejection] = state().rejections;
    await store.execute(place(1));
    expect(state().rejections).toMatchObject([
      { commandId: rejection!.commandId, name: 'Place O in row 1, column 1' },
    ]);
    store.dismiss(rejection!.commandId);
    expect(state().rejections.length).toBe(0);
  });

  it('forgets that an option was refused once it is played, and knows the turn of every refusal', async () => {
    let busy = true;
    const refusal: Answer = { status: 'rejected', reasons: [{ code: 'BUSY', text: 'Not now.' }] };
    const { store, state } = setUp((adapter) => ({
      execute: (command) => (busy ? Promise.resolve(refusal) : adapter.execute(command)),
    }));
    await store.execute(place(0));
    await store.execute(place(1));
    expect(state().rejections.map(({ flow }) => flow.currentPlayer)).toEqual(['X', 'X']);
    busy = false;
    await store.execute(place(0));
    expect(state().rejections.map(({ optionId }) => optionId)).toEqual([place(1)]);
  });

  it('forgets the oldest of very many rejections', async () => {
    const { store, state } = setUp();
    for (let time = 0; time < 60; time += 1) await store.execute(`gone-${time}`);
    expect(state().rejections.length).toBe(50);
    expect(state().rejections.at(-1)?.optionId).toBe('gone-59');
  });

  it('takes back once when asked twice before the first answer', async () => {
    const waiting: (() => void)[] = [];
    const { store, state } = setUp((adapter) => ({
      undo: async (position) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return adapter.undo!(position);
      },
    }));
    await store.execute(place(0));
    await store.execute(place(1));
    const both = Promise.all([store.undo(), store.undo()]);
    expect(await store.execute(place(2))).toMatchObject({ reasons: [{ code: 'BUSY' }] });
    for (const go of waiting) go();
    const [first, second] = await both;
    expect(first).toEqual(second);
    expect(state().snapshot.log).toHaveLength(1);
  });

  it('plays once although somebody who hears of it asks again at once', async () => {
    let asked = 0;
    const { store, state } = setUp((adapter) => ({
      execute: (command) => {
        asked += 1;
        return adapter.execute(command);
      },
    }));
    store.subscribe(({ pending }) => {
      if (pending.length > 0) void store.execute(place(0));
    });
    await store.execute(place(0));
    expect(asked).toBe(1);
    expect(state().rejections.length).toBe(0);
  });

  it('refuses undo where the adapter keeps no history', async () => {
    const { store } = setUp(() => ({ undo: undefined as never }));
    expect(await store.undo()).toMatchObject({ status: 'rejected', reasons: [{ code: 'NO_HISTORY' }] });
  });

  it('says why there is nothing to undo', async () => {
    const { store, state } = setUp();
    expect(await store.undo()).toMatchObject({ status: 'rejected', reasons: [{ code: 'NOTHING_TO_UNDO' }] });
    expect(state().rejections).toMatchObject([{ name: 'Undo' }]);
  });
});

describe('choosing', () => {
  it('plays the one option that touches a picked entity', async () => {
    const { store, state } = setUp();
    expect(await pickEntity(store, 'cell-4')).toEqual({ status: 'accepted', revision: 1 });
    expect(state().snapshot.log).toHaveLength(1);
    expect(pickEntity(store, 'no such cell')).toBeNull();
  });

  it('narrows the selection as long as several options are left', () => {
    const attack = (attacker: string, target: string) => ({
      moveId: 'attack',
      playerId: 'X',
      params: { attacker, target },
      isValid: true,
    });
    const moves = [attack('knight', 'orc'), attack('knight', 'troll'), attack('archer', 'troll')];
    const { store, state } = setUp((adapter) => {
      const snapshot = { ...adapter.getSnapshot(), moves };
      return { getSnapshot: () => snapshot };
    });
    expect(pickEntity(store, 'knight')).toBeNull();
    expect(state().selection).toEqual({ attacker: 'knight' });
    const left = (entity: string) => selectEntityOptions(state(), entity).map((option: Option) => option.id);
    expect(left('troll')).toEqual(['attack{"attacker":"knight","target":"troll"}']);
    // Nobody but the archer is left out, so picking it starts anew.
    expect(left('archer')).toEqual(['attack{"attacker":"archer","target":"troll"}']);
    void pickEntity(store, 'knight');
    expect(state().selection).toEqual({});
    void pickEntity(store, 'troll');
    expect(state().selection).toEqual({ target: 'troll' });
    store.select('target', undefined);
    expect(state().selection).toEqual({});
  });

  it('drops a selection and a focus that no option agrees with any more', async () => {
    const { table, store, state } = setUp();
    const elsewhere = (seat: string) => createGameStore(table.adapter(seat));
    store.select('position', 3);
    store.focus(place(3));
    await elsewhere('X').execute(place(0));
    expect(state().selection).toEqual({ position: 3 });
    expect(state().focusedId).toBe(place(3));
    store.select('position', 77);
    store.focus('gone');
    await elsewhere('O').execute(place(1));
    expect(state().selection).toEqual({});
    expect(state().focusedId).toBeNull();
  });

  it('has nothing chosen any more once an option was played, but keeps what was chosen since', async () => {
    const slow = slowly();
    const { store, state } = setUp(slow.change);
    store.select('position', 3);
    const answer = store.execute(place(3));
    expect(state().selection).toEqual({ position: 3 });
    slow.answer();
    await answer;
    expect(state().selection).toEqual({});

    const next = store.execute(place(4));
    store.select('position', 5);
    slow.answer();
    await next;
    expect(state().selection).toEqual({ position: 5 });
  });

  it('keeps what was chosen for an option that is refused', async () => {
    const { store, state } = setUp();
    await store.execute(place(0));
    store.select('position', 0);
    await store.execute(place(0));
    expect(state().selection).toEqual({ position: 0 });
  });

  it('plays a queue in order up to the first refusal, and keeps the rest', async () => {
    const { store, state } = setUp();
    for (const position of [0, 1, 2]) queueOf(store).enqueue(place(position));
    queueOf(store).enqueue(place(0));
    expect(state().queue).toEqual([0, 1, 2].map(place));
    queueOf(store).dequeue(place(1));
    queueOf(store).enqueue('gone');
    queueOf(store).enqueue(place(5));
    const answers = await queueOf(store).commit();
    expect(answers.map((answer: Answer) => answer.status)).toEqual(['accepted', 'accepted', 'rejected']);
    expect(state().queue).toEqual(['gone', place(5)]);
  });
});

describe('previewing', () => {
  it('asks the engine once for each option and revision, and changes nothing', async () => {
    let asked = 0;
    const { store, state } = setUp((adapter) => ({
      preview: (command) => {
        asked += 1;
        return adapter.preview!(command);
      },
    }));
    const before = state();
    const metrics = await previewOf(store, place(4));
    expect(metrics.find((metric) => metric.key === 'lines')).toMatchObject({ before: 8, after: 8 });
    expect(metrics.find((metric) => metric.key === 'enemy-lines')).toMatchObject({
      before: 8,
      after: 4,
      tone: 'good',
    });
    expect(await previewOf(store, place(4))).toBe(metrics);
    expect(asked).toBe(1);
    expect(state()).toBe(before);
    await store.execute(place(0));
    await previewOf(store, place(4));
    expect(asked).toBe(2);
  });

  it('has none for what is unavailable or gone', async () => {
    const { store } = setUp();
    await store.execute(place(0));
    expect(await previewOf(store, place(0))).toEqual([]);
    expect(await previewOf(store, 'gone')).toEqual([]);
  });

  it('fails with a sentence when the adapter answers rubbish', async () => {
    const { store } = setUp(() => ({ preview: () => Promise.resolve([{ label: 3 }] as never) }));
    await expect(previewOf(store, place(0))).rejects.toThrow(
      /^moveset: the adapter's preview of "Place X in row 1, column 1" cannot be read \(0\.key: /,
    );
  });
});

describe('an adapter that misbehaves', () => {
  it.each([
    [
      'throws',
      () => ({
        execute: () => {
          throw new Error('no wire');
        },
      }),
      'no wire',
    ],
    ['rejects its promise', () => ({ execute: () => Promise.reject(new Error('no wire')) }), 'no wire'],
    [
      'answers rubbish',
      () => ({ execute: () => Promise.resolve('yes' as never) }),
      'an answer nobody understands',
    ],
    [
      'refuses without reasons',
      () => ({ execute: () => Promise.resolve({ status: 'rejected', reasons: [] } as never) }),
      'an answer nobody understands',
    ],
  ])('becomes a refusal with a reason when execute %s', async (_, change, text) => {
    const { store, state } = setUp(change);
    const answer = await store.execute(place(0));
    expect(answer).toMatchObject({ status: 'rejected', reasons: [{ code: 'ADAPTER_FAILED' }] });
    expect(state().rejections[0]!.reasons[0]!.text).toContain(text);
    expect(state().pending).toEqual([]);
  });

  it('leaves the last good position when getSnapshot throws, says so, and recovers', async () => {
    let broken = false;
    const { store, state, faults, table } = setUp((adapter) => ({
      getSnapshot: () => {
        if (broken) throw new Error('gone fishing');
        return adapter.getSnapshot();
      },
    }));
    const good = state().snapshot;
    broken = true;
    await createGameStore(table.adapter('X')).execute(place(0));
    expect(state().snapshot).toBe(good);
    expect(state().fault).toMatch(/^moveset: the adapter threw when asked for a snapshot\./);
    expect(faults).toHaveLength(1);
    broken = false;
    store.connect();
    expect(state().fault).toBeNull();
    expect(state().snapshot.revision).toBe(1);
  });

  it('is followed no further when it throws as it is subscribed to', () => {
    const { store, faults, state } = setUp(() => ({
      subscribe: () => {
        throw new Error('no line');
      },
    }));
    expect(faults).toEqual([expect.stringMatching(/^moveset: the adapter threw when subscribed to\./)]);
    expect(selectOptions(state())).toHaveLength(9);
    expect(() => store.connect()()).not.toThrow();
  });

  it('puts a move that goes round in circles in quarantine', () => {
    const round: Record<string, unknown> = {};
    round['self'] = round;
    const { state } = setUp((adapter) => {
      const honest = adapter.getSnapshot();
      const move = { moveId: 'round', playerId: 'X', params: round, isValid: true };
      const snapshot = { ...honest, moves: [move, ...honest.moves] };
      return { getSnapshot: () => snapshot };
    });
    expect(selectOptions(state())).toHaveLength(9);
    expect(state().quarantine).toMatchObject([
      { where: 'moves[0]', message: expect.stringContaining('(its parameters cannot be read)') },
    ]);
  });

  it.each([undefined, null, 7, 'snapshot', {}, { revision: 'one' }, []])(
    'reports a snapshot that is none: %j',
    (rubbish) => {
      const { state, faults } = setUp(() => ({ getSnapshot: () => rubbish as never }));
      expect(state().ready).toBe(false);
      expect(faults).toEqual([
        expect.stringMatching(/^moveset: what the adapter published is no snapshot \(/),
      ]);
      expect(selectOptions(state())).toEqual([]);
    },
  );

  it('puts broken entries in quarantine, tells the developer once, and shows the rest', async () => {
    const { store, state, faults } = setUp((adapter) => {
      const broken = [
        null,
        3,
        { moveId: 7 },
        { moveId: 'x', playerId: 'X', params: [], isValid: true },
      ] as never[];
      const snapshots = new WeakMap();
      return {
        getSnapshot: () => {
          const honest = adapter.getSnapshot();
          if (!snapshots.has(honest)) {
            const log = [...honest.log, { text: 5 } as never];
            snapshots.set(honest, { ...honest, moves: [...broken, ...honest.moves], log });
          }
          return snapshots.get(honest);
        },
      };
    });
    expect(selectOptions(state())).toHaveLength(9);
    expect(state().quarantine.map(({ where }) => where)).toEqual([
      'moves[0]',
      'moves[1]',
      'moves[2]',
      'moves[3]',
      'log[0]',
    ]);
    expect(state().snapshot.log).toEqual([]);
    expect(faults).toHaveLength(5);
    expect(faults[2]).toBe(
      'moveset: moves[2] is in quarantine (moveId: Expected a name). ' +
        'Players do not see it. Publish it as the protocol describes.',
    );
    expect((await store.execute(place(0))).status).toBe('accepted');
    expect(selectOptions(state())).toHaveLength(9);
    expect(state().snapshot.log).toHaveLength(1);
  });
});
