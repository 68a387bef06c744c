import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { createTable } from '../../src/games/chess/table.js';
import type { ChessSeat, ChessView } from '../../src/games/chess/view.js';
import type { Table } from '../../src/protocol/engine-adapter.js';
import type { Chair } from '../seated.js';

/** A chair at a table of chess. */
export interface ChessChair extends Chair<ChessView> {
  readonly table: Table<ChessView>;
}

const POSITIONS = {
  opening: undefined,
  // After 1. e4 e5 2. Nf3 Nc6 3. Bb5 d6 4. d4: a knight is pinned, and pawns look at each other.
  middleGame: 'r1bqkbnr/ppp2ppp/2np4/1B2p3/3PP3/5N2/PPP2PPP/RNBQK2R b KQkq - 0 4',
  // White's pawn is about to become something.
  promotion: '7k/P6p/8/8/8/8/6PP/7K w - - 0 1',
  // White is in check, and cannot castle out of it.
  check: '4r1k1/5ppp/8/8/8/5N2/5PPP/R3K2R w KQ - 0 1',
  // The rook mates on the last rank.
  mateInOne: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1',
  // It has.
  mate: 'R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 1 1',
} as const;

/** Where a game stands when a story begins. */
export type ChessPosition = keyof typeof POSITIONS;

/** A chair at a known position: one side's, or, unless said, that of whoever is to move. */
export function chessAt(position: ChessPosition, seat?: ChessSeat): ChessChair {
  const fen = POSITIONS[position];
  const table = createTable(fen ? { fen } : {});
  return { table, adapter: seat ? table.adapter(seat) : hotSeatAdapter(table) };
}
