import { createEngine } from '../../src/games/emberwood/engine.js';
import { tableOf } from '../../src/games/emberwood/table.js';
import type { EmberwoodView } from '../../src/games/emberwood/view.js';
import type { Chair } from '../seated.js';

/** How many moves the long duel has. */
export const LONG = 2000;

/** A duel that goes on for thousands of moves: two warm hearths, and nobody who attacks. */
export function longDuel(moves = LONG): Chair<EmberwoodView> {
  const engine = createEngine({ seed: 'stories', rules: { warmth: 10_000_000 } });
  while (engine.getHistoryPosition().position < moves) {
    const playerId = engine.getActivePlayer()!;
    if (engine.executeMove('endTurn', { playerId, params: {} }).success) continue;
    const [move] = engine.enumerateMoves(playerId, { validOnly: true });
    engine.executeMove(move!.moveId, { ...move!, playerId });
  }
  return { adapter: tableOf(engine).adapter('hazel') };
}
