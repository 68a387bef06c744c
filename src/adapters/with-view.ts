import type { EngineAdapter, Table } from '../protocol/engine-adapter.js';
import type { PlayerId } from '../protocol/ids.js';
import { shareData } from '../protocol/plain-data.js';
import type { Snapshot } from '../protocol/snapshot.js';

/** The same table with another view of it: what a skin wants to read. Parts that did not change stay the same objects. */
export function withView<Seen, View>(
  table: Table<Seen>,
  viewOf: (seen: Seen, seat: PlayerId | null) => View,
): Table<View> {
  const adapters = new Map<PlayerId | null, EngineAdapter<View>>();
  return {
    seats: table.seats,
    adapter(seat) {
      let adapter = adapters.get(seat);
      if (!adapter) adapters.set(seat, (adapter = adapterWithView(table.adapter(seat), viewOf)));
      return adapter;
    },
  };
}

function adapterWithView<Seen, View>(
  adapter: EngineAdapter<Seen>,
  viewOf: (seen: Seen, seat: PlayerId | null) => View,
): EngineAdapter<View> {
  const { recall: _, ...others } = adapter;
  let read: Snapshot<Seen> | undefined;
  let shown: Snapshot<View> | undefined;
  return {
    ...others,
    ...(adapter.recall && {
      async recall(position: number) {
        const recalled = await adapter.recall!(position);
        if (!recalled) return null;
        const { view, seat } = recalled.snapshot;
        return { ...recalled, snapshot: { ...recalled.snapshot, view: viewOf(view, seat) } };
      },
    }),
    getSnapshot() {
      const snapshot = adapter.getSnapshot();
      if (snapshot !== read || !shown) {
        const view = viewOf(snapshot.view, snapshot.seat);
        shown = { ...snapshot, view: shown ? shareData(shown.view, view) : view };
        read = snapshot;
      }
      return shown;
    },
  };
}
