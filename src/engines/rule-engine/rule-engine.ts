import type { ValidationError } from '../../protocol/enumerated-move.js';
import { GameError } from '../../protocol/game-error.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { PreviewMetric } from '../../protocol/preview.js';
import type { GameEndResult, MoveEnumerationContext } from './contexts.js';
import type { CoreState } from './core-state.js';
import { misuse, quoted } from './errors.js';
import { enumerateLater } from './enumeration/async-enumeration.js';
import { LazyEnumeration, type EnumerationBudget } from './enumeration/lazy-enumeration.js';
import type { FlowManager } from './flow/flow-manager.js';
import { fullStateOf, type FullState } from './full-state.js';
import type { GameDefinition, Player } from './game-definition.js';
import { MoveHistory, type HistoryEntry, type HistorySpan, type ReplayEntry } from './history.js';
import type { MoveTrace } from './judge.js';
import type { Logger } from './logger.js';
import type {
  EnumeratedMoveOf,
  MoveContextInput,
  MoveEnumerationOptions,
  MoveParamsMap,
} from './move-definition.js';
import { PlayedMove, refusedMove, type MoveExecutionResult } from './move-result.js';
import { Observer } from './observer.js';
import type { HistoryMessage } from './operations/operations.js';
import { patched, patchesBetween, type Patch } from './patches.js';
import { Play, type Beginning } from './play.js';
import { playableGame, type PlayableGame } from './playable-game.js';
import { forecastOf, type MoveForecast, type PlannedMoves, type PreviewOptions } from './preview/preview.js';
import { recordedInput } from './recorded-input.js';
import { SeededRNG } from './seeded-rng.js';
import type { Telemetry } from './telemetry.js';
import { imagined } from './visibility/hidden-cards.js';
import { seatViewOf, type SeatView } from './visibility/seat-view.js';

/** How an engine behaves. */
export interface RuleEngineOptions {
  /** Decides every chance of the game: the same seed and moves give the same game. */
  readonly seed?: string | number;
  /** Told what happens, for developers. */
  readonly logger?: Logger;
  /** Told what happens, for measuring. */
  readonly telemetry?: Telemetry;
  /** Who chooses the first player. */
  readonly choosingFirstPlayer?: PlayerId;
}

/** The beginnings that engines take over instead of setting a game up, by the options they are made with. */
const adoptions = new WeakMap<RuleEngineOptions, object>();

/**
 * Runs a game by its definition: checks and plays moves, enumerates what could be played and why not, previews, explains,
 * and goes back and forth in its history. Game-neutral, without a screen, in the browser, in Node or in a Worker.
 */
export class RuleEngine<
  TState extends object,
  TMoves extends MoveParamsMap = MoveParamsMap,
  TCardDefinition = unknown,
  TCardMeta = unknown,
