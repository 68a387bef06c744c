import { createGameStore } from '../../src/store/create-game-store.js';
import { createDriver } from '../../src/testing/driver.js';
import type { Chair } from '../seated.js';

const MOVES = 6;

/** A chair at which some moves have been played. */
export async function havingPlayed(chair: Chair): Promise<Chair> {
  await createDriver(chair.adapter).playRandom('stories', MOVES);
  return chair;
}

/** A chair that has tried the first option that cannot be chosen. */
export async function havingTried(chair: Chair): Promise<Chair> {
  const store = createGameStore(chair.adapter);
  const refused = store.getState().options.find(({ kind }) => kind === 'unavailable');
  if (refused) await store.execute(refused.id);
  return { ...chair, store };
}
