export type { ActionDefinition, Acting } from './action-definition.js';
export { ActionQueryService, type ActionQueryOptions, type FaultListener } from './action-query-service.js';
export {
  penalized,
  ruleName,
  SATISFIED,
  unsatisfied,
  type ActionRule,
  type RuleResult,
} from './action-rule.js';
export type {
  ActionFacts,
  ActionOption,
  ActionPreview,
  AvailableAction,
  PhaseActionReport,
  UnavailabilityReason,
  UnavailableAction,
} from '../../protocol/action-report.js';
export type { Warning } from '../../protocol/reason.js';
export type { RuleCheck } from '../../protocol/rule-check.js';
