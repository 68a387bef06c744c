export { SQUARE_ROWS, type ChessPiece, type ChessView } from '../../adapters/chess/view.js';
export type { ChessSeat, PieceKind } from '../../adapters/chess/words.js';
