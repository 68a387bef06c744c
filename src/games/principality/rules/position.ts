import { linesOf, type Log } from './game-log.js';
import type { GameState } from './types.js';

/** A game state whose log is put together when it is looked at: a long game costs no more than a short one. */
export class Position implements GameState {
  readonly players: GameState['players'];
  readonly supply: GameState['supply'];
  readonly currentPlayer: number;
  readonly phase: GameState['phase'];
  readonly turnNumber: number;
  readonly seed: string;
  readonly log: Log | null;
  readonly rng: number;
  readonly pending: GameState['pending'];

  constructor(
    players: GameState['players'],
    supply: GameState['supply'],
    currentPlayer: number,
    phase: GameState['phase'],
    turnNumber: number,
    seed: string,
    log: Log | null,
    rng: number,
    pending: GameState['pending'],
  ) {
    this.players = players;
    this.supply = supply;
    this.currentPlayer = currentPlayer;
    this.phase = phase;
    this.turnNumber = turnNumber;
    this.seed = seed;
    this.log = log;
    this.rng = rng;
    this.pending = pending;
  }

  get gameLog(): readonly string[] {
    return linesOf(this.log);
  }
}
