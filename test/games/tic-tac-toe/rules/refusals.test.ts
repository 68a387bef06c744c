import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../../../../src/games/tic-tac-toe/rules/refusals.js';
import { TicTacToeEngine } from '../../../../src/games/tic-tac-toe/rules/tic-tac-toe-engine.js';
import type { GameState, Move } from '../../../../src/games/tic-tac-toe/rules/types.js';
import { GameError } from '../../../../src/protocol/game-error.js';
import {
  createDrawGameState,
  createEmptyGameState3x3,
  createEmptyGameState4x4,
  createGameState,
  createWonGameState,
  stateOf,
} from './states.js';

const engine = new TicTacToeEngine();

function errorOf(action: () => unknown): GameError {
  try {
    action();
  } catch (error) {
    expect(error).toBeInstanceOf(GameError);
    return error as GameError;
  }
  throw new Error('nothing was thrown');
}

function refuse(state: GameState, move: unknown): GameError {
  return errorOf(() => engine.applyMove(state, move as Move));
}

const move = (player: unknown, position: unknown, timestamp: unknown = 1): Move =>
  ({ player, position, timestamp }) as Move;

describe('applyMove refuses a move in a game that is over', () => {
  it('with status, winner and position, when the game is won', () => {
    const error = refuse(createWonGameState('X'), move('O', 5));
    expect(error.message).toBe('Cannot apply move to terminal game. Game status: won, Winner: X');
    expect(error.code).toBe('TERMINAL_STATE_MOVE');
    expect(error.context).toEqual({ position: 5, currentStatus: 'won', winner: 'X' });
  });

  it('with status and position, when it is a draw', () => {
    const error = refuse(createDrawGameState(), move('O', 0));
    expect(error.message).toBe('Cannot apply move to terminal game. Game status: draw, Winner: null');
    expect(error.context).toEqual({ position: 0, currentStatus: 'draw', winner: null });
  });

  it('with what the board says, when the status lags behind', () => {
    const error = refuse(stateOf('O O O / X X . / X . .'), move('X', 5));
    expect(error.message).toBe('Cannot apply move to terminal game. Game status: won, Winner: O');
  });
});

describe('applyMove refuses a wrong player', () => {
  it.each([
    ['X', 'O'],
    ['O', 'X'],
  ] as const)('when %s moves in the turn of %s', (player, currentPlayer) => {
    const error = refuse(createGameState({ currentPlayer }), move(player, 3));
    expect(error.message).toBe(`Move player ${player} does not match current player ${currentPlayer}`);
    expect(error.code).toBe('PLAYER_MISMATCH');
    expect(error.context).toEqual({ player, currentPlayer, position: 3 });
  });

  it.each([
    ['Z', '"Z"'],
    ['x', '"x"'],
    [undefined, 'undefined'],
    [null, 'null'],
    [1, '1'],
    [{}, 'an object'],
  ])('when it is neither X nor O: %s', (player, shown) => {
    const error = refuse(createEmptyGameState3x3(), move(player, 3));
    expect(error.message).toBe(`Invalid player: ${shown}. Valid players: X, O`);
    expect(error.code).toBe('INVALID_PLAYER');
    expect(error.context).toMatchObject({ player });
  });
});

describe('applyMove refuses a position outside the board', () => {
  it.each([9, -1, 16, 1.5, Number.NaN, Infinity, -Infinity])('such as %d on 3x3', (position) => {
    const error = refuse(createEmptyGameState3x3(), move('X', position));
    expect(error.message).toBe(`Invalid move position: ${position}. Valid range: 0-8 for 3x3 board`);
    expect(error.code).toBe('INVALID_MOVE_POSITION');
    expect(error.context).toEqual({ position, min: 0, max: 8, boardSize: 3 });
  });

  it.each([16, -1])('such as %d on 4x4', (position) => {
    const error = refuse(createEmptyGameState4x4(), move('X', position));
    expect(error.message).toBe(`Invalid move position: ${position}. Valid range: 0-15 for 4x4 board`);
  });

  it.each([
    ['4', '"4"'],
    [undefined, 'undefined'],
    [null, 'null'],
    [[4], 'an array of 1'],
    [4n, '4'],
    [() => 4, 'a function'],
    [true, 'true'],
  ])('such as the non-number %s', (position, shown) => {
    const error = refuse(createEmptyGameState3x3(), move('X', position));
    expect(error.message).toBe(`Invalid move position: ${shown}. Valid range: 0-8 for 3x3 board`);
    expect(error.code).toBe('INVALID_MOVE_POSITION');
  });

  it('but takes the last cell of each board', () => {
    expect(engine.applyMove(createEmptyGameState3x3(), move('X', 8)).board[8]).toBe('X');
    expect(engine.applyMove(createEmptyGameState4x4(), move('X', 15)).board[15]).toBe('X');
  });
});

