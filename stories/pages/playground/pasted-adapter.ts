import type { Command } from '../../../src/protocol/command.js';
import type { EngineAdapter } from '../../../src/protocol/engine-adapter.js';
import type { Snapshot } from '../../../src/protocol/snapshot.js';

/** An adapter with no engine behind it: it takes every command, passes it on, and the game stays where it is. */
export function pastedAdapter(pasted: Snapshot, onCommand: (command: Command) => void): EngineAdapter {
  const listeners = new Set<() => void>();
  let snapshot = pasted;
  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    execute(command) {
      onCommand(command);
      snapshot = { ...snapshot, revision: snapshot.revision + 1 };
      for (const listener of listeners) listener();
      return Promise.resolve({ status: 'accepted', revision: snapshot.revision });
    },
  };
}
