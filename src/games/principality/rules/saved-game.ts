import { freeze } from '../../../protocol/freeze.js';
import { GameError } from '../../../protocol/game-error.js';
import type { CardName } from './cards.js';
import { faultOfState } from './faults.js';
import { linesOf, logOf } from './game-log.js';
import { frozenPlayer } from './play.js';
import { Position } from './position.js';
import { seedToRng } from './shuffle.js';
import { Supply } from './supply.js';
import type { GameState } from './types.js';

/** The version of what `toJSON` writes. */
export const SAVED_VERSION = 1;

/** A game state as JSON has it. */
export interface SavedGame extends Omit<GameState, 'supply' | 'log'> {
  readonly version: typeof SAVED_VERSION;
  readonly supply: readonly (readonly [CardName, number])[];
}

/** A game state as plain data, to be kept or sent. */
export function toJSON(state: GameState): SavedGame {
  const { players, supply, currentPlayer, phase, turnNumber, seed, rng, pending } = state;
  const gameLog = state.log === undefined ? state.gameLog : linesOf(state.log);
  return {
    version: SAVED_VERSION,
    players,
    supply: [...supply],
    currentPlayer,
    phase,
    turnNumber,
    seed,
    gameLog,
    rng,
    pending,
  };
}

/** The state that `toJSON` wrote, given as data or as text. Throws a `GameError` that says what is wrong with anything else. */
export function fromJSON(saved: unknown): GameState {
  const data = typeof saved === 'string' ? parsed(saved) : saved;
  if (typeof data !== 'object' || data === null) throw refused('it must be an object');
  const { version, supply, ...rest } = data as Omit<SavedGame, 'version'> & { readonly version: unknown };
  if (version !== SAVED_VERSION)
    throw refused(`its version is ${String(version)}, and this game reads version ${SAVED_VERSION}`);
  if (!Array.isArray(supply) || !supply.every((pile) => Array.isArray(pile) && pile.length === 2))
    throw refused('supply must be a list of cards and numbers');
  const state: GameState = { ...rest, supply: Supply.of(supply) };
  const fault = faultOfState(state);
  if (fault) throw refused(fault);
  return freeze(
    new Position(
      freeze(state.players.map((player) => frozenPlayer({ ...player }))),
      state.supply,
      state.currentPlayer,
      state.phase,
      state.turnNumber,
      state.seed,
      logOf(state.gameLog),
      Number.isInteger(state.rng) ? state.rng : seedToRng(state.seed),
      state.pending === 'discard_for_cellar' ? state.pending : null,
    ),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refused(`it is not JSON (${(error as Error).message})`);
  }
}

function refused(why: string): GameError {
  return new GameError(`This is not a saved game of Principality: ${why}.`, 'INVALID_SAVE');
}
