import type { ValidationError } from '../../../protocol/enumerated-move.js';
import type { Warning } from '../../../protocol/reason.js';
import type { CompiledMove } from '../define/compile-rules.js';
import type { MoveContextInput } from '../define/move-definition.js';
import { EngineContext } from '../state/engine-context.js';
import { decisionError, inputErrors, targetErrors } from './check-input.js';
import { isWarning, runRules, type RuleAnswer, type Verdict } from './run-rules.js';

/** The answer of one rule about a move. */
export type RuleTrace =
  | { readonly rule: string; readonly status: 'passed' }
  | { readonly rule: string; readonly status: 'failed'; readonly error: ValidationError }
  | { readonly rule: string; readonly status: 'penalised'; readonly warning: Warning };

/** The answers of all rules about a move, one by one. */
export interface MoveTrace {
  readonly moveId: string;
  readonly playerId: string;
  readonly allowed: boolean;
  readonly rules: readonly RuleTrace[];
}

type OnAnswer = (rule: string, answer: RuleAnswer) => void;

const NO_ERRORS: readonly ValidationError[] = [];

/** Everything that prevents a move; nothing if it can be played. Leaves the context set to it. */
export function checkMove(
  context: EngineContext,
  moveId: string,
  input: MoveContextInput,
  onAnswer?: OnAnswer,
): readonly ValidationError[] {
  const { rules, position, state } = EngineContext.workspaceOf(context);
  const faults = inputErrors(rules, position, moveId, input);
  if (faults.length > 0) return faults;
  const move = rules.moves.get(moveId)!;
  const { playerId, params, sourceCardId, targets, timestamp } = input;
  context.setMove(playerId, moveId);
  context.setCandidate(params, move.definition.sourceOf?.(params) ?? sourceCardId, targets);
  context.timestamp = timestamp;
  const blocked = decisionError(position.table.decisions.at(-1), moveId, playerId, move.definition);
  return checkCandidate(move, state, context, blocked, onAnswer).errors ?? NO_ERRORS;
}

/** The same check with the answer of every rule. */
export function explainMove(context: EngineContext, moveId: string, input: MoveContextInput): MoveTrace {
  const answers: RuleTrace[] = [];
  const errors = checkMove(context, moveId, input, (rule, answer) => answers.push(traceOf(rule, answer)));
  // What is wrong besides the move's own rules comes first.
  const failed = answers.filter(({ status }) => status === 'failed').length;
  const others = errors.slice(0, errors.length - failed).map((error) => traceOf(error.errorCode, error));
  return {
    moveId,
    playerId: input?.playerId,
    allowed: errors.length === 0,
    rules: [...others, ...answers],
  };
}

/** Checks the candidate that a context is set to. `blocked` is the decision that keeps the player from the move. */
export function checkCandidate(
  move: CompiledMove,
  state: object,
  context: EngineContext,
  blocked: ValidationError | null,
  onAnswer?: OnAnswer,
): Verdict {
  if (!blocked && !move.definition.targets) return runRules(move, state, context, onAnswer);
  const first = [...(blocked ? [blocked] : []), ...targetErrors(move, state, context)];
  const verdict = runRules(move, state, context, onAnswer);
  if (first.length === 0) return verdict;
  return { errors: [...first, ...(verdict.errors ?? [])], warnings: verdict.warnings };
}

function traceOf(rule: string, answer: RuleAnswer): RuleTrace {
  if (answer === true) return { rule, status: 'passed' };
  if (isWarning(answer)) return { rule, status: 'penalised', warning: answer.warning };
  return { rule, status: 'failed', error: answer };
}
