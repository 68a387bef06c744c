export { computerAgent, LEVELS, type Level } from './computer-agent.js';
export {
  CARD_NAMES,
  CARD_TYPES,
  cardNamed,
  CARDS,
  type Card,
  type CardEffect,
  type CardName,
  type CardType,
} from './rules/cards.js';
export { countDiscards, discardsFrom } from './rules/discards.js';
export { GameEngine } from './rules/game-engine.js';
export { scoreOf } from './rules/game-over.js';
export { parseMove, type Listener, type ParsedMove } from './rules/parse-move.js';
export { replay, type GameRecord, type Replay } from './rules/record.js';
export { refusalsOf, type Refusal } from './rules/refusals.js';
export { fromJSON, SAVED_VERSION, toJSON, type SavedGame } from './rules/saved-game.js';
export {
  MOVE_TYPES,
  PHASES,
  type GameResult,
  type GameState,
  type Move,
  type MoveType,
  type Phase,
  type PlayerState,
  type Victory,
} from './rules/types.js';
export { createTable, type PrincipalityTableOptions } from './table.js';
export {
  handId,
  pileId,
  type CardKind,
  type CardView,
  type PlayerView,
  type PrincipalityView,
  type StackView,
} from './view.js';
export { PrincipalityTable, type PrincipalityTableProps } from './skin/PrincipalityTable.js';
