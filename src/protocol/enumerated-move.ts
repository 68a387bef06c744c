import type { Chance } from './chance.js';
import type { CardId, EntityId, PlayerId } from './ids.js';
import type { MoveField } from './move-field.js';
import type { PreviewMetric } from './preview.js';
import type { Warning } from './reason.js';

/** The parameters of a move, by name. */
export type MoveParams = Readonly<Record<string, unknown>>;

/** Why an enumerated move is not valid. */
export interface ValidationError {
  readonly reason: string;
  readonly errorCode: string;
  readonly context?: Readonly<Record<string, unknown>>;
}

/** What players read for a value; for a list, what they read for each of its members. */
export type ValueLabel = string | readonly string[];

/** What an engine may tell a screen about a move. Open: a game adds what its skin wants to know. */
export interface MoveMetadata {
  /** The name a player reads, parameters included: `Fire Medium Laser at Hunchback`. */
  readonly displayName?: string;
  readonly description?: string;
  /** Moves of a category are shown together, under this heading. */
  readonly category?: string;
  /** Higher comes first within a category. */
  readonly priority?: number;
  /** A key (`5`) or sequence of keys (`2 3`) that plays the move. */
  readonly hotkey?: string;
  readonly successChance?: Chance;
  readonly warnings?: readonly Warning[];
  readonly preview?: readonly PreviewMetric[];
  /** What players read for the value of each parameter, where the value itself is nothing to be read: `Fox Scout`. */
  readonly labels?: Readonly<Record<string, ValueLabel>>;
  /** Which entity each parameter stands for, where the parameter's own value is not the entity's id. */
  readonly refs?: Readonly<Record<string, EntityId>>;
  /** What a player is asked for, where the engine describes the parameters of a move instead of listing them. */
  readonly fields?: readonly MoveField[];
  /** Whether its parameters are listed only on request, by `enumerate` of the adapter. */
  readonly onRequest?: boolean;
  readonly [key: string]: unknown;
}

/** One concrete thing a player could do, with every parameter filled in. */
export interface EnumeratedMove<TParams = MoveParams> {
  /** Move identifier. */
  readonly moveId: string;
  /** Player who can execute this move. */
  readonly playerId: PlayerId;
  /** Fully populated parameters for this move. */
  readonly params: TParams;
  /** Optional source card for this move. */
  readonly sourceCardId?: CardId;
  /** Optional targets for this move. */
  readonly targets?: readonly (readonly string[])[];
  /** Whether this move is currently valid (passed its conditions). */
  readonly isValid: boolean;
  /** If not valid, the first reason for failure. */
  readonly validationError?: ValidationError;
  /** If not valid, every reason for failure, the first included. */
  readonly validationErrors?: readonly ValidationError[];
  /** Optional metadata for UI and agents. */
  readonly metadata?: MoveMetadata;
}
