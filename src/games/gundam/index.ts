export {
  gameOverState,
  gundamGameState,
  validateCost,
  validateDeployment,
  validateLevel,
  validateLink,
  validateMove,
} from './analysis.js';
export { computerAgent, LEVELS, type ComputerAgentOptions, type Level } from './computer-agent.js';
export { createEngine, type GundamEngine, type GundamOptions } from './engine.js';
export { CARDS } from './rules/cards/cards.js';
export { DECKS, type Deck } from './rules/cards/decks.js';
export {
  DECK_FAULT_CODES,
  validateDeck,
  type CardPool,
  type DeckFault,
  type DeckFaultCode,
} from './rules/cards/validate-deck.js';
export { checkLink } from './rules/checks.js';
export * from './rules/effects/ability.js';
export { describeAbility, describeCard } from './rules/effects/describe.js';
export type { DeployUnitMove } from './rules/moves/deploying.js';
export { DOCUMENT_RULES, NUMBERS, OFFICIAL_RULES, type PlayRules } from './rules/play-rules.js';
export type { GivenPosition, GivenSide, GivenUnit } from './rules/setup.js';
export { PLAYERS, type GundamState, type SeatId } from './rules/state.js';
export * from './rules/types/card-terms.js';
export * from './rules/types/cards.js';
export * from './rules/types/game-state.js';
export * from './rules/types/moves.js';
export * from './rules/types/turn.js';
export type * from './rules/types/validation.js';
export * from './rules/types/zones.js';
export { GundamPhases, type GundamPhasesProps } from './skin/GundamPhases.js';
export { GundamTable, type GundamTableProps } from './skin/GundamTable.js';
export { gundamPhases } from './skin/phases.js';
export { createTable, tableOf } from './table.js';
export type * from './view.js';
export { gundamGerman } from './words/german.js';
