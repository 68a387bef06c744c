import type { ValidationError } from '../../protocol/enumerated-move.js';
import { GameError } from '../../protocol/game-error.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { CoreState } from './state/position.js';
import { AskableGame } from './askable-game.js';
import { misuse } from './errors.js';
import type { GameDefinition, Player } from './define/game-definition.js';
import { MoveHistory, type HistoryEntry, type HistorySpan, type ReplayEntry } from './history.js';
import type { Logger } from './logger.js';
import type { MoveContextInput, MoveParamsMap } from './define/move-definition.js';
import { PlayedMove, refusedMove, type MoveExecutionResult } from './play/move-result.js';
import { Observer } from './observer.js';
import type { HistoryMessage } from './define/operations.js';
import { patched, patchesBetween, type Patch } from './state/patches.js';
import { Play, type Beginning } from './play/play-move.js';
import { playableGame } from './define/compile-rules.js';
import { recordedInput } from './play/recorded-input.js';
import { SeededRNG } from './state/seeded-rng.js';
import type { Telemetry } from './telemetry.js';
import { imagined } from './visibility/hidden-cards.js';

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
> extends AskableGame<TState, TMoves, TCardDefinition, TCardMeta> {
  #history: MoveHistory<TState>;
  #revision = 0;
  readonly #listeners = new Set<() => void>();

  constructor(
    definition: GameDefinition<TState, TMoves, TCardDefinition, TCardMeta>,
    players: readonly Player[],
    options: RuleEngineOptions = {},
  ) {
    const { seed = 'moveset', logger, telemetry, choosingFirstPlayer } = options;
    const adopted = adoptions.get(options) as Beginning<TState, TCardMeta, TCardDefinition> | undefined;
    // Until the next big sweep, a weak map keeps what it holds: whoever searches makes thousands of forks.
    adoptions.delete(options);
    const { play, messages } =
      adopted ?? Play.begin(playableGame(definition, players), seed, choosingFirstPlayer);
    super(play, new Observer(logger, telemetry));
    this.#history = this.#historyFrom(messages);
  }

  /** Rises with every change, also with an undo. */
  get revision(): number {
    return this.#revision;
  }

  /** Plays a move, or says everything that stands in its way. Then nothing has changed. */
  executeMove<Id extends keyof TMoves & string>(
    moveId: Id,
    input: MoveContextInput<TMoves[Id]>,
  ): MoveExecutionResult {
    const start = this.observer.times('onMove') ? performance.now() : 0;
    const before = this.core;
    const { errors, messages } = this.play.execute(moveId, input);
    if (errors.length > 0) return this.#refuse(moveId, input, errors);
    const after = this.core;
    this.#history.add({ moveId, input: recordedInput(input), messages, after });
    this.#changed();
    if (this.observer.times('onMove'))
      this.observer.tell('onMove', {
        moveId,
        playerId: input.playerId,
        duration: performance.now() - start,
      });
    if (after.end && !before.end) this.observer.tell('onGameEnd', after.end);
    return new PlayedMove(before, after, this.game.layout);
  }

  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void {
    const entry = () => listener();
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  /**
   * What happened, as a viewer may know it: everything without one, what is public for `null`. All up to now, or what
   * led from one position to another.
   */
  getHistory(viewer?: PlayerId | null, span: HistorySpan = {}): readonly HistoryEntry[] {
    if (viewer != null) this.requirePlayer(viewer);
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
    return patchesBetween(this.#history.at(since), this.core, this.game.layout);
  }

  /** Takes over changes made elsewhere. Its own history begins anew there: it does not know the moves that led to them. */
  applyPatches(patches: readonly Patch[]): void {
    this.play.world.lock.mustBeIdle();
    this.play.world.restore(patched(this.core, patches, this.game.layout));
    this.#history = this.#historyFrom([]);
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
    this.play.world.lock.mustBeIdle();
    const core = this.#history.go(position);
    if (!core) return false;
    this.play.world.restore(core);
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
    if (position === undefined) return this.#adopt(this.core);
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
    if (playerId !== null) this.requirePlayer(playerId);
    const rng = seed instanceof SeededRNG ? seed : new SeededRNG(seed);
    return this.#adopt(imagined(this.core, this.game, playerId, rng));
  }

  #adopt(
    core: CoreState<TState>,
    messages: readonly HistoryMessage[] = [],
  ): RuleEngine<TState, TMoves, TCardDefinition, TCardMeta> {
    const options: RuleEngineOptions = {};
    const beginning: Beginning<TState, TCardMeta, TCardDefinition> = {
      play: new Play(this.game, core),
      messages,
    };
    adoptions.set(options, beginning);
    return new RuleEngine(this.getDefinition(), this.game.players, options);
  }

  #changed(): void {
    this.#revision += 1;
    if (this.#listeners.size === 0) return;
    for (const listener of [...this.#listeners]) {
      try {
        listener();
      } catch (error) {
        // What happened has happened, and others want to hear of it too.
        this.observer.log('ERROR', 'a subscriber failed', { error });
      }
    }
  }

  #refuse(moveId: string, input: MoveContextInput, errors: readonly ValidationError[]): MoveExecutionResult {
    const { reason, errorCode } = errors[0]!;
    for (const error of errors) this.observer.blame(moveId, error);
    this.observer.log('INFO', `refused "${moveId}": ${reason}`, { errors });
    this.observer.tell('onRejection', { moveId, playerId: input?.playerId, errorCode });
    return refusedMove(errors);
  }

  /** A history that begins here. */
  #historyFrom(messages: readonly HistoryMessage[]): MoveHistory<TState> {
    return new MoveHistory(this.core, messages, ({ moveId, input: { playerId } }) => {
      const player = this.game.players.find(({ id }) => id === playerId);
      return `${player?.name ?? playerId}: ${this.play.move(moveId)!.name}`;
    });
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
