import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { Snapshot } from '../protocol/snapshot.js';

/** A player made of code. It sees what its seat may see, and nothing else. */
export interface Agent<View = unknown> {
  /** Chooses one of the options, all available, or `null` to leave the decision alone. */
  choose(
    snapshot: Snapshot<View>,
    options: readonly Option[],
    signal: AbortSignal,
  ): Option | null | Promise<Option | null>;
  /** How good each of the options seems to it, all available: more is better. For hints; what it does not judge is left out. */
  judge?(
    snapshot: Snapshot<View>,
    options: readonly Option[],
    signal: AbortSignal,
  ): ReadonlyMap<OptionId, number> | Promise<ReadonlyMap<OptionId, number>>;
}
