import type { Chance } from './chance.js';
import type { CardId, EntityId, OptionId } from './ids.js';
import type { MoveParams, ValueLabel } from './enumerated-move.js';
import type { MoveField } from './move-field.js';
import type { PreviewMetric } from './preview.js';
import type { Reason, Warning } from './reason.js';

/** An entity that an option touches, and the parameter (or `source`, `target`) through which it does. */
export interface EntityRef {
  readonly id: EntityId;
  readonly axis: string;
}

/** What is sent back to the engine to play an option. */
export interface OptionMove {
  /** The move's id, or for an action of a report its action id. */
  readonly moveId: string;
  readonly params: MoveParams;
  readonly sourceCardId?: CardId;
  readonly targets?: readonly (readonly string[])[];
}

interface OptionFacts {
  readonly id: OptionId;
  /** What a player reads. */
  readonly name: string;
  readonly description?: string;
  /** The heading under which the option is shown; none for an option that stands alone. */
  readonly category: string | null;
  /** Higher comes first within its category. */
  readonly priority: number;
  readonly params: MoveParams;
  /** What players read for the values of its parameters, where the engine says so. */
  readonly labels?: Readonly<Record<string, ValueLabel>>;
  /** The entities it touches. */
  readonly refs: readonly EntityRef[];
  /** How many identical moves this option stands for. */
  readonly count: number;
  /** A key or sequence of keys that plays it. */
  readonly hotkey?: string;
  readonly move: OptionMove;
}

/** Something the seat can do now. */
export interface AvailableOption extends OptionFacts {
  readonly kind: 'available';
  readonly successChance: Chance;
  readonly warnings: readonly Warning[];
  readonly preview: readonly PreviewMetric[];
}

/** Something the seat cannot do now, with everything that stands in the way. */
export interface UnavailableOption extends OptionFacts {
  readonly kind: 'unavailable';
  /** At least one, and all there are. */
  readonly reasons: readonly [Reason, ...Reason[]];
  /** True where only the parameters are missing: the engine does not list them, so the player must give them. */
  readonly needsInput: boolean;
  /** What the player is asked for, where only that is missing and the engine describes it. */
  readonly fields?: readonly MoveField[];
}

/** What the screen shows: one thing to do, available or not, under a stable id. */
export type Option = AvailableOption | UnavailableOption;
