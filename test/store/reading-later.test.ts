import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { readOptions } from '../../src/protocol/read-options.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { selectFocused, selectGroups, selectOption, selectOptions } from '../../src/store/selectors.js';
import { refusedMove, snapshotOf, validMove } from '../protocol/moves.js';

/** More than is read at once. */
const MANY = 600;
const take = (count: number) => `take{"count":${count}}`;
const listOf = (moveAt: (count: number) => EnumeratedMove, length = MANY) =>
  Array.from({ length }, (_, at) => moveAt(at));
const valid = listOf((count) => validMove(count));
const refused = listOf((count) => refusedMove(count));

function setUp() {
  let snapshot = snapshotOf(valid);
  let tell = () => {};
  let asked = 0;
  const adapter: EngineAdapter = {
    getSnapshot: () => {
      asked += 1;
      return snapshot;
    },
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
    execute: () => Promise.resolve({ status: 'accepted', revision: snapshot.revision }),
  };
  const faults: string[] = [];
  const store = createGameStore(adapter, { onFault: (message) => faults.push(message) });
  const disconnect = store.connect();
  return {
    store,
    faults,
    disconnect,
    asked: () => asked,
    kindOf: (count: number) => selectOption(store.getState(), take(count))?.kind,
    publish(moves: readonly EnumeratedMove[], more: Partial<Snapshot> = {}) {
      snapshot = snapshotOf(moves, { revision: snapshot.revision + 1, ...more });
      tell();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('when a great many options change at once', () => {
  it('those that are followed are read first, and the others soon after', () => {
    const { store, publish } = setUp();
    let called = 0;
    store.follow(take(3), () => (called += 1));
    publish(refused);
    expect(called).toBe(1);
    expect(store.getState().book.partial).toBe(true);
    vi.runAllTimers();
    expect(called).toBe(1);
    expect(store.getState().book.partial).toBe(false);
    expect(new Set(selectOptions(store.getState()).map(({ kind }) => kind))).toEqual(
      new Set(['unavailable']),
    );
  });

  it('whoever asks for one that was left for later gets it as it is now', () => {
    const { store, publish, kindOf } = setUp();
    store.follow(take(3), () => {});
    publish(refused);
    expect([kindOf(3), kindOf(500)]).toEqual(['unavailable', 'unavailable']);
    expect(selectOptions(store.getState())[400]!.kind).toBe('unavailable');
    const option = selectOption(store.getState(), take(500));
    vi.runAllTimers();
    expect(selectOption(store.getState(), take(500))).toBe(option);
  });

  it('nobody reads the others by looking at what is on screen, or at nothing', () => {
    const { store, publish, kindOf } = setUp();
    store.follow(take(3), () => {});
    let looks = 0;
    const watched = Object.defineProperty(refusedMove(500), 'isValid', {
      get() {
        looks += 1;
        return false;
      },
    });
    publish(refused.with(500, watched));
    expect([kindOf(3), selectFocused(store.getState())]).toEqual(['unavailable', undefined]);
    expect(looks).toBe(0);
    vi.runAllTimers();
    expect(looks).toBeGreaterThan(0);
  });

  it('one that is gone is gone, and one that is new is there', () => {
    const { publish, kindOf } = setUp();
    publish(refused.with(500, validMove(9000)));
    expect([kindOf(500), kindOf(9000)]).toEqual([undefined, 'available']);
  });

  it('headings follow', () => {
    const { store, publish } = setUp();
    expect(selectGroups(store.getState()).map(({ category }) => category)).toEqual([null]);
    publish(refused.with(500, refusedMove(500, { metadata: { category: 'Last' } })));
    vi.runAllTimers();
    expect(selectGroups(store.getState()).map(({ category, ids }) => [category, ids.length])).toEqual([
      [null, MANY - 1],
      ['Last', 1],
    ]);
  });

  it('what is broken among the others is put aside, and told once', () => {
    const { store, publish, faults } = setUp();
    publish(refused.with(500, { moveId: 7 } as never));
    vi.runAllTimers();
    expect(store.getState().quarantine).toMatchObject([{ where: 'moves[500]' }]);
    expect(faults).toHaveLength(1);
    expect(store.getState().book.size).toBe(MANY - 1);
  });

  it('a followed one that became another is noticed at once', () => {
    const { store, publish, kindOf } = setUp();
    store.follow(take(3), () => {});
    publish(refused.with(3, validMove(9000)));
    expect(store.getState().book.partial).toBe(false);
    expect([kindOf(3), kindOf(9000)]).toEqual([undefined, 'available']);
  });

  it('what the adapter says of the next change is said of all of them', () => {
    const { store, publish } = setUp();
    publish(refused);
    publish(refused.with(2, validMove(2)), { changes: { since: 2, moves: [2] } });
    expect(selectOptions(store.getState()).filter(({ kind }) => kind === 'available')).toHaveLength(1);
  });

  it('a store that nobody is connected to asks no more', () => {
    const { publish, disconnect, asked, kindOf } = setUp();
    publish(refused);
    const before = asked();
    disconnect();
    vi.runAllTimers();
    expect(asked()).toBe(before);
    expect(kindOf(500)).toBe('unavailable');
  });
});

describe('a book that was read in part', () => {
  it('says of every option what one says that was read at once, whatever was published and looked at', () => {
    const version = fc.record({
      // What each move becomes: places and what stands there.
      changes: fc.array(fc.tuple(fc.nat(MANY - 1), fc.constantFrom('valid', 'refused', 'another', 'broken'))),
      base: fc.constantFrom('valid', 'refused', 'copy'),
      looks: fc.array(fc.nat(MANY - 1), { maxLength: 4 }),
    });
    const become = {
      valid: (count: number) => validMove(count),
      refused: (count: number) => refusedMove(count),
      another: (count: number) => validMove(count + 5000),
      broken: () => ({ params: 1 }) as never,
    };
    fc.assert(
      fc.property(fc.array(version, { minLength: 1, maxLength: 5 }), (versions) => {
        let moves: readonly EnumeratedMove[] = valid;
        let book = readOptions({ moves, reports: [] });
        for (const { base, changes, looks } of versions) {
          const next = base === 'copy' ? structuredClone([...moves]) : listOf(become[base]);
          for (const [place, kind] of changes) next[place] = become[kind](place);
          moves = next;
          book = readOptions({ moves, reports: [] }, book);
          const fresh = readOptions({ moves, reports: [] });
          for (const look of looks) expect(book.get(take(look))).toEqual(fresh.get(take(look)));
          // Not every time: the next reading may follow on one that was never finished.
          if (looks.length % 2 === 0) continue;
          expect(book.options).toEqual(fresh.options);
          expect(book.whole.quarantine).toEqual(fresh.quarantine);
          expect([...book.whole.positions]).toEqual([...fresh.positions]);
        }
        expect(book.options).toEqual(readOptions({ moves, reports: [] }).options);
      }),
      { numRuns: 60 },
    );
  });
});
