import { useEffect, useState } from 'react';
import { commandFor } from '../protocol/command.js';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { RuleCheck } from '../protocol/rule-check.js';
import { selectFocused, selectOption } from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';

/** What the rules say about an option. While they are asked, and where they cannot be, the checks are what is known of the option itself. */
export type UseRuleTraceResult =
  | { readonly status: 'none' }
  | {
      readonly status: 'loading' | 'ready' | 'failed';
      readonly option: Option;
      readonly checks: readonly RuleCheck[];
    };

/** What was answered, and what was asked. */
interface Answered {
  readonly store: unknown;
  readonly id: OptionId;
  readonly revision: number;
  /** Nothing, where the engine failed. */
  readonly checks: readonly RuleCheck[] | null;
}

/**
 * What every rule says about an option: the one with this id, or else the one pointed at. While the same option is asked about
 * again, the last answer stays, so nothing flickers; another option's answer is never shown for it.
 */
export function useRuleTrace(id?: OptionId): UseRuleTraceResult {
  const store = useGameStore();
  const revision = useGame((state) => state.snapshot.revision);
  const option = useGame((state) => (id === undefined ? selectFocused(state) : selectOption(state, id)));
  const [answered, setAnswered] = useState<Answered | null>(null);
  const canExplain = store.adapter.explain !== undefined;

  useEffect(() => {
    if (!option || !canExplain) return;
    let current = true;
    const answer = (checks: readonly RuleCheck[] | null) =>
      current && setAnswered({ store, id: option.id, revision, checks });
    const ask = async () => readChecks(await store.adapter.explain!(commandFor(option, { revision })));
    ask().then(answer, () => answer(null));
    return () => void (current = false);
  }, [store, option, revision, canExplain]);

  if (!option) return { status: 'none' };
  if (!canExplain) return { status: 'ready', option, checks: checksOf(option) };
  const last = answered?.store === store && answered.id === option.id ? answered : null;
  const checks = checksOf(option, last?.checks ?? []);
  if (last?.revision !== revision) return { status: 'loading', option, checks };
  return { status: last.checks ? 'ready' : 'failed', option, checks };
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
