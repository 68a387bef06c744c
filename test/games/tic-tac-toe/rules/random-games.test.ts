import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../../../../src/games/tic-tac-toe/rules/refusals.js';
import { TicTacToeEngine } from '../../../../src/games/tic-tac-toe/rules/tic-tac-toe-engine.js';
import type { GameState, Move } from '../../../../src/games/tic-tac-toe/rules/types.js';
import { moveTo } from './states.js';

const engine = new TicTacToeEngine();

/** Any game of a few moves, or to its end: all its states in order. */
const games: fc.Arbitrary<GameState[]> = fc
  .record({
    boardSize: fc.integer({ min: 2, max: 5 }),
    k: fc.nat(),
    firstPlayer: fc.constantFrom('X' as const, 'O' as const),
    picks: fc.array(fc.nat(), { maxLength: 25 }),
  })
  .map(({ boardSize, k, firstPlayer, picks }) => {
    const states = [engine.initialState({ boardSize, kInRow: 2 + (k % (boardSize - 1)), firstPlayer }, 0)];
    for (const pick of picks) {
      const state = states.at(-1)!;
      const legal = engine.legalMoves(state);
      if (legal.length > 0) states.push(engine.applyMove(state, moveTo(legal[pick % legal.length]!, state)));
    }
    return states;
  });

const lastStates = games.map((states) => states.at(-1)!);

/** Any move, most of them refused somewhere. */
const moves: fc.Arbitrary<Move> = fc.record({
  player: fc.constantFrom('X' as const, 'O' as const),
  position: fc.oneof(fc.integer({ min: -2, max: 26 }), fc.double()),
  timestamp: fc.nat(),
});

function accepts(state: GameState, move: Move): boolean {
  try {
    engine.applyMove(state, move);
    return true;
  } catch {
    return false;
  }
}

describe('in any game', () => {
  it('a cell is legal if and only if the current player is accepted on it', () => {
    fc.assert(
      fc.property(lastStates, (state) => {
        const accepted = [...state.board.keys()].filter((position) =>
          accepts(state, moveTo(position, state)),
        );
        expect(engine.legalMoves(state)).toEqual(accepted);
      }),
    );
  });

  it('a move has no refusals if and only if it is accepted', () => {
    fc.assert(
      fc.property(lastStates, moves, (state, move) => {
        expect(refusalsOf(state, move).length === 0).toBe(accepts(state, move));
      }),
    );
  });

  it('nothing that is given to the engine ever changes', () => {
    fc.assert(
      fc.property(lastStates, moves, (state, move) => {
        const given = structuredClone({ state, move });
        const before = structuredClone(given);
        accepts(given.state, given.move);
        refusalsOf(given.state, given.move);
        engine.legalMoves(given.state);
        expect(given).toEqual(before);
      }),
    );
  });

  it('players alternate and the board holds what the history tells', () => {
    fc.assert(
      fc.property(games, (states) => {
        states.forEach((state, played) => {
          const [first, second] = state.config.firstPlayer === 'X' ? ['X', 'O'] : ['O', 'X'];
          expect(state.currentPlayer).toBe(played % 2 === 0 ? first : second);
          expect(state.moveHistory.map(({ player }) => player)).toEqual(
            state.moveHistory.map((_, index) => (index % 2 === 0 ? first : second)),
          );
          for (const { player, position } of state.moveHistory) expect(state.board[position]).toBe(player);
          expect(state.board.filter(Boolean)).toHaveLength(played);
        });
      }),
    );
  });

  it('status, winner, line, end time and legal moves agree', () => {
    fc.assert(
      fc.property(lastStates, (state) => {
        const lines = engine.kInRow(state);
        const isOver = state.status !== 'playing';
        expect(engine.isTerminal(state)).toBe(isOver);
        expect(engine.legalMoves(state).length === 0).toBe(isOver);
        expect('endTime' in state).toBe(isOver);
        expect(state.status === 'won').toBe(lines.length > 0);
        expect(state.winningLine).toEqual(lines[0] ?? null);
        expect(state.winner).toBe(lines[0] ? state.board[lines[0][0]!] : null);
        expect(engine.winner(state)).toBe(state.winner);
      }),
    );
  });

  it('playing the history again gives the same state', () => {
    fc.assert(
      fc.property(lastStates, (state) => {
        const start = engine.initialState(state.config, state.startTime);
        expect(state.moveHistory.reduce((current, move) => engine.applyMove(current, move), start)).toEqual(
          state,
        );
      }),
    );
  });
});
