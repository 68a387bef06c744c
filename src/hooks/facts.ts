import { useCallback } from 'react';
import type { Answer } from '../protocol/command.js';
import type { CommandId, OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import type { Flow, GameStatus, LogEntry, PlayerInfo } from '../protocol/snapshot.js';
import type { Rejection } from '../store/game-store.js';
import type { OptionGroup } from '../store/layout.js';
import {
  selectCurrentPlayer,
  selectFocused,
  selectGroups,
  selectHistory,
  selectIsPending,
  selectOption,
  selectOptions,
  selectReasons,
  selectRejections,
} from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';

/** All options of the seat, available or not, in the order the engine gave. */
export const useOptions = (): readonly Option[] => useGame(selectOptions);

/** The options' ids by category. */
export const useOptionGroups = (): readonly OptionGroup[] => useGame(selectGroups);

/** One option, while it exists. */
export const useOption = (id: OptionId): Option | undefined => useGame((state) => selectOption(state, id));

/** The option somebody points at or has the keyboard on. */
export const useFocusedOption = (): Option | undefined => useGame(selectFocused);

/** Everything that stands in the way of an option; empty for an available one. */
export const useReasons = (id: OptionId): readonly Reason[] => useGame((state) => selectReasons(state, id));

/** Turn, phase and whose decision is awaited. */
export const useFlow = (): Flow => useGame((state) => state.snapshot.flow);

/** What happened so far. */
export const useLog = (): readonly LogEntry[] => useGame((state) => state.snapshot.log);

/** What the seat may see of the game. Its skin knows the type. */
export const useView = <View>(): View => useGame<View, View>((state) => state.snapshot.view);

/** The players, in the order of their seats. */
export const usePlayers = (): readonly PlayerInfo[] => useGame((state) => state.snapshot.players);

/** Whether somebody points at an option or has the keyboard on it. */
export const useIsFocused = (id: OptionId): boolean => useGame((state) => state.focusedId === id);

/** Whether an option was sent and has no answer yet. */
export const useIsPending = (id: OptionId): boolean => useGame((state) => selectIsPending(state, id));

/** A function that plays an option. */
export function useExecute(): (option: Option | OptionId) => Promise<Answer> {
  const store = useGameStore();
  return useCallback((option) => store.execute(typeof option === 'string' ? option : option.id), [store]);
}

/** What is going on, as far as the seat is concerned. */
export interface UseStatusResult {
  readonly status: GameStatus;
  /** The player whose decision is awaited. */
  readonly currentPlayer: PlayerInfo | undefined;
  /** Whether that decision is this seat's. */
  readonly yours: boolean;
  /** The winner, once there is one. */
  readonly winner: PlayerInfo | undefined;
  /** Whether this seat only watches. */
  readonly watching: boolean;
  /** Whether a command waits for its answer. */
  readonly pending: boolean;
  /** What is wrong with the adapter, for developers. */
  readonly fault: string | null;
}

/** Whether the game goes on, whose turn it is, and whether anything is wrong. */
export function useStatus(): UseStatusResult {
  const status = useGame((state) => state.snapshot.status);
  const seat = useGame((state) => state.snapshot.seat);
  const players = usePlayers();
  const currentPlayer = useGame(selectCurrentPlayer);
  return {
    status,
    currentPlayer,
    yours: seat !== null && currentPlayer?.id === seat,
    winner: status.kind === 'over' ? players.find((player) => player.id === status.winner) : undefined,
    watching: seat === null,
    pending: useGame((state) => state.pending.length > 0),
    fault: useGame((state) => state.fault),
  };
}

/** Where the game stands in its history, and the ways through it. */
export interface UseHistoryResult {
  readonly position: number;
  readonly length: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(position?: number): Promise<Answer>;
  redo(position?: number): Promise<Answer>;
}

/** Undo and redo, where the engine keeps a history. */
export function useHistory(): UseHistoryResult {
  const store = useGameStore();
  const { position, length } = useGame(selectHistory);
  return {
    position,
    length,
    canUndo: store.adapter.undo !== undefined && position > 0,
    canRedo: store.adapter.redo !== undefined && position < length,
    undo: store.undo,
    redo: store.redo,
  };
}

/** What was refused and not dismissed yet. */
export interface UseRejectionsResult {
  readonly rejections: ReadonlyMap<CommandId, Rejection>;
  dismiss(commandId: CommandId): void;
}

/** Refusals, kept until somebody dismisses them. */
export function useRejections(): UseRejectionsResult {
  return { rejections: useGame(selectRejections), dismiss: useGameStore().dismiss };
}
