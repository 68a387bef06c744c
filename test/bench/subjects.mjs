// The stores that publishing is measured on.
//
// The floor is a hand-written store of a dozen lines: it replaces its array by the engine's new one, goes once over all
// N entries comparing each with its predecessor by identity, and calls every listener, which reads its own entry by
// index and compares it by identity. It neither checks nor understands what it is given.
import { createStore } from 'zustand/vanilla';

/** @typedef {import('./moves.mjs').EnumeratedMove} EnumeratedMove */
/** @typedef {readonly EnumeratedMove[]} Moves */
/** @typedef {{ publish(moves: Moves): void, heard(): number }} Subject */

/** @type {typeof import('../../src/index.js')} */
const { createGameStore, optionIdOf, optionSelector } = await import(
  new URL('../../dist/index.js', import.meta.url).href
);

/**
 * What each listener listens to: spread so that each publication changes what 1 % of them listen to. Of a short list,
 * several listen to the same option.
 * @param {number} count @param {number} listeners
 */
function followed(count, listeners) {
  const step = Math.max(1, count / listeners);
  return Array.from(
    { length: listeners },
    (_, nth) => ((nth * step) % count) + (Math.floor(nth / 10) % step),
  );
}

/** The least a store must do. @param {Moves} moves @param {number} listening @returns {Subject} */
export function floor(moves, listening) {
  let current = moves;
  let differing = 0;
  let heard = 0;
  const listeners = followed(moves.length, listening).map((at) => {
    let seen = current[at];
    return () => {
      const now = current[at];
      if (now === seen) return;
      seen = now;
      heard += 1;
    };
  });
  return {
    publish(next) {
      const previous = current;
      current = next;
      for (let at = 0; at < next.length; at += 1) if (next[at] !== previous[at]) differing += 1;
      for (const listener of listeners) listener();
    },
    heard: () => (differing > 0 ? heard : 0),
  };
}

/** A zustand store that holds the engine's list as it is. @param {Moves} moves @param {number} listening @returns {Subject} */
export function plainZustand(moves, listening) {
  const store = createStore(() => ({ moves }));
  let heard = 0;
  for (const at of followed(moves.length, listening)) {
    let seen = moves[at];
    store.subscribe((state) => {
      const now = state.moves[at];
      if (now === seen) return;
      seen = now;
      heard += 1;
    });
  }
  return { publish: (next) => store.setState({ moves: next }), heard: () => heard };
}

/**
 * The same, but listeners find their entry by its id, as the kit's do: what the kit would cost if it read nothing.
 * @param {Moves} moves @param {number} listening @returns {Subject}
 */
export function zustandById(moves, listening) {
  const ids = moves.map(optionIdOf);
  const positions = new Map(ids.map((id, at) => [id, at]));
  const store = createStore(() => ({ moves, positions }));
  let heard = 0;
  for (const id of followed(moves.length, listening).map((at) => ids[at] ?? '')) {
    let seen = moves[positions.get(id) ?? -1];
    store.subscribe((state) => {
      const now = state.moves[state.positions.get(id) ?? -1];
      if (now === seen) return;
      seen = now;
      heard += 1;
    });
  }
  return { publish: (next) => store.setState({ moves: next }), heard: () => heard };
}

/**
 * The kit's store behind an adapter, subscribed to as `useOption` does it.
 * @param {Moves} moves @param {number} listening @returns {Subject}
 */
export function kit(moves, listening) {
  const listeners = new Set(/** @type {(() => void)[]} */ ([]));
  let snapshot = snapshotOf(moves, 1);
  const store = createGameStore({
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    execute: () => Promise.resolve({ status: 'accepted', revision: snapshot.revision }),
  });
  store.connect();
  let heard = 0;
  for (const at of followed(moves.length, listening)) {
    const select = optionSelector(store.getState().options[at]?.id ?? '');
    let seen = select(store.getState());
    store.subscribe((state) => {
      const now = select(state);
      if (now === seen) return;
      seen = now;
      heard += 1;
    });
  }
  return {
    publish(next) {
      if (next !== snapshot.moves) snapshot = snapshotOf(next, snapshot.revision + 1);
      for (const listener of listeners) listener();
    },
    heard: () => heard,
  };
}

/** Makes a store of the kit, which reads its first snapshot. @param {Moves} moves */
export function firstReading(moves) {
  const snapshot = snapshotOf(moves, 1);
  return createGameStore({
    getSnapshot: () => snapshot,
    subscribe: () => () => {},
    execute: () => Promise.resolve({ status: 'accepted', revision: 1 }),
  });
}

/** @param {Moves} moves @param {number} revision @returns {import('../../src/index.js').Snapshot<null>} */
function snapshotOf(moves, revision) {
  return {
    revision,
    seat: 'ada',
    players: [{ id: 'ada', name: 'Ada' }],
    flow: { turn: 1, currentPlayer: 'ada' },
    status: { kind: 'playing' },
    view: null,
    moves,
    reports: [],
    log: [],
  };
}
