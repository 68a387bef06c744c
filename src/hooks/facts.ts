import { useCallback, useMemo } from 'react';
import { useShallow } from 'zustand/shallow';
import type { Answer } from '../protocol/command.js';
import type { CommandId, OptionId } from '../protocol/ids.js';
import type { Option, OptionMove } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import type { Flow, GameStatus, HistoryPosition, LogEntry, PlayerInfo, Told } from '../protocol/snapshot.js';
import type { GameState, Rejection } from '../store/game-store.js';
import type { OptionGroup } from '../protocol/options/option-groups.js';
import { queueOf, type Queue } from '../store/queue.js';
import type { Selection } from '../store/selection.js';
import {
  optionSelector,
  selectOption,
  selectFocused,
  selectGroups,
  selectHistory,
  selectIsPending,
  selectOptions,
  selectQueue,
  selectReasons,
  selectRejections,
  selectSelection,
} from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';
import { useWords } from './WordsProvider.js';

/** All options of the seat, available or not, in the order the engine gave. */
export const useOptions = (): readonly Option[] => useGame(selectOptions);

/** The options' ids by category. */
export const useOptionGroups = (): readonly OptionGroup[] => useGame(selectGroups);

/** One option, while it exists. */
export const useOption = (id: OptionId): Option | undefined =>
  useGame(useMemo(() => optionSelector(id), [id]));

/** The hovered or focused option. */
export const useFocusedOption = (): Option | undefined => useGame(selectFocused);

/** Everything that stands in the way of an option; empty for an available one. */
export const useReasons = (id: OptionId): readonly Reason[] => useGame((state) => selectReasons(state, id));

/** Turn, phase and whose decision is awaited. */
export const useFlow = (): Flow => useGame((state) => state.snapshot.flow);

/** What happened so far. */
export const useLog = (): readonly LogEntry[] => useGame((state) => state.snapshot.log);

/** What the seat may see of the game. Its skin knows the type. */
export const useView = <View>(): View => useGame<View, View>((state) => state.snapshot.view);

/** The players, in the order of their seats. A name that is a word, such as White, is said in the player's language. */
export function usePlayers(): readonly PlayerInfo[] {
  const words = useWords();
  const players = useGame((state) => state.snapshot.players);
  return useMemo(
    () => players.map((player) => ({ ...player, name: words.resolve('player', {}, player.name) })),
    [players, words],
  );
}

/** An option, and what goes on with it. */
export interface UseOptionStateResult {
  /** The option, while it exists. */
  readonly option: Option | undefined;
  /** Somebody points at it or has the keyboard on it. */
  readonly focused: boolean;
  /** It was sent and has no answer yet. */
  readonly pending: boolean;
  /** It is gathered, to be played together with others. */
  readonly queued: boolean;
}

/** One option and what goes on with it. */
export function useOptionState(id: OptionId): UseOptionStateResult {
  return useGame(
    useShallow((state: GameState) => ({
      option: selectOption(state, id),
      focused: state.focusedId === id,
      pending: selectIsPending(state, id),
      queued: state.queue.includes(id),
    })),
  );
}

/** A function that plays an option. */
export function useExecute(): (option: Option | OptionId) => Promise<Answer> {
  const store = useGameStore();
  return useCallback((option) => store.execute(typeof option === 'string' ? option : option.id), [store]);
}

/** A function that plays a move that is no option, under a name that a refusal calls it by. The engine judges it. */
export function useExecuteMove(): (move: OptionMove, name: string) => Promise<Answer> {
  return useGameStore().executeMove;
}

/** What is going on, as far as the seat is concerned. */
export interface UseStatusResult {
  readonly status: GameStatus;
  /** The player whose decision is awaited. */
  readonly currentPlayer: PlayerInfo | undefined;
  /** Whether that decision is this seat's. */
  readonly yours: boolean;
  /** What that decision is about, where the game says so. */
  readonly decision: Told | undefined;
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
  const currentId = useGame(({ snapshot }) => snapshot.flow.currentPlayer);
  const currentPlayer = players.find(({ id }) => id === currentId);
  return {
    status,
    currentPlayer,
    yours: seat !== null && currentPlayer?.id === seat,
    decision: useGame((state) => state.snapshot.flow.decision),
    winner: status.kind === 'over' ? players.find((player) => player.id === status.winner) : undefined,
    watching: seat === null,
    pending: useGame((state) => state.pending.length > 0),
    fault: useGame((state) => state.fault),
  };
}

/** Where the game stands in its history, and the ways through it. */
export interface UseHistoryResult extends HistoryPosition {
  undo(position?: number): Promise<Answer>;
  redo(position?: number): Promise<Answer>;
}

/** Undo and redo, where the engine keeps a history. */
export function useHistory(): UseHistoryResult {
  const store = useGameStore();
  return {
    ...useGame(selectHistory),
    undo: store.undo,
    redo: store.redo,
  };
}

/** What was refused and not dismissed yet. */
export interface UseRejectionsResult {
  readonly rejections: readonly Rejection[];
  dismiss(commandId: CommandId): void;
}

/** Refusals, kept until somebody dismisses them. */
export function useRejections(): UseRejectionsResult {
  return { rejections: useGame(selectRejections), dismiss: useGameStore().dismiss };
}

/** The parameters chosen so far, and the ways to change them. */
export interface UseSelectionResult {
  readonly selection: Selection;
  /** Chooses a value on an axis; `undefined` takes the choice back. */
  select(axis: string, value: unknown): void;
  clear(): void;
}

/** What the player has chosen of a move so far. */
export function useSelection(): UseSelectionResult {
  const { select, clearSelection } = useGameStore();
  return { selection: useGame(selectSelection), select, clear: clearSelection };
}

/** The options gathered to be played one after the other, and the ways to change them. */
export interface UseQueueResult extends Queue {
  readonly queue: readonly OptionId[];
}

/** The options the player has gathered. */
export function useQueue(): UseQueueResult {
  return { queue: useGame(selectQueue), ...queueOf(useGameStore()) };
}
