export type { EnumeratedMove, MoveMetadata, ValidationError } from '../../protocol/enumerated-move.js';
export { GameError } from '../../protocol/game-error.js';
export type { CardId, PlayerId } from '../../protocol/ids.js';
export type { PreviewMetric, Tone } from '../../protocol/preview.js';
export type { Warning } from '../../protocol/reason.js';
export type {
  FlowControl,
  FlowFacts,
  FlowHookContext,
  GameEndResult,
  MoveConditionContext,
  MoveContext,
  MoveEnumerationContext,
  SetupContext,
} from './define/contexts.js';
export type { TableFacts } from './state/position.js';
export { LazyEnumeration, type EnumerationBudget } from './enumerate/lazy-enumeration.js';
export type { ParamsOf } from './enumerate/enumerators/axes.js';
export type { Axis } from './enumerate/enumerators/axis.js';
export type { Bound } from './enumerate/enumerators/bound.js';
export type { CardFilter } from './enumerate/enumerators/card-filter.js';
export { cardsIn } from './enumerate/enumerators/cards-in.js';
export { choices, constant } from './enumerate/enumerators/choices.js';
export { concat } from './enumerate/enumerators/concat.js';
export { filtered } from './enumerate/enumerators/filtered.js';
export type { Holder } from './enumerate/enumerators/holder.js';
export { nothing } from './enumerate/enumerators/nothing.js';
export { numbers } from './enumerate/enumerators/numbers.js';
export { optional, type OptionalAxis } from './enumerate/enumerators/optional.js';
export { paramsOf, type NextAxes } from './enumerate/enumerators/params-of.js';
export { players } from './enumerate/enumerators/players.js';
export { subsetsOf, type SubsetSize } from './enumerate/enumerators/subsets-of.js';
export { ERROR_CODES, type ErrorCode } from './errors.js';
export type {
  FlowDefinition,
  FlowPosition,
  PhaseDefinition,
  SegmentDefinition,
  Stage,
  StepDefinition,
  TurnDefinition,
} from './flow/flow-definition.js';
export type { FlowManager } from './flow/flow-manager.js';
export type { CardInfo, FullState } from './state/full-state.js';
export type { GameDefinition, MetricLabel, Player, TrackerDefinition } from './define/game-definition.js';
export type { HistoryEntry, ReplayEntry } from './history.js';
export { createCardId, createPlayerId } from './define/ids.js';
export type { MoveTrace, RuleTrace } from './check/check-move.js';
export { consoleLogger, LOG_LEVELS, type Logger, type LogLevel } from './logger.js';
export type {
  AsyncMoveEnumerator,
  ConditionResult,
  EnumeratedMoveOf,
  MoveCondition,
  MoveContextInput,
  MoveDefinition,
  MoveEnumerationOptions,
  MoveEnumerator,
  MoveParamsMap,
  MoveReducer,
  MoveRule,
  NamedRule,
} from './define/move-definition.js';
export {
  ZONE_VISIBILITIES,
  type BulkMovement,
  type CardDraw,
  type CardMovement,
  type CardOperations,
  type CardQuery,
  type CardRegistry,
  type CounterOperations,
  type DeckRequest,
  type GameOperations,
  type HistoryMessage,
  type HistoryOperations,
  type MulliganRequest,
  type PendingDecision,
  type TrackerOperations,
  type Visibility,
  type ZoneConfig,
  type ZoneId,
  type ZoneOperations,
  type ZonePosition,
  type ZoneVisibility,
} from './define/operations.js';
export type { ParamsSchema, SchemaIssue } from './define/params-schema.js';
export { paramsShape, type ParamKind } from './define/params-shape.js';
export type { MoveExecutionResult } from './play/move-result.js';
export type { Patch } from './state/patches.js';
export type { MoveForecast, PlannedMoves, PreviewOptions } from './preview/preview.js';
export { RuleEngine, type RuleEngineOptions } from './rule-engine.js';
export { rulesFor, type Rules } from './define/rules-for.js';
export { SeededRNG, type RngState } from './state/seeded-rng.js';
export { simulationOf, type EngineSimulation } from './simulation.js';
export { enumerateTargetCombinations } from './targets/enumerate-target-combinations.js';
export { getLegalTargets } from './targets/legal-targets.js';
export {
  TARGET_RESTRICTIONS,
  type CardTargetFilter,
  type NamedRestriction,
  type PlayerTargetFilter,
  type SelectionRule,
  type TargetCount,
  type TargetDefinition,
  type TargetFilter,
  type TargetPredicate,
  type TargetRestriction,
  type TargetScope,
} from './targets/target-definition.js';
export { TARGET_ERROR_CODES, type TargetErrorCode } from './targets/target-faults.js';
export { TARGET_MODES, targetHint, type TargetHint, type TargetMode } from './targets/target-hint.js';
export { validateTargetSelection } from './targets/validate-target-selection.js';
export type { Telemetry } from './observer.js';
export type { CardView, SeatView, ZoneView } from './visibility/seat-view.js';
