import type { ValidationError } from '../../protocol/enumerated-move.js';
import type { PlayerId } from '../../protocol/ids.js';
import { isRecord } from '../../protocol/plain-data.js';
import type { FlowControl, FlowHookContext, GameEndResult } from './contexts.js';
import type { CoreState } from './core-state.js';
import { frozen } from './drafting.js';
import { checkedEnd, EngineContext, historyOf, type Operations } from './engine-context.js';
import { Enumeration } from './enumeration/enumeration.js';
import { messageOf, misuse, quoted } from './errors.js';
import { FlowManager } from './flow/flow-manager.js';
import { GameError } from '../../protocol/game-error.js';
import {
  ask,
  decisionError,
  GAME_ENDED,
  judge,
  paramsErrors,
  sourceErrors,
  targetErrors,
  type MoveTrace,
  type RuleTrace,
  type Verdict,
} from './judge.js';
import { isPromise } from './is-promise.js';
import type { MoveContextInput } from './move-definition.js';
import { WorldCards } from './operations/card-operations.js';
import { WorldRegistry } from './operations/card-registry.js';
import { WorldCounters } from './operations/counter-operations.js';
import { WorldGame } from './operations/game-operations.js';
import type { HistoryMessage, PendingDecision } from './operations/operations.js';
import { WorldTrackers } from './operations/tracker-operations.js';
import { WorldZones } from './operations/zone-operations.js';
import { kept, plainCopy } from './plain-copy.js';
import { blankCore, type PlayableGame } from './playable-game.js';
import type { RulebookMove } from './rulebook.js';
import { World } from './world.js';

/** What becomes of a move: nothing in its way, or everything that is. */
export interface Outcome {
  readonly errors: readonly ValidationError[];
  readonly messages: readonly HistoryMessage[];
}

/** A game that was set up, and what was told about that. */
export interface Beginning<TState extends object, TCardMeta, TCardDefinition> {
  readonly play: Play<TState, TCardMeta, TCardDefinition>;
  readonly messages: readonly HistoryMessage[];
}

/** One position of a game, and what can be done with it. Keeps no history. */
export class Play<TState extends object, TCardMeta, TCardDefinition> {
  readonly game: PlayableGame<TState, TCardMeta, TCardDefinition>;
  readonly world: World<TState>;
  readonly flow: FlowManager<TState, TCardMeta, TCardDefinition> | null;
  readonly enumeration: Enumeration<TState, TCardMeta, TCardDefinition>;
  readonly operations: Operations<TState, TCardMeta, TCardDefinition>;
  /** What whoever only asks gets. */
  readonly context: EngineContext<TState, TCardMeta, TCardDefinition>;

  constructor(game: PlayableGame<TState, TCardMeta, TCardDefinition>, core: CoreState<TState>) {
    const { definition, playerIds, layout, rulebook } = game;
    const world = new World(layout, core);
    this.game = game;
    this.world = world;
    this.operations = {
      world,
      zones: new WorldZones(world),
      cards: new WorldCards(world),
      counters: new WorldCounters(world),
      game: new WorldGame(world, playerIds, rulebook.keys()),
      trackers: new WorldTrackers(world, definition.trackers),
      registry: new WorldRegistry(world, definition.cards ?? {}),
      history: historyOf(world),
      endGame: (result) => {
        world.end = kept(checkedEnd(result, playerIds));
      },
    };
    this.flow = definition.flow
      ? new FlowManager({
          definition: definition.flow,
          players: playerIds,
          world,
          hookContext: () => this.#hookContext(() => world.draft),
          askContext: () => this.#hookContext(() => world.game),
          forget: (span) => this.operations.trackers.forget(span),
        })
      : null;
    this.context = this.#newContext();
    this.enumeration = new Enumeration({ world, rulebook, context: this.context });
  }

