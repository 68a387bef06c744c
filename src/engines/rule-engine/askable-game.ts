import { GameError } from '../../protocol/game-error.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { PreviewMetric } from '../../protocol/preview.js';
import type { GameEndResult, MoveEnumerationContext } from './define/contexts.js';
import type { CoreState } from './state/position.js';
import { enumerateLater } from './enumerate/async-enumeration.js';
import { LazyEnumeration, type EnumerationBudget } from './enumerate/lazy-enumeration.js';
import { misuse, quoted } from './errors.js';
import type { FlowManager } from './flow/flow-manager.js';
import { fullStateOf, type FullState } from './state/full-state.js';
import type { GameDefinition, Player } from './define/game-definition.js';
import type { MoveTrace } from './check/check-rules.js';
import type {
  EnumeratedMoveOf,
  MoveContextInput,
  MoveEnumerationOptions,
  MoveParamsMap,
} from './define/move-definition.js';
import type { Observer } from './observer.js';
import { Play } from './play/play-move.js';
import type { PlayableGame } from './define/compile-rules.js';
import { forecastOf, type MoveForecast, type PlannedMoves, type PreviewOptions } from './preview/preview.js';
import { SeededRNG } from './state/seeded-rng.js';
import { seatViewOf, type SeatView } from './visibility/seat-view.js';

/** What can be asked of a running game: what is the case, what could be played and why not. Nothing of it changes it. */
export abstract class AskableGame<
  TState extends object,
  TMoves extends MoveParamsMap,
  TCardDefinition,
  TCardMeta,
