import type { GameName } from '../games.js';
import { readGame, writeGame, type SavedGame } from './saved-game.js';

const keyOf = (game: GameName) => `moveset-game-${game}`;

/** The game of this kind that was played here last, as far as it can still be read. */
export function savedGame(game: GameName): SavedGame | null {
  try {
    const read = readGame(localStorage.getItem(keyOf(game)) ?? '');
    return read.ok ? read.value : null;
  } catch {
    // Storage may be switched off.
    return null;
  }
}

/** Keeps a game for the next visit, in place of the last one of its kind. */
export function saveGame(game: SavedGame): void {
  try {
    localStorage.setItem(keyOf(game.setup.game), writeGame(game));
  } catch {
    // Switched off, or full: the game then lasts as long as the page.
  }
}

/** Forgets the game of this kind. */
export function forgetGame(game: GameName): void {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // As above.
  }
}
