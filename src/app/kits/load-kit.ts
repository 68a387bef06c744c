import type { GameName } from '../games.js';
import type { GameKit } from './game-kit.js';

// Each game is a file of its own, which nobody loads who does not play it.
const KITS: Readonly<Record<GameName, () => Promise<{ readonly kit: GameKit }>>> = {
  'tic-tac-toe': () => import('./tic-tac-toe.js'),
  emberwood: () => import('./emberwood.js'),
  principality: () => import('./principality.js'),
  battletech: () => import('./battletech.js'),
  gundam: () => import('./gundam.js'),
  chess: () => import('./chess.js'),
  moths: () => import('./moths.js'),
};

/** Fetches what a game is made of. */
export async function loadKit(game: GameName): Promise<GameKit> {
  return (await KITS[game]()).kit;
}
