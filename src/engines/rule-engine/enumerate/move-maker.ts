import type { EnumeratedMove, MoveMetadata, ValidationError } from '../../../protocol/enumerated-move.js';
import { freeze } from '../../../protocol/freeze.js';
import type { MoveField } from '../../../protocol/move-field.js';
import type { PlayerId } from '../../../protocol/ids.js';
import type { CoreState } from '../state/position.js';
import type { EngineContext } from '../state/engine-context.js';
import { messageOf } from '../errors.js';
import {
  decisionError,
  GAME_ENDED,
  judge,
  nothingKnown,
  paramsErrors,
  targetErrors,
  type Known,
} from '../check/check-rules.js';
import { isPromise } from '../is-promise.js';
import type { PendingDecision } from '../define/operations.js';
import type { RulebookMove } from '../define/definition-faults.js';
import type { World } from '../state/workspace.js';
import {
  arePlain,
  type Candidate,
  candidatesOf,
  listCandidates,
  type Candidates,
  type PlainCandidate,
} from './candidates.js';
import type { Changes } from './changes.js';
import { isAlike } from './is-alike.js';
import { SharedAnswers } from './shared-answers.js';
import type { EntryMaker } from './tracked-list.js';
import type { TrackedState } from './tracked-state.js';
import { invalidMove, validMove } from './judged-move.js';

/** What enumerated moves are made with. */
export interface MakerParts<TState extends object, TCardMeta, TCardDefinition> {
  readonly world: World<TState>;
  readonly context: EngineContext<TState, TCardMeta, TCardDefinition>;
  readonly state: TrackedState<TState>;
}

/** Makes the enumerated moves of one kind for one player. */
export class MoveMaker<TState extends object, TCardMeta, TCardDefinition> implements EntryMaker<
  Candidate | PlainCandidate,
  EnumeratedMove
