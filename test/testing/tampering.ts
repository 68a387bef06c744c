import type { EngineAdapter, Table } from '../../src/protocol/engine-adapter.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import type { PlayerId } from '../../src/protocol/ids.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';
import { createStones, type StonesView } from './stones.js';

type StonesAdapter = EngineAdapter<StonesView>;
type StonesSnapshot = Snapshot<StonesView>;

/** A table that breaks one promise, the promise, and what is said about it. */
export type Breach = readonly [how: string, make: () => Table, promise: string, complaint: string | RegExp];

/** What one adapter does otherwise than the honest one. */
export type Tamper = (
  adapter: StonesAdapter,
  seat: PlayerId | null,
  table: Table<StonesView>,
) => Partial<EngineAdapter>;

/** The honest table with some of what its adapters do replaced. `start` makes a tamper for each game. */
export function tampered(start: () => Tamper): () => Table {
  return () => {
    const table = createStones();
    const tamper = start();
    const adapters = new Map<PlayerId | null, EngineAdapter>();
    return {
      seats: table.seats,
      adapter(seat) {
        const honest = table.adapter(seat);
        const adapter = adapters.get(seat) ?? replaced(honest, tamper(honest, seat, table));
        adapters.set(seat, adapter);
        return adapter;
      },
    };
  };
}

/** Whoever publishes something else does not recall what the honest one published. */
function replaced(honest: StonesAdapter, changes: Partial<EngineAdapter>): EngineAdapter {
  if (!changes.getSnapshot) return { ...honest, ...changes };
  const { recall: _, course: __, ...others } = honest;
  return { ...others, ...changes };
}

/** The honest table, publishing something else, with the identity of snapshots kept. */
export function publishing(start: () => (snapshot: StonesSnapshot) => Snapshot): () => Table {
  return tampered(() => {
    const change = start();
    return (adapter) => ({ getSnapshot: changedSnapshots(adapter, change) });
  });
}

/** `getSnapshot` with every snapshot changed once. */
export function changedSnapshots(
  adapter: StonesAdapter,
  change: (snapshot: StonesSnapshot) => Snapshot,
): () => Snapshot {
  const changed = onceEach(change);
  return () => changed(adapter.getSnapshot());
}

/** A snapshot with some of its moves changed, each of them once. */
export function changingMoves(
  change: (move: EnumeratedMove) => EnumeratedMove | null,
): (snapshot: Snapshot) => Snapshot {
  const changed = onceEach((move: EnumeratedMove) => change(move) ?? move);
  return (snapshot) => ({ ...snapshot, moves: snapshot.moves.map(changed) });
}

/** A move that nobody gives a reason against. */
export function withoutReason({ validationError: _, ...move }: EnumeratedMove): EnumeratedMove {
  return move;
}

/** The same result for the same object. */
function onceEach<From extends object, To>(change: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>();
  return (from) => {
    const to = known.has(from) ? known.get(from)! : change(from);
    known.set(from, to);
    return to;
  };
}
