import type { Simulation } from '../../src/agents/search/simulation.js';
import { TicTacToeEngine } from '../../src/games/tic-tac-toe/rules/tic-tac-toe-engine.js';
import type { TicTacToeView } from '../../src/games/tic-tac-toe/view.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';

const engine = new TicTacToeEngine();
const PLAYERS = ['X', 'O'];

/** The position of a snapshot, to be thought through. Nothing is hidden, so nothing is left to imagine. */
export function thinkThrough({ view }: Snapshot<TicTacToeView>): Simulation {
  const { board, boardSize, kInRow, currentPlayer } = view;
  let state = { ...engine.initialState({ boardSize, kInRow }, 0), board, currentPlayer };
  return {
    players: PLAYERS,
    currentPlayer: () => (state.status === 'playing' ? state.currentPlayer : null),
    moves: () =>
      engine.legalMoves(state).map((position): EnumeratedMove => ({
        moveId: 'place',
        playerId: state.currentPlayer,
        params: { position },
        isValid: true,
      })),
    play(move) {
      const position = move.params['position'] as number;
      state = engine.applyMove(state, { player: state.currentPlayer, position, timestamp: 0 });
    },
    outcome: () => (state.status === 'playing' ? null : { winner: state.winner }),
  };
}
