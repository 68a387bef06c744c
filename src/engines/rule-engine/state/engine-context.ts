import type { CardId, PlayerId } from '../../../protocol/ids.js';
import { GameError } from '../../../protocol/game-error.js';
import type { CompiledRules } from '../define/compile-rules.js';
import type { FlowHookContext, GameEndResult, MoveContext } from '../define/contexts.js';
import type { HistoryMessage, HistoryOperations, PendingDecision } from '../define/operations.js';
import { quoted } from '../errors.js';
import { WorkspaceFlow } from '../flow/workspace-flow.js';
import { isPromise } from '../is-promise.js';
import { WorkspaceCards } from './operations/card-operations.js';
import { WorkspaceRegistry } from './operations/card-registry.js';
import { WorkspaceCounters } from './operations/counter-operations.js';
import { WorkspaceGame } from './operations/game-operations.js';
import { WorkspaceTrackers } from './operations/tracker-operations.js';
import { WorkspaceZones } from './operations/zone-operations.js';
import { ownCopy } from './plain-copy.js';
import type { Position } from './position.js';
import { SeededRNG } from './seeded-rng.js';
import { Workspace } from './workspace.js';

/**
 * What rules work with: a position, opened. One context serves all checks and enumerations at it, as setting its fields
 * is a hundred times faster than making a context for each candidate.
 */
export class EngineContext implements MoveContext {
  playerId: PlayerId = '';
  params: unknown = undefined;
  sourceCardId: CardId | undefined = undefined;
  targets: readonly (readonly string[])[] | undefined = undefined;
  timestamp: number | undefined = undefined;
  decision: PendingDecision | undefined = undefined;
  readonly zones: WorkspaceZones;
  readonly cards: WorkspaceCards;
  readonly counters: WorkspaceCounters;
  readonly game: WorkspaceGame;
  readonly trackers: WorkspaceTrackers;
  readonly registry: WorkspaceRegistry;
  readonly history: HistoryOperations;
  readonly endGame: (result: GameEndResult) => void;
  declare readonly flow: WorkspaceFlow;
  readonly #workspace: Workspace;
  #rng: SeededRNG | null = null;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
    this.zones = new WorkspaceZones(workspace);
    this.cards = new WorkspaceCards(workspace);
    this.counters = new WorkspaceCounters(workspace);
    this.game = new WorkspaceGame(workspace);
    this.trackers = new WorkspaceTrackers(workspace);
    this.registry = new WorkspaceRegistry(workspace);
    this.history = {
      log(message) {
        workspace.mustBeWritable('the history');
        workspace.addMessage(checkedMessage(message));
      },
    };
    // A closure, so that rules may take it off the context like everything else there.
    this.endGame = (result) => {
      workspace.set('end', ownCopy(checkedEnd(result, workspace.rules.playerIds)));
    };
    if (workspace.rules.flow) this.flow = new WorkspaceFlow(workspace);
  }

  /** Opens a position for rules. */
  static at(rules: CompiledRules, position: Position): EngineContext {
    return new EngineContext(new Workspace(rules, position));
  }

  /** The workspace of a context. Rules cannot reach it. */
  static workspaceOf(context: EngineContext): Workspace {
    return context.#workspace;
  }

  /** The game's random numbers in a move; elsewhere a copy of them, so that asking changes nothing. */
  get rng(): SeededRNG {
    if (this.#workspace.isWritable) return this.#workspace.rng;
    return (this.#rng ??= new SeededRNG(this.#workspace.position.rng));
  }

  /** Sets who would play which move. */
  setMove(playerId: PlayerId, moveId: string): void {
    const decision = this.#workspace.current.table.decisions.at(-1);
    this.playerId = playerId;
    this.timestamp = undefined;
    this.decision =
      decision?.playerId === playerId && decision.moveIds.includes(moveId) ? decision : undefined;
  }

  /** Sets the way to play it. The rules of every candidate get the same random numbers. */
  setCandidate(params: unknown, sourceCardId?: CardId, targets?: readonly (readonly string[])[]): void {
    this.params = params;
    this.sourceCardId = sourceCardId;
    this.targets = targets;
    this.resetRng();
  }

  /** Lets rules start again from the game's own random numbers. */
  resetRng(): void {
    this.#rng = null;
  }
}

/** What the rules of a flow work with: a context with the state, for hooks as a draft to be changed. */
export class HookContext extends EngineContext implements FlowHookContext {
  readonly #access: 'draft' | 'state';

  constructor(workspace: Workspace, access: 'draft' | 'state') {
    super(workspace);
    this.#access = access;
  }

  get state(): object {
    return EngineContext.workspaceOf(this)[this.#access];
  }
}

/** A history entry as a rule gives it. */
function checkedMessage(message: string | HistoryMessage): HistoryMessage {
  const entry = typeof message === 'string' ? { text: message } : message;
  if (typeof entry?.text === 'string') return ownCopy(entry);
  throw new GameError('What is told needs a text: log(text), or log({ text }).', 'INVALID_MESSAGE');
}

/** The end of a game as a rule gives it. Throws if it has no reason, or its winner does not play. */
export function checkedEnd(result: GameEndResult, players: readonly PlayerId[]): GameEndResult {
  if (typeof result?.reason !== 'string') {
    isPromise(result);
    throw new GameError('A game ends with a result that says why: { winner?, reason }.', 'INVALID_RESULT');
  }
  const { winner } = result;
  if (winner == null || players.includes(winner)) return result;
  throw new GameError(`"${winner}" cannot win: there are ${quoted(players)}.`, 'INVALID_RESULT', { winner });
}
