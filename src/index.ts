// Protocol: what crosses the line between rules and screen.
export type {
  ActionOption,
  ActionPreview,
  AvailableAction,
  PhaseActionReport,
  UnavailabilityReason,
  UnavailableAction,
} from './protocol/action-report.js';
export { formatChance, type Chance } from './protocol/chance.js';
export { commandFor, type Answer, type Command } from './protocol/command.js';
export type { EngineAdapter, Table } from './protocol/engine-adapter.js';
export type {
  EnumeratedMove,
  MoveMetadata,
  MoveParams,
  ValidationError,
} from './protocol/enumerated-move.js';
export { GameError } from './protocol/game-error.js';
export type { CardId, CommandId, EntityId, OptionId, PlayerId } from './protocol/ids.js';
export {
  formatMessage,
  type Message,
  type MessageParams,
  type MessageResolver,
  type Messages,
  type Plural,
} from './protocol/message.js';
export { optionIdOf } from './protocol/normalise.js';
export type { AvailableOption, EntityRef, Option, OptionMove, UnavailableOption } from './protocol/option.js';
export { formatMetric, metricsOf, type PreviewMetric, type Tone } from './protocol/preview.js';
export type { OptionBook } from './protocol/option-book.js';
export type { Quarantined } from './protocol/quarantine.js';
export { optionsOf } from './protocol/read-options.js';
export type { Forecast, RuleCheck } from './protocol/rule-check.js';
export { gapOf, type Reason, type Warning } from './protocol/reason.js';
export type {
  Flow,
  GameStatus,
  HistoryPosition,
  LogEntry,
  PlayerInfo,
  Snapshot,
  SnapshotChanges,
} from './protocol/snapshot.js';

// Store: what is remembered, with or without React.
export { createGameStore, type GameStoreOptions } from './store/create-game-store.js';
export type { GameStore, GameStoreState, PendingCommand, Rejection, Remembered } from './store/game-store.js';
export type { OptionGroup, OptionLayout } from './store/layout.js';
export { OptionIndex, type AxisChoices, type AxisValue, type Narrowing } from './store/option-index.js';
export { MOVE_AXIS, type Selection } from './store/selection.js';
export {
  optionSelector,
  selectChosenOptions,
  selectCurrentPlayer,
  selectEntityChosen,
  selectEntityOptions,
  selectFocused,
  selectGroups,
  selectHistory,
  selectIsPending,
  selectOption,
  selectOptions,
  selectQueue,
  selectReasons,
  selectRejections,
  selectSelection,
} from './store/selectors.js';

// Hooks: facts and prop getters for components of your own.
export {
  useExecute,
  useFlow,
  useFocusedOption,
  useHistory,
  useLog,
  useOption,
  useOptionGroups,
  useOptions,
  useOptionState,
  usePlayers,
  useQueue,
  useReasons,
  useRejections,
  useSelection,
  useStatus,
  useView,
  type UseHistoryResult,
  type UseOptionStateResult,
  type UseQueueResult,
  type UseRejectionsResult,
  type UseSelectionResult,
  type UseStatusResult,
} from './hooks/facts.js';
export { GameProvider, useGame, useGameStore, type GameProviderProps } from './hooks/GameProvider.js';
export type { MenuItem, MenuSection } from './hooks/menu-rows.js';
export { stateAttributes, type StateAttributes } from './hooks/state-attributes.js';
export {
  useActionMenu,
  type UseActionMenuOptions,
  type UseActionMenuResult,
} from './hooks/use-action-menu.js';
export { useEntity, type EntityProps, type EntityState, type UseEntityResult } from './hooks/use-entity.js';
export { useHotkeys, type UseHotkeysOptions } from './hooks/use-hotkeys.js';
export { useOptionScope, type ShownReasons, type UseOptionScopeResult } from './hooks/use-option-scope.js';
export { usePreview, type UsePreviewResult } from './hooks/use-preview.js';
export {
  useRejectionNotice,
  type RepeatedRejection,
  type UseRejectionNoticeResult,
} from './hooks/use-rejection-notice.js';
export { useRovingGrid, type GridPlace, type UseRovingGridResult } from './hooks/use-roving-grid.js';
export type {
  ChoiceStep,
  ComposedValue,
  ComposerStep,
  ListMember,
  ListStep,
  RangeStep,
  StepFacts,
  SwitchStep,
} from './hooks/composer-step.js';
export type { ComposerWords, Composition, SettledAxis } from './hooks/composition.js';
export type { UseModalDialogResult } from './hooks/use-modal-dialog.js';
export type { OpeningOptions } from './hooks/use-opening.js';
export {
  useCardPreview,
  type ShownCard,
  type UseCardPreviewOptions,
  type UseCardPreviewResult,
} from './hooks/use-card-preview.js';
export {
  useCommandPalette,
  type PaletteResult,
  type UseCommandPaletteOptions,
  type UseCommandPaletteResult,
} from './hooks/use-command-palette.js';
export { searchOptions, type FoundOptions } from './hooks/search-options.js';
export {
  useGameOverDialog,
  type Outcome,
  type UseGameOverDialogOptions,
  type UseGameOverDialogResult,
} from './hooks/use-game-over-dialog.js';
export { useMoveComposer, type UseMoveComposerResult } from './hooks/use-move-composer.js';
export { markMatches, type TextPiece } from './hooks/mark-matches.js';
export type { OptionPivot, PivotCell } from './hooks/option-pivot.js';
export {
  useOptionMatrix,
  type UseOptionMatrixOptions,
  type UseOptionMatrixResult,
} from './hooks/use-option-matrix.js';
export {
  usePhaseTracker,
  type Phase,
  type PhaseStep,
  type UsePhaseTrackerOptions,
  type UsePhaseTrackerResult,
} from './hooks/use-phase-tracker.js';
export { usePlayer, type UsePlayerResult } from './hooks/use-player.js';
export { useRuleTrace, type UseRuleTraceResult } from './hooks/use-rule-trace.js';
export { useRovingCards, type CardItem, type UseRovingCardsResult } from './hooks/use-roving-cards.js';
export {
  categoryText,
  chanceText,
  createWords,
  ENGLISH,
  gapText,
  optionName,
  plainReasonText,
  reasonsText,
  reasonText,
  statusText,
  warningText,
  type Words,
  type WordsOptions,
} from './hooks/words.js';
export { useWords, WordsProvider, type WordsProviderProps } from './hooks/WordsProvider.js';

