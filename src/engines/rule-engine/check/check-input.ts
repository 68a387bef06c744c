import type { ValidationError } from '../../../protocol/enumerated-move.js';
import type { CompiledMove, CompiledRules } from '../define/compile-rules.js';
import type { MoveContextInput, MoveDefinition } from '../define/move-definition.js';
import type { PendingDecision } from '../define/operations.js';
import type { ParamsSchema, SchemaIssue } from '../define/params-schema.js';
import { messageOf, quoted, unknownPlayer } from '../errors.js';
import { isPromise } from '../is-promise.js';
import type { EngineContext } from '../state/engine-context.js';
import type { Position } from '../state/position.js';
import { validateTargetSelection } from '../targets/validate-target-selection.js';

const NO_ERRORS: readonly ValidationError[] = [];

/** The refusal of every move after the end. */
export const GAME_ENDED: ValidationError = { reason: 'The game is over.', errorCode: 'GAME_ENDED' };

/** Errors that leave nothing for the rules of a move to look at. */
export function inputErrors(
  rules: CompiledRules,
  position: Position,
  moveId: string,
  input: MoveContextInput,
): readonly ValidationError[] {
  const move = rules.moves.get(moveId);
  if (!move) {
    const reason = `There is no move "${moveId}"; there are ${quoted(rules.moves.keys())}.`;
    return [{ reason, errorCode: 'MOVE_NOT_FOUND', context: { moveId } }];
  }
  const playerId = input?.playerId;
  if (!rules.playerIds.includes(playerId)) {
    const reason = unknownPlayer(playerId, rules.playerIds);
    return [{ reason, errorCode: 'PLAYER_NOT_FOUND', context: { playerId } }];
  }
  if (position.end) return [GAME_ENDED];
  const errors = paramsErrors(move.definition.params, input.params);
  return errors.length > 0 ? errors : sourceErrors(move, input);
}

/** Errors in the shape of parameters. */
export function paramsErrors(
  schema: ParamsSchema<unknown> | undefined,
  params: unknown,
): readonly ValidationError[] {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    const given = params === null ? 'null' : Array.isArray(params) ? 'a list' : typeof params;
    return [invalidParams(`Parameters are an object, not ${given}.`, { given })];
  }
  if (!schema) return NO_ERRORS;
  try {
    const checked: unknown = schema['~standard'].validate(params);
    if (isPromise(checked)) return [invalidParams('Parameters are checked at once, not later.')];
    const { issues = [] } = checked as { issues?: readonly SchemaIssue[] };
    return issues.map(issueError);
  } catch (error) {
    return [invalidParams(`The schema of the parameters failed: ${messageOf(error)}.`)];
  }
}

function issueError({ message, path = [] }: SchemaIssue): ValidationError {
  const keys = path.map((part) =>
    String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part),
  );
  const where = keys.join('.');
  return invalidParams(where ? `${where}: ${message}` : message, { path: where });
}

/** Errors in the card that a move is said to come from. */
function sourceErrors(
  { id, definition }: CompiledMove,
  { params, sourceCardId }: MoveContextInput,
): readonly ValidationError[] {
  if (!definition.sourceOf) return NO_ERRORS;
  try {
    const source = definition.sourceOf(params);
    if (sourceCardId === undefined || sourceCardId === source) return NO_ERRORS;
    return [invalidParams(`This comes from "${source}", not from "${sourceCardId}".`, { sourceCardId })];
  } catch (error) {
    return [invalidParams(`The source of "${id}" could not be told: ${messageOf(error)}`, { moveId: id })];
  }
}

function invalidParams(reason: string, context?: Readonly<Record<string, unknown>>): ValidationError {
  return { reason, errorCode: 'INVALID_PARAMS', ...(context && { context }) };
}

/** The error that keeps a player from a move while a decision is to be taken. */
export function decisionError(
  decision: PendingDecision | undefined,
  moveId: string,
  playerId: string,
  { answersDecision = false, interrupts = false }: MoveDefinition<object>,
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

/** Errors in the targets of the candidate that a context is set to. */
export function targetErrors(
  { id, definition: { targets } }: CompiledMove,
  state: object,
  context: EngineContext,
): readonly ValidationError[] {
  if (!targets) return NO_ERRORS;
  try {
    return validateTargetSelection(targets, context.targets ?? [], state, context, {
      sourceCardId: context.sourceCardId,
    });
  } catch (error) {
    const reason = `The targets of "${id}" could not be checked: ${messageOf(error)}`;
    return [{ reason, errorCode: 'INVALID_TARGETS', context: { moveId: id } }];
  }
}
