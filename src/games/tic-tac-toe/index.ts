export { GameError } from '../../protocol/game-error.js';
export { computerAgent } from './computer-agent.js';
export { ComputerPlayer } from './rules/computer-player.js';
export { TicTacToeEngine } from './rules/tic-tac-toe-engine.js';
export type {
  BoardSize,
  Cell,
  Engine,
  GameConfig,
  GameMode,
  GameState,
  Move,
  Player,
} from './rules/types.js';
export { TicTacToeBoard, type TicTacToeBoardProps } from './skin/TicTacToeBoard.js';
export { createTable, type TicTacToeTableOptions } from './table.js';
export { cellId, cellName, type Mark, type TicTacToeView } from './view.js';
export { ticTacToeGerman } from './words/german.js';
