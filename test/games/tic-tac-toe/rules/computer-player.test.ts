import { describe, expect, it } from 'vitest';
import { ComputerPlayer } from '../../../../src/games/tic-tac-toe/rules/computer-player.js';
import { TicTacToeEngine } from '../../../../src/games/tic-tac-toe/rules/tic-tac-toe-engine.js';
import type { GameState } from '../../../../src/games/tic-tac-toe/rules/types.js';
import { createDrawGameState, createGameState, createWonGameState, moveTo, stateOf } from './states.js';

const engine = new TicTacToeEngine();
const computer = new ComputerPlayer();
const seeds = Array.from({ length: 100 }, (_, seed) => seed);

/** Runs a sliced search to its end and counts the pauses. */
function runSliced(search: Generator<void, number>): { move: number; pauses: number } {
  let pauses = 0;
  for (;;) {
    const { done, value } = search.next();
    if (done) return { move: value, pauses };
    pauses++;
  }
}

describe('the computer', () => {
  it.each([
    ['wins at once', 'X X . / O O . / . . .', 2],
    ['wins rather than blocks', 'O O . / X X . / . . X', 5, 'X'],
    ['blocks a row', 'X X . / O . . / . . .', 2],
    ['blocks the corner trap from an edge', 'X . . / . O . / . . X', [1, 3, 5, 7]],
    ['answers the centre in a corner', '. . . / . X . / . . .', [0, 2, 6, 8]],
    ['answers a corner in the centre', 'X . . / . . . / . . .', 4],
    ['blocks a two between walls on 4x4', '. O O X / X . . . / . . . . / . . . .', 0, 'X'],
    ['opens in the middle of 4x4', '. . . . / . . . . / . . . . / . . . .', [5, 6, 9, 10]],
    ['makes a two that is open at both ends', '. . . . / . X . . / . . . . / . . . O', [4, 6, 1, 9], 'X'],
  ])('%s', (_, drawing, expected, player?: string) => {
    const state = stateOf(drawing, player ? { currentPlayer: player as 'X' | 'O' } : {});
    for (const seed of seeds.slice(0, 10)) {
      expect([expected].flat()).toContain(new ComputerPlayer({ seed }).calculateNextMove(state));
    }
  });

  it('still blocks one of two threats when all is lost', () => {
    const state = stateOf('X . X / . O . / X . O', { currentPlayer: 'O' });
    expect([1, 3]).toContain(computer.calculateNextMove(state));
  });

  it('refuses to play when the game is over', () => {
    expect(() => computer.calculateNextMove(createWonGameState('X'))).toThrow(
      expect.objectContaining({
        message: 'Cannot choose a move in terminal game. Game status: won, Winner: X',
        code: 'TERMINAL_STATE_MOVE',
        context: { position: null, currentStatus: 'won', winner: 'X' },
      }),
    );
    expect(() => computer.searchNextMove(createDrawGameState())).toThrow('Game status: draw, Winner: null');
    expect(() => computer.calculateNextMove(stateOf('X X X / O O . / . . .'))).toThrow('Winner: X');
  });

  it('refuses a broken state', () => {
    expect(() => computer.calculateNextMove(createGameState({ board: [] }))).toThrow('Invalid game state');
  });

  it('leaves the state alone', () => {
    const state = stateOf('X . . / . O . / . . .');
    const before = structuredClone(state);
    computer.calculateNextMove(state);
    expect(state).toEqual(before);
  });
});

describe('a seed', () => {
  const empty = engine.initialState({}, 0);

  it('decides between equal moves, and reaches all of them', () => {
    const moves = seeds.map((seed) => new ComputerPlayer({ seed }).calculateNextMove(empty));
    expect(new Set(moves)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8]));
  });

  it('gives the same move for the same state, whatever was asked before', () => {
    for (const seed of seeds.slice(0, 10)) {
      const fresh = new ComputerPlayer({ seed: `seed ${seed}` });
      const used = new ComputerPlayer({ seed: `seed ${seed}` });
      used.calculateNextMove(stateOf('X . . / . O . / . . .'));
      expect(used.calculateNextMove(empty)).toBe(fresh.calculateNextMove(empty));
      expect(used.calculateNextMove(structuredClone(empty))).toBe(fresh.calculateNextMove(empty));
    }
  });

  it('may be left out, and then the moves are still always the same', () => {
    expect(new ComputerPlayer().calculateNextMove(empty)).toBe(
      new ComputerPlayer({}).calculateNextMove(empty),
    );
  });
});

describe('a sliced search', () => {
  const states: [string, GameState][] = [
    ['3x3', engine.initialState({}, 0)],
    ['4x4', engine.initialState({ boardSize: 4 }, 0)],
    ['4x4, four in a row', engine.initialState({ boardSize: 4, kInRow: 4 }, 0)],
    ['6x6, four in a row', engine.initialState({ boardSize: 6, kInRow: 4 }, 0)],
  ];

  it.each(states)('gives the same move as the direct one on %s', (_, state) => {
    expect(runSliced(computer.searchNextMove(state)).move).toBe(computer.calculateNextMove(state));
  });

  it.each(states.slice(2))('pauses many times on %s', (_, state) => {
    expect(runSliced(computer.searchNextMove(state)).pauses).toBeGreaterThan(50);
  });

  it('is not disturbed by another one of the same player', () => {
    const state = engine.initialState({ boardSize: 4, kInRow: 4 }, 0);
    const later = engine.applyMove(state, moveTo(5, state));
    const [first, second] = [computer.searchNextMove(state), computer.searchNextMove(later)];
    let [a, b] = [first.next(), second.next()];
    while (!a.done || !b.done) {
      if (!a.done) a = first.next();
      if (!b.done) b = second.next();
    }
    expect([a.value, b.value]).toEqual([
      computer.calculateNextMove(state),
      computer.calculateNextMove(later),
    ]);
  });

  it('is not disturbed by changes to the state that it was asked about', () => {
    const state = stateOf('. . . . / . X . . / . . . . / . . . .', { kInRow: 4 });
    const expected = computer.calculateNextMove(state);
    const search = computer.searchNextMove(state);
    search.next();
    (state.board as unknown[]).fill('O');
    expect(runSliced(search).move).toBe(expected);
  });
});
