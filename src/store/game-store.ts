import type { StoreApi } from 'zustand/vanilla';
import type { Answer } from '../protocol/command.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import type { CommandId, OptionId } from '../protocol/ids.js';
import type { OptionIndex } from '../protocol/options/option-index.js';
import type { Quarantined } from '../protocol/options/quarantine.js';
import type { Option, OptionMove } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import type { Flow, Snapshot } from '../protocol/snapshot.js';
import type { Selection } from './selection.js';

/** A command that was sent and has no answer yet. */
export interface PendingCommand {
  readonly commandId: CommandId;
  readonly optionId: OptionId;
}

/** An option or move that a player tries to play. */
export interface Attempt {
  readonly optionId: OptionId;
  /** Its name, for a refusal. */
  readonly name: string;
  /** The move, where it was one: translations of the name need it. */
  readonly move?: OptionMove;
}

/** A command that was not played, kept until somebody dismisses it. */
export interface Rejection extends Attempt {
  readonly commandId: CommandId;
  readonly reasons: readonly Reason[];
  /** The revision at which it was tried. */
  readonly revision: number;
  /** Turn and phase when the refusal was known. */
  readonly flow: Flow;
}

/** The state of a store: a plain object. What can be derived from it, selectors derive. */
export interface GameState<View = unknown> {
  readonly snapshot: Snapshot<View>;
  /** Whether the adapter has ever published a snapshot that could be read. */
  readonly ready: boolean;
  /** All options, in the order the engine gave. */
  readonly options: readonly Option[];
  /** The options by id and by category: selectors read it. */
  readonly optionIndex: OptionIndex;
  /** Published data that could not be read. */
  readonly quarantine: readonly Quarantined[];
  readonly selection: Selection;
  /** The hovered or focused option. */
  readonly focusedId: OptionId | null;
  /** Options gathered to be played one after the other. */
  readonly queue: readonly OptionId[];
  readonly pending: readonly PendingCommand[];
  /** Rejections that nobody dismissed yet, oldest first. */
  readonly rejections: readonly Rejection[];
  /** What is wrong with the adapter, for developers; `null` while it works. */
  readonly fault: string | null;
}

/** A zustand store that follows one adapter, with everything a player can do. Works without React. */
export interface GameStore<View = unknown> extends Omit<StoreApi<GameState<View>>, 'setState'> {
  readonly adapter: EngineAdapter<View>;
  /** Changes the state, as zustand's `setState` does; `action` is the name that `devtools` shows. */
  setState(changes: Partial<GameState<View>>, replace?: false, action?: string): void;
  /** Starts to follow the adapter; returns the way to stop. */
  connect(): () => void;
  /** Plays an option. Refusals are answers, and are remembered as rejections. */
  execute(id: OptionId): Promise<Answer>;
  /**
   * Plays a move that is no option of the snapshot: one whose parameters a player wrote, or one that was listed on
   * request. The engine judges it; `name` is what a refusal calls it.
   */
  executeMove(move: OptionMove, name: string): Promise<Answer>;
  /** Plays several options as one, all or none, where the adapter has `executeAll`. `queueOf` chooses the way. */
  executeAll(options: readonly Option[]): Promise<readonly Answer[]>;
  undo(position?: number): Promise<Answer>;
  redo(position?: number): Promise<Answer>;
  /** Chooses a value on an axis; `undefined` takes the choice back. */
  select(axis: string, value: unknown): void;
  clearSelection(): void;
  /** Points at an option, or at none. */
  focus(id: OptionId | null): void;
  /** Remembers a refusal, for whoever offers something beside the engine's options: nothing is refused silently. */
  refuse(id: string, name: string, reasons: readonly Reason[]): void;
  dismiss(commandId: CommandId): void;
}
