import type { CardName } from './cards.js';
import type { Log } from './game-log.js';

/** The parts of a turn, in their order. */
export const PHASES = ['action', 'buy', 'cleanup'] as const;
/** One of `PHASES`. */
export type Phase = (typeof PHASES)[number];

/** What a player can do. */
export const MOVE_TYPES = ['play_action', 'play_treasure', 'buy', 'end_phase', 'discard_for_cellar'] as const;
/** One of `MOVE_TYPES`. */
export type MoveType = (typeof MOVE_TYPES)[number];

/** A whole game at one moment. Nothing in it ever changes. */
export interface GameState {
  readonly players: ReadonlyArray<PlayerState>;
  /** How many cards each pile has left, in the order of the piles. */
  readonly supply: ReadonlyMap<CardName, number>;
  /** Whose turn it is, from 0. */
  readonly currentPlayer: number;
  readonly phase: Phase;
  /** Counts from 1, and rises when player 0 begins a turn. */
  readonly turnNumber: number;
  readonly seed: string;
  /** What happened, a sentence each. Put together when it is looked at, so a copy made by spreading has only `log`. */
  readonly gameLog: ReadonlyArray<string>;
  /** The same as states share it. Where it is missing, `gameLog` is what there is. */
  readonly log?: Log | null;
  /** Where the sequence of random numbers stands. */
  readonly rng: number;
  /** What has to be decided before anything else is played. */
  readonly pending: 'discard_for_cellar' | null;
}

/** What one player has. */
export interface PlayerState {
  /** The top is at index 0. */
  readonly deck: ReadonlyArray<CardName>;
  readonly hand: ReadonlyArray<CardName>;
  /** The bottom is at index 0. */
  readonly discard: ReadonlyArray<CardName>;
  /** What was played this turn. */
  readonly playArea: ReadonlyArray<CardName>;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
}

/** Something a player does. */
export interface Move {
  readonly type: MoveType;
  /** The card that is played or bought. */
  readonly card?: CardName;
  /** The cards that are discarded. */
  readonly cards?: ReadonlyArray<CardName>;
}

/** What became of a move: a new state, or what is wrong with it. */
export type GameResult =
  | { readonly success: true; readonly newState: GameState; readonly error?: undefined }
  | { readonly success: false; readonly error: string; readonly newState?: undefined };

/** Whether the game has ended, and how. */
export interface Victory {
  readonly isGameOver: boolean;
  readonly winner?: number;
  readonly scores?: ReadonlyArray<number>;
}
