export { computerAgent, LEVELS, type ComputerAgentOptions, type Level } from './computer-agent.js';
export { createEngine, type EmberwoodEngine, type EmberwoodOptions } from './engine.js';
export { CARDS, CHARM_MODES, DECK, type Card, type CardName, type CharmMode } from './rules/cards.js';
export type { GivenPosition, GivenSide } from './rules/setup.js';
export { KEEPERS, LIMITS, type EmberwoodState, type KeeperId, type Limits } from './rules/state.js';
export { EmberwoodTable, type EmberwoodTableProps } from './skin/EmberwoodTable.js';
export { createTable, tableOf } from './table.js';
export type {
  CardFace,
  CharmFace,
  CreatureFace,
  CreatureState,
  DecisionView,
  EmberwoodView,
  SideView,
} from './view.js';
export { emberwoodGerman } from './words/german.js';
