import type { StoreApi } from 'zustand/vanilla';
import type { Answer, Command } from '../protocol/command.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import type { CommandId, OptionId } from '../protocol/ids.js';
import type { OptionBook } from '../protocol/option-book.js';
import type { Option, OptionMove } from '../protocol/option.js';
import type { Quarantined } from '../protocol/quarantine.js';
import type { Reason } from '../protocol/reason.js';
import type { Flow, Snapshot } from '../protocol/snapshot.js';
import type { OptionGroup, OptionLayout } from './layout.js';
import type { Selection } from './selection.js';

/** A command that was sent and has no answer yet. */
export interface PendingCommand {
  readonly commandId: CommandId;
  readonly optionId: OptionId;
}

/** A command that was not played, kept until somebody dismisses it. */
export interface Rejection {
  readonly commandId: CommandId;
  /** What was tried. */
  readonly optionId: OptionId;
  /** What was tried, in words. */
  readonly name: string;
  /** The move that was tried, where it was one: by it the name is said in other languages. */
  readonly move?: OptionMove;
  readonly reasons: readonly Reason[];
  /** The revision at which it was tried. */
  readonly revision: number;
  /** Turn and phase when the refusal was known. */
  readonly flow: Flow;
}

/** What the store remembers, and what can be read off that. */
export interface GameStoreState<View = unknown> extends Remembered<View> {
  /** All options, in the order the engine gave. Made when first asked for. */
  readonly options: readonly Option[];
  /** The options' ids by category. Made when first asked for; after very many changes at once, they follow a moment later. */
  readonly groups: readonly OptionGroup[];
}

/** What the store remembers. */
export interface Remembered<View = unknown> {
  readonly snapshot: Snapshot<View>;
  /** Whether the adapter has ever published a snapshot that could be read. */
  readonly ready: boolean;
  /** The options, each made when first looked at. */
  readonly book: OptionBook;
  readonly layout: OptionLayout;
  /** What the adapter published and nobody could read. */
  readonly quarantine: readonly Quarantined[];
  readonly selection: Selection;
  /** The option somebody points at or has the keyboard on. */
  readonly focusedId: OptionId | null;
  /** Options gathered to be played one after the other. */
  readonly queue: readonly OptionId[];
  readonly pending: readonly PendingCommand[];
  readonly rejections: ReadonlyMap<CommandId, Rejection>;
  /** What is wrong with the adapter, for developers; `null` while it does its work. */
  readonly fault: string | null;
}

/** What the player is doing, as far as the store remembers it. */
export type Doings = Pick<Remembered, 'selection' | 'focusedId' | 'queue' | 'pending' | 'rejections'>;

/** What somebody tries to do. */
export type Tried = Pick<Rejection, 'optionId' | 'name' | 'move'>;

/** What only the kit itself may do with a store. */
export interface StoreCore {
  setState(changes: Partial<Doings>): void;
  /** Looks at what the adapter publishes. */
  refresh(): void;
  /** What was sent and has no answer yet. Nothing is played beside it. */
  readonly inFlight: Map<OptionId, Promise<Answer>>;
  /** Remembers that something was not played. `sent` is the command, if there was one. */
  refuse(tried: Tried, reasons: readonly Reason[], sent?: Command): Answer;
  /** Plays an option, or a move that is none, unless something is to be said against it. */
  play(tried: Tried, option: Pick<Option, 'move'>, objections?: readonly Reason[] | false): Promise<Answer>;
  /** Says of commands that they are pending; returns the way to say that they no longer are. */
  wait(commands: readonly PendingCommand[]): (changes?: Partial<Doings> | false) => void;
}

/** A zustand store that follows one adapter, and everything a player can do with it. Works without React. */
export interface GameStore<View = unknown> extends Pick<
  StoreApi<GameStoreState<View>>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  readonly adapter: EngineAdapter<View>;
  /** For what the kit puts on top of a store and only those load who use it, such as `queueOf`. */
  readonly core: StoreCore;
  /**
   * Calls back when one option, its focus or its pending command changes, and for nothing else; returns the way to stop.
   * What others follow costs a follower nothing, so every row of a long list may follow its own option.
   */
  follow(id: OptionId, listener: () => void): () => void;
  /** Starts to follow the adapter; returns the way to stop. */
  connect(): () => void;
  /** Plays an option. Refusals are answers, and are remembered as rejections. */
  execute(id: OptionId): Promise<Answer>;
  /** Points at an option, or at none. */
  focus(id: OptionId | null): void;
  /** Chooses a value on an axis; `undefined` takes the choice back. */
  select(axis: string, value: unknown): void;
  clearSelection(): void;
  /** Remembers a refusal, for whoever offers something beside the engine's options: nothing is refused silently. */
  refuse(id: string, name: string, reasons: readonly Reason[]): void;
  dismiss(commandId: CommandId): void;
  undo(position?: number): Promise<Answer>;
  redo(position?: number): Promise<Answer>;
}
