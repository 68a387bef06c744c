export {
  actionQueryAdapter,
  actionQueryTable,
  type ActionQueryEngine,
  type ActionQueryGame,
} from './action-query.js';
export type { GamePast } from './game-past.js';
export { createHostedTable, type GameHost } from './hosted-table.js';
export { hotSeatAdapter } from './hot-seat.js';
export {
  legalMovesTable,
  type KeySequence,
  type LegalMovesEngine,
  type LegalMovesGame,
  type MoveDescription,
} from './legal-moves.js';
export { reasonOfError } from './reason-of-error.js';
export {
  recordTable,
  replayDeeds,
  type Deed,
  type RecordedTable,
  type ReplayOutcome,
} from './recorded-table.js';
export { ruleEngineAdapter, ruleEngineTable, type RuleEngineTableOptions } from './rule-engine.js';
export type { SeatReport } from './seat-report.js';
export { createSeatTravel, type Course, type SeatTravel } from './seat-travel.js';
export { createStateHistory, type StateHistory } from './state-history.js';
export { withView } from './with-view.js';
export {
  validMovesTable,
  type MoveOutcome,
  type ValidMovesEngine,
  type ValidMovesGame,
} from './valid-moves.js';