  /** Sets a game up. */
  static begin<TState extends object, TCardMeta, TCardDefinition>(
    game: PlayableGame<TState, TCardMeta, TCardDefinition>,
    seed: string | number,
    choosingFirstPlayer: PlayerId | undefined,
  ): Beginning<TState, TCardMeta, TCardDefinition> {
    const play = new Play(game, blankCore(game, seed));
    const { world, operations, flow } = play;
    try {
      world.transact(() => {
        if (choosingFirstPlayer !== undefined) operations.game.setChoosingFirstPlayer(choosingFirstPlayer);
        const state = game.definition.setup(game.players, play.#newContext());
        world.game = frozen(checkedState(state));
        flow?.begin();
        play.#checkEnd();
      });
    } catch (error) {
      throw misuse(
        `the game "${game.definition.name}" could not be set up: ${messageOf(error)}`,
        'Without a first position there is nothing to play',
        'Mend setup, or the hooks that run at the beginning',
      );
    }
    return { play, messages: play.#takeMessages() };
  }

  /** A move by its id. */
  move(moveId: string): RulebookMove<TState, TCardMeta, TCardDefinition> | undefined {
    return this.game.rulebook.get(moveId);
  }

  /** Asks rules something. They do not ask in turn: what they hold in their hands would change meanwhile. */
  ask<T>(question: () => T): T {
    this.world.lock.mustBeIdle();
    return this.world.asking(question);
  }

  /** Everything that stands in the way of a move. */
  errorsOf(moveId: string, input: MoveContextInput): readonly ValidationError[] {
    return this.ask(() => this.#errorsOf(moveId, input));
  }

  /** What every rule says about a move. */
  trace(moveId: string, input: MoveContextInput): MoveTrace {
    return this.ask(() => this.#trace(moveId, input));
  }

  #errorsOf(moveId: string, input: MoveContextInput): readonly ValidationError[] {
    const move = this.move(moveId);
    const faults = this.#faultsOf(moveId, move, input);
    if (faults.length > 0 || !move) return faults;
    const context = this.#prepared(this.context, move, input);
    const gates = this.#gateErrors(move, input, context);
    const verdict: Verdict = { errors: null, warnings: null };
    judge(move, this.world.game, context, verdict);
    if (!verdict.errors) return gates;
    return gates.length > 0 ? [...gates, ...verdict.errors] : verdict.errors;
  }

  #trace(moveId: string, input: MoveContextInput): MoveTrace {
    const move = this.move(moveId);
    const faults = this.#faultsOf(moveId, move, input);
    const failed = faults.map((error): RuleTrace => ({ rule: error.errorCode, status: 'failed', error }));
    if (faults.length > 0 || !move)
      return { moveId, playerId: input?.playerId, allowed: false, rules: failed };
    const context = this.#prepared(this.context, move, input);
    const gates = this.#gateErrors(move, input, context);
    const rules = [
      ...gates.map((error): RuleTrace => ({ rule: error.errorCode, status: 'failed', error })),
      ...move.rules.map((rule): RuleTrace => {
        const result = ask(rule, moveId, this.world.game, context);
        if (result === true) return { rule: rule.name, status: 'passed' };
        if ('warning' in result) return { rule: rule.name, status: 'penalised', warning: result.warning };
        return { rule: rule.name, status: 'failed', error: result };
      }),
    ];
    return {
      moveId,
      playerId: input.playerId,
      allowed: !rules.some(({ status }) => status === 'failed'),
      rules,
    };
  }

  /** Plays a move, or says everything that stands in its way; then nothing has changed. */
  execute(moveId: string, input: MoveContextInput): Outcome {
    const errors = this.errorsOf(moveId, input);
    if (errors.length > 0) return { errors, messages: NO_MESSAGES };
    const move = this.move(moveId)!;
    try {
      const own = ownInput(input);
      this.world.transact(() => this.#reduce(move, own));
    } catch (error) {
      const context = { moveId, ...(error instanceof GameError && { code: error.code, ...error.context }) };
      const reason = `"${moveId}" could not be played: ${messageOf(error)}`;
      return { errors: [{ reason, errorCode: 'EXECUTION_ERROR', context }], messages: NO_MESSAGES };
    }
    return { errors: NO_ERRORS, messages: this.#takeMessages() };
  }

  /** A context for a player who looks for ways to play a move, to be kept. */
  contextFor(
    move: RulebookMove<TState, TCardMeta, TCardDefinition>,
    playerId: PlayerId,
  ): EngineContext<TState, TCardMeta, TCardDefinition> {
    const context = this.#newContext();
    context.playerId = playerId;
    context.decision = this.#decisionFor(move, playerId);
    return context;
  }

  /** How the game ended, if its own rule says so. */
  asksToEnd(): GameEndResult | null {
    const { endIf } = this.game.definition;
    if (!endIf) return null;
    const result = this.world.asking(() => endIf(this.world.game, this.context)) || null;
    return result && checkedEnd(result, this.game.playerIds);
  }

  #reduce(move: RulebookMove<TState, TCardMeta, TCardDefinition>, input: MoveContextInput): void {
    const context = this.#prepared(this.#newContext(), move, input);
    if (context.decision) this.operations.game.takeDecision();
    const { draft } = this.world;
    const returned: unknown = move.definition.reducer(draft, context);
    if (isPromise(returned)) {
      throw new GameError('its reducer gave a promise, but a move is played at once.', 'REDUCER_PROMISE');
    }
    // The draft itself is what an arrow function with Object.assign gives.
    const harmless = returned === draft || Array.isArray(returned);
    if (typeof returned === 'object' && returned !== null && !harmless) {
      throw new GameError(
        'its reducer gave a value, which would be lost: change the draft instead.',
        'REDUCER_VALUE',
      );
    }
    if (!this.world.end) this.#checkEnd();
    // Also after the end: what was asked of the flow is then forgotten.
    this.flow?.settle();
    if (!this.world.end) this.#checkEnd();
  }

  #checkEnd(): void {
    const result = this.asksToEnd();
    if (result) this.world.end = kept(result);
  }

  /** What is wrong with a wish before any rule is asked. */
  #faultsOf(
    moveId: string,
    move: RulebookMove<TState, TCardMeta, TCardDefinition> | undefined,
    input: MoveContextInput,
  ): readonly ValidationError[] {
    if (!move) {
      const reason = `There is no move "${moveId}"; there are ${quoted(this.game.rulebook.keys())}.`;
      return [{ reason, errorCode: 'MOVE_NOT_FOUND', context: { moveId } }];
    }
    const playerId: unknown = input?.playerId;
    if (!this.game.playerIds.includes(playerId as PlayerId)) {
      const reason = `There is no player "${String(playerId)}"; there are ${quoted(this.game.playerIds)}.`;
      return [{ reason, errorCode: 'PLAYER_NOT_FOUND', context: { playerId } }];
    }
    if (this.world.end) return [GAME_ENDED];
    const wrong = paramsErrors(move.definition.params, input.params);
    return wrong.length > 0 ? wrong : sourceErrors(move, input);
  }

  /** What is in the way beside the move's own rules. */
  #gateErrors(
    move: RulebookMove<TState, TCardMeta, TCardDefinition>,
    input: MoveContextInput,
    context: EngineContext<TState, TCardMeta, TCardDefinition>,
  ): readonly ValidationError[] {
    const decision = this.operations.game.getDecision();
    const waiting = decisionError(decision, move.id, input.playerId, move.definition.answersDecision);
    const targets = targetErrors(move, input, this.world.game, context);
    return waiting ? [waiting, ...targets] : targets;
  }

