import type { ValidationError } from '../../../protocol/enumerated-move.js';
import { isObject } from '../../../protocol/is-object.js';
import type { Warning } from '../../../protocol/reason.js';
import type { CompiledMove } from '../define/compile-rules.js';
import type { NamedRule } from '../define/move-definition.js';
import { messageOf } from '../errors.js';
import { isPromise } from '../is-promise.js';
import type { EngineContext } from '../state/engine-context.js';

/** The answer of one rule about a move: yes, no because, or yes at a price. */
export type RuleAnswer = true | ValidationError | { readonly warning: Warning };

/** The answers of all rules together; `null` where there are none. */
export interface Verdict {
  readonly errors: readonly ValidationError[] | null;
  readonly warnings: readonly Warning[] | null;
}

const CLEAR: Verdict = { errors: null, warnings: null };

/** Runs every rule of a move, so that every reason is known. `onAnswer` gets the answers one by one. */
export function runRules(
  { id, rules }: CompiledMove,
  state: object,
  context: EngineContext,
  onAnswer?: (rule: string, answer: RuleAnswer) => void,
): Verdict {
  let errors: readonly ValidationError[] | null = null;
  let warnings: readonly Warning[] | null = null;
  for (const rule of rules) {
    const answer = answerOf(rule, id, state, context);
    onAnswer?.(rule.name, answer);
    if (answer === true) continue;
    // Spread, not pushed: push() makes room for sixteen, and thousands of lists hold one or two.
    if (isWarning(answer)) warnings = warnings ? [...warnings, answer.warning] : [answer.warning];
    else errors = errors ? [...errors, answer] : [answer];
  }
  return errors || warnings ? { errors, warnings } : CLEAR;
}

/** Runs one rule. A rule that throws, or answers with nonsense, is an error of its own. */
function answerOf(
  rule: NamedRule<object>,
  moveId: string,
  state: object,
  context: EngineContext,
): RuleAnswer {
  try {
    const answer = rule.check(state, context);
    return answer === true ? true : normalised(answer, moveId, rule.name);
  } catch (error) {
    return conditionError(moveId, rule.name, `failed: ${messageOf(error)}`);
  }
}

function normalised(answer: unknown, moveId: string, rule: string): RuleAnswer {
  if (isError(answer) || isWarning(answer)) return answer;
  if (answer === false)
    return { reason: 'This is not possible now.', errorCode: 'CONDITION_FAILED', context: { rule } };
  const what = isPromise(answer) ? 'a promise' : typeof answer;
  return conditionError(moveId, rule, `answered with ${what} instead of true, false or a reason`);
}

function conditionError(moveId: string, rule: string, what: string): ValidationError {
  return {
    reason: `The condition "${rule}" of "${moveId}" ${what}.`,
    errorCode: 'CONDITION_ERROR',
    context: { moveId, rule },
  };
}

function isError(answer: unknown): answer is ValidationError {
  return isObject(answer) && typeof answer['reason'] === 'string' && typeof answer['errorCode'] === 'string';
}

/** Whether an answer lets a move pass at a price. */
export function isWarning(answer: unknown): answer is { readonly warning: Warning } {
  return isObject(answer) && isObject(answer['warning']);
}
