import type { Agent } from '../../agents/agent.js';
import { runInSlices } from '../../agents/run-in-slices.js';
import { ComputerPlayer } from './rules/computer-player.js';
import type { GameState } from './rules/types.js';
import type { TicTacToeView } from './view.js';

/** The perfect opponent as an agent. It thinks in slices, so the page never stops for it. */
export function computerAgent({ seed }: { readonly seed: string | number }): Agent<TicTacToeView> {
  const computer = new ComputerPlayer({ seed });
  return {
    async choose(snapshot, options, signal) {
      const position = await runInSlices(computer.searchNextMove(stateOf(snapshot.view)), signal);
      return options.find((option) => option.params['position'] === position) ?? null;
    },
    async judge(snapshot, options, signal) {
      const scores = await runInSlices(computer.rateMoves(stateOf(snapshot.view)), signal);
      return new Map(options.map(({ id, params }) => [id, scores.get(params['position'] as number) ?? 0]));
    },
  };
}

/** The position as the engine knows it; what led to it does not matter to the search. */
function stateOf({ board, boardSize, kInRow, currentPlayer }: TicTacToeView): GameState {
  return {
    board,
    currentPlayer,
    moveHistory: [],
    status: 'playing',
    winner: null,
    winningLine: null,
    config: { boardSize, kInRow, firstPlayer: 'X', mode: 'human-vs-computer' },
    startTime: 0,
  };
}