> {
  protected readonly game: PlayableGame<TState, TCardMeta, TCardDefinition>;
  protected readonly play: Play<TState, TCardMeta, TCardDefinition>;
  protected readonly observer: Observer;

  protected constructor(play: Play<TState, TCardMeta, TCardDefinition>, observer: Observer) {
    this.game = play.game;
    this.play = play;
    this.observer = observer;
  }

  /** Rises with every change, also with an undo. */
  abstract get revision(): number;

  /** The players, in their order. */
  getPlayers(): readonly Player[] {
    return this.game.players;
  }

  /** The definition the engine runs by. */
  getDefinition(): GameDefinition<TState, TMoves, TCardDefinition, TCardMeta> {
    return this.game.definition as unknown as GameDefinition<TState, TMoves, TCardDefinition, TCardMeta>;
  }

  /** The game's own state, secrets included. Immutable: it may be kept. */
  getState(): TState {
    return this.core.game;
  }

  /** The game's own state as a player may see it; `null` is a spectator. */
  getPlayerView(playerId: PlayerId | null): TState {
    if (playerId !== null) this.requirePlayer(playerId);
    const { playerView } = this.game.definition;
    return playerView ? playerView(this.core.game, playerId) : this.core.game;
  }

  /** Everything a player may see, zones and cards included; `null` is a spectator. */
  getSeatView(playerId: PlayerId | null): SeatView<TState, TCardMeta> {
    return seatViewOf(this.core, this.game.layout, playerId, this.getPlayerView(playerId));
  }

  /** All that the game is, secrets included, as plain data. */
  getFullState(): FullState<TState> {
    return fullStateOf(this.core, this.game.layout);
  }

  /** Whether a move could be played now. */
  canExecuteMove<Id extends keyof TMoves & string>(moveId: Id, input: MoveContextInput<TMoves[Id]>): boolean {
    return this.play.referee.errorsOf(moveId, input).length === 0;
  }

  /** What every rule says about a move, one by one, without playing it. */
  explainMove<Id extends keyof TMoves & string>(moveId: Id, input: MoveContextInput<TMoves[Id]>): MoveTrace {
    return this.play.referee.trace(moveId, input);
  }

  /** What a move would change, as its player may know it, without playing it. */
  previewMove<Id extends keyof TMoves & string>(
    moveId: Id,
    input: MoveContextInput<TMoves[Id]>,
    options: PreviewOptions = {},
  ): readonly PreviewMetric[] {
    if (!this.canExecuteMove(moveId, input)) return [];
    if (options.viewer != null) this.requirePlayer(options.viewer);
    const { viewer = input.playerId, samples } = options;
    return forecastOf(this.game, this.core, [{ moveId, input }], viewer, samples).metrics;
  }

  /** What moves would change if one player made them one after the other, and what stands in the way of which. */
  forecastMoves(playerId: PlayerId, plan: PlannedMoves): MoveForecast {
    this.requirePlayer(playerId);
    return forecastOf(this.game, this.core, plan, playerId);
  }

  /** The ids of the moves that could be played with empty parameters. */
  getValidMoves(playerId: PlayerId): readonly (keyof TMoves & string)[] {
    this.requirePlayer(playerId);
    const ids = [...this.game.rulebook.keys()];
    return ids.filter((id) => this.play.referee.errorsOf(id, { playerId, params: {} }).length === 0);
  }

  /**
   * Everything a player could do, valid or not, with all reasons. Asked again, only what changed is worked out again, and
   * everything else is the same object.
   */
  enumerateMoves(
    playerId: PlayerId,
    options: MoveEnumerationOptions = {},
  ): readonly EnumeratedMoveOf<TMoves>[] {
    this.requirePlayer(playerId);
    requireCount(options.maxPerMove);
    const isTimed = this.observer.wants('DEBUG', 'onEnumeration');
    const start = isTimed ? performance.now() : 0;
    const moves = this.play.referee.ask(() => this.play.enumeration.list(playerId, options));
    if (this.observer.wants('ERROR', 'onRuleError')) {
      for (const { moveId, validationErrors = [] } of moves)
        for (const error of validationErrors) this.observer.blame(moveId, error);
    }
    if (isTimed) {
      const valid = moves.filter(({ isValid }) => isValid).length;
      const event = { playerId, moves: moves.length, valid, duration: performance.now() - start };
      this.observer.log(
        'DEBUG',
        `enumerated ${moves.length} moves for ${playerId}, ${valid} of them valid`,
        event,
      );
      this.observer.tell('onEnumeration', event);
    }
    return moves as readonly EnumeratedMoveOf<TMoves>[];
  }

  /** The same, one by one and only as far as somebody asks: for more moves than anybody wants to see at once. */
  enumerateMovesLazy(
    playerId: PlayerId,
    options: MoveEnumerationOptions & { readonly budget?: EnumerationBudget } = {},
  ): LazyEnumeration<EnumeratedMoveOf<TMoves>> {
    this.requirePlayer(playerId);
    requireCount(options.maxPerMove);
    const { revision } = this;
    // On a copy: whoever takes breaks must not be disturbed by who asks in between.
    const { enumeration } = new Play(this.game, this.core);
    const source = enumeration.seek(playerId, options) as Iterator<EnumeratedMoveOf<TMoves> | null>;
    return new LazyEnumeration(source, options.budget ?? {}, () => this.revision === revision);
  }

  /** The same, with the moves whose enumerators must wait for something. All of one position: that of the asking. */
  async enumerateMovesAsync(
    playerId: PlayerId,
    options: MoveEnumerationOptions = {},
  ): Promise<readonly EnumeratedMoveOf<TMoves>[]> {
    this.requirePlayer(playerId);
    requireCount(options.maxPerMove);
    const play = new Play(this.game, this.core);
    return (await enumerateLater(play, playerId, options)) as readonly EnumeratedMoveOf<TMoves>[];
  }

  /**
   * Whose decision is awaited: who has been asked for one, chooses the first player, may still take a mulligan, or whose
   * turn it is. In a game without a flow, the first player with something to do. Nobody when the game is over.
   */
  getActivePlayer(): PlayerId | null {
    const { end, table, flow } = this.core;
    if (end) return null;
    const asked = table.decisions.at(-1)?.playerId ?? table.choosingFirstPlayer ?? table.pendingMulligan[0];
    if (asked !== undefined || flow) return asked ?? flow!.currentPlayer;
    const busy = (id: PlayerId) => this.enumerateMoves(id, { validOnly: true }).length > 0;
    return this.game.playerIds.find(busy) ?? null;
  }

  /** Whether nothing can be played any more. */
  hasGameEnded(): boolean {
    return this.core.end !== null;
  }

  /** How the game ended; nothing while it goes on. */
  getGameEndResult(): GameEndResult | undefined {
    return this.core.end ?? undefined;
  }

  /** How the game ended, or what its rule about the end says now. */
  checkGameEnd(): GameEndResult | undefined {
    return this.core.end ?? this.play.asksToEnd() ?? undefined;
  }

  /** A copy of the game's chance, where it stands: using it changes nothing. */
  getRNG(): SeededRNG {
    return new SeededRNG(this.core.rng);
  }

  /** Where the game stands in its flow; nothing for a game without one. */
  getFlowManager(): Omit<FlowManager<TState, TCardMeta, TCardDefinition>, 'begin' | 'settle'> | undefined {
    return this.play.setting.flow ?? undefined;
  }

  /** How well a player stands, if the definition says how to tell. */
  evaluate(playerId: PlayerId): number | undefined {
    this.requirePlayer(playerId);
    const { evaluate } = this.game.definition;
    return this.play.referee.ask(() => evaluate?.(this.core.game, playerId, this.play.setting.context));
  }

  /** Asks something of the position with what its rules are given, secrets included: for analysis. Nothing can be changed. */
  read<T>(
    question: (
      state: TState,
      context: Omit<MoveEnumerationContext<TCardMeta, TCardDefinition>, 'playerId'>,
    ) => T,
  ): T {
    return this.play.referee.ask(() => question(this.core.game, this.play.setting.context));
  }

  protected get core(): CoreState<TState> {
    return this.play.world.core;
  }

  protected requirePlayer(playerId: PlayerId): void {
    if (this.game.playerIds.includes(playerId)) return;
    const known = quoted(this.game.playerIds);
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
