import type { Answer } from '../protocol/command.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import type { Reason } from '../protocol/reason.js';
import type { Snapshot } from '../protocol/snapshot.js';

/** An adapter that shows one moment and refuses everything, for a reason: everything can be read, nothing be played. */
export function pastAdapter<View>(snapshot: Snapshot<View>, reason: Reason): EngineAdapter<View> {
  const refuse = (): Promise<Answer> => Promise.resolve({ status: 'rejected', reasons: [reason] });
  return {
    getSnapshot: () => snapshot,
    subscribe: () => () => {},
    execute: refuse,
    undo: refuse,
    redo: refuse,
  };
}
