import { describe, expect, it } from 'vitest';
import { TicTacToeEngine } from '../../../../src/games/tic-tac-toe/rules/tic-tac-toe-engine.js';
import type { GameState, Move } from '../../../../src/games/tic-tac-toe/rules/types.js';
import {
  createEmptyGameState3x3,
  createEmptyGameState4x4,
  createGameState,
  drawingOf,
  moveTo,
  stateOf,
} from './states.js';

const engine = new TicTacToeEngine();

function play(state: GameState, ...positions: number[]): GameState {
  return positions.reduce((current, position) => engine.applyMove(current, moveTo(position, current)), state);
}

describe('applyMove', () => {
  it('puts the mark of the player on the cell and leaves the original alone', () => {
    const state = createEmptyGameState3x3();
    const next = engine.applyMove(state, { player: 'X', position: 0, timestamp: 5 });
    expect(next.board).toEqual(['X', null, null, null, null, null, null, null, null]);
    expect(state.board[0]).toBeNull();
  });

  it.each(['X', 'O'] as const)('passes the turn on from %s', (player) => {
    const next = play(createGameState({ currentPlayer: player }), 0);
    expect(next.currentPlayer).toBe(player === 'X' ? 'O' : 'X');
  });

  it('alternates the players through a whole game, the finishing move included', () => {
    let state = engine.initialState({ firstPlayer: 'O' }, 0);
    const turns = [state.currentPlayer];
    for (const position of [0, 3, 1, 4, 2]) {
      state = play(state, position);
      turns.push(state.currentPlayer);
    }
    expect(turns).toEqual(['O', 'X', 'O', 'X', 'O', 'X']);
    expect(state.status).toBe('won');
  });

  it('adds the move to the history as it was given', () => {
    const state = createEmptyGameState3x3();
    const first: Move = { player: 'X', position: 0, timestamp: 17 };
    const second: Move = { player: 'O', position: 8, timestamp: 23.5 };
    const next = engine.applyMove(engine.applyMove(state, first), second);
    expect(next.moveHistory).toEqual([first, second]);
    expect(state.moveHistory).toHaveLength(0);
  });

  it('keeps config and start time', () => {
    const state = createEmptyGameState4x4();
    const next = play(state, 5, 6);
    expect(next.config).toBe(state.config);
    expect(next.startTime).toBe(state.startTime);
  });

  it('gives an end time only to a finished game: that of the finishing move', () => {
    const open = play(engine.initialState({}, 0), 0, 3, 1, 4);
    expect(open).not.toHaveProperty('endTime');
    const won = engine.applyMove(open, { player: 'X', position: 2, timestamp: 4711 });
    expect(won.endTime).toBe(4711);
    const drawn = play(engine.initialState({}, 0), 0, 1, 2, 4, 3, 5, 7, 6, 8);
    expect(drawn).toMatchObject({ status: 'draw', endTime: 9 });
  });

  it('depends on nothing but state and move', () => {
    const state = play(engine.initialState({}, 0), 4, 0);
    expect(play(state, 8)).toEqual(play(state, 8));
  });

  it.each([
    ['a row', 'X X . / O O . / . . .', 2, 'X', [0, 1, 2]],
    ['a column', 'O X X / O X . / . . .', 6, 'O', [0, 3, 6]],
    ['the diagonal', 'X O . / . X O / . . .', 8, 'X', [0, 4, 8]],
    ['the other diagonal', 'X X O / X O . / . . .', 6, 'O', [2, 4, 6]],
    ['a row of three on 4x4', '. X X . / O O . . / . . . . / . . . .', 3, 'X', [1, 2, 3]],
    ['a column of three on 4x4', '. . . O / . X . . / . X . . / . . . O', 13, 'X', [5, 9, 13]],
    ['a short diagonal on 4x4', '. X . . / O . X . / O . . . / . . . .', 11, 'X', [1, 6, 11]],
    ['a short diagonal down-left on 4x4', '. . . . / . . . X / O . X . / O . . .', 13, 'X', [7, 10, 13]],
  ])('ends the game by %s', (_, drawing, position, player, line) => {
    const next = play(stateOf(drawing, { currentPlayer: player as 'X' | 'O' }), position);
    expect(next).toMatchObject({ status: 'won', winner: player, winningLine: line });
  });

  it('does not continue a row on the next one', () => {
    const next = play(stateOf('. . . . / X X . . / O O . . / . . . .'), 3);
    expect(next).toMatchObject({ status: 'playing', winner: null, winningLine: null });
  });

  it('ends the game undecided when the board is full', () => {
    const next = play(stateOf('X O X / X O O / O X .'), 8);
    expect(next).toMatchObject({ status: 'draw', winner: null, winningLine: null, currentPlayer: 'O' });
    expect(drawingOf(next)).toBe('X O X / X O O / O X X');
  });

  it('counts a line on the last empty cell as a win', () => {
    expect(play(stateOf('X X . / O O X / X O O', { currentPlayer: 'X' }), 2)).toMatchObject({
      status: 'won',
      winner: 'X',
    });
  });

  it('goes on when three of four are in a row and four are needed', () => {
    const state = stateOf('X X . . / O O . . / . . . . / . . . .', { kInRow: 4 });
    expect(play(state, 2).status).toBe('playing');
    expect(play(state, 2, 6, 3)).toMatchObject({ status: 'won', winningLine: [0, 1, 2, 3] });
  });

  it('names the first line when one move completes two', () => {
    const next = play(stateOf('X X . / O O X / O O X', { currentPlayer: 'X' }), 2);
    expect(next.winningLine).toEqual([0, 1, 2]);
    expect(engine.kInRow(next)).toEqual([
      [0, 1, 2],
      [2, 5, 8],
    ]);
  });
});
