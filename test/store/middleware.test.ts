import { afterEach, describe, expect, it, vi } from 'vitest';
import { devtools, persist, subscribeWithSelector, type PersistStorage } from 'zustand/middleware';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import type { GameState } from '../../src/store/game-store.js';
import { queueOf } from '../../src/store/queue.js';
import { selectOption } from '../../src/store/selectors.js';

const place = (position: number) => `place{"position":${position}}`;
const adapter = () => createTable({ seed: 1 }).adapter('X');

afterEach(() => vi.unstubAllGlobals());

/** Stands in for the browser's extension: records what it is sent, as text like the real one. */
function fakeExtension() {
  const sent: { readonly type: string; readonly state: GameState }[] = [];
  const record = (type: string, state: unknown) =>
    sent.push({ type, state: JSON.parse(JSON.stringify(state)) as GameState });
  const extension = {
    connect: () => ({
      init: (state: unknown) => record('init', state),
      subscribe: () => () => {},
      send: ({ type }: { type: string }, state: unknown) => record(type, state),
    }),
  };
  vi.stubGlobal('window', { __REDUX_DEVTOOLS_EXTENSION__: extension });
  return sent;
}

describe('middleware of zustand', () => {
  it('devtools shows each action by its name, with a state that survives as text', async () => {
    const sent = fakeExtension();
    const store = createGameStore(adapter(), {
      middleware: (state) => devtools(state, { name: 'game', enabled: true }),
    });
    store.connect();
    store.focus(place(4));
    store.select('position', 4);
    queueOf(store).enqueue(place(4));
    await store.execute(place(4));
    await store.execute('gone');
    store.dismiss(store.getState().rejections[0]!.commandId);
    expect(sent.map(({ type }) => type)).toEqual([
      'init',
      'focus',
      'select',
      'queue',
      'execute',
      'receive',
      'answer',
      'reject',
      'dismiss',
    ]);
    const { optionIndex: _, ...shown } = sent.at(-1)!.state;
    const { optionIndex: __, ...state } = store.getState();
    expect(shown).toEqual(state);
    expect(shown.snapshot.revision).toBe(1);
    expect(sent[7]!.state.rejections).toMatchObject([{ reasons: [{ code: 'OPTION_GONE' }] }]);
  });

  it('persist keeps a part of the state from one store to the next', async () => {
    type Kept = Pick<GameState, 'selection'>;
    const saved = new Map<string, string>();
    const storage: PersistStorage<Kept> = {
      getItem: (name) => JSON.parse(saved.get(name) ?? 'null') as ReturnType<PersistStorage<Kept>['getItem']>,
      setItem: (name, value) => void saved.set(name, JSON.stringify(value)),
      removeItem: (name) => void saved.delete(name),
    };
    const open = () =>
      createGameStore(adapter(), {
        middleware: (state) =>
          persist(state, { name: 'draft', storage, partialize: ({ selection }): Kept => ({ selection }) }),
      });
    open().select('position', 4);
    expect(JSON.parse(saved.get('draft')!)).toMatchObject({ state: { selection: { position: 4 } } });
    const next = open();
    expect(next.persist.hasHydrated()).toBe(true);
    expect(next.getState().selection).toEqual({ position: 4 });
    expect(next.getState().options).toHaveLength(9);
    await next.execute(place(4));
    expect(JSON.parse(saved.get('draft')!)).toMatchObject({ state: { selection: {} } });
  });

  it('persist keeps a queue that can be played', async () => {
    const value = { state: { queue: [place(4)] }, version: 0 };
    const storage: PersistStorage<Pick<GameState, 'queue'>> = {
      getItem: () => value,
      setItem: () => {},
      removeItem: () => {},
    };
    const store = createGameStore(adapter(), {
      middleware: (state) =>
        persist(state, { name: 'draft', storage, partialize: ({ queue }) => ({ queue }) }),
    });
    expect(queueOf(store).known(place(4))?.kind).toBe('available');
    expect(await queueOf(store).commit()).toMatchObject([{ status: 'accepted' }]);
  });

  it('subscribeWithSelector calls back when the selected part changes, and only then', async () => {
    const store = createGameStore(adapter(), { middleware: (state) => subscribeWithSelector(state) });
    store.connect();
    const kinds: unknown[] = [];
    store.subscribe(
      (state) => selectOption(state, place(4))?.kind,
      (kind, before) => kinds.push([before, kind]),
    );
    store.focus(place(4));
    store.select('position', 4);
    await store.execute(place(3));
    expect(kinds).toEqual([['available', 'unavailable']]);
  });

  it('all three together leave the store as it is', async () => {
    const sent = fakeExtension();
    const store = createGameStore(adapter(), {
      middleware: (state) =>
        devtools(
          subscribeWithSelector(
            persist(state, { name: 'draft', storage: undefined, partialize: ({ queue }) => ({ queue }) }),
          ),
          { enabled: true },
        ),
    });
    store.connect();
    const revisions: number[] = [];
    store.subscribe(
      (state) => state.snapshot.revision,
      (revision) => revisions.push(revision),
    );
    expect(await store.execute(place(0))).toMatchObject({ status: 'accepted' });
    expect(revisions).toEqual([1]);
    expect(sent.map(({ type }) => type)).toEqual(['init', 'execute', 'receive', 'answer']);
  });
});
