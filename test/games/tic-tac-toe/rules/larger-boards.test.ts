import { describe, expect, it } from 'vitest';
import { ComputerPlayer } from '../../../../src/games/tic-tac-toe/rules/computer-player.js';
import { seededRandom } from '../../../../src/protocol/seeded-random.js';
import { TicTacToeEngine } from '../../../../src/games/tic-tac-toe/rules/tic-tac-toe-engine.js';
import type { Cell, GameState } from '../../../../src/games/tic-tac-toe/rules/types.js';
import { createGameState, moveTo, stateOf } from './states.js';

const engine = new TicTacToeEngine();
const computer = new ComputerPlayer({ seed: 'large' });

/** A board of any size with marks at the cells given. */
function boardWith(boardSize: number, kInRow: number, marks: { X?: number[]; O?: number[] }): GameState {
  const board = new Array<Cell>(boardSize ** 2).fill(null);
  for (const player of ['X', 'O'] as const) for (const cell of marks[player] ?? []) board[cell] = player;
  return createGameState({
    board,
    config: { boardSize, kInRow, firstPlayer: 'X', mode: 'human-vs-computer' },
  });
}

describe.each([
  [5, 4],
  [6, 4],
  [10, 5],
  [32, 5],
])('on a board of side %i with %i in a row', (boardSize, k) => {
  const row = (y: number): number[] => Array.from({ length: k - 1 }, (_, x) => y * boardSize + x);
  const end = (y: number): number => y * boardSize + k - 1;

  it('the computer wins when it can at once', () => {
    expect(computer.calculateNextMove(boardWith(boardSize, k, { X: row(1), O: row(3) }))).toBe(end(1));
  });

  it('the computer blocks when it must', () => {
    const state = boardWith(boardSize, k, { X: [boardSize * 2], O: row(3) });
    expect(computer.calculateNextMove(state)).toBe(end(3));
  });

  it('the computer opens on a legal cell', () => {
    const state = engine.initialState({ boardSize, kInRow: k }, 0);
    expect(engine.legalMoves(state)).toContain(computer.calculateNextMove(state));
  });
});

describe('on larger boards', () => {
  it('the computer opens in the centre of 5x5', () => {
    expect(computer.calculateNextMove(engine.initialState({ boardSize: 5, kInRow: 4 }, 0))).toBe(12);
  });

  it('the computer makes a three that is open at both ends', () => {
    const state = stateOf(
      `. . . . . .
       . . . . . .
       . . X X . .
       . . . . . .
       . . . O . .
       . . . . . O`,
      { kInRow: 4, currentPlayer: 'X' },
    );
    const next = engine.applyMove(state, moveTo(computer.calculateNextMove(state), state));
    const threats = engine.legalMoves(next).filter((cell) => {
      const marked = createGameState({ ...next, currentPlayer: 'X' });
      return engine.applyMove(marked, moveTo(cell, marked)).winner === 'X';
    });
    expect(threats.length).toBeGreaterThan(1);
  });

  it('the computer stops a three from opening at both ends', () => {
    const state = stateOf(
      `. . . . . .
       . . . . . .
       . . O O . .
       . . . . . .
       . . . X . .
       . . . . . X`,
      { kInRow: 4, currentPlayer: 'X' },
    );
    expect([13, 16]).toContain(computer.calculateNextMove(state));
  });

  it('the computer beats random play on 6x6', () => {
    const random = seededRandom('opponent');
    for (let game = 0; game < 3; game++) {
      let state = engine.initialState({ boardSize: 6, kInRow: 4, firstPlayer: 'O' }, 0);
      while (!engine.isTerminal(state)) {
        const legal = engine.legalMoves(state);
        const isComputers = state.currentPlayer === 'X';
        const move = isComputers
          ? computer.calculateNextMove(state)
          : legal[Math.floor(random() * legal.length)]!;
        state = engine.applyMove(state, moveTo(move, state));
      }
      expect(state.winner).toBe('X');
    }
  });

  it('the computer plays on a board of 2x2, where the second mark wins', () => {
    const state = stateOf('X . / . O', { kInRow: 2, currentPlayer: 'X' });
    expect([1, 2]).toContain(computer.calculateNextMove(state));
  });
});
