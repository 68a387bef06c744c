import { GameError } from '../../protocol/game-error.js';
import type { EnumeratedMove } from '../../protocol/enumerated-move.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { PreviewMetric } from '../../protocol/preview.js';
import { checkMove, explainMove, type MoveTrace } from './check/check-move.js';
import { compileRules, type CompiledRules } from './define/compile-rules.js';
import type { GameEndResult, MoveEnumerationContext } from './define/contexts.js';
import type { GameDefinition, Player } from './define/game-definition.js';
import type {
  EnumeratedMoveOf,
  MoveContextInput,
  MoveEnumerationOptions,
  MoveParamsMap,
} from './define/move-definition.js';
import type { HistoryMessage } from './define/operations.js';
import { iterateMoves, listMoves } from './enumerate/enumerate-moves.js';
import { enumerateMovesAsync } from './enumerate/enumerate-moves-async.js';
import { LazyEnumeration, type EnumerationBudget } from './enumerate/lazy-enumeration.js';
import { misuse, requirePlayer } from './errors.js';
import { FlowManager } from './flow/flow-manager.js';
import { MoveHistory, type HistoryEntry, type HistorySpan, type ReplayEntry } from './history.js';
import type { Logger } from './logger.js';
import { Observer, type Telemetry } from './observer.js';
import { gameEnd } from './play/game-end.js';
import { PlayedMove, refusedMove, type MoveExecutionResult } from './play/move-result.js';
import { playMove } from './play/play-move.js';
import { recordedInput } from './play/recorded-input.js';
import { setUp } from './play/set-up.js';
import {
  forecastMoves,
  type MoveForecast,
  type PlannedMoves,
  type PreviewOptions,
} from './preview/preview.js';
import { EngineContext } from './state/engine-context.js';
import { fullStateOf, type FullState } from './state/full-state.js';
import { applyPatchesTo, patchesBetween, type Patch } from './state/patches.js';
import type { Position } from './state/position.js';
import { SeededRNG } from './state/seeded-rng.js';
import { imagined } from './visibility/hidden-cards.js';
import { seatViewOf, type SeatView } from './visibility/seat-view.js';

/** How an engine behaves. */
export interface RuleEngineOptions {
  /** Seeds the game's random numbers: the same seed and moves give the same game. */
  readonly seed?: string | number;
  /** Receives messages for developers. */
  readonly logger?: Logger;
  /** Receives measurements. */
  readonly telemetry?: Telemetry;
  /** The player who chooses the first player. */
  readonly choosingFirstPlayer?: PlayerId;
}

/** Stands in for the options of an engine that continues from a position instead of setting a game up. */
class Continuation {
  constructor(
    readonly rules: CompiledRules,
    readonly position: Position,
    readonly messages: readonly HistoryMessage[],
  ) {}
}

/**
 * Runs a game by its definition: checks and plays moves, enumerates what could be played and why not, previews, explains,
 * and travels through its history. Game-neutral, without a screen, in the browser, in Node or in a Worker.
 *
 * It holds the current position and the history. Everything else is a function of the rules and a position.
 */
export class RuleEngine<
  TState extends object,
  TMoves extends MoveParamsMap = MoveParamsMap,
  TCardDefinition = unknown,
  TCardMeta = unknown,
