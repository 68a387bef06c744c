import { describe, expect, it } from 'vitest';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { selectOption, selectOptions } from '../../src/store/selectors.js';
import { refusedMove, snapshotOf, validMove } from '../protocol/moves.js';
import { queueOf } from '../../src/store/queue.js';

const take = (count: number) => `take{"count":${count}}`;

/** A store of three moves with a follower on each; gives the ids of those that were called since it was last asked. */
function setUp(moves: readonly EnumeratedMove[] = [validMove(1), validMove(2), validMove(3)]) {
  let snapshot = snapshotOf(moves);
  let tell = () => {};
  const adapter: EngineAdapter = {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
    execute: () => Promise.resolve({ status: 'accepted', revision: snapshot.revision }),
  };
  const store = createGameStore(adapter, { onFault: () => {} });
  store.connect();
  const called: string[] = [];
  const stops = [1, 2, 3].map((count) => store.follow(take(count), () => called.push(take(count))));
  return {
    store,
    stops,
    called: () => called.splice(0),
    publish(next: readonly EnumeratedMove[], more: Partial<Snapshot> = {}) {
      snapshot = snapshotOf(next, { revision: snapshot.revision + 1, ...more });
      tell();
    },
  };
}

describe('following an option', () => {
  it('is called when the option changes, and only then', () => {
    const moves = [validMove(1), validMove(2), validMove(3)];
    const { publish, called, store } = setUp(moves);
    publish(moves.with(1, refusedMove(2)));
    expect(called()).toEqual([take(2)]);
    expect(selectOption(store.getState(), take(2))?.kind).toBe('unavailable');
    store.select('count', 1);
    queueOf(store).enqueue(take(1));
    expect(called()).toEqual([]);
  });

  it('is not called when all moves are sent again and say the same', () => {
    const { publish, called } = setUp();
    publish(structuredClone([validMove(1), refusedMove(2), validMove(3)]));
    expect(called()).toEqual([take(2)]);
  });

  it('is not called when all others change', () => {
    const { publish, called, stops } = setUp();
    stops[0]!();
    stops[2]!();
    publish([refusedMove(1), validMove(2), refusedMove(3)]);
    expect(called()).toEqual([]);
    publish([validMove(1), refusedMove(2), validMove(3)]);
    expect(called()).toEqual([take(2)]);
  });

  it('is called by a new reading of all options if its own is changed, gone or back', () => {
    const { publish, called } = setUp();
    publish([validMove(3), refusedMove(1)]);
    expect(called()).toEqual([take(1), take(2)]);
    publish([validMove(1), validMove(2), validMove(3)]);
    expect(called()).toEqual([take(1), take(2)]);
    publish([validMove(1), validMove(2), validMove(3), validMove(3)]);
    expect(called()).toEqual([take(3)]);
  });

  it('is called when somebody points at the option, or no longer does', () => {
    const { store, called, publish } = setUp();
    store.focus(take(1));
    expect(called()).toEqual([take(1)]);
    store.focus(take(3));
    expect(called()).toEqual([take(1), take(3)]);
    publish([validMove(1), validMove(2)]);
    expect(called()).toEqual([take(3)]);
  });

  it('is called when the option is sent, and when it is answered', async () => {
    const { store, called } = setUp();
    const answer = store.execute(take(2));
    expect(called()).toEqual([take(2)]);
    await answer;
    expect(called()).toEqual([take(2)]);
  });

  it('is called once for all that changes at once, and sees the new state', () => {
    const { store, publish, called } = setUp();
    store.focus(take(2));
    called();
    const seen: boolean[] = [];
    store.follow(take(2), () => seen.push(selectOption(store.getState(), take(2)) === undefined));
    publish([validMove(1), validMove(3)]);
    expect(called()).toEqual([take(2)]);
    expect(seen).toEqual([true]);
  });

  it('ends for each follower by itself, also while it is being told', () => {
    const { store, stops, called } = setUp();
    const heard: string[] = [];
    const listener = () => void heard.push('twice');
    const stopFirst = store.follow(take(1), () => {
      heard.push('first');
      stopFirst();
      stopLast();
      store.follow(take(1), () => heard.push('late'));
    });
    const stopOnce = store.follow(take(1), listener);
    store.follow(take(1), listener);
    const stopLast = store.follow(take(1), () => heard.push('last'));
    store.focus(take(1));
    expect(heard.splice(0)).toEqual(['first', 'twice', 'twice']);
    stopOnce();
    stopOnce();
    stops[0]!();
    called();
    store.focus(null);
    expect(heard).toEqual(['twice', 'late']);
    expect(called()).toEqual([]);
  });

  it('goes on for all others when a follower throws, and whoever changed the state hears of it', () => {
    const { store } = setUp();
    const heard: string[] = [];
    store.follow(take(1), () => {
      throw new Error('deaf');
    });
    store.follow(take(1), () => heard.push('follower'));
    store.subscribe(() => heard.push('subscriber'));
    expect(() => store.focus(take(1))).toThrow('deaf');
    expect(heard).toEqual(['subscriber', 'follower']);
    expect(store.getState().focusedId).toBe(take(1));
  });

  it('is called although a subscriber throws', () => {
    const { store, called } = setUp();
    store.subscribe(() => {
      throw new Error('deaf');
    });
    expect(() => store.focus(take(1))).toThrow('deaf');
    expect(called()).toEqual([take(1)]);
  });

  it('may go on with an option that is not there yet', () => {
    const { store, publish } = setUp();
    let heard = 0;
    store.follow(take(4), () => (heard += 1));
    publish([validMove(1), validMove(2), validMove(3), validMove(4)]);
    expect(heard).toBe(1);
  });
});

