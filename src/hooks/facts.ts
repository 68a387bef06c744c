import { useCallback, useMemo } from 'react';
import { useShallow } from 'zustand/shallow';
import type { Answer } from '../protocol/command.js';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { Flow, LogEntry, PlayerInfo } from '../protocol/snapshot.js';
import type { GameState } from '../store/game-store.js';
import { queueOf } from '../store/queue.js';
import {
  optionSelector,
  selectFocused,
  selectHistory,
  selectIsPending,
  selectOption,
  selectOptions,
  selectQueue,
  selectSelection,
} from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';
import { useWords } from './WordsProvider.js';

/** All options of the seat, available or not, in the order the engine gave. */
export const useOptions = (): readonly Option[] => useGame(selectOptions);

/** One option, while it exists. */
export const useOption = (id: OptionId): Option | undefined =>
  useGame(useMemo(() => optionSelector(id), [id]));

/** The hovered or focused option. */
export const useFocusedOption = (): Option | undefined => useGame(selectFocused);

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

/** One option, while it exists, and its state. */
export function useOptionState(id: OptionId) {
  return useGame(
    useShallow((state: GameState) => ({
      option: selectOption(state, id),
      /** It is hovered or has focus. */
      focused: state.focusedId === id,
      /** It was sent and has no answer yet. */
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

/** Status of the game as this seat sees it: `statusText` says it in words. */
export function useStatus() {
  const status = useGame((state) => state.snapshot.status);
  const seat = useGame((state) => state.snapshot.seat);
  const { currentPlayer: currentId, decision } = useFlow();
  const players = usePlayers();
  const currentPlayer = players.find(({ id }) => id === currentId);
  return {
    status,
    currentPlayer,
    yours: seat !== null && currentPlayer?.id === seat,
    /** What the awaited decision is about, where the game says so. */
    decision,
    winner: status.kind === 'over' ? players.find((player) => player.id === status.winner) : undefined,
    watching: seat === null,
    /** A command waits for its answer. */
    pending: useGame((state) => state.pending.length > 0),
    fault: useGame((state) => state.fault),
  };
}

/** The game's status, for `StatusBanner`'s `renderStatus`. */
export type UseStatusResult = ReturnType<typeof useStatus>;

/** Undo and redo, and the position shown, where the engine keeps a history. */
export function useHistory() {
  const { undo, redo } = useGameStore();
  return { ...useGame(selectHistory), undo, redo };
}

/** The parameters chosen so far, and the ways to change them. */
export function useSelection() {
  const { select, clearSelection: clear } = useGameStore();
  return { selection: useGame(selectSelection), select, clear };
}

/** The options gathered to be played one after the other, and the ways to change them. */
export function useQueue() {
  return { queue: useGame(selectQueue), ...queueOf(useGameStore()) };
}
