import type { Answer, BatchAnswer, Command } from './command.js';
import type { EnumeratedMove } from './enumerated-move.js';
import type { PlayerId } from './ids.js';
import type { PreviewMetric } from './preview.js';
import type { PlayedMove, Recollection } from './recollection.js';
import type { Forecast, RuleCheck } from './rule-check.js';
import type { Snapshot } from './snapshot.js';

/**
 * Wraps one engine for one seat. Everything that crosses it is plain data, so the engine may sit in the same
 * thread, in a Worker or on a server.
 */
export interface EngineAdapter<View = unknown> {
  /** What the seat may see and do. The same reference until the revision changes. */
  getSnapshot(): Snapshot<View>;
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Plays a command, or says why not. Refusal is an answer, never an exception. */
  execute(command: Command): Promise<Answer>;
  /**
   * Plays commands one after the other as one: all of them, or, if what the seat knows speaks against one, none. All are
   * meant for the revision at which they are sent.
   */
  executeAll?(commands: readonly Command[]): Promise<BatchAnswer>;
  /** What the command would do, without doing it. */
  preview?(command: Command): Promise<readonly PreviewMetric[]>;
  /** What every rule says about the command, without playing it. */
  explain?(command: Command): Promise<readonly RuleCheck[]>;
  /** What the commands would do if they were played one after the other, without playing them. */
  forecast?(commands: readonly Command[]): Promise<Forecast>;
  /** Goes back to a position of the history; without one, to this seat's last decision. */
  undo?(position?: number): Promise<Answer>;
  /** Goes forward again to a position of the history; without one, to this seat's next decision. */
  redo?(position?: number): Promise<Answer>;
  /**
   * What this seat could see and do at a position of the history, and what prevents it from going there; `null` where
   * there is no such position. Changes nothing.
   */
  recall?(position: number): Promise<Recollection<View> | null>;
  /** The moves that led to the positions from one up to another, as this seat may know them. Changes nothing. */
  course?(from: number, to: number): Promise<readonly PlayedMove[]>;
  /** The moves of one kind, for engines that do not list all of them in the snapshot. */
  enumerate?(moveId: string): Promise<readonly EnumeratedMove[]>;
  /** Lets go of whatever the adapter holds. */
  dispose?(): void;
}

/** One running game. */
export interface Table<View = unknown> {
  /** The players' seats, in order of play. */
  readonly seats: readonly PlayerId[];
  /** The adapter of one chair; `null` is the spectator's. Always the same one for the same chair. */
  adapter(seat: PlayerId | null): EngineAdapter<View>;
}
