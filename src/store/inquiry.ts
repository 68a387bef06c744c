import { newCommandId } from '../protocol/command-id.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import { optionsOf } from '../protocol/read-options.js';
import type { Option, OptionMove } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import type { Snapshot } from '../protocol/snapshot.js';

/** Asks the engine about moves that are no options of the snapshot. Nothing here is remembered or played. */
export function createInquiry<View>(adapter: EngineAdapter<View>, snapshot: () => Snapshot<View>) {
  return {
    /** What every rule says against a move; `null` where the engine does not tell. */
    async objections(move: OptionMove): Promise<readonly Reason[] | null> {
      if (!adapter.explain) return null;
      const { revision } = snapshot();
      const checks: unknown = await adapter.explain({ ...move, commandId: newCommandId(), revision });
      if (!Array.isArray(checks)) return null;
      return (checks as Awaited<ReturnType<NonNullable<typeof adapter.explain>>>).flatMap((check) =>
        check.status === 'failed' ? [check.reason] : [],
      );
    },

    /** All options of one kind of move; what cannot be read is left out. */
    async enumerate(moveId: string): Promise<readonly Option[]> {
      if (!adapter.enumerate) return [];
      const moves: unknown = await adapter.enumerate(moveId);
      if (Array.isArray(moves)) return optionsOf({ moves: moves as Snapshot['moves'], reports: [] });
      throw new Error(
        `moveset: the adapter's list of "${moveId}" is no list of moves. Players see none. ` +
          'Answer with what the protocol describes.',
      );
    },
  };
}
