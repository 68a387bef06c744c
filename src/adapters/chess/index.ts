export {
  chessAdapter,
  chessTable,
  type ChessAdapterOptions,
  type ChessTableOptions,
} from './chess-adapter.js';
export { SQUARE_ROWS, type ChessPiece, type ChessView } from './view.js';
export { type ChessNames, type ChessSeat, type PieceKind } from './words.js';
