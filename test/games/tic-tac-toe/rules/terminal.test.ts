import { describe, expect, it } from 'vitest';
import { TicTacToeEngine } from '../../../../src/games/tic-tac-toe/rules/tic-tac-toe-engine.js';
import {
  createDrawGameState,
  createEmptyGameState3x3,
  createEmptyGameState4x4,
  createWonGameState,
  stateOf,
} from './states.js';

const engine = new TicTacToeEngine();

describe('isTerminal and winner', () => {
  it.each([
    ['an empty 3x3 board', createEmptyGameState3x3(), false, null],
    ['an empty 4x4 board', createEmptyGameState4x4(), false, null],
    ['a game won by X', createWonGameState('X'), true, 'X'],
    ['a game won by O', createWonGameState('O'), true, 'O'],
    ['a draw', createDrawGameState(), true, null],
    ['a board won while its status lags behind', stateOf('O O O / X X . / X . .'), true, 'O'],
    ['a full board while its status lags behind', stateOf('X O X / X O O / O X X'), true, null],
    [
      'a recorded win that no line shows',
      stateOf('X . . / . . . / . . .', { status: 'won', winner: 'O' }),
      true,
      'O',
    ],
    ['a recorded win without a winner', stateOf('X X X / O O . / . . .', { status: 'won' }), true, 'X'],
    ['a recorded draw on an open board', stateOf('X . . / . . . / . . .', { status: 'draw' }), true, null],
  ])('answer for %s', (_, state, isTerminal, winner) => {
    expect(engine.isTerminal(state)).toBe(isTerminal);
    expect(engine.winner(state)).toBe(winner);
  });
});

describe('kInRow', () => {
  it('returns nothing while no line is complete', () => {
    expect(engine.kInRow(createEmptyGameState3x3())).toEqual([]);
    expect(engine.kInRow(createDrawGameState())).toEqual([]);
  });

  it('returns every complete line in line order', () => {
    expect(engine.kInRow(stateOf('X O X / O X O / X O X'))).toEqual([
      [0, 4, 8],
      [2, 4, 6],
    ]);
  });

  it('finds both threes of a row of four', () => {
    expect(engine.kInRow(stateOf('. . . . / O O O O / . . . . / . . . .'))).toEqual([
      [4, 5, 6],
      [5, 6, 7],
    ]);
  });

  it('returns lists that the caller may keep and change', () => {
    const state = createWonGameState('X');
    engine.kInRow(state)[0]!.push(99);
    expect(engine.kInRow(state)).toEqual([[0, 1, 2]]);
  });
});
