import type { EnumeratedMove, ValidationError } from '../../../protocol/enumerated-move.js';
import { freeze } from '../../../protocol/freeze.js';
import type { CardId, PlayerId } from '../../../protocol/ids.js';
import { checkCandidate } from '../check/check-move.js';
import { decisionError, GAME_ENDED, paramsErrors } from '../check/check-input.js';
import type { Verdict } from '../check/run-rules.js';
import type { CompiledMove } from '../define/compile-rules.js';
import type { MoveEnumerationOptions } from '../define/move-definition.js';
import { messageOf } from '../errors.js';
import { isPromise } from '../is-promise.js';
import { EngineContext } from '../state/engine-context.js';
import { frozen } from '../state/state-draft.js';
import { enumerateTargetCombinations } from '../targets/enumerate-target-combinations.js';
import { describeMove, scoreMove } from './describe-move.js';

type Targets = readonly (readonly string[])[];

/** Gives the possible parameters of a move. What it throws, or gives instead of a list, becomes an entry of its own. */
export type ParamsSource = () => unknown;

/** All moves of a player, one by one, with all reasons; `null` for a candidate that the options leave out. */
export function* enumerateMoves(
  context: EngineContext,
  playerId: PlayerId,
  options: MoveEnumerationOptions,
): Generator<EnumeratedMove | null, void> {
  for (const move of selectedMoves(context, options)) yield* enumerateMove(context, move, playerId, options);
}

/** The same as a list. */
export function listMoves(
  context: EngineContext,
  playerId: PlayerId,
  options: MoveEnumerationOptions,
): readonly EnumeratedMove[] {
  const moves: EnumeratedMove[] = [];
  for (const selected of selectedMoves(context, options))
    for (const move of enumerateMove(context, selected, playerId, options)) if (move) moves.push(move);
  return freeze(moves);
}

/** The kinds of moves that are to be enumerated, in the order of the definition. */
export function selectedMoves(
  context: EngineContext,
  { moveIds }: MoveEnumerationOptions,
): readonly CompiledMove[] {
  const all = [...EngineContext.workspaceOf(context).rules.moves.values()];
  return moveIds ? all.filter(({ id }) => moveIds.includes(id)) : all;
}

/** Whether there is anything to enumerate: a move that answers a decision is no option until one is asked for. */
export function isOption({ definition }: CompiledMove, { decision }: EngineContext): boolean {
  return !definition.answersDecision || decision !== undefined;
}

