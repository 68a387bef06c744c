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

describe('legalMoves', () => {
  it('returns all nine positions of an empty 3x3 board', () => {
    expect(engine.legalMoves(createEmptyGameState3x3())).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('returns all sixteen positions of an empty 4x4 board', () => {
    const positions = Array.from({ length: 16 }, (_, position) => position);
    expect(engine.legalMoves(createEmptyGameState4x4())).toEqual(positions);
  });

  it.each([
    ['X . . / . O . / . . .', [1, 2, 3, 5, 6, 7, 8]],
    ['X O X / . O . / . X .', [3, 5, 6, 8]],
    ['X O X / X O O / O X .', [8]],
    ['X . . O / . X . . / O . . . / . . . .', [1, 2, 4, 6, 7, 9, 10, 11, 12, 13, 14, 15]],
  ])('returns only the empty cells of %s', (drawing, positions) => {
    expect(engine.legalMoves(stateOf(drawing))).toEqual(positions);
  });

  it.each([
    ['a full board', createDrawGameState()],
    ['a full board that still says it is being played', stateOf('X O X / X O O / O X X')],
    ['a full 4x4 board', stateOf('X O X O / X O X O / O X O X / O X O X')],
    ['a game won by X', createWonGameState('X')],
    ['a game won by O', createWonGameState('O')],
    ['a won board that still says it is being played', stateOf('X X X / O O . / . . .')],
    ['an empty board that says it is a draw', stateOf('. . . / . . . / . . .', { status: 'draw' })],
  ])('returns nothing for %s', (_, state) => {
    expect(engine.legalMoves(state)).toEqual([]);
  });

  it('returns a new list every time', () => {
    const state = engine.initialState();
    engine.legalMoves(state).pop();
    expect(engine.legalMoves(state)).toHaveLength(9);
  });
});