> {
  readonly #game: PlayableGame<TState, TCardMeta, TCardDefinition>;
  readonly #observer: Observer;
  #play: Play<TState, TCardMeta, TCardDefinition>;
  #history: MoveHistory<TState>;
  #revision = 0;
  readonly #listeners = new Set<() => void>();

  constructor(
    definition: GameDefinition<TState, TMoves, TCardDefinition, TCardMeta>,
    players: readonly Player[],
    options: RuleEngineOptions = {},
  ) {
    const { seed = 'moveset', logger, telemetry, choosingFirstPlayer } = options;
    this.#observer = new Observer(logger, telemetry);
    const adopted = adoptions.get(options) as Beginning<TState, TCardMeta, TCardDefinition> | undefined;
    // Until the next big sweep, a weak map keeps what it holds: whoever searches makes thousands of forks.
    adoptions.delete(options);
    this.#game = adopted?.play.game ?? playableGame(definition, players);
    const { play, messages } = adopted ?? Play.begin(this.#game, seed, choosingFirstPlayer);
    this.#play = play;
    this.#history = new MoveHistory(play.world.core, messages);
  }

  /** Rises with every change, also with an undo. */
  get revision(): number {
    return this.#revision;
  }

  /** The players, in their order. */
  getPlayers(): readonly Player[] {
    return this.#game.players;
  }

  /** The definition the engine runs by. */
  getDefinition(): GameDefinition<TState, TMoves, TCardDefinition, TCardMeta> {
    return this.#game.definition as unknown as GameDefinition<TState, TMoves, TCardDefinition, TCardMeta>;
  }

  /** The game's own state, secrets included. Immutable: it may be kept. */
  getState(): TState {
    return this.#core.game;
  }

  /** The game's own state as a player may see it; `null` is a spectator. */
  getPlayerView(playerId: PlayerId | null): TState {
    if (playerId !== null) this.#requirePlayer(playerId);
    const { playerView } = this.#game.definition;
    return playerView ? playerView(this.#core.game, playerId) : this.#core.game;
  }

  /** Everything a player may see, zones and cards included; `null` is a spectator. */
  getSeatView(playerId: PlayerId | null): SeatView<TState, TCardMeta> {
    return seatViewOf(this.#core, this.#game.layout, playerId, this.getPlayerView(playerId));
  }

  /** All that the game is, secrets included, as plain data. */
  getFullState(): FullState<TState> {
    return fullStateOf(this.#core, this.#game.layout);
  }

  /** Plays a move, or says everything that stands in its way. Then nothing has changed. */
  executeMove<Id extends keyof TMoves & string>(
    moveId: Id,
    input: MoveContextInput<TMoves[Id]>,
  ): MoveExecutionResult {
    const start = this.#observer.times('onMove') ? performance.now() : 0;
    const before = this.#core;
    const { errors, messages } = this.#play.execute(moveId, input);
    if (errors.length > 0) return this.#refuse(moveId, input, errors);
    const after = this.#core;
    const name = this.#play.move(moveId)!.name;
    const told = messages.length > 0 ? messages : [{ text: `${this.#nameOf(input.playerId)}: ${name}` }];
    this.#history.add({ moveId, input: recordedInput(input), messages: told, after });
    this.#changed();
    if (this.#observer.times('onMove'))
      this.#observer.tell('onMove', {
        moveId,
        playerId: input.playerId,
        duration: performance.now() - start,
      });
    if (after.end && !before.end) this.#observer.tell('onGameEnd', after.end);
    return new PlayedMove(before, after, this.#game.layout);
  }

  /** Whether a move could be played now. */
  canExecuteMove<Id extends keyof TMoves & string>(moveId: Id, input: MoveContextInput<TMoves[Id]>): boolean {
    return this.#play.errorsOf(moveId, input).length === 0;
  }

  /** What every rule says about a move, one by one, without playing it. */
  explainMove<Id extends keyof TMoves & string>(moveId: Id, input: MoveContextInput<TMoves[Id]>): MoveTrace {
    return this.#play.trace(moveId, input);
  }

  /** What a move would change, as its player may know it, without playing it. */
  previewMove<Id extends keyof TMoves & string>(
    moveId: Id,
    input: MoveContextInput<TMoves[Id]>,
    options: PreviewOptions = {},
  ): readonly PreviewMetric[] {
    if (!this.canExecuteMove(moveId, input)) return [];
    if (options.viewer != null) this.#requirePlayer(options.viewer);
    const { viewer = input.playerId, samples } = options;
    return forecastOf(this.#game, this.#core, [{ moveId, input }], viewer, samples).metrics;
  }

  /** What moves would change if one player made them one after the other, and what stands in the way of which. */
  forecastMoves(playerId: PlayerId, plan: PlannedMoves): MoveForecast {
    this.#requirePlayer(playerId);
    return forecastOf(this.#game, this.#core, plan, playerId);
  }

  /** The ids of the moves that could be played with empty parameters. */
  getValidMoves(playerId: PlayerId): readonly (keyof TMoves & string)[] {
    this.#requirePlayer(playerId);
    const ids = [...this.#game.rulebook.keys()];
    return ids.filter((id) => this.#play.errorsOf(id, { playerId, params: {} }).length === 0);
  }

  /**
   * Everything a player could do, valid or not, with all reasons. Asked again, only what changed is worked out again, and
   * everything else is the same object.
   */
  enumerateMoves(
    playerId: PlayerId,
    options: MoveEnumerationOptions = {},
  ): readonly EnumeratedMoveOf<TMoves>[] {
    this.#requirePlayer(playerId);
    requireCount(options.maxPerMove);
    const start = performance.now();
    const moves = this.#play.ask(() => this.#play.enumeration.list(playerId, options));
    if (this.#observer.wants('ERROR', 'onRuleError')) {
      for (const { moveId, validationErrors = [] } of moves)
        for (const error of validationErrors) this.#observer.blame(moveId, error);
    }
    if (this.#observer.wants('DEBUG', 'onEnumeration')) {
      const valid = moves.filter(({ isValid }) => isValid).length;
      const event = { playerId, moves: moves.length, valid, duration: performance.now() - start };
      this.#observer.log(
        'DEBUG',
        `enumerated ${moves.length} moves for ${playerId}, ${valid} of them valid`,
        event,
      );
      this.#observer.tell('onEnumeration', event);
    }
    return moves as readonly EnumeratedMoveOf<TMoves>[];
  }

  /** The same, one by one and only as far as somebody asks: for more moves than anybody wants to see at once. */
  enumerateMovesLazy(
    playerId: PlayerId,
    options: MoveEnumerationOptions & { readonly budget?: EnumerationBudget } = {},
  ): LazyEnumeration<EnumeratedMoveOf<TMoves>> {
    this.#requirePlayer(playerId);
    requireCount(options.maxPerMove);
    const { revision } = this;
    // On a copy: whoever takes breaks must not be disturbed by who asks in between.
    const { enumeration } = new Play(this.#game, this.#core);
    const source = enumeration.seek(playerId, options) as Iterator<EnumeratedMoveOf<TMoves> | null>;
    return new LazyEnumeration(source, options.budget ?? {}, () => this.revision === revision);
  }

  /** The same, with the moves whose enumerators must wait for something. All of one position: that of the asking. */
  async enumerateMovesAsync(
    playerId: PlayerId,
    options: MoveEnumerationOptions = {},
  ): Promise<readonly EnumeratedMoveOf<TMoves>[]> {
    this.#requirePlayer(playerId);
    requireCount(options.maxPerMove);
    const play = new Play(this.#game, this.#core);
    return (await enumerateLater(play, playerId, options)) as readonly EnumeratedMoveOf<TMoves>[];
  }

  /**
   * Whose decision is awaited: who has been asked for one, chooses the first player, may still take a mulligan, or whose
   * turn it is. In a game without a flow, the first player with something to do. Nobody when the game is over.
   */
  getActivePlayer(): PlayerId | null {
    const { end, table, flow } = this.#core;
    if (end) return null;
    const asked = table.decisions.at(-1)?.playerId ?? table.choosingFirstPlayer ?? table.pendingMulligan[0];
    if (asked !== undefined || flow) return asked ?? flow!.currentPlayer;
    const busy = (id: PlayerId) => this.enumerateMoves(id, { validOnly: true }).length > 0;
    return this.#game.playerIds.find(busy) ?? null;
  }

  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void {
    const entry = () => listener();
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  /** Whether nothing can be played any more. */
  hasGameEnded(): boolean {
    return this.#core.end !== null;
  }

  /** How the game ended; nothing while it goes on. */
  getGameEndResult(): GameEndResult | undefined {
    return this.#core.end ?? undefined;
  }

  /** How the game ended, or what its rule about the end says now. */
  checkGameEnd(): GameEndResult | undefined {
    return this.#core.end ?? this.#play.asksToEnd() ?? undefined;
  }

  /**
   * What happened, as a viewer may know it: everything without one, what is public for `null`. All up to now, or what
   * led from one position to another.
   */
  getHistory(viewer?: PlayerId | null, span: HistorySpan = {}): readonly HistoryEntry[] {
    if (viewer != null) this.#requirePlayer(viewer);
    for (const position of [span.after, span.upTo])
      if (position !== undefined) this.#requirePosition(position);
    return this.#history.entries(viewer, span);
  }

  /** Moves played, and moves known with those taken back. */
  getHistoryPosition(): { readonly position: number; readonly length: number } {
    return { position: this.#history.position, length: this.#history.length };
  }

  /** Who made the nth move, from 1. */
  getAuthor(nth: number): PlayerId | undefined {
    return this.#history.authorOf(nth);
  }

  /** The moves played, ready to be played again. */
  getReplayHistory(): readonly ReplayEntry[] {
    return this.#history.replay();
  }

  /** What changed since so many moves were played. */
  getPatches(since = 0): readonly Patch[] {
    if (!Number.isInteger(since) || since < 0 || since > this.#history.position) {
      throw misuse(
        `there is no position ${since} to take patches from`,
        'Patches lead from there to now',
        `Give a number from 0 to ${this.#history.position}`,
      );
    }
    return patchesBetween(this.#history.at(since), this.#core, this.#game.layout);
  }

  /** Takes over changes made elsewhere. Its own history begins anew there: it does not know the moves that led to them. */
  applyPatches(patches: readonly Patch[]): void {
    this.#play.world.lock.mustBeIdle();
    this.#play.world.restore(patched(this.#core, patches, this.#game.layout));
    this.#history = new MoveHistory(this.#core, []);
    this.#changed();
  }

  /** Takes the last move back, everything it changed included; `false` if there is none. */
  undo(): boolean {
    return this.goTo(this.#history.position - 1);
  }

  /** Plays a move again that was taken back; `false` if there is none. */
  redo(): boolean {
    return this.goTo(this.#history.position + 1);
  }

  /** Goes to the position after so many moves; `false` if there is none. */
  goTo(position: number): boolean {
    this.#play.world.lock.mustBeIdle();
    const core = this.#history.go(position);
    if (!core) return false;
    this.#play.world.restore(core);
    this.#changed();
    return true;
  }

  /** The game's own state as it is when all moves, or the first so many, are played again from the start. */
  replay(upTo: number = this.#history.position): TState {
    return this.replayEngine(upTo).getState();
  }

  /** An engine that has played the same moves, or the first so many, from the same start. This one stays as it is. */
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
    const engine = this.#adopt(this.#history.at(0), this.#history.opening);
    for (const { moveId, input } of this.#history.replay().slice(0, upTo)) {
      const result = engine.executeMove(moveId, input as MoveContextInput<TMoves[string]>);
      if (!result.success)
        throw new GameError(`"${moveId}" cannot be played again: ${result.error}`, 'REPLAY_FAILED');
    }
    return engine;
  }

  /**
   * An engine of its own at the same position, or at another one of the history, without the moves that led there. This
   * one stays as it is. Costs next to nothing.
   */
  fork(position?: number): RuleEngine<TState, TMoves, TCardDefinition, TCardMeta> {
    if (position === undefined) return this.#adopt(this.#core);
    this.#requirePosition(position);
    return this.#adopt(this.#history.at(position));
  }

  /**
   * An engine at a position as it might be for all that a player knows: hidden cards dealt anew, chance begun anew. The
   * same for the same seed, whatever is really hidden.
   */
  imagine(
    playerId: PlayerId | null,
    seed: string | number | SeededRNG,
  ): RuleEngine<TState, TMoves, TCardDefinition, TCardMeta> {
    if (playerId !== null) this.#requirePlayer(playerId);
    const rng = seed instanceof SeededRNG ? seed : new SeededRNG(seed);
    return this.#adopt(imagined(this.#core, this.#game, playerId, rng));
  }

  /** A copy of the game's chance, where it stands: using it changes nothing. */
  getRNG(): SeededRNG {
    return new SeededRNG(this.#core.rng);
  }

  /** Where the game stands in its flow; nothing for a game without one. */
  getFlowManager(): Omit<FlowManager<TState, TCardMeta, TCardDefinition>, 'begin' | 'settle'> | undefined {
    return this.#play.flow ?? undefined;
  }

  /** How well a player stands, if the definition says how to tell. */
  evaluate(playerId: PlayerId): number | undefined {
    this.#requirePlayer(playerId);
    const { evaluate } = this.#game.definition;
    return this.#play.ask(() => evaluate?.(this.#core.game, playerId, this.#play.context));
  }

  /** Asks something of the position with what its rules are given, secrets included: for analysis. Nothing can be changed. */
  read<T>(
    question: (
      state: TState,
      context: Omit<MoveEnumerationContext<TCardMeta, TCardDefinition>, 'playerId'>,
    ) => T,
  ): T {
    return this.#play.ask(() => question(this.#core.game, this.#play.context));
  }

  get #core(): CoreState<TState> {
    return this.#play.world.core;
  }

  #adopt(
    core: CoreState<TState>,
    messages: readonly HistoryMessage[] = [],
  ): RuleEngine<TState, TMoves, TCardDefinition, TCardMeta> {
    const options: RuleEngineOptions = {};
    const beginning: Beginning<TState, TCardMeta, TCardDefinition> = {
      play: new Play(this.#game, core),
      messages,
    };
    adoptions.set(options, beginning);
    return new RuleEngine(this.getDefinition(), this.#game.players, options);
  }

  #changed(): void {
    this.#revision += 1;
    if (this.#listeners.size === 0) return;
    for (const listener of [...this.#listeners]) {
      try {
        listener();
      } catch (error) {
        // What happened has happened, and others want to hear of it too.
        this.#observer.log('ERROR', 'a subscriber failed', { error });
      }
    }
  }

  #refuse(moveId: string, input: MoveContextInput, errors: readonly ValidationError[]): MoveExecutionResult {
    const { reason, errorCode } = errors[0]!;
    for (const error of errors) this.#observer.blame(moveId, error);
    this.#observer.log('INFO', `refused "${moveId}": ${reason}`, { errors });
    this.#observer.tell('onRejection', { moveId, playerId: input?.playerId, errorCode });
    return refusedMove(errors);
  }

  #nameOf(playerId: PlayerId): string {
    return this.#game.players.find(({ id }) => id === playerId)?.name ?? playerId;
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

  #requirePlayer(playerId: PlayerId): void {
    if (this.#game.playerIds.includes(playerId)) return;
    const known = quoted(this.#game.playerIds);
    throw new GameError(`There is no player "${playerId}"; there are ${known}.`, 'PLAYER_NOT_FOUND', {
      playerId,
    });
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
