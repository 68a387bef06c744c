import type { EnumeratedMove, ValidationError } from '../../../protocol/enumerated-move.js';
import { freeze } from '../../../protocol/freeze.js';
import type { CardId, PlayerId } from '../../../protocol/ids.js';
import { decisionError, GAME_ENDED, paramsErrors } from '../check/check-input.js';
import { checkCandidate } from '../check/check-move.js';
import type { Verdict } from '../check/run-rules.js';
import type { CompiledMove } from '../define/compile-rules.js';
import type { MoveEnumerationOptions } from '../define/move-definition.js';
import { EngineContext } from '../state/engine-context.js';
import { Candidate, isParams, withoutParams } from './candidates.js';
import { describeMove, scoreMove } from './describe-move.js';

type Targets = readonly (readonly string[])[] | undefined;

/** Checks the candidates of one kind of move for one player. */
export class CandidateCheck {
  readonly #context: EngineContext;
  readonly #move: CompiledMove;
  readonly #playerId: PlayerId;
  readonly #options: MoveEnumerationOptions;
  readonly #state: object;
  /** The decision that keeps the player from the move. */
  readonly #blocked: ValidationError | null;
  readonly #hasEnded: boolean;

  constructor(
    context: EngineContext,
    move: CompiledMove,
    playerId: PlayerId,
    options: MoveEnumerationOptions,
  ) {
    const { position, state } = EngineContext.workspaceOf(context);
    context.setMove(playerId, move.id);
    this.#context = context;
    this.#move = move;
    this.#playerId = playerId;
    this.#options = options;
    this.#state = state;
    this.#blocked = decisionError(position.table.decisions.at(-1), move.id, playerId, move.definition);
    this.#hasEnded = position.end !== null;
  }

  /** The enumerated move of a candidate; `null` if the options leave it out. */
  run(candidate: unknown): EnumeratedMove | null {
    if (candidate instanceof Candidate) {
      const { params, sourceCardId, targets, error } = candidate;
      return this.#enumerated(params, sourceCardId, targets, error);
    }
    if (isParams(candidate)) return this.#enumerated(candidate, undefined, undefined, undefined);
    return this.run(withoutParams(this.#move, candidate));
  }

  #enumerated(
    params: unknown,
    sourceCardId: CardId | undefined,
    targets: Targets,
    error: ValidationError | undefined,
  ): EnumeratedMove | null {
    const { validOnly, includeMetadata } = this.#options;
    this.#context.setCandidate(params, sourceCardId, targets);
    const { errors, warnings } = this.#verdict(params, error);
    if (validOnly && errors) return null;
    const move: Draft<EnumeratedMove> = errors
      ? {
          moveId: this.#move.id,
          playerId: this.#playerId,
          params: params as EnumeratedMove['params'],
          isValid: false,
          validationError: errors[0]!,
          validationErrors: errors,
        }
      : {
          moveId: this.#move.id,
          playerId: this.#playerId,
          params: params as EnumeratedMove['params'],
          isValid: true,
        };
    if (sourceCardId !== undefined) move.sourceCardId = sourceCardId;
    if (targets) move.targets = targets;
    if (warnings && !errors) move.metadata = { warnings };
    freeze(move);
    if (!includeMetadata) return move;
    // Again, for fresh random numbers.
    this.#context.setCandidate(params, sourceCardId, targets);
    const describe = includeMetadata === 'score' ? scoreMove : describeMove;
    return describe(this.#move, move, this.#state, this.#context);
  }

  #verdict(params: unknown, error: ValidationError | undefined): Verdict {
    if (this.#hasEnded) return ENDED;
    if (error) return { errors: [error], warnings: null };
    const schema = this.#move.definition.params;
    const faults = schema && paramsErrors(schema, params);
    if (faults && faults.length > 0) return { errors: faults, warnings: null };
    return checkCandidate(this.#move, this.#state, this.#context, this.#blocked);
  }
}

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

const ENDED: Verdict = { errors: [GAME_ENDED], warnings: null };
