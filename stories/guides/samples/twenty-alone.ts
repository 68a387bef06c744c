// #region own
import { SeededRNG } from 'moveset/rule-engine';
import { createTwenty, type TwentyEngine } from './twenty.js';

/** Plays any valid move; `false` if there is none. */
function playAnything(engine: TwentyEngine, playerId: string, rng: SeededRNG): boolean {
  const moves = engine.enumerateMoves(playerId, { validOnly: true });
  if (moves.length === 0) return false;
  const move = rng.pick(moves);
  return engine.executeMove(move.moveId, move).success;
}
// #endregion own

export function alone() {
  // #region alone
  const engine = createTwenty(1);
  const rng = new SeededRNG('a game');
  while (playAnything(engine, 'ann', rng) || playAnything(engine, 'bob', rng));
  console.info(engine.getState().pile, engine.getGameEndResult());
  // #endregion alone
}

export function scores() {
  // #region scores
  const engine = createTwenty(1);
  for (const { params, metadata } of engine.enumerateMoves('ann', { includeMetadata: true })) {
    console.info(params, metadata?.['score']);
  }
  // #endregion scores
}

export function guesses() {
  // #region guesses
  const engine = createTwenty(1);
  console.info('true: ', engine.getState().hands);
  for (const seed of ['one guess', 'another']) {
    console.info('guess:', engine.imagine('ann', seed).getState().hands);
  }
  // #endregion guesses
}
