import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { BoardgameTableOptions } from '../../../../src/adapters/boardgame-io/options.js';

/** Three in a row on nine cells. */
export interface Noughts {
  readonly cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const ALL = Array.from({ length: 9 }, (_, cell) => cell);

/** The tutorial's game: it lists for bots what is free, and calls everything else invalid. */
export const noughts = (): Game<Noughts> => ({
  name: 'noughts',
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell: number) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    const won = LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer));
    if (won) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
  ai: {
    enumerate: (G) =>
      ALL.filter((cell) => G.cells[cell] === null).map((cell) => ({ move: 'mark', args: [cell] })),
  },
});

/** Every cell is shown, and who stands on it is said. */
export const noughtsShown: BoardgameTableOptions<Noughts> = {
  names: { 0: 'Cross', 1: 'Nought' },
  args: { mark: ['cell'] },
  enumerate: () => ALL.map((cell) => ({ move: 'mark', args: [cell] })),
  describe: (_, __, { args: [cell] = [] }) => ({
    displayName: `Mark cell ${Number(cell) + 1}`,
    refs: { cell: `cell-${String(cell)}` },
  }),
  explain(G, _, { args: [cell] = [] }) {
    const by = G.cells[cell as number];
    return by == null ? [] : [{ code: 'TAKEN', text: 'This cell is taken.', context: { by } }];
  },
};
