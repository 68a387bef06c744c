import type { ValidationError } from '../../../protocol/enumerated-move.js';
import type { Position } from '../state/position.js';
import { patchesBetween, type Patch } from '../state/patches.js';
import type { ZoneTable } from '../state/zone-table.js';

/** The result of a move. */
export type MoveExecutionResult =
  | {
      readonly success: true;
      /** What changed. Computed when first read. */
      readonly patches: readonly Patch[];
      /** What would change it back. */
      readonly inversePatches: readonly Patch[];
    }
  | {
      readonly success: false;
      /** The first reason why it was not played. */
      readonly error: string;
      readonly errorCode: string;
      readonly errorContext?: Readonly<Record<string, unknown>>;
      /** Every reason. */
      readonly errors: readonly ValidationError[];
    };

/**
 * The result of a move that was played. A class, as an object literal with getters would have a hidden class of its own,
 * which keeps both positions in memory until the next major garbage collection.
 */
export class PlayedMove {
  readonly success = true;
  readonly #before: Position;
  readonly #after: Position;
  readonly #zones: ZoneTable;
  #patches: readonly Patch[] | null = null;
  #inversePatches: readonly Patch[] | null = null;

  constructor(before: Position, after: Position, zones: ZoneTable) {
    this.#before = before;
    this.#after = after;
    this.#zones = zones;
  }

  get patches(): readonly Patch[] {
    return (this.#patches ??= patchesBetween(this.#before, this.#after, this.#zones));
  }

  get inversePatches(): readonly Patch[] {
    return (this.#inversePatches ??= patchesBetween(this.#after, this.#before, this.#zones));
  }
}

/** The result of a move that was not played. */
export function refusedMove(errors: readonly ValidationError[]): MoveExecutionResult {
  const { reason: error, errorCode, context } = errors[0]!;
  return { success: false, error, errorCode, ...(context && { errorContext: context }), errors };
}
