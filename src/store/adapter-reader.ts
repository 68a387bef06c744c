import type { EngineAdapter } from '../protocol/engine-adapter.js';
import { BLANK_READING, readSnapshot, type SnapshotReading } from '../protocol/options/read-snapshot.js';
import type { GameState } from './game-store.js';
import { stillPossible } from './selection.js';

/** Reads what an adapter publishes as changes to the state. Survives whatever the adapter does, and reports each fault once. */
export function adapterReader<View>(
  adapter: EngineAdapter<View>,
  onFault: (message: string, cause?: unknown) => void,
) {
  let reading: SnapshotReading<View> = BLANK_READING;
  const reported = new Set<string>();

  function failure(before: GameState<View>, what: string, remedy: string, ...cause: unknown[]) {
    const fault = `moveset: ${what}. The last position known is shown. ${remedy}.`;
    if (before.fault === fault) return null;
    onFault(fault, ...cause);
    return { fault };
  }

  return {
    /** Reads the adapter; gives the changes to the state, or `null` if nothing is new. */
    read(before: GameState<View>): Partial<GameState<View>> | null {
      let next: ReturnType<typeof readSnapshot<View>>;
      try {
        const published = adapter.getSnapshot();
        if (published === reading.published && before.fault === null) return null;
        next = readSnapshot(published, reading);
      } catch (cause) {
        return failure(before, 'the adapter threw when asked for a snapshot', 'Mend getSnapshot()', cause);
      }
      if ('fault' in next) {
        const what = `what the adapter published is no snapshot (${next.fault})`;
        return failure(before, what, 'Publish it as the protocol describes');
      }
      reading = next;
      const { snapshot, options, quarantine } = next;
      for (const { message } of quarantine)
        if (!reported.has(message)) {
          reported.add(message);
          onFault(message);
        }
      const { focusedId } = before;
      return {
        snapshot,
        ready: true,
        options: options.list,
        optionIndex: options,
        quarantine,
        selection: stillPossible(before.selection, options.list),
        focusedId: focusedId !== null && options.positions.has(focusedId) ? focusedId : null,
        fault: null,
      };
    },

    subscribe(listener: () => void): () => void {
      try {
        return adapter.subscribe(listener);
      } catch (cause) {
        onFault(
          'moveset: the adapter threw when subscribed to. The last position known is shown. Mend subscribe().',
          cause,
        );
        return () => {};
      }
    },
  };
}
