import type { EngineAdapter, Table } from '../../src/protocol/engine-adapter.js';
import type { PlayerId } from '../../src/protocol/ids.js';
import { optionIdOf } from '../../src/protocol/normalise.js';
import { shareList } from '../../src/protocol/plain-data.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';

const later = (act: () => void) => void setTimeout(act, 0);

/** The same game behind a wire: everything is copied, and news arrive after answers. */
export function atADistance(table: Table): Table {
  const adapters = new Map<PlayerId | null, EngineAdapter>();

  function connect(near: EngineAdapter): EngineAdapter {
    const listeners = new Set<() => void>();
    let latest: Snapshot = structuredClone(near.getSnapshot());
    near.subscribe(() => {
      const sent = structuredClone(near.getSnapshot());
      later(() =>
        later(() => {
          latest = { ...sent, moves: shareList(latest.moves, sent.moves, optionIdOf) };
          for (const listener of [...listeners]) listener();
        }),
      );
    });
    const answered = <T>(ask: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        later(() => void ask().then((answer) => resolve(structuredClone(answer)), reject));
      });
    return {
      getSnapshot: () => latest,
      subscribe(listener) {
        const entry = () => listener();
        listeners.add(entry);
        return () => void listeners.delete(entry);
      },
      execute: (command) => answered(() => near.execute(structuredClone(command))),
      preview: (command) => answered(() => near.preview!(command)),
      undo: (position) => answered(() => near.undo!(position)),
      redo: (position) => answered(() => near.redo!(position)),
      recall: (position) => answered(() => near.recall!(position)),
      course: (from, to) => answered(() => near.course!(from, to)),
    };
  }

  return {
    seats: table.seats,
    adapter(seat) {
      const adapter = adapters.get(seat) ?? connect(table.adapter(seat));
      adapters.set(seat, adapter);
      return adapter;
    },
  };
}

/** One seat of a table whose other seats are played by a robot, which takes its time. */
export function againstARobot(table: Table): EngineAdapter {
  const [own, opponent] = table.seats.map((seat) => table.adapter(seat));
  function reply(): void {
    const { revision, moves } = opponent!.getSnapshot();
    const move = moves.find(({ isValid }) => isValid);
    if (!move) return;
    const { moveId, params } = move;
    later(() => void opponent!.execute({ commandId: crypto.randomUUID(), revision, moveId, params }));
  }
  opponent!.subscribe(reply);
  return own!;
}
