import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { createGameStore } from '../../src/store/create-game-store.js';

/** A game of tic-tac-toe at one screen, with some of its adapter changed. */
export function aGame(change: (adapter: EngineAdapter) => Partial<EngineAdapter> = () => ({})) {
  const honest: EngineAdapter = hotSeatAdapter(createTable({ seed: 1, now: () => 0 }));
  const faults: string[] = [];
  const adapter = { ...honest, ...change(honest) };
  return { adapter, faults, store: createGameStore(adapter, { onFault: (message) => faults.push(message) }) };
}

/** An adapter that publishes whatever moves it is told to. */
export function publisher(moves: readonly EnumeratedMove[]) {
  const listeners = new Set<() => void>();
  let snapshot = { ...createTable({ seed: 1 }).adapter('X').getSnapshot(), moves };
  const adapter: EngineAdapter = {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    execute: () => Promise.resolve({ status: 'accepted', revision: snapshot.revision }),
  };
  return {
    adapter,
    listeners,
    publish(next: readonly EnumeratedMove[]) {
      snapshot = { ...snapshot, revision: snapshot.revision + 1, moves: next };
      for (const listener of listeners) listener();
    },
  };
}

/** A move called by a letter, available or with a reason. */
export function letter(name: string, reason?: string): EnumeratedMove {
  const move = {
    moveId: 'letter',
    playerId: 'X',
    params: { name },
    metadata: { displayName: `Letter ${name}` },
  };
  if (reason === undefined) return { ...move, isValid: true };
  return { ...move, isValid: false, validationError: { errorCode: 'NO', reason } };
}
