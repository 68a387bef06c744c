import { expect, it } from 'vitest';
import { TicTacToeEngine } from '../../../../src/games/tic-tac-toe/rules/tic-tac-toe-engine.js';
import type { GameState } from '../../../../src/games/tic-tac-toe/rules/types.js';
import { moveTo } from './states.js';

it('all 255,168 games of 3x3 end as they are known to', () => {
  const engine = new TicTacToeEngine();
  const ends = { X: 0, O: 0, draw: 0 };
  const positions = new Set<string>();
  const explore = (state: GameState): void => {
    positions.add(state.board.map((mark) => mark ?? '.').join(''));
    if (engine.isTerminal(state)) ends[engine.winner(state) ?? 'draw']++;
    for (const position of engine.legalMoves(state))
      explore(engine.applyMove(state, moveTo(position, state)));
  };
  explore(engine.initialState({}, 0));
  expect(ends).toEqual({ X: 131_184, O: 77_904, draw: 46_080 });
  expect(ends.X + ends.O + ends.draw).toBe(255_168);
  expect(positions.size).toBe(5_478);
});
