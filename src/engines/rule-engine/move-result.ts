import type { ValidationError } from '../../protocol/enumerated-move.js';
import type { CoreState } from './core-state.js';
import { patchesBetween, type Patch } from './patches.js';
import type { ZoneTable } from './zone-table.js';

/** What became of a move. */
export type MoveExecutionResult =
  | {
      readonly success: true;
      /** What changed. Worked out when first asked for. */
      readonly patches: readonly Patch[];
      /** What would change it back. */
      readonly inversePatches: readonly Patch[];
    }
  | {
      readonly success: false;
      /** The first thing that stands in the way. */
      readonly error: string;
      readonly errorCode: string;
      readonly errorContext?: Readonly<Record<string, unknown>>;
      /** Everything that stands in the way. */
      readonly errors: readonly ValidationError[];
    };

/** The result of a move that was played. */
export function playedMove<TState>(
  before: CoreState<TState>,
  after: CoreState<TState>,
  layout: ZoneTable,
): MoveExecutionResult {
  return {
    success: true,
    get patches() {
      return patchesBetween(before, after, layout);
    },
    get inversePatches() {
      return patchesBetween(after, before, layout);
    },
  };
}

/** The result of a move that was not played. */
export function refusedMove(errors: readonly ValidationError[]): MoveExecutionResult {
  const { reason: error, errorCode, context } = errors[0]!;
  return { success: false, error, errorCode, ...(context && { errorContext: context }), errors };
}
