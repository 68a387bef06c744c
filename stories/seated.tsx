import type { Decorator } from '@storybook/react-vite';
import { GameProvider } from '../src/hooks/GameProvider.js';
import type { EngineAdapter } from '../src/protocol/engine-adapter.js';
import { createGameStore } from '../src/store/create-game-store.js';
import type { GameStore } from '../src/store/game-store.js';

/** What a story is played with: an adapter, and the store that follows it. */
export interface Chair<View = unknown> {
  readonly adapter: EngineAdapter<View>;
  /** Given where a story wants to hear of faults; otherwise one is made. */
  readonly store?: GameStore<View>;
}

/** What `play` finds in `loaded`: whatever the story set up, with a store. */
export type Seated<T extends Chair = Chair> = T & { readonly store: GameStore };

/** Sets up a new game each time the story is shown. */
export function seated<T extends Chair>(setUp: () => T | Promise<T>): () => Promise<Seated<T>> {
  return async () => {
    const chair = await setUp();
    return { ...chair, store: chair.store ?? createGameStore(chair.adapter) };
  };
}

/** Puts the story on the chair its loader set up. */
export const inItsGame: Decorator = (Story, { loaded }) => (
  <GameProvider store={(loaded as Seated).store}>
    <Story />
  </GameProvider>
);
