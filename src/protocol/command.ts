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

/** A command that plays an option as it stands in a snapshot, under a new command id. */
export function commandFor(option: Option, snapshot: Pick<Snapshot, 'revision'>): Command {
  return { commandId: newCommandId(), revision: snapshot.revision, ...option.move };
}
