import type { Table } from '../protocol/engine-adapter.js';
import { GameError } from '../protocol/game-error.js';
import { legalMovesTable, type LegalMovesGame } from './legal-moves.js';

/** An engine that lists what is valid and answers a move with a new state, or with what is wrong with it. */
export interface ValidMovesEngine<State, Move> {
  /** What is valid for the player whose turn it is. */
  getValidMoves(state: State): readonly Move[];
  /** The state after a move, or why there is none. It must change neither. */
  executeMove(state: State, move: Move): MoveOutcome<State>;
}

/** What became of a move. */
export interface MoveOutcome<State> {
  readonly success: boolean;
  readonly newState?: State | undefined;
  readonly error?: string | undefined;
}

/** What the engine itself cannot say: which moves to show, their words, and what each seat sees. */
export type ValidMovesGame<State, Move, View> = LegalMovesGame<State, Move, Move, View>;

/**
 * A table for engines of the `getValidMoves` / `executeMove` shape. Publishes every candidate, the invalid ones with their
 * reasons; keeps the states for undo and redo.
 */
export function validMovesTable<State, Move, View>(
  engine: ValidMovesEngine<State, Move>,
  game: ValidMovesGame<State, Move, View>,
): Table<View> {
  return legalMovesTable(
    {
      legalMoves: (state) => engine.getValidMoves(state),
      applyMove(state, move) {
        const { success, newState, error } = engine.executeMove(state, move);
        if (success && newState !== undefined) return newState;
        throw new GameError(error ?? 'The game gives no reason for this.', 'REFUSED');
      },
    },
    game,
  );
}
