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
export type { Selection } from './store/selection.js';
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
export { reasonsText, reasonText, statusText } from './hooks/words.js';

// Components: the same facts as markup, styled by moveset/styles.css.
export {
  ActionMenu,
  type ActionMenuProps,
  type ActionMenuState,
} from './components/ActionMenu/ActionMenu.js';
export { BoardGrid, type BoardGridProps } from './components/BoardGrid/BoardGrid.js';
export { GameLog, type GameLogProps } from './components/GameLog/GameLog.js';
export {
  PreviewPanel,
  type PreviewPanelProps,
  type PreviewPanelState,
} from './components/PreviewPanel/PreviewPanel.js';
export { ReasonList, type ReasonListProps } from './components/ReasonList/ReasonList.js';
export { RejectionNotice, type RejectionNoticeProps } from './components/RejectionNotice/RejectionNotice.js';
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