describe('what the adapter says has changed', () => {
  const moves = [validMove(1), validMove(2), validMove(3)];
  const kinds = (store: ReturnType<typeof setUp>['store']) =>
    selectOptions(store.getState()).map((option) => option.kind);

  it('is all that is read', () => {
    const { store, publish, called } = setUp(moves);
    const before = selectOptions(store.getState());
    const next = [validMove(1), refusedMove(2), refusedMove(3)];
    publish(next, { changes: { since: 1, moves: [1] } });
    expect(kinds(store)).toEqual(['available', 'unavailable', 'available']);
    expect(called()).toEqual([take(2)]);
    expect(selectOptions(store.getState())[0]).toBe(before[0]);
    publish([...next], { changes: { since: 2, moves: [2] } });
    expect(kinds(store)).toEqual(['available', 'unavailable', 'unavailable']);
    expect(called()).toEqual([take(3)]);
  });

  it.each<[string, Snapshot['changes']]>([
    ['is about another revision', { since: 0, moves: [] }],
    ['names a place behind the end', { since: 1, moves: [3] }],
    ['names a place before the beginning', { since: 1, moves: [-1] }],
    ['names no place', { since: 1, moves: [0.5] }],
    ['names a part of the list', { since: 1, moves: ['length'] as never }],
  ])('is passed over if it %s', (_, changes) => {
    const { store, publish } = setUp(moves);
    publish(moves.with(1, refusedMove(2)), { changes: changes! });
    expect(kinds(store)).toEqual(['available', 'unavailable', 'available']);
  });

  it('is passed over if there are more or fewer moves', () => {
    const { store, publish } = setUp(moves);
    publish([refusedMove(1), refusedMove(2)], { changes: { since: 1, moves: [] } });
    expect(kinds(store)).toEqual(['unavailable', 'unavailable']);
  });

  it('is checked like everything else', () => {
    const { store, publish } = setUp(moves);
    publish(moves.with(1, null as never), { changes: { since: 1, moves: [1] } });
    expect(store.getState().quarantine).toMatchObject([{ where: 'moves[1]' }]);
    const other = setUp(moves);
    other.publish(moves.with(1, validMove(4)), { changes: { since: 1, moves: [1] } });
    expect(other.store.getState().book.ids).toEqual([take(1), take(4), take(3)]);
  });
});
