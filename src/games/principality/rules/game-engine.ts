import { freeze } from '../../../protocol/freeze.js';
import type { CardName } from './cards.js';
import { faultOfState } from './faults.js';
import { outcomeOf } from './game-over.js';
import { frozenPlayer, HAND_SIZE, play } from './play.js';
import { Position } from './position.js';
import { refusalsOf } from './refusals.js';
import { seedToRng, shuffle } from './shuffle.js';
import { startingSupply } from './supply.js';
import type { GameResult, GameState, Move, PlayerState, Victory } from './types.js';
import { validMoves } from './valid-moves.js';

const STARTING_DECK: readonly CardName[] = [
  ...new Array<CardName>(7).fill('Copper'),
  ...new Array<CardName>(3).fill('Estate'),
];
const MOST_PLAYERS = 1000;

/** The rules of Principality. States are values: an engine serves any number of games, and keeps nothing of them. */
export class GameEngine {
  readonly #seed: string;

  /** Games of the same seed begin alike and are shuffled alike. Any text is a seed. */
  constructor(seed: string) {
    this.#seed = seed;
  }

  /** A new game. One to four players are recommended; no number is refused. */
  initializeGame(numPlayers: number = 1): GameState {
    const seats = Number.isFinite(numPlayers) ? Math.trunc(numPlayers) : 1;
    const players: PlayerState[] = [];
    let rng = seedToRng(this.#seed);
    for (let seat = 0; seat < Math.min(Math.max(seats, 1), MOST_PLAYERS); seat += 1) {
      const deck = shuffle(STARTING_DECK, rng);
      rng = deck.rng;
      players.push(
        frozenPlayer({
          deck: deck.items.slice(HAND_SIZE),
          hand: deck.items.slice(0, HAND_SIZE),
          discard: [],
          playArea: [],
          actions: 1,
          buys: 1,
          coins: 0,
        }),
      );
    }
    return freeze(
      new Position(freeze(players), startingSupply(), 0, 'action', 1, this.#seed, null, rng, null),
    );
  }

  /** The state after a move, or what is wrong with the move. Never throws, and never changes the state it is given. */
  executeMove(state: GameState, move: Move): GameResult {
    try {
      const refusals = refusalsOf(state, move);
      if (refusals.length > 0) return { success: false, error: refusals[0]!.message };
      return { success: true, newState: play(state, move) };
    } catch {
      return {
        success: false,
        error: faultOfState(state) ?? 'Invalid move: it must be an object with a type',
      };
    }
  }

  /** Everything that `executeMove` would accept from the current player. */
  getValidMoves(state: GameState): Move[] {
    try {
      return validMoves(state);
    } catch {
      return [{ type: 'end_phase' }];
    }
  }

  /** Whether the game has ended, who won, and everybody's points. */
  checkGameOver(state: GameState): Victory {
    try {
      return outcomeOf(state);
    } catch {
      return { isGameOver: false };
    }
  }
}
