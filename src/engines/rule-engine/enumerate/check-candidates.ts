import type { EnumeratedMove, ValidationError } from '../../../protocol/enumerated-move.js';
import { freeze } from '../../../protocol/freeze.js';
import type { CardId, PlayerId } from '../../../protocol/ids.js';
import { decisionError, GAME_ENDED, paramsErrors } from '../check/check-input.js';
import { checkCandidate } from '../check/check-move.js';
import type { Verdict } from '../check/run-rules.js';
import type { CompiledMove } from '../define/compile-rules.js';
import type { MoveEnumerationOptions } from '../define/move-definition.js';
import { EngineContext } from '../state/engine-context.js';
import type { Draft } from '../state/state-draft.js';
import { Candidate, isParams, withoutParams } from './candidates.js';
import { describeMove } from './describe-move.js';

type Targets = readonly (readonly string[])[] | undefined;

/** What is the same for all candidates of a move. */
export interface CandidateChecks {
  readonly context: EngineContext;
  readonly move: CompiledMove;
  readonly playerId: PlayerId;
  readonly options: MoveEnumerationOptions;
  readonly state: object;
  /** The decision that keeps the player from the move. */
  readonly blocked: ValidationError | null;
  readonly hasEnded: boolean;
}

/**
 * Prepares the checks of all candidates of a move. A plain object: compiled code forgets a class of which no instance is
 * alive, which happens between two enumerations.
 */
export function candidateChecks(
  context: EngineContext,
  move: CompiledMove,
  playerId: PlayerId,
  options: MoveEnumerationOptions,
): CandidateChecks {
  const { position, state } = EngineContext.workspaceOf(context);
  const blocked = decisionError(position.table.decisions.at(-1), move.id, playerId, move.definition);
  context.setMove(playerId, move.id);
  return { context, move, playerId, options, state, blocked, hasEnded: position.end !== null };
}

/** The enumerated move of a candidate; `null` if the options leave it out. */
export function enumerated(checks: CandidateChecks, candidate: unknown): EnumeratedMove | null {
  if (candidate instanceof Candidate) {
    const { params, sourceCardId, targets, error } = candidate;
    return checkedMove(checks, params, sourceCardId, targets, error);
  }
  if (isParams(candidate)) return checkedMove(checks, candidate, undefined, undefined, undefined);
  return enumerated(checks, withoutParams(checks.move, candidate));
}

function checkedMove(
  checks: CandidateChecks,
  params: unknown,
  sourceCardId: CardId | undefined,
  targets: Targets,
  error: ValidationError | undefined,
): EnumeratedMove | null {
  const { context, move, playerId, options, state } = checks;
  context.setCandidate(params, sourceCardId, targets);
  const { errors, warnings } = verdictOn(checks, params, error);
  if (options.validOnly && errors) return null;
  const result: Draft<EnumeratedMove> = errors
    ? {
        moveId: move.id,
        playerId,
        params: params as EnumeratedMove['params'],
        isValid: false,
        validationError: errors[0]!,
        validationErrors: errors,
      }
    : { moveId: move.id, playerId, params: params as EnumeratedMove['params'], isValid: true };
  if (sourceCardId !== undefined) result.sourceCardId = sourceCardId;
  if (targets) result.targets = targets;
  if (warnings && !errors) result.metadata = { warnings };
  freeze(result);
  if (!options.includeMetadata) return result;
  // Set again, for fresh random numbers.
  context.setCandidate(params, sourceCardId, targets);
  return describeMove(move, result, state, context, options.includeMetadata);
}

function verdictOn(
  { context, move, state, blocked, hasEnded }: CandidateChecks,
  params: unknown,
  error: ValidationError | undefined,
): Verdict {
  if (hasEnded) return ENDED;
  if (error) return { errors: [error], warnings: null };
  const schema = move.definition.params;
  const faults = schema && paramsErrors(schema, params);
  if (faults && faults.length > 0) return { errors: faults, warnings: null };
  return checkCandidate(move, state, context, blocked);
}

const ENDED: Verdict = { errors: [GAME_ENDED], warnings: null };
