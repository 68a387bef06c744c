import { GameError } from '../../../protocol/game-error.js';
import type { CardId, PlayerId } from '../../../protocol/ids.js';
import type { FlowControl, GameEndResult, MoveContext } from '../define/contexts.js';
import type { WorldCards } from './operations/card-operations.js';
import type { WorldRegistry } from './operations/card-registry.js';
import type { WorldCounters } from './operations/counter-operations.js';
import type { WorldGame } from './operations/game-operations.js';
import type { HistoryMessage, HistoryOperations, PendingDecision } from '../define/operations.js';
import type { WorldTrackers } from './operations/tracker-operations.js';
import type { WorldZones } from './operations/zone-operations.js';
import { quoted } from '../errors.js';
import { isPromise } from '../is-promise.js';
import { kept } from './plain-copy.js';
import type { SeededRNG } from './seeded-rng.js';
import type { World } from './workspace.js';

/** The operations of one world. They only change anything while the world lets them. */
export interface Operations<TState extends object, TCardMeta, TCardDefinition> {
  readonly world: World<TState>;
  readonly zones: WorldZones<TState>;
  readonly cards: WorldCards<TState, TCardMeta>;
  readonly counters: WorldCounters<TState>;
  readonly game: WorldGame<TState>;
  readonly trackers: WorldTrackers<TState>;
  readonly registry: WorldRegistry<TState, TCardDefinition>;
  readonly history: HistoryOperations;
  /** A closure, so that it may be taken off the context like everything else there. */
  readonly endGame: (result: GameEndResult) => void;
}

/**
 * What rules get to work with. One for each question, not for each candidate: the candidate's values are exchanged, which
 * is a hundred times cheaper than to build a context anew.
 */
export class EngineContext<TState extends object, TCardMeta, TCardDefinition> implements MoveContext<
  unknown,
  TCardMeta,
  TCardDefinition
> {
  playerId: PlayerId = '';
  params: unknown = undefined;
  sourceCardId: CardId | undefined = undefined;
  targets: readonly (readonly string[])[] | undefined = undefined;
  timestamp: number | undefined = undefined;
  decision: PendingDecision | undefined = undefined;
  readonly zones: WorldZones<TState>;
  readonly cards: WorldCards<TState, TCardMeta>;
  readonly counters: WorldCounters<TState>;
  readonly game: WorldGame<TState>;
  readonly trackers: WorldTrackers<TState>;
  readonly registry: WorldRegistry<TState, TCardDefinition>;
  readonly history: HistoryOperations;
  readonly endGame: (result: GameEndResult) => void;
  declare readonly flow: FlowControl;
  readonly #world: World<TState>;

  constructor(operations: Operations<TState, TCardMeta, TCardDefinition>, flow: FlowControl | null) {
    this.#world = operations.world;
    this.zones = operations.zones;
    this.cards = operations.cards;
    this.counters = operations.counters;
    this.game = operations.game;
    this.trackers = operations.trackers;
    this.registry = operations.registry;
    this.history = operations.history;
    this.endGame = operations.endGame;
    if (flow) this.flow = flow;
  }

  get rng(): SeededRNG {
    return this.#world.rng;
  }
}

/** How a game ends, if that says why and names a winner who plays. */
export function checkedEnd(result: GameEndResult, players: readonly PlayerId[]): GameEndResult {
  if (typeof result?.reason !== 'string') {
    isPromise(result);
    throw new GameError('A game ends with a result that says why: { winner?, reason }.', 'INVALID_RESULT');
  }
  const { winner } = result;
  if (winner == null || players.includes(winner)) return result;
  throw new GameError(`"${winner}" cannot win: there are ${quoted(players)}.`, 'INVALID_RESULT', { winner });
}

/** Tells what happens, for the history of a world. */
export function historyOf<TState extends object>(world: World<TState>): HistoryOperations {
  return {
    log(message: string | HistoryMessage) {
      world.lock.mustBeWritable('the history');
      const told = typeof message === 'string' ? { text: message } : message;
      if (typeof told?.text !== 'string')
        throw new GameError('What is told needs a text: log(text), or log({ text }).', 'INVALID_MESSAGE');
      world.messages.push(kept(told));
    },
  };
}