> {
  readonly #rules: CompiledRules;
  readonly #observer: Observer;
  readonly #listeners = new Set<() => void>();
  readonly #flow: FlowManager | undefined;
  /** The moves that were enumerated at the current position, by player and options. */
  readonly #enumerated = new Map<string, readonly EnumeratedMove[]>();
  /** The current position, opened for rules. */
  readonly #context: EngineContext;
  #position: Position;
  #history: MoveHistory;
  #revision = 0;
  #isRunningRules = false;

  constructor(
    definition: GameDefinition<TState, TMoves, TCardDefinition, TCardMeta>,
    players: readonly Player[],
    options: RuleEngineOptions = {},
  ) {
    const { seed = 'moveset', logger, telemetry, choosingFirstPlayer } = options;
    const continuation = options instanceof Continuation ? options : null;
    this.#rules = continuation?.rules ?? compileRules(definition, players);
    const { position, messages } = continuation ?? setUp(this.#rules, seed, choosingFirstPlayer);
    this.#position = position;
    this.#context = EngineContext.at(this.#rules, position);
    this.#observer = new Observer(logger, telemetry);
    this.#flow = this.#rules.flow ? new FlowManager(() => this.#position.flow!) : undefined;
    this.#history = this.#newHistory(messages);
  }

  /** Rises with every change, also with an undo. */
  get revision(): number {
    return this.#revision;
  }

  /** Plays a move, or gives every reason why not. Then nothing has changed. */
  executeMove<Id extends keyof TMoves & string>(
    moveId: Id,
    input: MoveContextInput<TMoves[Id]>,
  ): MoveExecutionResult {
    const start = this.#observer.moveStart;
    const before = this.#position;
    const { errors, position, messages } = this.#runRules(() => playMove(this.#context, moveId, input));
    if (errors.length > 0) {
      this.#observer.refused(moveId, input?.playerId, errors);
      return refusedMove(errors);
    }
    this.#history.add({ moveId, input: recordedInput(input), messages, after: position });
    this.#goTo(position);
    this.#observer.played(moveId, input.playerId, start);
    if (position.end && !before.end) this.#observer.emit('onGameEnd', position.end);
    return new PlayedMove(before, position, this.#rules.zones);
  }

  /** Whether a move could be played now. */
  canExecuteMove<Id extends keyof TMoves & string>(moveId: Id, input: MoveContextInput<TMoves[Id]>): boolean {
    return this.#runRules(() => checkMove(this.#context, moveId, input)).length === 0;
  }

  /** The answer of every rule about a move, one by one, without playing it. */
  explainMove<Id extends keyof TMoves & string>(moveId: Id, input: MoveContextInput<TMoves[Id]>): MoveTrace {
    return this.#runRules(() => explainMove(this.#context, moveId, input));
  }

  /** What a move would change, as far as its player may know, without playing it. */
  previewMove<Id extends keyof TMoves & string>(
    moveId: Id,
    input: MoveContextInput<TMoves[Id]>,
    options: PreviewOptions = {},
  ): readonly PreviewMetric[] {
    if (!this.canExecuteMove(moveId, input)) return [];
    if (options.viewer != null) this.#requirePlayer(options.viewer);
    const { viewer = input.playerId, samples } = options;
    return forecastMoves(this.#rules, this.#position, [{ moveId, input }], viewer, samples).metrics;
  }

  /** What several moves of a player would change one after the other, and the reasons against each. */
  forecastMoves(playerId: PlayerId, plan: PlannedMoves): MoveForecast {
    this.#requirePlayer(playerId);
    return forecastMoves(this.#rules, this.#position, plan, playerId);
  }

  /** The ids of the moves that could be played with empty parameters. */
  getValidMoves(playerId: PlayerId): readonly (keyof TMoves & string)[] {
    this.#requirePlayer(playerId);
    const input = { playerId, params: {} as TMoves[string] };
    return [...this.#rules.moves.keys()].filter((id) => this.canExecuteMove(id, input));
  }

  /** Everything a player could do, valid or not, with all reasons. The same list until the position changes. */
  enumerateMoves(
    playerId: PlayerId,
    options: MoveEnumerationOptions = {},
  ): readonly EnumeratedMoveOf<TMoves>[] {
    this.#requirePlayer(playerId);
    requireCount(options.maxPerMove);
    const start = performance.now();
    const moves = this.#runRules(() => this.#listMoves(playerId, options));
    this.#observer.enumerated(playerId, moves, start);
    return moves as readonly EnumeratedMoveOf<TMoves>[];
  }

  /** The same one by one, as far as somebody iterates: for more moves than anybody wants to see at once. */
  enumerateMovesLazy(
    playerId: PlayerId,
    options: MoveEnumerationOptions & { readonly budget?: EnumerationBudget } = {},
  ): LazyEnumeration<EnumeratedMoveOf<TMoves>> {
    this.#requirePlayer(playerId);
    requireCount(options.maxPerMove);
    const { revision } = this;
    const moves = iterateMoves(EngineContext.at(this.#rules, this.#position), playerId, options);
    return new LazyEnumeration(
      moves as Iterator<EnumeratedMoveOf<TMoves> | null>,
      options.budget ?? {},
      () => this.revision === revision,
    );
  }

  /** The same with the moves whose enumerators have to wait, all of the position when this was called. */
  async enumerateMovesAsync(
    playerId: PlayerId,
    options: MoveEnumerationOptions = {},
  ): Promise<readonly EnumeratedMoveOf<TMoves>[]> {
    this.#requirePlayer(playerId);
    requireCount(options.maxPerMove);
    const moves = await enumerateMovesAsync(this.#rules, this.#position, playerId, options);
    return moves as readonly EnumeratedMoveOf<TMoves>[];
  }

  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void {
    const entry = () => listener();
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  /** The players, in their order. */
  getPlayers(): readonly Player[] {
    return this.#rules.players;
  }

  /** The definition the engine runs by. */
  getDefinition(): GameDefinition<TState, TMoves, TCardDefinition, TCardMeta> {
    return this.#rules.definition as unknown as GameDefinition<TState, TMoves, TCardDefinition, TCardMeta>;
  }

  /** The game's own state, secrets included. Immutable: it may be kept. */
  getState(): TState {
    return this.#position.state as TState;
  }

  /** The game's own state as a player may see it; `null` is a spectator. */
  getPlayerView(playerId: PlayerId | null): TState {
    if (playerId !== null) this.#requirePlayer(playerId);
    const { playerView } = this.getDefinition();
    return playerView ? playerView(this.getState(), playerId) : this.getState();
  }

  /** Everything a player may see, zones and cards included; `null` is a spectator. */
  getSeatView(playerId: PlayerId | null): SeatView<TState, TCardMeta> {
    return seatViewOf(this.#position, this.#rules.zones, playerId, this.getPlayerView(playerId));
  }

  /** Everything about the game, secrets included, as plain data. */
  getFullState(): FullState<TState> {
    return fullStateOf(this.#position, this.#rules.zones) as FullState<TState>;
  }

  /**
   * The player whose decision is awaited: who was asked for one, who chooses the first player, who may still take a
   * mulligan, or whose turn it is. Without a flow, the first player with something to do. `null` when the game is over.
   */
  getActivePlayer(): PlayerId | null {
    const { end, table, flow } = this.#position;
    if (end) return null;
    const awaited = table.decisions.at(-1)?.playerId ?? table.choosingFirstPlayer ?? table.pendingMulligan[0];
    if (awaited !== undefined || flow) return awaited ?? flow!.currentPlayer;
    const isBusy = (id: PlayerId) => this.enumerateMoves(id, { validOnly: true }).length > 0;
    return this.#rules.playerIds.find(isBusy) ?? null;
  }

  /** Whether nothing can be played any more. */
  hasGameEnded(): boolean {
    return this.#position.end !== null;
  }

  /** How the game ended; `undefined` while it goes on. */
  getGameEndResult(): GameEndResult | undefined {
    return this.#position.end ?? undefined;
  }

  /** How the game ended, or what its own rule about the end says now. */
  checkGameEnd(): GameEndResult | undefined {
    return this.#position.end ?? gameEnd(EngineContext.at(this.#rules, this.#position)) ?? undefined;
  }

  /** A copy of the game's random numbers, where they are now: using it changes nothing. */
  getRNG(): SeededRNG {
    return new SeededRNG(this.#position.rng);
  }

  /** Says where the game is in its flow; `undefined` for a game without one. */
  getFlowManager(): FlowManager | undefined {
    return this.#flow;
  }

  /** How well a player stands, if the definition says how to tell. */
  evaluate(playerId: PlayerId): number | undefined {
    this.#requirePlayer(playerId);
    const { evaluate } = this.getDefinition();
    return this.read((state, context) => evaluate?.(state, playerId, context));
  }

  /** Reads the position with what rules get, secrets included: for analysis. Nothing can be changed. */
  read<T>(
    question: (
      state: TState,
      context: Omit<MoveEnumerationContext<TCardMeta, TCardDefinition>, 'playerId'>,
    ) => T,
  ): T {
    const context: unknown = EngineContext.at(this.#rules, this.#position);
    return this.#runRules(() =>
      question(this.getState(), context as MoveEnumerationContext<TCardMeta, TCardDefinition>),
    );
  }

  /**
   * The history as a viewer may know it: everything without one, what is public for `null`. All of it, or what led from
   * one position to another.
   */
  getHistory(viewer?: PlayerId | null, span: HistorySpan = {}): readonly HistoryEntry[] {
    if (viewer != null) this.#requirePlayer(viewer);
    for (const position of [span.after, span.upTo])
      if (position !== undefined) this.#requirePosition(position);
    return this.#history.entries(viewer, span);
  }

  /** The number of moves played, and of moves in the history, with those taken back. */
  getHistoryPosition(): { readonly position: number; readonly length: number } {
    return { position: this.#history.position, length: this.#history.length };
  }

  /** The player who made the nth move, from 1. */
  getAuthor(nth: number): PlayerId | undefined {
    return this.#history.authorOf(nth);
  }

  /** The moves played, ready to be played again. */
  getReplayHistory(): readonly ReplayEntry[] {
    return this.#history.replay();
  }

  /** What changed since a position of the history. */
  getPatches(since = 0): readonly Patch[] {
    if (!Number.isInteger(since) || since < 0 || since > this.#history.position) {
      throw misuse(
        `there is no position ${since} to take patches from`,
        'Patches lead from there to now',
        `Give a number from 0 to ${this.#history.position}`,
      );
    }
    return patchesBetween(this.#history.at(since), this.#position, this.#rules.zones);
  }

  /** Applies changes made elsewhere. The history begins anew there, as the moves that led to them are not known. */
  applyPatches(patches: readonly Patch[]): void {
    this.#requireNoRunningRules();
    this.#position = applyPatchesTo(this.#position, patches, this.#rules.zones);
    this.#history = this.#newHistory([]);
    this.#goTo(this.#position);
  }

  /** Takes the last move back, with everything it changed; `false` if there is none. */
  undo(): boolean {
    return this.goTo(this.#history.position - 1);
  }

  /** Plays a move again that was taken back; `false` if there is none. */
  redo(): boolean {
    return this.goTo(this.#history.position + 1);
  }

  /** Goes to the position after so many moves; `false` if there is none. */
  goTo(position: number): boolean {
    this.#requireNoRunningRules();
    const target = this.#history.go(position);
    if (target) this.#goTo(target);
    return target !== null;
  }

  /** The game's own state after all moves, or the first so many, are played again from the start. */
  replay(upTo: number = this.#history.position): TState {
    return this.replayEngine(upTo).getState();
  }

  /** A new engine that has played the same moves, or the first so many, from the same start. */
  replayEngine(
    upTo: number = this.#history.position,
  ): RuleEngine<TState, TMoves, TCardDefinition, TCardMeta> {
    const { position } = this.#history;
    if (!Number.isInteger(upTo) || upTo < 0 || upTo > position) {
      throw misuse(
        `there are no ${upTo} moves to play again`,
        'Moves are played again from the start',
        `Give a number from 0 to ${position}`,
      );
    }
    const engine = this.#continueFrom(this.#history.at(0), this.#history.opening);
    for (const { moveId, input } of this.#history.replay().slice(0, upTo)) {
      const result = engine.executeMove(moveId, input as MoveContextInput<TMoves[string]>);
      if (!result.success)
        throw new GameError(`"${moveId}" cannot be played again: ${result.error}`, 'REPLAY_FAILED');
    }
    return engine;
  }

  /**
   * A new engine at the same position, or at another one of the history, without the moves that led there. Costs next to
   * nothing.
   */
  fork(position?: number): RuleEngine<TState, TMoves, TCardDefinition, TCardMeta> {
    if (position === undefined) return this.#continueFrom(this.#position);
    this.#requirePosition(position);
    return this.#continueFrom(this.#history.at(position));
  }

  /**
   * A new engine at a position as it might be for all that a player knows: hidden cards dealt anew, random numbers seeded
   * anew. The same for the same seed, whatever is really hidden.
   */
  imagine(
    playerId: PlayerId | null,
    seed: string | number | SeededRNG,
  ): RuleEngine<TState, TMoves, TCardDefinition, TCardMeta> {
    if (playerId !== null) this.#requirePlayer(playerId);
    const rng = seed instanceof SeededRNG ? seed : new SeededRNG(seed);
    return this.#continueFrom(imagined(this.#rules, this.#position, playerId, rng));
  }

  #continueFrom(
    position: Position,
    messages: readonly HistoryMessage[] = [],
  ): RuleEngine<TState, TMoves, TCardDefinition, TCardMeta> {
    const options = new Continuation(this.#rules, position, messages) as RuleEngineOptions;
    return new RuleEngine(this.getDefinition(), this.#rules.players, options);
  }

  /** The moves of a player, from memory if they were enumerated before at this position. */
  #listMoves(playerId: PlayerId, options: MoveEnumerationOptions): readonly EnumeratedMove[] {
    const { validOnly, includeMetadata, moveIds, maxPerMove } = options;
    const key = JSON.stringify([playerId, validOnly, includeMetadata, moveIds, maxPerMove]);
    let moves = this.#enumerated.get(key);
    if (!moves) this.#enumerated.set(key, (moves = listMoves(this.#context, playerId, options)));
    return moves;
  }

  /** Makes a position the current one, and notifies listeners. */
  #goTo(position: Position): void {
    this.#position = position;
    const workspace = EngineContext.workspaceOf(this.#context);
    // Playing a move has led there already.
    if (workspace.position !== position) workspace.moveTo(position);
    this.#enumerated.clear();
    this.#revision += 1;
    if (this.#listeners.size === 0) return;
    for (const listener of [...this.#listeners]) {
      try {
        listener();
      } catch (error) {
        // The change has happened, and other listeners want to know.
        this.#observer.log('ERROR', 'a subscriber failed', { error });
      }
    }
  }

  /** Runs rules, which may not use the engine meanwhile: what they need is in their context. */
  #runRules<T>(run: () => T): T {
    this.#requireNoRunningRules();
    this.#isRunningRules = true;
    try {
      return run();
    } finally {
      this.#isRunningRules = false;
    }
  }

  #requireNoRunningRules(): void {
    if (!this.#isRunningRules) return;
    throw new GameError(
      'Rules do not play moves or take them back: they change the draft, or work through the operations of their context.',
      'BUSY',
    );
  }

  #newHistory(messages: readonly HistoryMessage[]): MoveHistory {
    return new MoveHistory(this.#position, messages, ({ moveId, input: { playerId } }) => {
      const player = this.#rules.players.find(({ id }) => id === playerId);
      return `${player?.name ?? playerId}: ${this.#rules.moves.get(moveId)!.name}`;
    });
  }

  #requirePlayer(playerId: PlayerId): void {
    requirePlayer(playerId, this.#rules.playerIds);
  }

  #requirePosition(position: number): void {
    const { length } = this.#history;
    if (Number.isInteger(position) && position >= 0 && position <= length) return;
    throw misuse(
      `there is no position ${position} in the history`,
      'Positions are counted by the moves that led there',
      `Give a number from 0 to ${length}`,
    );
  }
}

function requireCount(maxPerMove: number | undefined): void {
  if (maxPerMove === undefined || (Number.isInteger(maxPerMove) && maxPerMove >= 0)) return;
  throw misuse(
    `maxPerMove is ${maxPerMove}`,
    'It says how many candidates of a move are looked at',
    'Give a whole number, or leave it out',
  );
}
