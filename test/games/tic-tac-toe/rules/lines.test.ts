import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../../src/games/tic-tac-toe/rules/lines.js';

describe('linesOf', () => {
  it('lists rows, columns and diagonals of 3x3 in that order', () => {
    expect(linesOf(3, 3).map((line) => line.join(''))).toEqual([
      '012',
      '345',
      '678',
      '036',
      '147',
      '258',
      '048',
      '246',
    ]);
  });

  it.each([
    [2, 2, 6],
    [3, 2, 20],
    [3, 3, 8],
    [4, 3, 24],
    [4, 4, 10],
    [5, 4, 28],
    [32, 5, 2 * 32 * 28 + 2 * 28 * 28],
  ])('finds, on boards of side %i with %i in a row, %i lines', (boardSize, k, count) => {
    const lines = linesOf(boardSize, k);
    expect(lines).toHaveLength(count);
    expect(new Set(lines.map(String)).size).toBe(count);
  });

  it('steps every line evenly, without running over an edge', () => {
    for (const line of linesOf(5, 3)) {
      const points = line.map((cell) => [cell % 5, Math.floor(cell / 5)] as const);
      const [[x0, y0], [x1, y1], [x2, y2]] = points as [
        (typeof points)[0],
        (typeof points)[0],
        (typeof points)[0],
      ];
      expect([x2 - x1, y2 - y1]).toEqual([x1 - x0, y1 - y0]);
      expect(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))).toBe(1);
    }
  });

  it('computes the lines of a board once, and nobody can change them', () => {
    expect(linesOf(4, 3)).toBe(linesOf(4, 3));
    expect(Object.isFrozen(linesOf(4, 3))).toBe(true);
    expect(linesOf(4, 3).every(Object.isFrozen)).toBe(true);
  });
});