describe('applyMove refuses an occupied cell', () => {
  it.each([
    ['O', '. . . / . O . / . . .'],
    ['X', '. . . / . X . / . . .'],
  ])('that contains %s', (occupant, drawing) => {
    const error = refuse(stateOf(drawing, { currentPlayer: 'X' }), move('X', 4));
    expect(error.message).toBe(`Cannot move to occupied cell at position 4. Cell contains: ${occupant}`);
    expect(error.code).toBe('CELL_OCCUPIED');
    expect(error.context).toEqual({ position: 4, occupant });
  });
});

describe('applyMove refuses what is not a move', () => {
  it.each([
    [null, 'null'],
    [undefined, 'undefined'],
    [4, '4'],
    ['X4', '"X4"'],
  ])('such as %s', (value, shown) => {
    const error = refuse(createEmptyGameState3x3(), value);
    expect(error.message).toBe(`Invalid move: ${shown}. A move must be an object`);
    expect(error.code).toBe('INVALID_MOVE');
  });

  it.each([
    ['later', '"later"'],
    [Number.NaN, 'NaN'],
    [null, 'null'],
  ])('such as one made at %s', (timestamp, shown) => {
    const error = refuse(createEmptyGameState3x3(), move('X', 0, timestamp));
    expect(error.message).toBe(`Invalid move timestamp: ${shown}. It must be a number of milliseconds`);
    expect(error.code).toBe('INVALID_MOVE');
  });

  it('such as one without a time', () => {
    expect(refuse(createEmptyGameState3x3(), { player: 'X', position: 0 }).code).toBe('INVALID_MOVE');
  });
});

describe('every question refuses a broken state', () => {
  const sound = createEmptyGameState3x3();
  it.each<[string, unknown, string]>([
    ['nothing', null, 'state must be an object, got null'],
    ['no config', { ...sound, config: undefined }, 'config must be an object, got undefined'],
    [
      'a board of the wrong size',
      { ...sound, board: [null] },
      'board must be an array of 9 for a 3x3 board, got an array of 1',
    ],
    ['no board', { ...sound, board: 'XXX' }, 'board must be an array of 9 for a 3x3 board, got "XXX"'],
    [
      'a strange mark',
      { ...sound, board: sound.board.with(4, 'Z' as 'X') },
      'board[4] must be one of X, O, null, got "Z"',
    ],
    [
      'holes in the board',
      { ...sound, board: sound.board.with(0, undefined as unknown as null) },
      'board[0] must be one of X, O, null, got undefined',
    ],
    ['nobody to move', { ...sound, currentPlayer: null }, 'currentPlayer must be one of X, O, got null'],
    [
      'a strange status',
      { ...sound, status: 'lost' },
      'status must be one of playing, won, draw, got "lost"',
    ],
    ['a strange winner', { ...sound, winner: 'Y' }, 'winner must be one of X, O, null, got "Y"'],
    ['no history', { ...sound, moveHistory: {} }, 'moveHistory must be an array, got an object'],
    [
      'two faults',
      { ...sound, status: 1, winner: 2 },
      'status must be one of playing, won, draw, got 1; winner must be one of X, O, null, got 2',
    ],
  ])('with %s', (_, broken, fault) => {
    const state = broken as GameState;
    const questions = [
      () => engine.applyMove(state, move('X', 0)),
      () => engine.legalMoves(state),
      () => engine.isTerminal(state),
      () => engine.winner(state),
      () => engine.kInRow(state),
    ];
    for (const error of questions.map(errorOf)) {
      expect(error.message).toBe(`Invalid game state: ${fault}`);
      expect(error.code).toBe('INVALID_STATE');
      expect(error.context).toHaveProperty('faults');
    }
  });
});

describe('refusalsOf', () => {
  const codes = (state: GameState, value: Move): string[] => refusalsOf(state, value).map(({ code }) => code);

  it('is empty for a move that may be played', () => {
    expect(refusalsOf(createEmptyGameState3x3(), move('X', 0))).toEqual([]);
  });

  it('names everything that stands in the way, in the order of the checks', () => {
    expect(codes(createWonGameState('X'), move('X', 0, null))).toEqual([
      'TERMINAL_STATE_MOVE',
      'PLAYER_MISMATCH',
      'CELL_OCCUPIED',
      'INVALID_MOVE',
    ]);
    expect(codes(createWonGameState('X'), move('Z', 9))).toEqual([
      'TERMINAL_STATE_MOVE',
      'INVALID_PLAYER',
      'INVALID_MOVE_POSITION',
    ]);
    expect(codes(stateOf('X . . / . . . / . . .'), move('X', 0))).toEqual([
      'PLAYER_MISMATCH',
      'CELL_OCCUPIED',
    ]);
    expect(codes(createDrawGameState(), null as unknown as Move)).toEqual([
      'TERMINAL_STATE_MOVE',
      'INVALID_MOVE',
    ]);
  });

  it('judges nothing more when the state is broken', () => {
    expect(codes(createGameState({ board: [] }), move('Z', 99))).toEqual(['INVALID_STATE']);
  });

  it('gives the error that applyMove throws as its first', () => {
    const state = createWonGameState('O');
    const first = refusalsOf(state, move('O', 0))[0]!;
    const thrown = refuse(state, move('O', 0));
    expect([thrown.message, thrown.code, thrown.context]).toEqual([first.message, first.code, first.context]);
  });
});
