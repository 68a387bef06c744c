import type { PhaseActionReport } from './action-report.js';
import type { EnumeratedMove } from './enumerated-move.js';
import type { EntityId, OptionId, PlayerId } from './ids.js';

/** Somebody who plays. */
export interface PlayerInfo {
  readonly id: PlayerId;
  readonly name: string;
}

/** A text that players read. By its code and values it can be said in another language. */
export interface Told {
  readonly text: string;
  /** What is said, for whoever has other words for it: `CREATURE_FALLS`. */
  readonly code?: string;
  /** The values the text speaks of. */
  readonly context?: Readonly<Record<string, unknown>>;
}

/** Where in its course the game stands. */
export interface Flow {
  /** Counts from 1. */
  readonly turn: number;
  readonly phase?: string;
  readonly segment?: string;
  /** Whose decision is awaited; nobody's when the game is over. */
  readonly currentPlayer: PlayerId | null;
  /** What the decision is about, where it is not simply whose turn it is: `Choose a card to discard`. */
  readonly decision?: Told;
}

/** Whether the game goes on. */
export type GameStatus =
  | { readonly kind: 'playing' }
  | {
      readonly kind: 'over';
      /** Nobody when it is a draw. */
      readonly winner: PlayerId | null;
      /** A sentence that says how it ended. */
      readonly reason: string;
      /** What the sentence says, for whoever has other words for it. */
      readonly code?: string;
      /** The values the sentence speaks of. */
      readonly context?: Readonly<Record<string, unknown>>;
    };

/** One thing that happened, as this seat may know it. */
export interface LogEntry extends Told {
  /** Unique within the log. */
  readonly id: string;
  /** Who did it, where somebody did. */
  readonly player?: PlayerId;
  /** The entities it was about. */
  readonly refs?: readonly EntityId[];
}

/** Where the position shown stands in the course of moves. */
export interface HistoryPosition {
  /** Moves played up to the position shown. */
  readonly position: number;
  /** Moves known, those that could be redone included. */
  readonly length: number;
  /** Whether this seat has a decision to go back to. */
  readonly canUndo: boolean;
  /** Whether there is anything for this seat to go forward to. */
  readonly canRedo: boolean;
}

/** Moves worth playing one after the other, as `Play all treasures`: a shorthand, no move of its own. */
export interface MoveSequence {
  readonly id: string;
  /** What players read. */
  readonly name: string;
  /** The options to play, in order; one of several identical ones may come several times. */
  readonly moves: readonly OptionId[];
}

/** Everything an adapter publishes to one seat at one revision. Plain data. */
export interface Snapshot<View = unknown> {
  /** Rises with every change, also with an undo. */
  readonly revision: number;
  /** Whose snapshot this is; `null` is the spectator's. */
  readonly seat: PlayerId | null;
  readonly players: readonly PlayerInfo[];
  readonly flow: Flow;
  readonly status: GameStatus;
  /** What this seat may see. Opaque to the kit; the game's skin reads it. */
  readonly view: View;
  readonly moves: readonly EnumeratedMove[];
  /** The ids of moves of which not all are in `moves`: `enumerate` of the adapter gives them. */
  readonly partial?: readonly string[];
  /** Moves worth playing one after the other, where the engine knows such. */
  readonly sequences?: readonly MoveSequence[];
  readonly reports: readonly PhaseActionReport[];
  readonly log: readonly LogEntry[];
  /** Given where moves can be taken back, or earlier positions be recalled. */
  readonly history?: HistoryPosition;
}
