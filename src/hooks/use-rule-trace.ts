import { commandFor } from '../protocol/command.js';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { RuleCheck } from '../protocol/rule-check.js';
import type { GameStore } from '../store/game-store.js';
import { selectFocused, selectOption } from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';
import { useReply } from './use-reply.js';

/** What the rules say about an option. While they are asked, and where they cannot be, the checks are what is known of the option itself. */
export type UseRuleTraceResult =
  | { readonly status: 'none' }
  | {
      readonly status: 'loading' | 'ready' | 'failed';
      readonly option: Option;
      readonly checks: readonly RuleCheck[];
    };

/**
 * What every rule says about an option: the one with this id, or else the focused one. The last answer about the same
 * option stays until the next one, so that nothing flickers.
 */
export function useRuleTrace(id?: OptionId): UseRuleTraceResult {
  const { adapter } = useGameStore();
  const option = useGame((state) => (id === undefined ? selectFocused(state) : selectOption(state, id)));
  const canExplain = adapter.explain !== undefined;
  const { last, isFresh } = useReply(option?.id, option && canExplain ? (store) => ask(store, option) : null);

  if (!option) return { status: 'none' };
  if (!canExplain) return { status: 'ready', option, checks: checksOf(option) };
  const checks = checksOf(option, last?.key === option.id ? last.value : []);
  if (!isFresh) return { status: 'loading', option, checks };
  return { status: last?.value ? 'ready' : 'failed', option, checks };
}

async function ask({ adapter, getState }: GameStore, option: Option): Promise<readonly RuleCheck[]> {
  return readChecks(await adapter.explain!(commandFor(option, getState().snapshot)));
}

/** The engine's checks, and after them whatever the option says about itself and none of them does. */
export function checksOf(option: Option, checks: readonly RuleCheck[] = []): readonly RuleCheck[] {
  const said = new Set(checks.map(textOf));
  const own: readonly RuleCheck[] =
    option.kind === 'unavailable'
      ? option.reasons.map((reason) => ({ rule: reason.text, status: 'failed', reason }))
      : option.warnings.map((warning) => ({ rule: warning.description, status: 'penalised', warning }));
  const missing = own.filter((check) => !said.has(textOf(check)));
  return missing.length === 0 ? checks : [...checks, ...missing];
}

function textOf(check: RuleCheck): string | null {
  if (check.status === 'passed') return null;
  return check.status === 'failed' ? check.reason.text : check.warning.description;
}

/** Engines far away may answer anything: what is no list of checks is no answer. */
function readChecks(answer: unknown): readonly RuleCheck[] {
  if (Array.isArray(answer) && answer.every(isCheck)) return answer;
  throw new TypeError('moveset: explain() gave no list of rule checks. The rules cannot be shown.');
}

function isCheck(value: Partial<Record<string, unknown>> | null): value is RuleCheck {
  if (typeof value?.['rule'] !== 'string') return false;
  const { status, reason, warning } = value;
  if (status === 'failed') return typeof (reason as { text?: unknown } | undefined)?.text === 'string';
  if (status !== 'penalised') return status === 'passed';
  return typeof (warning as { description?: unknown } | undefined)?.description === 'string';
}
