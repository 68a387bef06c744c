// #region headless
import { createGameStore } from 'moveset';
import { createTable } from 'moveset/games/tic-tac-toe';

export async function playOnce() {
  const store = createGameStore(createTable({ seed: 1 }).adapter('X'));
  const stop = store.connect();
  const [first] = store.getState().options;
  const answer = await store.execute(first!.id);
  stop();
  return answer;
}
// #endregion headless