// Components: the same facts as markup, styled by moveset/styles.css.
export {
  ActionMenu,
  type ActionMenuProps,
  type ActionMenuState,
} from './components/ActionMenu/ActionMenu.js';
export { BoardGrid, type BoardGridProps } from './components/BoardGrid/BoardGrid.js';
export {
  CARD_SIZES,
  CardPreview,
  type CardPreviewProps,
  type CardPreviewState,
  type CardSize,
} from './components/CardPreview/CardPreview.js';
export { cardLabel, type CardFace, type CardStat } from './components/CardPreview/card-face.js';
export { CardZoom, type CardZoomProps, type CardZoomState } from './components/CardPreview/CardZoom.js';
export {
  CommandPalette,
  type CommandPaletteProps,
  type CommandPaletteState,
} from './components/CommandPalette/CommandPalette.js';
export { GameLog, type GameLogProps } from './components/GameLog/GameLog.js';
export {
  GameOverDialog,
  type GameOverDialogProps,
  type GameOverDialogState,
} from './components/GameOverDialog/GameOverDialog.js';
export { Hand, type HandProps, type HandState } from './components/Hand/Hand.js';
export { Meter, type MeterProps, type MeterState } from './components/Meter/Meter.js';
export {
  meterText,
  predictedBy,
  readMeter,
  type MeterChange,
  type MeterReading,
} from './components/Meter/meter-reading.js';
export {
  MoveComposer,
  type MoveComposerProps,
  type MoveComposerState,
} from './components/MoveComposer/MoveComposer.js';
export {
  OptionMatrix,
  type OptionMatrixProps,
  type OptionMatrixState,
} from './components/OptionMatrix/OptionMatrix.js';
export {
  PhaseTracker,
  type PhaseTrackerProps,
  type PhaseTrackerState,
} from './components/PhaseTracker/PhaseTracker.js';
export { Pile, type PileProps, type PileState } from './components/Pile/Pile.js';
export {
  PlayerPanel,
  type PlayerPanelProps,
  type PlayerPanelState,
} from './components/PlayerPanel/PlayerPanel.js';
export { PlayerPanels, type PlayerPanelsProps } from './components/PlayerPanel/PlayerPanels.js';
export {
  PreviewPanel,
  type PreviewPanelProps,
  type PreviewPanelState,
} from './components/PreviewPanel/PreviewPanel.js';
export { ReasonList, type ReasonListProps } from './components/ReasonList/ReasonList.js';
export { RejectionNotice, type RejectionNoticeProps } from './components/RejectionNotice/RejectionNotice.js';
export { RuleTrace, type RuleTraceProps, type RuleTraceState } from './components/RuleTrace/RuleTrace.js';
export {
  StatusBanner,
  type StatusBannerProps,
  type StatusBannerState,
} from './components/StatusBanner/StatusBanner.js';
export {
  UnavailableReasonTooltip,
  type UnavailableReasonTooltipProps,
  type UnavailableReasonTooltipState,
} from './components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
export {
  Zone,
  ZONE_LAYOUTS,
  type ZoneLayout,
  type ZoneProps,
  type ZoneState,
} from './components/Zone/Zone.js';
export { EntityCard, type EntityCardProps } from './components/Zone/EntityCard.js';
