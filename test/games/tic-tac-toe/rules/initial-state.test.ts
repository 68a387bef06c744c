import { describe, expect, it } from 'vitest';
import { TicTacToeEngine } from '../../../../src/games/tic-tac-toe/rules/tic-tac-toe-engine.js';
import type { GameConfig } from '../../../../src/games/tic-tac-toe/rules/types.js';
import { GameError } from '../../../../src/protocol/game-error.js';

const engine = new TicTacToeEngine();

describe('initialState', () => {
  it('starts with an empty 3x3 board, X to move', () => {
    expect(engine.initialState({}, 42)).toEqual({
      board: Array.from({ length: 9 }, () => null),
      currentPlayer: 'X',
      moveHistory: [],
      status: 'playing',
      winner: null,
      winningLine: null,
      config: { boardSize: 3, kInRow: 3, firstPlayer: 'X', mode: 'human-vs-human' },
      startTime: 42,
    });
  });

  it('starts now where no time is given', () => {
    const before = Date.now();
    const { startTime } = engine.initialState();
    expect(startTime).toBeGreaterThanOrEqual(before);
    expect(startTime).toBeLessThanOrEqual(Date.now());
  });

  it('takes what the config says and fills the rest', () => {
    const state = engine.initialState({ boardSize: 4, firstPlayer: 'O', mode: 'human-vs-computer' });
    expect(state.board).toHaveLength(16);
    expect(state.currentPlayer).toBe('O');
    expect(state.config).toEqual({ boardSize: 4, kInRow: 3, firstPlayer: 'O', mode: 'human-vs-computer' });
  });

  it('takes an undefined field as left out', () => {
    expect(engine.initialState({ boardSize: undefined } as unknown as GameConfig).config.boardSize).toBe(3);
  });

  it.each([
    [2, 2],
    [32, 32],
    [5, 4],
  ])('takes a board of side %i with %i in a row', (boardSize, kInRow) => {
    expect(engine.initialState({ boardSize, kInRow }).board).toHaveLength(boardSize ** 2);
  });

  it('leaves the config given alone', () => {
    const config = { boardSize: 4 };
    expect(engine.initialState(config).config).not.toBe(config);
    expect(Object.isFrozen(config)).toBe(false);
  });

  const MODES = 'human-vs-human, human-vs-computer, computer-vs-computer';
  it.each<[unknown, string]>([
    [
      { boardSize: 1, kInRow: 1 },
      'boardSize must be an integer from 2 to 32, got 1; kInRow must be an integer from 2 to the board size, got 1',
    ],
    [{ boardSize: 33 }, 'boardSize must be an integer from 2 to 32, got 33'],
    [{ boardSize: 3.5 }, 'boardSize must be an integer from 2 to 32, got 3.5'],
    [{ boardSize: Number.NaN }, 'boardSize must be an integer from 2 to 32, got NaN'],
    [{ boardSize: '3' }, 'boardSize must be an integer from 2 to 32, got "3"'],
    [{ boardSize: 2 }, 'kInRow must be an integer from 2 to 2, got 3'],
    [{ kInRow: 4 }, 'kInRow must be an integer from 2 to 3, got 4'],
    [{ kInRow: 1 }, 'kInRow must be an integer from 2 to 3, got 1'],
    [{ kInRow: 2.5 }, 'kInRow must be an integer from 2 to 3, got 2.5'],
    [{ firstPlayer: 'Z' }, 'firstPlayer must be one of X, O, got "Z"'],
    [{ firstPlayer: null }, 'firstPlayer must be one of X, O, got null'],
    [{ mode: 'online' }, `mode must be one of ${MODES}, got "online"`],
    [null, 'config must be an object, got null'],
  ])('refuses %j', (config, fault) => {
    const start = () => engine.initialState(config as GameConfig);
    expect(start).toThrow(GameError);
    expect(start).toThrow(`Invalid game config: ${fault}`);
    expect(start).toThrow(expect.objectContaining({ code: 'INVALID_CONFIG' }));
  });

  it('says in the context which values are wrong', () => {
    const fault = { field: 'kInRow', value: 9, allowed: 'an integer from 2 to 3' };
    expect(() => engine.initialState({ kInRow: 9 })).toThrow(
      expect.objectContaining({ context: expect.objectContaining({ faults: [fault] }) }),
    );
  });
});
