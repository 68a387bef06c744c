import type { PlayerId } from './ids.js';
import type { Reason } from './reason.js';
import type { LogEntry, Snapshot } from './snapshot.js';

/** A position the game went through, as it was for one seat. */
export interface Recollection<View = unknown> {
  /**
   * What the seat could see and do there, with the log up to there. Its revision is that of the asking: nothing can be
   * played in the past.
   */
  readonly snapshot: Snapshot<View>;
  /** Everything that prevents this seat from going there by `undo` or `redo`; nothing where it may. */
  readonly obstacles: readonly Reason[];
}

/** One move of the course of a game, as a seat may know it. */
export interface PlayedMove {
  /** The position it led to: moves count from 1. */
  readonly position: number;
  /** Who decided; nobody where the seat may not know. */
  readonly player: PlayerId | null;
  /** What was told about it. Nothing, where the seat may not know what was played. */
  readonly entries: readonly LogEntry[];
}
