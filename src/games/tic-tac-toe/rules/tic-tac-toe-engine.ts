import { completeConfig } from './config.js';
import { freeze } from '../../../protocol/freeze.js';
import { completeLines } from './lines.js';
import { refusalsOf, stateRefusal } from './refusals.js';
import { judge, resultOf } from './result.js';
import type { Cell, Engine, GameConfig, GameState, Move, Player } from './types.js';

/** The rules of tic-tac-toe on any square board; stateless, so one engine serves any number of games. */
export class TicTacToeEngine implements Engine {
  /** The empty board of a new game; throws a `GameError` for a config that no game can be played by. */
  initialState(config: Partial<GameConfig> = {}, startTime: number = Date.now()): GameState {
    const complete = completeConfig(config);
    return freeze({
      board: freeze(new Array<Cell>(complete.boardSize ** 2).fill(null)),
      currentPlayer: complete.firstPlayer,
      moveHistory: freeze([]),
      status: 'playing',
      winner: null,
      winningLine: null,
      config: complete,
      startTime,
    });
  }

  /** The empty cells, in order; none once the game is over. */
  legalMoves(state: GameState): number[] {
    if (this.isTerminal(state)) return [];
    const positions: number[] = [];
    for (let position = 0; position < state.board.length; position++) {
      if (state.board[position] === null) positions.push(position);
    }
    return positions;
  }

  /** The state after the move; throws the first of the refusals, if there is any. */
  applyMove(state: GameState, move: Move): GameState {
    const [refusal] = refusalsOf(state, move);
    if (refusal) throw refusal;
    const board = [...state.board];
    board[move.position] = move.player;
    const { status, winner, winningLine } = judge(board, state.config);
    return freeze({
      board: freeze(board),
      currentPlayer: this.#alternatePlayer(state.currentPlayer),
      moveHistory: freeze([...state.moveHistory, freeze({ ...move })]),
      status,
      winner,
      winningLine,
      config: state.config,
      startTime: state.startTime,
      ...(status !== 'playing' && { endTime: move.timestamp }),
    });
  }

  /** Whether the game is over, because the state says so or because its board does. */
  isTerminal(state: GameState): boolean {
    this.#check(state);
    return resultOf(state).status !== 'playing';
  }

  /** Who has won, if somebody has. */
  winner(state: GameState): Player | null {
    this.#check(state);
    return resultOf(state).winner;
  }

  /** Every complete line on the board: rows first, then columns, then diagonals. */
  kInRow(state: GameState): number[][] {
    this.#check(state);
    return completeLines(state.board, state.config).map((line) => [...line]);
  }

  #alternatePlayer(player: Player): Player {
    return player === 'X' ? 'O' : 'X';
  }

  #check(state: GameState): void {
    const refusal = stateRefusal(state);
    if (refusal) throw refusal;
  }
}
