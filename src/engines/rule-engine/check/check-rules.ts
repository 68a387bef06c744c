import type { ValidationError } from '../../../protocol/enumerated-move.js';
import { isObject } from '../../../protocol/is-object.js';
import type { Warning } from '../../../protocol/reason.js';
import type { EngineContext } from '../state/engine-context.js';
import { messageOf } from '../errors.js';
import type { ConditionResult, MoveContextInput, MoveRule, NamedRule } from '../define/move-definition.js';
import { isPromise } from '../is-promise.js';
import type { ParamsSchema, SchemaIssue } from '../define/params-schema.js';
import type { PendingDecision } from '../define/operations.js';
import type { RulebookMove } from '../define/definition-faults.js';
import { validateTargetSelection } from '../targets/validate-target-selection.js';

/** What one rule says about a move. */
export type RuleTrace =
  | { readonly rule: string; readonly status: 'passed' }
  | { readonly rule: string; readonly status: 'failed'; readonly error: ValidationError }
  | { readonly rule: string; readonly status: 'penalised'; readonly warning: Warning };

/** What all rules say about a move, one by one. */
export interface MoveTrace {
  readonly moveId: string;
  readonly playerId: string;
  readonly allowed: boolean;
  readonly rules: readonly RuleTrace[];
}

/** What rules say together. */
export interface Verdict {
  readonly errors: readonly ValidationError[] | null;
  readonly warnings: readonly Warning[] | null;
}

/** When nothing speaks against a move. */
export const CLEAR: Verdict = { errors: null, warnings: null };

const NO_ERRORS: readonly ValidationError[] = [];

/** Why nothing can be played any more. */
export const GAME_ENDED: ValidationError = { reason: 'The game is over.', errorCode: 'GAME_ENDED' };

/** What keeps a player from a move while a decision is to be taken. */
export function decisionError(
  decision: PendingDecision | undefined,
  moveId: string,
  playerId: string,
  {
    answersDecision = false,
    interrupts = false,
  }: { readonly answersDecision?: boolean; readonly interrupts?: boolean } = {},
): ValidationError | null {
  if (interrupts) return null;
  if (!decision) {
    if (!answersDecision) return null;
    return { reason: 'Nobody has asked for this decision.', errorCode: 'NO_DECISION' };
  }
  if (decision.playerId === playerId && decision.moveIds.includes(moveId)) return null;
  const reason =
    decision.playerId === playerId
      ? `First: ${decision.prompt}`
      : 'Another player has a decision to take first.';
  return {
    reason,
    errorCode: 'DECISION_PENDING',
    context: { playerId: decision.playerId, moveIds: decision.moveIds },
  };
}

/** What is known of what rules say of a move, and which of them must be asked. */
export interface Known {
  /** The numbers of the rules that must be asked. */
  asked: readonly number[];
  /** What rules say, by their numbers. Here it is put down what those say that are asked. */
  answers: ConditionResult[];
  /** What all the others say together. */
  heard: Verdict;
}

/** As long as no rule was asked. */
export function nothingKnown<TState, TCardMeta, TCardDefinition>({
  numbers,
}: RulebookMove<TState, TCardMeta, TCardDefinition>): Known {
  return { asked: numbers, answers: [], heard: CLEAR };
}

/** Runs the rules of a move that must be asked, and gives what all of them say. */
export function judge<TState extends object, TCardMeta, TCardDefinition>(
  move: RulebookMove<TState, TCardMeta, TCardDefinition>,
  state: TState,
  context: EngineContext<TState, TCardMeta, TCardDefinition>,
  { asked, answers, heard }: Known,
): Verdict {
  const { checks } = move;
  let isClear = true;
  for (let nth = 0; nth < asked.length; nth += 1) {
    try {
      // One try for all rules, as long as none throws.
      for (; nth < asked.length; nth += 1) {
        const rule = asked[nth]!;
        const answer = answerOf(checks[rule]!, state, context);
        answers[rule] = answer;
        if (answer !== true) isClear = false;
      }
    } catch (error) {
      const rule = asked[nth]!;
      answers[rule] = failed(move.id, move.rules[rule]!.name, error);
      isClear = false;
    }
  }
  // What passes costs nothing but the running.
  return isClear ? heard : verdictOf(move, answers);
}

/** Not called on the list it stands in, which would give that to the rule as its `this`. */
function answerOf<TState extends object, TCardMeta, TCardDefinition>(
  check: MoveRule<TState, unknown, TCardMeta, TCardDefinition>,
  state: TState,
  context: EngineContext<TState, TCardMeta, TCardDefinition>,
): ConditionResult {
  return check(state, context);
}

/** What rules say together, in their order. */
export function verdictOf<TState, TCardMeta, TCardDefinition>(
  { id, rules }: RulebookMove<TState, TCardMeta, TCardDefinition>,
  answers: readonly ConditionResult[],
): Verdict {
  let errors: readonly ValidationError[] | null = null;
  let warnings: readonly Warning[] | null = null;
  for (let rule = 0; rule < answers.length; rule += 1) {
    const given = answers[rule]!;
    if (given === true) continue;
    const answer = heardFrom(given, id, rules[rule]!.name);
    if (answer === true) continue;
    if (isWarning(answer)) warnings = joined(warnings, answer.warning);
    else errors = joined(errors, answer);
  }
  return { errors, warnings };
}

