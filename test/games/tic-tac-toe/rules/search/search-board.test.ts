import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outlookOf } from '../../../../../src/games/tic-tac-toe/rules/outlook.js';
import { SearchBoard } from '../../../../../src/games/tic-tac-toe/rules/search/search-board.js';
import type { Cell, GameState } from '../../../../../src/games/tic-tac-toe/rules/types.js';
import { createGameState } from '../states.js';

/** Any board, decided or not. */
const states: fc.Arbitrary<GameState> = fc.integer({ min: 2, max: 7 }).chain((boardSize) =>
  fc
    .record({
      board: fc.array(fc.constantFrom<Cell>('X', 'O', null, null), {
        minLength: boardSize ** 2,
        maxLength: boardSize ** 2,
      }),
      kInRow: fc.integer({ min: 2, max: boardSize }),
      currentPlayer: fc.constantFrom('X' as const, 'O' as const),
    })
    .map(({ board, kInRow, currentPlayer }) =>
      createGameState({
        board,
        currentPlayer,
        config: { boardSize, kInRow, firstPlayer: 'X', mode: 'human-vs-human' },
      }),
    ),
);

/** Everything that a search board knows. */
function factsOf(board: SearchBoard): unknown {
  const counts = Array.from({ length: board.k + 1 }, (_, marks) => marks);
  return {
    keys: [...board.keys],
    mover: board.mover,
    empty: board.emptyCells(),
    count: board.empty,
    balance: board.balance(),
    weights: board.emptyCells().map((cell) => board.weight(cell)),
    sides: ([0, 1] as const).map((side) => [
      counts.map((marks) => board.openLines(side, marks)),
      board.needs(side),
      board.completions(side),
    ]),
  };
}

it('a search board counts open lines and threats as the rules do', () => {
  fc.assert(
    fc.property(states, (state) => {
      const board = new SearchBoard(state);
      const other = state.currentPlayer === 'X' ? 'O' : 'X';
      for (const [side, player] of [
        [0, state.currentPlayer],
        [1, other],
      ] as const) {
        const { openLines, threats } = outlookOf(state, player);
        const counts = Array.from({ length: board.k + 1 }, (_, marks) => board.openLines(side, marks));
        expect(counts.reduce((sum, count) => sum + count)).toBe(openLines);
        expect(counts[board.k - 1]).toBe(threats);
      }
    }),
  );
});

it('a search board that plays a cell knows what a board set up with it knows, and forgets it again', () => {
  fc.assert(
    fc.property(states, fc.nat(), (state, pick) => {
      const board = new SearchBoard(state);
      fc.pre(board.empty > 0);
      const before = factsOf(board);
      const cell = board.emptyCells()[pick % board.empty]!;
      board.play(cell);
      const played = new SearchBoard({ ...state, board: state.board.with(cell, state.currentPlayer) });
      played.mover = 1;
      expect(factsOf(board)).toEqual(factsOf(played));
      board.takeBack(cell);
      expect(factsOf(board)).toEqual(before);
    }),
  );
});
