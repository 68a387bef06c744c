import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { createTable } from '../../src/games/moths/table.js';
import type { MothsView } from '../../src/games/moths/view.js';
import type { Table } from '../../src/protocol/engine-adapter.js';
import { createDriver } from '../../src/testing/driver.js';
import type { Chair } from '../seated.js';

/** A chair at a table of Moths. */
export interface MothsChair extends Chair<MothsView> {
  readonly table: Table<MothsView>;
}

/** A chair in a garden where so many moves were made: a seat's, or, unless said, that of whoever is to move. */
export async function mothsAfter(plies: number, seat?: string): Promise<MothsChair> {
  const table = createTable({ seed: 'stories' });
  await createDriver(table).playRandom('stories', plies);
  return { table, adapter: seat === undefined ? hotSeatAdapter(table) : table.adapter(seat) };
}