/** What a rule says, even if it fails when it is looked at. */
function heardFrom(
  given: ConditionResult,
  moveId: string,
  rule: string,
): true | ValidationError | { readonly warning: Warning } {
  try {
    // The usual answer first: thousands are heard.
    return isError(given) ? given : understood(given, moveId, rule);
  } catch (error) {
    return failed(moveId, rule, error);
  }
}

/** A list with one more. Not by push(): that makes room for sixteen, and most lists stay as short as they begin. */
function joined<T>(list: readonly T[] | null, item: T): readonly T[] {
  if (list === null) return [item];
  return list.length === 1 ? [list[0]!, item] : [...list, item];
}

/** What one rule says, whatever it does. */
export function ask<TState extends object, TCardMeta, TCardDefinition>(
  rule: NamedRule<TState, unknown, TCardMeta, TCardDefinition>,
  moveId: string,
  state: TState,
  context: EngineContext<TState, TCardMeta, TCardDefinition>,
): true | ValidationError | { readonly warning: Warning } {
  try {
    return understood(rule.check(state, context), moveId, rule.name);
  } catch (error) {
    return failed(moveId, rule.name, error);
  }
}

/** What a rule says, in the words it should have used. */
function understood(
  result: ConditionResult,
  moveId: string,
  rule: string,
): true | ValidationError | { readonly warning: Warning } {
  if (result === true) return true;
  if (result === false) {
    return { reason: 'This is not possible now.', errorCode: 'CONDITION_FAILED', context: { rule } };
  }
  if (isError(result) || isWarning(result)) return result;
  const what = isPromise(result) ? 'a promise' : typeof result;
  return conditionError(moveId, rule, `answered with ${what} instead of true, false or a reason`);
}

function failed(moveId: string, rule: string, error: unknown): ValidationError {
  return conditionError(moveId, rule, `failed: ${messageOf(error)}`);
}

function conditionError(moveId: string, rule: string, what: string): ValidationError {
  return {
    reason: `The condition "${rule}" of "${moveId}" ${what}.`,
    errorCode: 'CONDITION_ERROR',
    context: { moveId, rule },
  };
}

function isError(result: unknown): result is ValidationError {
  return isObject(result) && typeof result['reason'] === 'string' && typeof result['errorCode'] === 'string';
}

function isWarning(result: unknown): result is { readonly warning: Warning } {
  return isObject(result) && isObject(result['warning']);
}

/** What is wrong with parameters before any rule looks at them. */
export function paramsErrors(
  schema: ParamsSchema<unknown> | undefined,
  params: unknown,
): readonly ValidationError[] {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    const given = params === null ? 'null' : Array.isArray(params) ? 'a list' : typeof params;
    return [
      { reason: `Parameters are an object, not ${given}.`, errorCode: 'INVALID_PARAMS', context: { given } },
    ];
  }
  if (!schema) return NO_ERRORS;
  try {
    const checked: unknown = schema['~standard'].validate(params);
    if (isPromise(checked)) {
      return [{ reason: 'Parameters are checked at once, not later.', errorCode: 'INVALID_PARAMS' }];
    }
    const { issues = [] } = checked as { issues?: readonly SchemaIssue[] };
    return issues.map(issueError);
  } catch (error) {
    const reason = `The schema of the parameters failed: ${messageOf(error)}.`;
    return [{ reason, errorCode: 'INVALID_PARAMS' }];
  }
}

function issueError({ message, path = [] }: SchemaIssue): ValidationError {
  const key = path.map((part) =>
    String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part),
  );
  const where = key.join('.');
  return {
    reason: where ? `${where}: ${message}` : message,
    errorCode: 'INVALID_PARAMS',
    context: { path: where },
  };
}

/** What is wrong with the targets of a move. */
export function targetErrors<TState extends object, TCardMeta, TCardDefinition>(
  move: RulebookMove<TState, TCardMeta, TCardDefinition>,
  { targets: chosen = [] }: Pick<MoveContextInput, 'targets'>,
  state: TState,
  context: EngineContext<TState, TCardMeta, TCardDefinition>,
): readonly ValidationError[] {
  const { targets } = move.definition;
  if (!targets) return NO_ERRORS;
  const { sourceCardId } = context;
  try {
    return validateTargetSelection(targets, chosen, state, context, { sourceCardId });
  } catch (error) {
    const reason = `The targets of "${move.id}" could not be checked: ${messageOf(error)}`;
    return [{ reason, errorCode: 'INVALID_TARGETS', context: { moveId: move.id } }];
  }
}

/** What is wrong with the card that a move is said to come from. */
export function sourceErrors<TState, TCardMeta, TCardDefinition>(
  { id, definition }: RulebookMove<TState, TCardMeta, TCardDefinition>,
  { params, sourceCardId }: MoveContextInput,
): readonly ValidationError[] {
  if (!definition.sourceOf) return NO_ERRORS;
  try {
    const source = definition.sourceOf(params);
    if (sourceCardId === undefined || sourceCardId === source) return [];
    const reason = `This comes from "${source}", not from "${sourceCardId}".`;
    return [{ reason, errorCode: 'INVALID_PARAMS', context: { sourceCardId } }];
  } catch (error) {
    const reason = `The source of "${id}" could not be told: ${messageOf(error)}`;
    return [{ reason, errorCode: 'INVALID_PARAMS', context: { moveId: id } }];
  }
}
