import { ruleEngineTable } from '../../adapters/rule-engine.js';
import type { SeatView } from '../../engines/rule-engine/visibility/seat-view.js';
import type { EngineAdapter, Table } from '../../protocol/engine-adapter.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { EnumeratedMove } from '../../protocol/enumerated-move.js';
import { optionIdOf } from '../../protocol/normalise.js';
import { shareData, shareList } from '../../protocol/plain-data.js';
import type { Snapshot } from '../../protocol/snapshot.js';
import { createEngine, type EmberwoodEngine, type EmberwoodOptions } from './engine.js';
import type { CardMeta, EmberwoodState } from './rules/state.js';
import { viewOf } from './view-of.js';
import type { EmberwoodView } from './view.js';

/** A table of Emberwood with the seats `hazel` and `rowan`. */
export function createTable(options: EmberwoodOptions = {}): Table<EmberwoodView> {
  return tableOf(createEngine(options));
}

/** The table of a game that is under way. Hidden cards cannot be put back unseen, so nothing is taken back. */
export function tableOf(engine: EmberwoodEngine): Table<EmberwoodView> {
  const table = ruleEngineTable(engine, { undo: false });
  const adapters = new Map<PlayerId | null, EngineAdapter<EmberwoodView>>();
  return {
    seats: table.seats,
    adapter(seat) {
      let adapter = adapters.get(seat);
      if (!adapter) adapters.set(seat, (adapter = withFaces(table.adapter(seat))));
      return adapter;
    },
  };
}

/** An adapter whose view is the one the skin reads. What did not change stays the same object. */
function withFaces(adapter: EngineAdapter<SeatView<EmberwoodState, CardMeta>>): EngineAdapter<EmberwoodView> {
  let read: unknown;
  let shown: Snapshot<EmberwoodView> | undefined;
  return {
    ...adapter,
    getSnapshot() {
      const snapshot = adapter.getSnapshot();
      if (snapshot !== read || !shown) {
        const view = viewOf(snapshot.view, snapshot.seat);
        const moves = snapshot.moves.map(asShown);
        read = snapshot;
        shown = shown
          ? {
              ...snapshot,
              view: shareData(shown.view, view),
              moves: shareList(shown.moves, moves, optionIdOf),
            }
          : { ...snapshot, view, moves };
      }
      return shown;
    },
  };
}

/**
 * A move as a screen shows it: without what agents think of it, and without the odds of what cannot be played. Either may
 * change when nothing else does, and a screen would draw anew what looks the same.
 */
function asShown(move: EnumeratedMove): EnumeratedMove {
  const { score: _, successChance, ...metadata } = move.metadata ?? {};
  const odds = move.isValid && successChance !== undefined ? { successChance } : {};
  return { ...move, metadata: { ...metadata, ...odds } };
}
