import { describe, expect, it } from 'vitest';
import { winScore } from '../../../../../src/games/tic-tac-toe/rules/search/score.js';
import {
  BOUND,
  TranspositionTable,
} from '../../../../../src/games/tic-tac-toe/rules/search/transposition-table.js';

/** A table that holds one position, and its slot. */
function tableWith(score: number, bound: 1 | 2 | 3, depth = 4): [TranspositionTable, number] {
  const table = new TranspositionTable(4);
  const slot = table.slotOf(0b101, 0b010);
  table.store(slot, 0b101, 0b010, depth, score, bound, 7);
  return [table, slot];
}

describe('a transposition table', () => {
  it('knows the position it has stored and no other one', () => {
    const [table, slot] = tableWith(0, BOUND.exact);
    expect(table.holds(slot, 0b101, 0b010)).toBe(true);
    expect(table.holds(slot, 0b010, 0b101)).toBe(false);
    expect(table.moveAt(slot)).toBe(7);
  });

  it('knows nothing while it is empty, not even the empty board', () => {
    const table = new TranspositionTable(4);
    expect(table.holds(table.slotOf(0, 0), 0, 0)).toBe(false);
  });

  it('gives an exact score to every window', () => {
    const [table, slot] = tableWith(5, BOUND.exact);
    expect([table.scoreAt(slot, 4, -9, 9), table.scoreAt(slot, 4, 6, 9)]).toEqual([5, 5]);
  });

  it('gives a lower bound only to a window below it', () => {
    const [table, slot] = tableWith(5, BOUND.lower);
    expect([table.scoreAt(slot, 4, -9, 5), table.scoreAt(slot, 4, -9, 6)]).toEqual([5, undefined]);
  });

  it('gives an upper bound only to a window above it', () => {
    const [table, slot] = tableWith(5, BOUND.upper);
    expect([table.scoreAt(slot, 4, 5, 9), table.scoreAt(slot, 4, 4, 9)]).toEqual([5, undefined]);
  });

  it('gives an estimate only to a search that is no deeper', () => {
    const [table, slot] = tableWith(5, BOUND.exact, 4);
    expect([table.scoreAt(slot, 4, -9, 9), table.scoreAt(slot, 5, -9, 9)]).toEqual([5, undefined]);
  });

  it('gives a proven result to a deeper search, too', () => {
    const [table, slot] = tableWith(-winScore(3), BOUND.exact, 4);
    expect(table.scoreAt(slot, 9, -Infinity, Infinity)).toBe(-winScore(3));
  });
});
