import type { Decorator } from '@storybook/react-vite';
import { ErrorBoundary } from 'react-error-boundary';
import { GameProvider } from '../src/hooks/GameProvider.js';
import type { EngineAdapter } from '../src/protocol/engine-adapter.js';
import { createGameStore } from '../src/store/create-game-store.js';
import type { GameStore } from '../src/store/game-store.js';
import { Board, ElsewhereProvider } from './elsewhere.js';
import { chairElsewhere, flippedGame, sameGame, type Elsewhere, type Flip } from './flip.js';

/** What a story is played with: an adapter, and the store that follows it. */
export interface Chair<View = unknown> {
  readonly adapter: EngineAdapter<View>;
  /** Given where a story wants to hear of faults; otherwise one is made. */
  readonly store?: GameStore<View>;
}

/** What `play` finds in `loaded`: whatever the story set up, with a store. */
export type Seated<T extends Chair = Chair> = T & {
  readonly store: GameStore;
  /** There where the story is flipped to a game that is not its own. */
  readonly elsewhere?: Elsewhere;
};

/** Sets up a new game each time the story is shown: its own, or the one of the toolbar. */
export function seated<T extends Chair>(setUp: () => T | Promise<T>): (context?: Flip) => Promise<Seated<T>> {
  return async (context) => {
    const own = await setUp();
    const game = flippedGame(context);
    if (!game) return withStore(own);
    const other = await chairElsewhere(game, context?.parameters?.moment);
    // A story that is flipped gets a chair without what its `play` would find in its own.
    const chair = withStore(other as T);
    return sameGame(own, other) ? chair : { ...chair, elsewhere: { Skin: await game.skin?.() } };
  };
}

const withStore = <T extends Chair>(chair: T): Seated<T> => ({
  ...chair,
  store: chair.store ?? createGameStore(chair.adapter),
});

/** Puts the story on the chair its loader set up. */
export const inItsGame: Decorator = (Story, context) => {
  const { store, elsewhere } = context.loaded as Seated;
  return (
    <GameProvider store={store}>
      {elsewhere ? (
        <ElsewhereProvider value={elsewhere}>
          <ErrorBoundary resetKeys={[store]} fallback={<Board alone />}>
            <Story />
          </ErrorBoundary>
        </ElsewhereProvider>
      ) : (
        <Story />
      )}
    </GameProvider>
  );
};
