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
export { commandFor, type Answer, type BatchAnswer, type Command } from './protocol/command.js';
export type { EngineAdapter, Table } from './protocol/engine-adapter.js';
export type {
  EnumeratedMove,
  MoveMetadata,
  MoveParams,
  ValidationError,
  ValueLabel,
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
export {
  fieldOf,
  FIELD_KINDS,
  type FieldChoice,
  type FieldValue,
  type MoveField,
} from './protocol/move-field.js';
export { joinBooks, resolverFor, type Language, type PhraseBook, type Phrases } from './protocol/phrases.js';
export {
  CHANCE_KEY,
  formatMetric,
  metricsOf,
  type Outcome as MetricOutcome,
  type PreviewMetric,
  type ReceiptLine,
  type Tone,
} from './protocol/preview.js';
export {
  numberShown,
  receiptFault,
  receiptOf,
  roundedAmounts,
  type Receipted,
  type ReceiptSum,
} from './protocol/receipt.js';
export type { PlayedMove, Recollection } from './protocol/recollection.js';
export type { OptionGroup } from './protocol/options/option-groups.js';
export type { OptionIndex } from './protocol/options/option-index.js';
export type { Quarantined } from './protocol/options/quarantine.js';
export { optionsOf } from './protocol/options/options-of.js';
export type { Forecast, RuleCheck } from './protocol/rule-check.js';
export { gapOf, type Reason, type Warning } from './protocol/reason.js';
export type {
  Flow,
  GameStatus,
  HistoryPosition,
  LogEntry,
  MoveSequence,
  PlayerInfo,
  Snapshot,
  Told,
} from './protocol/snapshot.js';

// Store: what is remembered, with or without React.
export { createGameStore, type GameStoreOptions } from './store/create-game-store.js';
export type { Attempt, GameState, GameStore, PendingCommand, Rejection } from './store/game-store.js';
export { queueOf, type Queue } from './store/queue.js';
export { previewOf } from './store/preview-of.js';
export { pickEntity } from './store/pick-entity.js';
export { objectionsTo, optionsOnRequest } from './store/inquiry.js';
export { OptionAxes, type AxisChoices, type AxisValue, type Narrowing } from './store/option-axes.js';
export { entitySelector, type EntityFacts } from './store/entity-facts.js';
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
  useOptions,
  useOptionState,
  usePlayers,
  useQueue,
  useSelection,
  useStatus,
  useView,
  type UseStatusResult,
} from './hooks/facts.js';
export { GameProvider, useGame, useGameStore, type GameProviderProps } from './hooks/GameProvider.js';
export type { MenuItem, MenuSection } from './hooks/menu-rows.js';
export { stateAttributes, type StateAttributes } from './hooks/state-attributes.js';
export {
  arrangeOptions,
  UNAVAILABLE_MODES,
  type Arrangement,
  type OptionSearch,
  type UnavailableMode,
} from './hooks/arrange-options.js';
export {
  DENSITIES,
  useActionMenu,
  type Density,
  type UseActionMenuOptions,
  type UseActionMenuResult,
} from './hooks/use-action-menu.js';
export type { MenuArrangementOptions } from './hooks/use-menu-arrangement.js';
export { AdviceProvider, useAdvice, type AdviceProviderProps } from './hooks/AdviceProvider.js';
export { useCopy, type CopyOutcome, type UseCopyResult } from './hooks/use-copy.js';
export { useChoosing, useEntity, type UseEntityResult } from './hooks/use-entity.js';
export {
  HOTKEY_ORIGINS,
  HotkeyRegistry,
  type ActiveHotkey,
  type Hotkey,
  type HotkeyOrigin,
  type Stroke,
} from './hooks/hotkey-registry.js';
export {
  useDigitHotkeys,
  useHotkey,
  useHotkeyRegistry,
  useHotkeySource,
  useOptionKeys,
  type UseHotkeyOptions,
} from './hooks/use-hotkey.js';
export { useHotkeys, type UseHotkeysOptions } from './hooks/use-hotkeys.js';
export {
  useHotkeySheet,
  type SheetEntry,
  type SheetGroup,
  type UseHotkeySheetResult,
} from './hooks/use-hotkey-sheet.js';
export {
  useHintMode,
  type Hint,
  type UseHintModeOptions,
  type UseHintModeResult,
} from './hooks/use-hint-mode.js';
export { hintLabels, HOME_ROW } from './hooks/hint-labels.js';
export {
  QUEUE_ACTIONS,
  useQueueTray,
  type QueueAction,
  type QueueItem,
  type UseQueueTrayResult,
} from './hooks/use-queue-tray.js';
export { useQueueForecast, type QueueForecast } from './hooks/use-queue-forecast.js';
export { useOptionScope, type ShownReasons, type UseOptionScopeOptions } from './hooks/use-option-scope.js';
export {
  metricsOfPreview,
  usePreview,
  type UsePreviewOptions,
  type UsePreviewResult,
} from './hooks/use-preview.js';
export {
  usePreviewPanel,
  type PreviewedOption,
  type UsePreviewPanelOptions,
} from './hooks/use-preview-panel.js';
export { useCompareChoices } from './hooks/use-compare-choices.js';
export { compareMetrics, withChance, type MetricComparison } from './hooks/compare-metrics.js';
export { spokenMetric, spokenPreview } from './hooks/spoken-preview.js';
export { distributionText, metricLabel, metricText, modifierText } from './hooks/metric-text.js';
export {
  changeOf,
  directionOf,
  moreIsBetter,
  spanOf,
  type Direction,
  type Span as MetricSpan,
} from './hooks/metric-facts.js';
export { histogramOf, type Bar, type Histogram } from './hooks/histogram.js';
export { previewNote } from './hooks/preview-note.js';
export {
  REJECTION_PLACEMENTS,
  useRejectionNotice,
  type RejectionPlacement,
  type RepeatedRejection,
  type UseRejectionNoticeOptions,
} from './hooks/use-rejection-notice.js';
export {
  useRovingGrid,
  type GridPlace,
  type UseRovingGridOptions,
  type UseRovingGridResult,
} from './hooks/use-roving-grid.js';
export type { Span } from './hooks/use-window.js';
export { useSequences } from './hooks/use-sequences.js';
export { useTimeline, type UseTimelineOptions, type UseTimelineResult } from './hooks/use-timeline.js';
export { useRecollection, type UseRecollectionResult } from './hooks/use-recollection.js';
export { useCourse } from './hooks/use-course.js';
export type { TimelineEntry } from './hooks/timeline-entry.js';
export { pastAdapter } from './hooks/past-adapter.js';
export { endingText, toldText } from './hooks/told-text.js';
export { useGameLog, type UseGameLogOptions } from './hooks/use-game-log.js';
export { useMotion } from './hooks/use-motion.js';
export {
  HEX_LAYOUTS,
  HEX_RADIUS,
  hexCentre,
  hexCorners,
  hexKey,
  type Hex,
  type HexLayout,
  type Point,
} from './hooks/hex.js';
export {
  useRovingHexes,
  type UseRovingHexesOptions,
  type UseRovingHexesResult,
} from './hooks/use-roving-hexes.js';
export { useMoveForm, type FormField } from './hooks/use-move-form.js';
export { useFullList, type PartialKind, type UseFullListResult } from './hooks/use-full-list.js';
export { axisText, valueText } from './hooks/axis-words.js';
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
export type { OpeningOptions, UseOpeningResult } from './hooks/use-opening.js';
export { useCardPreview, type ShownCard, type UseCardPreviewOptions } from './hooks/use-card-preview.js';
export {
  useCommandPalette,
  type PaletteResult,
  type PaletteSentence,
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
export { useMoveComposer } from './hooks/use-move-composer.js';
export { markMatches, type TextPiece } from './hooks/mark-matches.js';
export type { OptionPivot, PivotCell } from './hooks/option-pivot.js';
export { useOptionMatrix, type UseOptionMatrixOptions } from './hooks/use-option-matrix.js';
export {
  usePhaseTracker,
  type Phase,
  type PhaseStep,
  type UsePhaseTrackerOptions,
} from './hooks/use-phase-tracker.js';
export { usePlayer, type UsePlayerResult } from './hooks/use-player.js';
export { useRuleTrace, type UseRuleTraceResult } from './hooks/use-rule-trace.js';
export {
  useRovingCards,
  type CardItem,
  type UseRovingCardsOptions,
  type UseRovingCardsResult,
} from './hooks/use-roving-cards.js';
export {
  categoryText,
  chanceText,
  createWords,
  descriptionText,
  ENGLISH,
  gapText,
  optionName,
  plainReasonText,
  reasonsText,
  reasonText,
  statusText,
  warningText,
  type StatusFacts,
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
export {
  GameErrorBoundary,
  type GameErrorBoundaryProps,
} from './components/ErrorBoundary/GameErrorBoundary.js';
export {
  HexBoard,
  type HexBoardProps,
  type HexBoardState,
  type HexPiece,
} from './components/HexBoard/HexBoard.js';
export {
  Hotkeys,
  type HotkeysControls,
  type HotkeysProps,
  type HotkeysState,
} from './components/Hotkeys/Hotkeys.js';
export { KeyCaps, type KeyCapsProps } from './components/Hotkeys/KeyCaps.js';
export { QueueTray, type QueueTrayProps, type QueueTrayState } from './components/QueueTray/QueueTray.js';
export { Motion, type MotionProps } from './components/Motion/Motion.js';
export {
  OptionButton,
  type OptionButtonProps,
  type OptionButtonState,
} from './components/OptionButton/OptionButton.js';
export {
  SequenceBar,
  type SequenceBarProps,
  type SequenceBarState,
} from './components/SequenceBar/SequenceBar.js';
export { Timeline, type TimelineProps, type TimelineState } from './components/Timeline/Timeline.js';
export type { ForecastRendering } from './components/PreviewPanel/Forecast.js';
export type { RejectionNoticeState } from './components/RejectionNotice/RejectionNotice.js';
export type { CardsProps } from './components/Zone/CardPlace.js';
export type { EntityElementProps } from './components/Zone/EntityButton.js';
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
