import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { createTable, type TicTacToeTableOptions } from '../../src/games/tic-tac-toe/table.js';
import type { TicTacToeView } from '../../src/games/tic-tac-toe/view.js';
import { commandFor } from '../../src/protocol/command.js';
import type { EngineAdapter, Table } from '../../src/protocol/engine-adapter.js';
import type { PlayerId } from '../../src/protocol/ids.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import type { Chair } from '../seated.js';

/** A chair at a table of tic-tac-toe. */
export interface TicTacToeChair extends Chair<TicTacToeView> {
  readonly table: Table<TicTacToeView>;
}

/** Plays a cell for whoever is to move. */
export async function place(table: Table<TicTacToeView>, position: number): Promise<void> {
  const adapter = hotSeatAdapter(table);
  const snapshot = adapter.getSnapshot();
  const option = optionsOf(snapshot).find(({ params }) => params['position'] === position);
  if (!option) throw new Error(`There is no cell ${position}.`);
  const answer = await adapter.execute(commandFor(option, snapshot));
  if (answer.status !== 'accepted') throw new Error(`${option.name} was ${answer.status}.`);
}

/** A table at which the cells were played in this order. */
async function played(cells: readonly number[], options: TicTacToeTableOptions = {}) {
  const table = createTable({ seed: 'stories', now: () => 0, ...options });
  for (const cell of cells) await place(table, cell);
  return table;
}

const POSITIONS = {
  opening: [],
  // O . O     X must take the cell between them.
  // . X .
  // . . X
  middleGame: [4, 0, 8, 2],
  // X X .     X wins with the corner, or O with the middle row.
  // O O .
  // . . .
  aboutToWin: [0, 3, 1, 4],
  // X X X
  // O O .
  // . . .
  won: [0, 3, 1, 4, 2],
  // X O X
  // X O O
  // O X X
  drawn: [0, 1, 2, 4, 3, 5, 7, 6, 8],
} as const;

/** Where a game stands when a story begins. */
export type Position = keyof typeof POSITIONS;

/** X's chair (or another one: `null` is the spectator's) at a known position. */
export async function chairAt(position: Position, seat: PlayerId | null = 'X'): Promise<TicTacToeChair> {
  const table = await played(POSITIONS[position]);
  return { table, adapter: table.adapter(seat) };
}

/** Both players at one screen. */
export async function hotSeatAt(
  position: Position,
  options: TicTacToeTableOptions = {},
): Promise<TicTacToeChair> {
  const table = await played(POSITIONS[position], options);
  return { table, adapter: hotSeatAdapter(table) };
}

/** A board of any size, nothing played yet. */
export function boardOf(boardSize: number, kInRow = 3): TicTacToeChair {
  const table = createTable({ boardSize, kInRow, seed: 'stories', now: () => 0 });
  return { table, adapter: hotSeatAdapter(table) };
}

/** An adapter that keeps quiet about what cannot be done, as many engines do. */
export function onlyLegal<View>(adapter: EngineAdapter<View>): EngineAdapter<View> {
  let of = adapter.getSnapshot();
  let shown = { ...of, moves: of.moves.filter((move) => move.isValid) };
  return {
    ...adapter,
    getSnapshot() {
      const latest = adapter.getSnapshot();
      if (latest !== of) {
        of = latest;
        shown = { ...of, moves: of.moves.filter((move) => move.isValid) };
      }
      return shown;
    },
  };
}
