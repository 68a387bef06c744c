import type { ValidationError } from '../../../protocol/enumerated-move.js';
import { GameError } from '../../../protocol/game-error.js';
import type { PlayerId } from '../../../protocol/ids.js';
import { isRecord } from '../../../protocol/plain-data.js';
import type { GameEndResult } from '../define/contexts.js';
import type { CoreState } from '../state/position.js';
import { frozen } from '../state/state-draft.js';
import { checkedEnd } from '../state/engine-context.js';
import { Enumeration } from '../enumerate/enumerate-moves.js';
import { messageOf, misuse } from '../errors.js';
import { isPromise } from '../is-promise.js';
import type { MoveContextInput } from '../define/move-definition.js';
import type { HistoryMessage } from '../define/operations.js';
import { kept, plainCopy } from '../state/plain-copy.js';
import { blankCore, type PlayableGame } from '../define/compile-rules.js';
import { Referee } from '../check/check-move.js';
import type { RulebookMove } from '../define/definition-faults.js';
import { Setting } from './setting.js';
import type { World } from '../state/workspace.js';

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
  readonly setting: Setting<TState, TCardMeta, TCardDefinition>;
  readonly referee: Referee<TState, TCardMeta, TCardDefinition>;
  readonly enumeration: Enumeration<TState, TCardMeta, TCardDefinition>;

  constructor(game: PlayableGame<TState, TCardMeta, TCardDefinition>, core: CoreState<TState>) {
    this.setting = new Setting(game, core);
    const { world, context } = this.setting;
    this.game = game;
    this.world = world;
    this.referee = new Referee(this.setting);
    this.enumeration = new Enumeration({ world, rulebook: game.rulebook, context });
  }

  /** Sets a game up. */
  static begin<TState extends object, TCardMeta, TCardDefinition>(
    game: PlayableGame<TState, TCardMeta, TCardDefinition>,
    seed: string | number,
    choosingFirstPlayer: PlayerId | undefined,
  ): Beginning<TState, TCardMeta, TCardDefinition> {
    const play = new Play(game, blankCore(game, seed));
    const { world, setting } = play;
    const { operations, flow } = setting;
    try {
      world.transact(() => {
        if (choosingFirstPlayer !== undefined) operations.game.setChoosingFirstPlayer(choosingFirstPlayer);
        const state = game.definition.setup(game.players, setting.newContext());
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

  /** Plays a move, or says everything that stands in its way; then nothing has changed. */
  execute(moveId: string, input: MoveContextInput): Outcome {
    const errors = this.referee.errorsOf(moveId, input);
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

  /** How the game ended, if its own rule says so. */
  asksToEnd(): GameEndResult | null {
    const { endIf } = this.game.definition;
    if (!endIf) return null;
    const result = this.world.asking(() => endIf(this.world.game, this.setting.context)) || null;
    return result && checkedEnd(result, this.game.playerIds);
  }

  #reduce(move: RulebookMove<TState, TCardMeta, TCardDefinition>, input: MoveContextInput): void {
    const context = this.setting.prepared(this.setting.newContext(), move, input);
    if (context.decision) this.setting.operations.game.takeDecision();
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
    this.setting.flow?.settle();
    if (!this.world.end) this.#checkEnd();
  }

  #checkEnd(): void {
    const result = this.asksToEnd();
    if (result) this.world.end = kept(result);
  }

  #takeMessages(): readonly HistoryMessage[] {
    const { messages } = this.world;
    if (messages.length === 0) return NO_MESSAGES;
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
