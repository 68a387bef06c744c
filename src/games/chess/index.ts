export { computerAgent, LEVELS, type Level } from './computer-agent.js';
export { ChessBoard, type ChessBoardProps } from './skin/ChessBoard.js';
export { ChessTable, type ChessTableProps } from './skin/ChessTable.js';
export { createTable, type ChessGameOptions } from './table.js';
export type { ChessPiece, ChessSeat, ChessView, PieceKind } from './view.js';
export { chessGerman } from './words/german.js';
