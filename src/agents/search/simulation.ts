import type { EnumeratedMove } from '../../protocol/enumerated-move.js';
import type { PlayerId } from '../../protocol/ids.js';

/** How an imagined game ended. */
export interface Outcome {
  /** Nobody when it is a draw. */
  readonly winner: PlayerId | null;
  /**
   * What each player has of it, from 0 (the worst) to 1 (the best), where there is more to it than who won: partners
   * who win together, places, points, a puzzle that one player alone can fail. Who is not named has 0.
   */
  readonly rewards?: Readonly<Record<PlayerId, number>>;
}

/**
 * A game that can be thought through: one position, imagined as far as it is not known, which moves on as it is played.
 * A search asks for a new one whenever it begins again, so it need not be copied nor taken back.
 *
 * What is left to chance on the way (dice, draws) is decided anew in each of them, by the random numbers that came with
 * the request for it. A copy of the true game's own numbers would foretell what nobody can know.
 */
export interface Simulation {
  /** Everybody who plays. */
  readonly players: readonly PlayerId[];
  /** Whose decision is awaited; nobody's when the game is over. */
  currentPlayer(): PlayerId | null;
  /**
   * What that player can do now: only valid moves. `metadata.score`, where given, says how good a move looks at a
   * glance to the player who makes it: such moves are tried first and played more often. Nothing else of the metadata
   * is read, so names and previews need not be made.
   */
  moves(): readonly EnumeratedMove[];
  /** Plays one of these moves, and whatever follows from it up to the next decision. */
  play(move: EnumeratedMove): void;
  /** How the game ended; nothing while it goes on. */
  outcome(): Outcome | null;
  /**
   * How well a player stands in a game that is not over. Any number on any scale, the same for all players: more is
   * better. The search compares the players with one another, and learns from what it sees how much a difference
   * means. Without it, a game that is not thought through to its end is as good as a draw.
   */
  evaluate?(playerId: PlayerId): number;
}