  #prepared(
    context: EngineContext<TState, TCardMeta, TCardDefinition>,
    move: RulebookMove<TState, TCardMeta, TCardDefinition>,
    input: MoveContextInput,
  ): EngineContext<TState, TCardMeta, TCardDefinition> {
    context.playerId = input.playerId;
    context.params = input.params;
    context.sourceCardId = move.definition.sourceOf?.(input.params) ?? input.sourceCardId;
    context.targets = input.targets;
    context.timestamp = input.timestamp;
    context.decision = this.#decisionFor(move, input.playerId);
    this.world.recallRng();
    return context;
  }

  /** The decision that is to be taken, if this move of this player takes it. */
  #decisionFor(
    { id }: RulebookMove<TState, TCardMeta, TCardDefinition>,
    playerId: PlayerId,
  ): PendingDecision | undefined {
    const decision = this.operations.game.getDecision();
    return decision?.playerId === playerId && decision.moveIds.includes(id) ? decision : undefined;
  }

  #newContext(): EngineContext<TState, TCardMeta, TCardDefinition> {
    return new EngineContext(this.operations, this.flow?.control ?? null);
  }

  #hookContext(state: () => TState): FlowHookContext<TState, TCardMeta, TCardDefinition> {
    const context = this.#newContext();
    const flow: FlowControl = this.flow!.control;
    return {
      zones: context.zones,
      cards: context.cards,
      counters: context.counters,
      game: context.game,
      trackers: context.trackers,
      registry: context.registry,
      history: context.history,
      flow,
      endGame: context.endGame,
      get rng() {
        return context.rng;
      },
      get state() {
        return state();
      },
    };
  }

  #takeMessages(): readonly HistoryMessage[] {
    const { messages } = this.world;
    this.world.messages = [];
    return messages;
  }
}

/** What a setup gave, if that can be a state: something plain, or nobody could tell what changes in it. */
function checkedState<TState extends object>(state: TState): TState {
  if (Array.isArray(state)) return state;
  if (typeof state === 'object' && state !== null && isRecord(state)) return state;
  throw new GameError(`setup gave ${kindOf(state)} where a state is a plain object`, 'EXECUTION_ERROR');
}

function kindOf(value: unknown): string {
  if (isPromise(value)) return 'a promise';
  return typeof value === 'object' && value !== null ? `a ${value.constructor.name}` : String(value);
}

/** A reducer gets parameters of its own: it may use them up, or put them into the state. */
function ownInput({
  playerId,
  params,
  sourceCardId,
  targets,
  timestamp,
}: MoveContextInput): MoveContextInput {
  return { playerId, params: plainCopy(params), sourceCardId, targets: plainCopy(targets), timestamp };
}

const NO_ERRORS: readonly ValidationError[] = [];
const NO_MESSAGES: readonly HistoryMessage[] = [];
