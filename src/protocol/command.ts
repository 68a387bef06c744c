import { newCommandId } from './command-id.js';
import type { CommandId } from './ids.js';
import type { Option, OptionMove } from './option.js';
import type { Reason } from './reason.js';
import type { Snapshot } from './snapshot.js';

/** A wish to play something. It names no player: the adapter's seat is the player. */
export interface Command extends OptionMove {
  readonly commandId: CommandId;
  /** The revision the player was looking at. */
  readonly revision: number;
}

/** What became of a command. */
export type Answer =
  | { readonly status: 'accepted'; readonly revision: number }
  /** Refused, with everything that stands in the way. */
  | { readonly status: 'rejected'; readonly reasons: readonly Reason[] }
  /** Not played, because the game had moved on to another revision. */
  | { readonly status: 'superseded'; readonly revision: number };

/** What became of several commands that were meant to be played as one. */
export type BatchAnswer =
  /** All were played. */
  | { readonly status: 'accepted'; readonly revision: number }
  /** None was played: everything that stands in the way of each, nothing for one that could have been played. */
  | { readonly status: 'rejected'; readonly refusals: readonly (readonly Reason[])[] }
  /** The first so many were played, then something came to light that nobody could know before. */
  | {
      readonly status: 'interrupted';
      readonly revision: number;
      readonly played: number;
      readonly reasons: readonly Reason[];
    }
  /** None was played, because the game had moved on to another revision. */
  | { readonly status: 'superseded'; readonly revision: number };

/** A command that plays an option as it stands in a snapshot, under a new command id. */
export function commandFor(option: Pick<Option, 'move'>, snapshot: Pick<Snapshot, 'revision'>): Command {
  return { commandId: newCommandId(), revision: snapshot.revision, ...option.move };
}
