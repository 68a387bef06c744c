import { afterEach, describe, expect, it, vi } from 'vitest';
import { TicTacToeEngine } from '../../../../src/games/tic-tac-toe/rules/tic-tac-toe-engine.js';
import type { GameState } from '../../../../src/games/tic-tac-toe/rules/types.js';
import { createEmptyGameState3x3, moveTo } from './states.js';

const engine = new TicTacToeEngine();

function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen);
}

function playToTheEnd(from: GameState, play = engine): GameState[] {
  const states = [from];
  for (const position of [0, 3, 1, 4, 2])
    states.push(play.applyMove(states.at(-1)!, moveTo(position, states.at(-1)!)));
  return states;
}

describe('a state', () => {
  it('is frozen to the last part, from the first to the finishing move', () => {
    const states = playToTheEnd(engine.initialState());
    expect(states).toHaveLength(6);
    expect(states.every(isDeepFrozen)).toBe(true);
  });

  it('throws on a write', () => {
    const state = engine.initialState();
    expect(() => Object.assign(state, { status: 'won' })).toThrow(TypeError);
    expect(() => Object.assign(state.board, { 0: 'X' })).toThrow(TypeError);
  });

  it('shares neither board nor history with the state before', () => {
    const state = createEmptyGameState3x3();
    const next = engine.applyMove(state, moveTo(0, state));
    expect(next).not.toBe(state);
    expect(next.board).not.toBe(state.board);
    expect(next.moveHistory).not.toBe(state.moveHistory);
  });

  it('keeps its history when the move given is changed afterwards', () => {
    const move = { player: 'X' as const, position: 0, timestamp: 1 };
    const next = engine.applyMove(createEmptyGameState3x3(), move);
    move.position = 8;
    expect(next.moveHistory[0]).toEqual({ player: 'X', position: 0, timestamp: 1 });
  });

  it('leaves a hand-made state as it was, and unfrozen', () => {
    const state = createEmptyGameState3x3();
    const move = moveTo(4, state);
    const before = structuredClone({ state, move });
    engine.applyMove(state, move);
    engine.legalMoves(state);
    expect({ state, move }).toEqual(before);
    for (const part of [state, state.board, state.moveHistory, state.config, move]) {
      expect(Object.isFrozen(part)).toBe(false);
    }
  });
});

describe('freezing', () => {
  const path = '../../../../src/games/tic-tac-toe/rules/tic-tac-toe-engine.js';

  async function freshEngine(): Promise<TicTacToeEngine> {
    vi.resetModules();
    const { TicTacToeEngine: Fresh } = (await import(path)) as { TicTacToeEngine: typeof TicTacToeEngine };
    return new Fresh();
  }

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('is left out in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const fresh = await freshEngine();
    const states = playToTheEnd(fresh.initialState(), fresh);
    expect(states.some((state) => Object.isFrozen(state) || Object.isFrozen(state.board))).toBe(false);
  });

  it('is done where there is no process to ask', async () => {
    vi.stubGlobal('process', undefined);
    const fresh = await freshEngine();
    vi.unstubAllGlobals();
    expect(isDeepFrozen(fresh.initialState())).toBe(true);
  });
});
