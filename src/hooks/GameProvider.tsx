import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import { createGameStore } from '../store/create-game-store.js';
import type { GameStore, GameState } from '../store/game-store.js';
import { useWords } from './WordsProvider.js';

const GameContext = createContext<GameStore<never> | null>(null);

/** What `GameProvider` takes: the adapter of a seat, or a store that was made for one. */
export type GameProviderProps<View = unknown> = {
  readonly children?: ReactNode;
  /** Shown instead of the game as long as the adapter has published nothing that can be read. */
  readonly fallback?: ReactNode;
} & (
  | {
      /** The seat's adapter. Make it once, outside of rendering: another adapter is another game. */
      readonly adapter: EngineAdapter<View>;
      readonly store?: never;
    }
  | { readonly store: GameStore<View>; readonly adapter?: never }
);

/** Gives everything below it one seat of one game. Renders no element. */
export function GameProvider<View>({
  adapter,
  store: given,
  fallback,
  children,
}: GameProviderProps<View>): ReactNode {
  const store = useMemo(() => given ?? createGameStore(requireAdapter(adapter)), [given, adapter]);
  useEffect(() => store.connect(), [store]);
  const ready = useStore(store, (state) => state.ready);
  const words = useWords();
  const missing = fallback ?? words.say('game.not-loaded', {}, 'The game could not be loaded.');
  return <GameContext value={store as GameStore<never>}>{ready ? children : missing}</GameContext>;
}

function requireAdapter<View>(adapter: EngineAdapter<View> | undefined): EngineAdapter<View> {
  if (adapter && typeof adapter.getSnapshot === 'function') return adapter;
  throw new Error(
    'moveset: <GameProvider> got no adapter. Without one there is no game to show. ' +
      'Give it adapter={table.adapter(seat)}, or a store made by createGameStore.',
  );
}

/** The store of the nearest `GameProvider`. */
export function useGameStore<View = unknown>(): GameStore<View> {
  const store = useContext(GameContext);
  if (!store) {
    throw new Error(
      'moveset: a hook or component was used outside <GameProvider>. It does not know which game it belongs to. ' +
        'Wrap it in <GameProvider adapter={…}>.',
    );
  }
  return store;
}

/** A value out of the store's state; the component renders again when it changes. */
export function useGame<T, View = unknown>(selector: (state: GameState<View>) => T): T {
  return useStore(useGameStore<View>(), selector);
}
