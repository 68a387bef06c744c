import { Chess } from 'chess.js';
import { chessTable, type ChessTableOptions } from '../../adapters/chess/chess-adapter.js';
import type { Table } from '../../protocol/engine-adapter.js';
import type { ChessView } from './view.js';

/** How a table is set. */
export interface ChessGameOptions extends ChessTableOptions {
  /** Nothing is left to chance in chess: given like for any other table, it changes nothing. */
  readonly seed?: string | number;
  /** The position to begin with, as it is commonly written. That of every game, unless said. */
  readonly fen?: string;
}

/** A table of chess with the seats `white` and `black`. Throws for a position that makes no sense. */
export function createTable({ fen, seed: _, ...options }: ChessGameOptions = {}): Table<ChessView> {
  return chessTable(new Chess(fen), options);
}
