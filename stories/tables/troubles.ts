import type { Answer } from '../../src/protocol/command.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import type { Reason } from '../../src/protocol/reason.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import type { Chair } from '../seated.js';

/** A chair whose engine takes its time. */
export interface SlowChair extends Chair {
  /** Lets the commands sent so far reach the engine. */
  release(): void;
}

/** An engine far away: what is sent arrives when it is released. */
export function slow(adapter: EngineAdapter): SlowChair {
  const waiting: (() => void)[] = [];
  return {
    adapter: {
      ...adapter,
      execute: (command) =>
        new Promise<Answer>((resolve) => {
          waiting.push(() => resolve(adapter.execute(command)));
        }),
    },
    release: () => waiting.splice(0).forEach((arrive) => arrive()),
  };
}

/** An engine that refuses everything, for these reasons. */
export function refusing(adapter: EngineAdapter, reasons: readonly Reason[]): Chair {
  return { adapter: { ...adapter, execute: () => Promise.resolve({ status: 'rejected', reasons }) } };
}

/** A chair that remembers what its store said to developers. */
export interface FaultyChair extends Chair {
  readonly faults: readonly string[];
}

function listening(adapter: EngineAdapter): FaultyChair {
  const faults: string[] = [];
  return { adapter, faults, store: createGameStore(adapter, { onFault: (message) => faults.push(message) }) };
}

/** An engine that publishes entries nobody can read between good ones. */
export function publishingRubbish(adapter: EngineAdapter): FaultyChair {
  const spoilt = new WeakMap<Snapshot, Snapshot>();
  function spoil(snapshot: Snapshot): Snapshot {
    const [first, ...rest] = snapshot.moves;
    if (!first) return snapshot;
    const rubbish: unknown[] = [
      null,
      'place',
      { ...first, moveId: '' },
      { ...first, params: { position: 99 }, isValid: 'yes' },
      { ...first, metadata: { displayName: 'The same move under another name' } },
    ];
    return { ...snapshot, moves: [first, ...(rubbish as EnumeratedMove[]), ...rest] };
  }
  return listening({
    ...adapter,
    getSnapshot() {
      const snapshot = adapter.getSnapshot();
      if (!spoilt.has(snapshot)) spoilt.set(snapshot, spoil(snapshot));
      return spoilt.get(snapshot)!;
    },
  });
}

/** An engine that goes away after its first snapshot. */
export function goingAway(adapter: EngineAdapter): FaultyChair {
  let asked = 0;
  return listening({
    ...adapter,
    getSnapshot() {
      asked += 1;
      if (asked > 1) throw new Error('The connection is closed.');
      return adapter.getSnapshot();
    },
  });
}
