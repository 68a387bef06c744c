import { describe, expect, it } from 'vitest';
import { outlookOf } from '../../../../src/games/tic-tac-toe/rules/outlook.js';
import { createEmptyGameState3x3, createEmptyGameState4x4, stateOf } from './states.js';

describe('outlookOf', () => {
  it('counts every line of an empty board as open', () => {
    expect(outlookOf(createEmptyGameState3x3(), 'X')).toEqual({ openLines: 8, threats: 0 });
    expect(outlookOf(createEmptyGameState4x4(), 'O')).toEqual({ openLines: 24, threats: 0 });
  });

  it('takes the lines through a mark from the opponent', () => {
    const state = stateOf('. . . / . X . / . . .');
    expect(outlookOf(state, 'X')).toEqual({ openLines: 8, threats: 0 });
    expect(outlookOf(state, 'O')).toEqual({ openLines: 4, threats: 0 });
  });

  it.each([
    ['X X . / O O . / . . .', { openLines: 3, threats: 1 }, { openLines: 4, threats: 1 }],
    ['X O X / . O . / X . .', { openLines: 3, threats: 1 }, { openLines: 2, threats: 1 }],
    ['X X O / O O X / X O X', { openLines: 0, threats: 0 }, { openLines: 0, threats: 0 }],
    ['X X X / O O . / . . .', { openLines: 3, threats: 0 }, { openLines: 2, threats: 1 }],
  ])('counts the open lines and threats of both on %s', (drawing, forX, forO) => {
    expect(outlookOf(stateOf(drawing), 'X')).toEqual(forX);
    expect(outlookOf(stateOf(drawing), 'O')).toEqual(forO);
  });

  it('sees both ends of an open two on 4x4', () => {
    expect(outlookOf(stateOf('. . . . / . X X . / . . . . / . . . .'), 'X').threats).toBe(2);
  });
});
