import type { Decorator } from '@storybook/react-vite';
import { ErrorBoundary } from 'react-error-boundary';
import { GameProvider } from '../src/hooks/GameProvider.js';
import type { EngineAdapter } from '../src/protocol/engine-adapter.js';
import { createGameStore } from '../src/store/create-game-store.js';
import type { GameStore } from '../src/store/game-store.js';
import { flippedGame, inPlaceOf, type Flip } from './flip.js';

/** What a story is played with: an adapter, and the store that follows it. */
export interface Chair<View = unknown> {
  readonly adapter: EngineAdapter<View>;
  /** Given where a story wants to hear of faults; otherwise one is made. */
  readonly store?: GameStore<View>;
}

/** What `play` finds in `loaded`: whatever the story set up, with a store. */
export type Seated<T extends Chair = Chair> = T & { readonly store: GameStore };

/** Sets up a new game each time the story is shown: its own, or the one of the toolbar. */
export function seated<T extends Chair>(setUp: () => T | Promise<T>): (context?: Flip) => Promise<Seated<T>> {
  return async (context) => {
    const own = await setUp();
    const flipped = await flippedGame(context)?.();
    // A story that is flipped gets a chair without what its `play` would find in its own.
    const chair = flipped ? (inPlaceOf(own, flipped) as T) : own;
    return { ...chair, store: chair.store ?? createGameStore(chair.adapter) };
  };
}

/** Puts the story on the chair its loader set up. */
export const inItsGame: Decorator = (Story, context) => {
  const { store } = context.loaded as Seated;
  const story = (
    <GameProvider store={store}>
      <Story />
    </GameProvider>
  );
  if (!flippedGame(context)) return story;
  return (
    <ErrorBoundary resetKeys={[store]} fallback={<p>{NEEDS_ITS_OWN}</p>}>
      {story}
    </ErrorBoundary>
  );
};

const NEEDS_ITS_OWN =
  'This story shows the board or the cards of one game. Choose “The game of the story” in the toolbar.';
