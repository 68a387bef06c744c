import { expect, it } from 'vitest';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { queueOf } from '../../src/store/queue.js';
import { optionSelector, selectOption } from '../../src/store/selectors.js';
import { refusedMove, snapshotOf, validMove } from '../protocol/moves.js';

const take = (count: number) => `take{"count":${count}}`;

/** A store of three moves; `changed` gives the options that selectors say are new since it was last asked. */
function setUp() {
  let snapshot = snapshotOf([validMove(1), validMove(2), validMove(3)]);
  let notify = () => {};
  const adapter: EngineAdapter = {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      notify = listener;
      return () => {};
    },
    execute: () => Promise.resolve({ status: 'accepted', revision: snapshot.revision }),
  };
  const store = createGameStore(adapter);
  store.connect();
  const changed: string[] = [];
  for (const count of [1, 2, 3]) {
    const select = optionSelector(take(count));
    let seen = select(store.getState());
    store.subscribe((state) => {
      expect(select(state)).toBe(selectOption(state, take(count)));
      if (select(state) !== seen) changed.push(take(count));
      seen = select(state);
    });
  }
  return {
    store,
    changed: () => changed.splice(0),
    publish(moves: readonly EnumeratedMove[]) {
      snapshot = snapshotOf(moves, { revision: snapshot.revision + 1 });
      notify();
    },
  };
}

it('gives another option only when its own changed, however many others did', () => {
  const { publish, changed } = setUp();
  publish([validMove(1), refusedMove(2), validMove(3)]);
  expect(changed()).toEqual([take(2)]);
  publish([refusedMove(1), refusedMove(2), refusedMove(3)]);
  expect(changed()).toEqual([take(1), take(3)]);
  publish(structuredClone([refusedMove(1), refusedMove(2), refusedMove(3)]));
  expect(changed()).toEqual([]);
});

it('follows an option that moves, goes, comes back or stands for several', () => {
  const { publish, changed } = setUp();
  publish([validMove(3), refusedMove(1)]);
  expect(changed()).toEqual([take(1), take(2)]);
  publish([validMove(1), validMove(2), validMove(3)]);
  expect(changed()).toEqual([take(1), take(2)]);
  publish([validMove(1), validMove(2), validMove(3), validMove(3)]);
  expect(changed()).toEqual([take(3)]);
});

it('gives the same option whatever the player does', async () => {
  const { store, changed } = setUp();
  store.focus(take(1));
  store.select('count', 1);
  queueOf(store).enqueue(take(1));
  await store.execute(take(2));
  expect(changed()).toEqual([]);
});