> {
  readonly #parts: MakerParts<TState, TCardMeta, TCardDefinition>;
  readonly #context: EngineContext<TState, TCardMeta, TCardDefinition>;
  readonly #move: RulebookMove<TState, TCardMeta, TCardDefinition>;
  readonly #playerId: PlayerId;
  /** What rules say of several candidates of a list at once. */
  #shared: SharedAnswers<TState, TCardMeta, TCardDefinition> | null = null;
  #position: Position<TState> | null = null;
  /** Whether the candidates that are judged are plain. */
  #arePlain = false;

  constructor(
    parts: MakerParts<TState, TCardMeta, TCardDefinition>,
    move: RulebookMove<TState, TCardMeta, TCardDefinition>,
    playerId: PlayerId,
  ) {
    this.#parts = parts;
    this.#context = parts.context;
    this.#move = move;
    this.#playerId = playerId;
  }

  review(candidates: Candidates, changes: Changes): void {
    const { seen } = this.#prepare();
    this.#arePlain = arePlain(candidates);
    this.#context.sourceCardId = undefined;
    this.#context.targets = undefined;
    this.#shared ??= new SharedAnswers(this.#move, this.#context, this.#parts.world);
    this.#shared.review(candidates, changes, seen);
  }

  nextTouched(from: number): number {
    return this.#shared!.nextTouched(from);
  }

  make(at: number, found: Candidate | PlainCandidate): EnumeratedMove {
    const known = this.#shared!.knownOf(at);
    if (this.#arePlain) return this.#judge(found, null, this.#position!, known);
    return this.#judge((found as Candidate).params, found as Candidate, this.#position!, known);
  }

  /** Whether two judgements of one candidate say the same: everything else about them is the candidate's. */
  isSame(a: EnumeratedMove, b: EnumeratedMove): boolean {
    return (
      a.isValid === b.isValid &&
      a.validationErrors?.length === b.validationErrors?.length &&
      a.validationError?.reason === b.validationError?.reason &&
      isAlike(a.validationErrors, b.validationErrors) &&
      isAlike(a.metadata, b.metadata)
    );
  }

  /** The ways to play it, at most so many. */
  find(most: number): Candidates {
    const { seen } = this.#prepare();
    if (!this.#mayBeAsked()) return NONE;
    return listCandidates(this.#move, seen, this.#parts.context, most);
  }

  /** The ways to play it, one by one; those found elsewhere, if given. */
  *seek(found?: unknown): Generator<Candidate, void> {
    const { context, world } = this.#parts;
    const { seen } = this.#prepare();
    if (!this.#mayBeAsked()) return;
    for (const candidate of candidatesOf(this.#move, seen, context, found)) {
      const chance = world.loanedRng;
      yield candidate;
      // Others have been asked meanwhile; an enumerator goes on with the numbers it had.
      world.loanedRng = chance;
    }
  }

  /** Whether there is any use in looking for ways to play it. */
  isAsked(): boolean {
    this.#prepare();
    return this.#mayBeAsked();
  }

  /** A candidate after all rules have looked at it. */
  judge(candidate: Candidate): EnumeratedMove {
    return this.#judge(candidate.params, candidate, this.#prepare(), nothingKnown(this.#move));
  }

  #judge(
    params: unknown,
    candidate: Candidate | null,
    position: Position<TState>,
    known: Known,
  ): EnumeratedMove {
    const context = this.#context;
    const { id, definition } = this.#move;
    const { core, seen, waiting } = position;
    if (core.end) return invalidMove(id, this.#playerId, params, candidate, [GAME_ENDED]);
    if (candidate?.error) return invalidMove(id, this.#playerId, params, candidate, [candidate.error]);
    // As in playing: rules need not reckon with parameters that are none.
    const faults = definition.params ? paramsErrors(definition.params, params) : NO_FAULTS;
    if (faults.length > 0) return invalidMove(id, this.#playerId, params, candidate, faults);
    context.params = params;
    context.sourceCardId = candidate?.sourceCardId;
    context.targets = candidate?.targets;
    // Everybody who is asked gets the same numbers.
    this.#parts.world.recallRng();
    let gates = waiting ? [waiting] : NO_FAULTS;
    if (definition.targets && candidate)
      gates = [...gates, ...targetErrors(this.#move, candidate, seen, context)];
    const { errors, warnings } = judge(this.#move, seen, context, known);
    if (gates.length === 0 && !errors) return validMove(id, this.#playerId, params, candidate, warnings);
    const all = gates.length === 0 ? errors! : errors ? [...gates, ...errors] : gates;
    return invalidMove(id, this.#playerId, params, candidate, all);
  }

  /** A move with what screens and agents may want to know of it. */
  describe(move: EnumeratedMove): EnumeratedMove {
    const { context } = this.#parts;
    const { name, definition } = this.#move;
    const seen = this.#lookAt(move);
    const error = move.validationError?.errorCode ?? '';
    const concrete = !UNKNOWN_PARAMS.has(error);
    const metadata: MoveMetadata = {
      displayName: name,
      ...(definition.description !== undefined && { description: definition.description }),
      ...definition.metadata,
      ...move.metadata,
      ...(error === 'NO_ENUMERATOR' && attempt('fieldsError', () => this.#questions(seen))),
      ...(concrete && attempt('metadataError', () => plain(definition.describe?.(seen, context)))),
      ...(concrete && this.#scoreIn(seen)),
    };
    return freeze({ ...move, metadata: freeze(metadata) });
  }

  /** A move with its score alone: whoever thinks ahead reads no names. */
  score(move: EnumeratedMove): EnumeratedMove {
    if (UNKNOWN_PARAMS.has(move.validationError?.errorCode ?? '')) return move;
    return freeze({ ...move, metadata: freeze({ ...move.metadata, ...this.#scoreIn(this.#lookAt(move)) }) });
  }

  #scoreIn(seen: TState): MoveMetadata | undefined {
    const { definition } = this.#move;
    return attempt('scoreError', () => scored(definition.score?.(seen, this.#parts.context)));
  }

  /** Lets the context be that of a move, and gives the state that goes with it. */
  #lookAt({ params, sourceCardId, targets }: EnumeratedMove): TState {
    const { context } = this.#parts;
    const { seen } = this.#prepare();
    context.params = params;
    context.sourceCardId = sourceCardId;
    context.targets = targets;
    return seen;
  }

  /** What is to be asked of a player, or where the list can be had. */
  #questions(seen: TState): MoveMetadata | undefined {
    const { fields, asyncEnumerator } = this.#move.definition;
    if (asyncEnumerator) return { onRequest: true };
    if (!fields) return undefined;
    const list: unknown = typeof fields === 'function' ? fields(seen, this.#parts.context) : fields;
    if (!Array.isArray(list)) throw new Error(`fields gave ${typeof list} instead of a list`);
    return { fields: list as readonly MoveField[] };
  }

  /** What only answers a decision is nothing to do as long as nobody asks. */
  #mayBeAsked(): boolean {
    const { answersDecision = false } = this.#move.definition;
    return !answersDecision || this.#parts.context.decision !== undefined;
  }

  #prepare(): Position<TState> {
    const { context, world } = this.#parts;
    const position = this.#position?.core === world.core ? this.#position : this.#lookAround();
    context.playerId = this.#playerId;
    context.decision = position.decision;
    // Everybody who is asked gets the same numbers.
    world.recallRng();
    return position;
  }

  #lookAround(): Position<TState> {
    const { world, state } = this.#parts;
    const { id, definition } = this.#move;
    const decision = world.table.decisions.at(-1);
    const asked = decision?.playerId === this.#playerId && decision.moveIds.includes(id);
    this.#position = {
      core: world.core,
      seen: state.current(),
      decision: asked ? decision : undefined,
      waiting: decisionError(decision, id, this.#playerId, definition),
    };
    return this.#position;
  }
}

/** What is the same for all candidates of a position. */
interface Position<TState> {
  readonly core: CoreState<TState>;
  /** The game's own state, as rules see it. */
  readonly seen: TState;
  readonly decision: PendingDecision | undefined;
  /** What keeps the player from the move while a decision is to be taken. */
  readonly waiting: ValidationError | null;
}

const NONE: readonly Candidate[] = [];
const NO_FAULTS: readonly ValidationError[] = [];

/** Moves of which nobody knows the parameters: there is nothing to describe. */
const UNKNOWN_PARAMS: ReadonlySet<string> = new Set(['NO_ENUMERATOR', 'ENUMERATOR_ERROR']);

/** What a game says about one of its moves; if that fails, the move is still there, and tells developers so. */
function attempt(fault: string, say: () => MoveMetadata | undefined): MoveMetadata | undefined {
  try {
    return say();
  } catch (error) {
    return { [fault]: messageOf(error) };
  }
}

function plain(metadata: MoveMetadata | undefined): MoveMetadata | undefined {
  if (metadata === undefined) return undefined;
  // A copy, so that whatever fails when it is looked at fails here.
  if (typeof metadata === 'object' && metadata !== null && !isPromise(metadata)) return { ...metadata };
  throw new Error(`describe gave ${isPromise(metadata) ? 'a promise' : typeof metadata} instead of metadata`);
}

function scored(score: unknown): MoveMetadata | undefined {
  if (score === undefined) return undefined;
  if (typeof score === 'number' && !Number.isNaN(score)) return { score };
  throw new Error(`score gave ${typeof score === 'number' ? 'NaN' : typeof score} instead of a number`);
}
