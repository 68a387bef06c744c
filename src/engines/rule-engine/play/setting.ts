import type { PlayerId } from '../../../protocol/ids.js';
import type { FlowControl, FlowHookContext } from '../define/contexts.js';
import type { CoreState } from '../state/position.js';
import { checkedEnd, EngineContext, historyOf, type Operations } from '../state/engine-context.js';
import { FlowManager } from '../flow/flow-manager.js';
import type { MoveContextInput } from '../define/move-definition.js';
import { WorldCards } from '../state/operations/card-operations.js';
import { WorldRegistry } from '../state/operations/card-registry.js';
import { WorldCounters } from '../state/operations/counter-operations.js';
import { WorldGame } from '../state/operations/game-operations.js';
import type { PendingDecision } from '../define/operations.js';
import { WorldTrackers } from '../state/operations/tracker-operations.js';
import { WorldZones } from '../state/operations/zone-operations.js';
import { kept } from '../state/plain-copy.js';
import type { PlayableGame } from '../define/compile-rules.js';
import type { RulebookMove } from '../define/definition-faults.js';
import { World } from '../state/workspace.js';

/** Where rules work: a world with its operations and its flow, and the contexts that give them to rules. */
export class Setting<TState extends object, TCardMeta, TCardDefinition> {
  readonly game: PlayableGame<TState, TCardMeta, TCardDefinition>;
  readonly world: World<TState>;
  readonly flow: FlowManager<TState, TCardMeta, TCardDefinition> | null;
  readonly operations: Operations<TState, TCardMeta, TCardDefinition>;
  /** What whoever only asks gets. */
  readonly context: EngineContext<TState, TCardMeta, TCardDefinition>;

  constructor(game: PlayableGame<TState, TCardMeta, TCardDefinition>, core: CoreState<TState>) {
    const { definition, playerIds, layout, rulebook, printed } = game;
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
      registry: new WorldRegistry(world, printed),
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
    this.context = this.newContext();
  }

  /** A context for whoever does something, or may keep it. */
  newContext(): EngineContext<TState, TCardMeta, TCardDefinition> {
    return new EngineContext(this.operations, this.flow?.control ?? null);
  }

  /** A context for a player who looks for ways to play a move, to be kept. */
  contextFor(
    move: RulebookMove<TState, TCardMeta, TCardDefinition>,
    playerId: PlayerId,
  ): EngineContext<TState, TCardMeta, TCardDefinition> {
    const context = this.newContext();
    context.playerId = playerId;
    context.decision = this.#decisionFor(move, playerId);
    return context;
  }

  /** A context as rules about a wish get it. */
  prepared(
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

  #hookContext(state: () => TState): FlowHookContext<TState, TCardMeta, TCardDefinition> {
    const context = this.newContext();
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
}