/** The loop: every way to play a move, checked by all its rules. */
export function* enumerateMove(
  context: EngineContext,
  move: CompiledMove,
  playerId: PlayerId,
  { validOnly = false, includeMetadata = false, maxPerMove }: MoveEnumerationOptions,
  given?: ParamsSource,
): Generator<EnumeratedMove | null, void> {
  const workspace = EngineContext.workspaceOf(context);
  const { position, state } = workspace;
  const { id, definition } = move;
  // Enumerators that yield one by one go on with their own context, after rules have set the other one.
  const own = new EngineContext(workspace);
  own.setMove(playerId, id);
  if (!isOption(move, own)) return;
  context.setMove(playerId, id);
  const blocked = decisionError(position.table.decisions.at(-1), id, playerId, definition);
  let left = maxPerMove || Infinity;

  const check = (params: unknown, sourceCardId: CardId | undefined, targets: Targets | undefined) => {
    context.setCandidate(params, sourceCardId, targets);
    if (position.end) return finish(params, sourceCardId, targets, ENDED);
    const faults = definition.params ? paramsErrors(definition.params, params) : NO_ERRORS;
    if (faults.length > 0) return finish(params, sourceCardId, targets, { errors: faults, warnings: null });
    return finish(params, sourceCardId, targets, checkCandidate(move, state, context, blocked));
  };
  const fault = (error: ValidationError) => {
    context.setCandidate({});
    return finish({}, undefined, undefined, position.end ? ENDED : { errors: [error], warnings: null });
  };
  const finish = (
    params: unknown,
    sourceCardId: CardId | undefined,
    targets: Targets | undefined,
    verdict: Verdict,
  ) => {
    left -= 1;
    if (validOnly && verdict.errors) return null;
    const made = enumeratedMove(id, playerId, params, sourceCardId, targets, verdict);
    if (!includeMetadata) return made;
    context.setCandidate(params, sourceCardId, targets);
    return (includeMetadata === 'score' ? scoreMove : describeMove)(move, made, state, context);
  };

  try {
    if (!given && !definition.enumerator && !definition.targets) {
      yield fault(definition.asyncEnumerator ? ENUMERATED_ON_REQUEST : NO_ENUMERATOR);
      return;
    }
    const list: unknown = given ? given() : definition.enumerator ? definition.enumerator(state, own) : [{}];
    if (!isIterable(list)) {
      yield fault(enumeratorError(id, `gave ${kindOf(list)} instead of a list`));
      return;
    }
    for (const params of list) {
      try {
        if (!isParams(params)) {
          yield fault(enumeratorError(id, `gave ${kindOf(params)} where parameters are an object`));
        } else {
          const source = definition.sourceOf?.(params);
          if (!definition.targets) yield check(params, source, undefined);
          else
            for (const targets of targetsOf(move, state, own, source)) {
              yield check(params, source, targets);
              if (left === 0) return;
            }
        }
      } catch (error) {
        yield fault(enumeratorError(id, `failed: ${messageOf(error)}`));
      }
      if (left === 0) return;
    }
  } catch (error) {
    yield fault(enumeratorError(id, `failed: ${messageOf(error)}`));
  }
}

/** The combinations of targets; an empty one if there is none, so that the rules about targets say why. */
function* targetsOf(
  { definition }: CompiledMove,
  state: object,
  context: EngineContext,
  sourceCardId: CardId | undefined,
): Generator<Targets, void> {
  let isEmpty = true;
  for (const targets of enumerateTargetCombinations(definition.targets!, state, context, { sourceCardId })) {
    isEmpty = false;
    yield targets;
  }
  if (isEmpty) yield [];
}

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

function enumeratedMove(
  moveId: string,
  playerId: PlayerId,
  params: unknown,
  sourceCardId: CardId | undefined,
  targets: Targets | undefined,
  { errors, warnings }: Verdict,
): EnumeratedMove {
  const move: Draft<EnumeratedMove> = errors
    ? {
        moveId,
        playerId,
        params: params as EnumeratedMove['params'],
        isValid: false,
        validationError: errors[0]!,
        validationErrors: errors,
      }
    : { moveId, playerId, params: params as EnumeratedMove['params'], isValid: true };
  if (sourceCardId !== undefined) move.sourceCardId = sourceCardId;
  if (targets) move.targets = targets;
  if (warnings && !errors) move.metadata = { warnings };
  return freeze(move);
}

function enumeratorError(moveId: string, what: string): ValidationError {
  const reason = `The enumerator of "${moveId}" ${what}.`;
  return { reason, errorCode: 'ENUMERATOR_ERROR', context: { moveId } };
}

/** Whether a value can be parameters. They are frozen, as they are shown to rules, players and agents. */
function isParams(params: unknown): params is object {
  return typeof params === 'object' && params !== null && !Array.isArray(params) && frozen(params) === params;
}

function kindOf(value: unknown): string {
  if (isPromise(value)) return 'a promise';
  if (Array.isArray(value)) return 'a list';
  return value === null ? 'null' : typeof value;
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

const NO_ERRORS: readonly ValidationError[] = [];
const ENDED: Verdict = { errors: [GAME_ENDED], warnings: null };
const NO_ENUMERATOR: ValidationError = {
  reason: 'Move requires parameters but no enumerator provided',
  errorCode: 'NO_ENUMERATOR',
};
const ENUMERATED_ON_REQUEST: ValidationError = {
  reason: 'What can be chosen is only found out on request.',
  errorCode: 'NO_ENUMERATOR',
};
