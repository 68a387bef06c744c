import type { ValidationError } from '../../../protocol/enumerated-move.js';
import type { CoreState } from '../state/position.js';
import { patchesBetween, type Patch } from '../state/patches.js';
import type { ZoneTable } from '../state/zone-table.js';

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

/**
 * The result of a move that was played. A class: an object with getters of its own would have a hidden class of its own,
 * which holds on to both positions until the next big sweep.
 */
export class PlayedMove<TState> {
  readonly success = true;
  readonly #before: CoreState<TState>;
  readonly #after: CoreState<TState>;
  readonly #layout: ZoneTable;
  #patches: readonly Patch[] | null = null;
  #inversePatches: readonly Patch[] | null = null;

  constructor(before: CoreState<TState>, after: CoreState<TState>, layout: ZoneTable) {
    this.#before = before;
    this.#after = after;
    this.#layout = layout;
  }

  get patches(): readonly Patch[] {
    return (this.#patches ??= patchesBetween(this.#before, this.#after, this.#layout));
  }

  get inversePatches(): readonly Patch[] {
    return (this.#inversePatches ??= patchesBetween(this.#after, this.#before, this.#layout));
  }
}

/** The result of a move that was not played. */
export function refusedMove(errors: readonly ValidationError[]): MoveExecutionResult {
  const { reason: error, errorCode, context } = errors[0]!;
  return { success: false, error, errorCode, ...(context && { errorContext: context }), errors };
}
