import { GameEngine } from './game-engine.js';
import type { GameState, Move } from './types.js';

/** A game as what was decided in it: enough to play it again. */
export interface GameRecord {
  readonly seed: string;
  readonly players: number;
  readonly moves: readonly Move[];
}

/** A game played again: every state it went through, and where it could not go on. */
export type Replay =
  | { readonly success: true; readonly states: readonly GameState[] }
  | {
      readonly success: false;
      /** The states up to the move that was refused. */
      readonly states: readonly GameState[];
      /** Which move was refused, from 0. */
      readonly failedAt: number;
      readonly error: string;
    };

/** Plays a recorded game again: the first state, and the one after each move up to a number of them. */
export function replay({ seed, players, moves }: GameRecord, upTo: number = moves.length): Replay {
  const engine = new GameEngine(seed);
  let state = engine.initializeGame(players);
  const states = [state];
  for (const [at, move] of moves.slice(0, Math.max(0, upTo)).entries()) {
    const result = engine.executeMove(state, move);
    if (!result.success) return { success: false, states, failedAt: at, error: result.error };
    state = result.newState;
    states.push(state);
  }
  return { success: true, states };
}
