import type { EnumeratedMove, MoveMetadata, ValidationError } from '../../../protocol/enumerated-move.js';
import type { CardId, PlayerId } from '../../../protocol/ids.js';
import type { MoveField } from '../../../protocol/move-field.js';
import type { Warning } from '../../../protocol/reason.js';
import type { MoveConditionContext, MoveContext, MoveEnumerationContext } from './contexts.js';
import type { ParamsSchema } from './params-schema.js';
import type { TargetDefinition } from '../targets/target-definition.js';

/** The answer of a condition: yes, no, no because, or yes at a price. */
export type ConditionResult = boolean | ValidationError | { readonly warning: Warning };

/**
 * One rule about a move. It changes nothing, and reads nothing but what it is passed. It runs for every candidate, but only
 * once at a position. A state never changes, so what is computed from the state alone may be remembered by it (`WeakMap`).
 */
export type MoveRule<TState, TParams = unknown, TCardMeta = unknown, TCardDefinition = unknown> = (
  state: TState,
  context: MoveConditionContext<TParams, TCardMeta, TCardDefinition>,
) => ConditionResult;

/** A rule with a name that traces and developers read. */
export interface NamedRule<TState, TParams = unknown, TCardMeta = unknown, TCardDefinition = unknown> {
  readonly name: string;
  readonly check: MoveRule<TState, TParams, TCardMeta, TCardDefinition>;
}

/** When a move is allowed. Of a list all rules are run, so that every reason is known. */
export type MoveCondition<TState, TParams = unknown, TCardMeta = unknown, TCardDefinition = unknown> =
  | MoveRule<TState, TParams, TCardMeta, TCardDefinition>
  | NamedRule<TState, TParams, TCardMeta, TCardDefinition>
  | readonly (
      | MoveRule<TState, TParams, TCardMeta, TCardDefinition>
      | NamedRule<TState, TParams, TCardMeta, TCardDefinition>
    )[];

/** Plays a move: changes the draft, or works through the operations of the context. */
export type MoveReducer<TState, TParams = unknown, TCardMeta = unknown, TCardDefinition = unknown> = (
  draft: TState,
  context: MoveContext<TParams, TCardMeta, TCardDefinition>,
) => void;

/**
 * Generates the possible parameters of a move, one object each: as an array, or one by one where there are many. Like a
 * rule, it changes nothing and reads nothing but what it is given.
 */
export type MoveEnumerator<TState, TParams = unknown, TCardMeta = unknown, TCardDefinition = unknown> = (
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
) => Iterable<TParams>;

/** An enumerator that has to wait for something. Only `enumerateMovesAsync` calls it. */
export type AsyncMoveEnumerator<TState, TParams = unknown, TCardMeta = unknown, TCardDefinition = unknown> = (
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
) => Promise<Iterable<TParams>>;

/** One kind of move. Its key among the moves of a game is its id. */
export interface MoveDefinition<TState, TParams = unknown, TCardMeta = unknown, TCardDefinition = unknown> {
  readonly id?: string;
  /** What players call it. */
  readonly name?: string;
  readonly description?: string;
  /** Generates all possible parameters. Without it, the move is listed as one whose parameters are missing. */
  readonly enumerator?: MoveEnumerator<TState, TParams, TCardMeta, TCardDefinition>;
  readonly asyncEnumerator?: AsyncMoveEnumerator<TState, TParams, TCardMeta, TCardDefinition>;
  /**
   * What a player is asked for, where nothing enumerates the parameters: a list, or a function of what the player may
   * know. It only describes the questions. Rules judge the answers.
   */
  readonly fields?:
    | readonly MoveField[]
    | ((state: TState, context: MoveEnumerationContext<TCardMeta, TCardDefinition>) => readonly MoveField[]);
  /** The targets to be chosen. Fills `targets` (and `sourceCardId`) of what is enumerated, and is checked on playing. */
  readonly targets?: readonly TargetDefinition<TState, TCardMeta, TCardDefinition>[];
  /** The card the parameters come from, where there is one. */
  readonly sourceOf?: (params: TParams) => CardId | undefined;
  /** Checks what parameters must look like: any Standard Schema. */
  readonly params?: ParamsSchema<TParams>;
  readonly condition?: MoveCondition<TState, NoInfer<TParams>, TCardMeta, TCardDefinition>;
  readonly reducer: MoveReducer<TState, TParams, TCardMeta, TCardDefinition>;
  /** Whether it is only possible as the answer to a decision. */
  readonly answersDecision?: boolean;
  /** Whether it may be played while a decision is to be taken, by anybody, such as giving up. */
  readonly interrupts?: boolean;
  /** What a screen may want to know of every such move. */
  readonly metadata?: {
    readonly category?: string;
    readonly tags?: readonly string[];
    readonly priority?: number;
    readonly icon?: string;
    readonly [key: string]: unknown;
  };
  /** What a screen may want to know of one concrete move: its name with parameters, chances, what it touches. */
  readonly describe?: (
    state: TState,
    context: MoveConditionContext<NoInfer<TParams>, TCardMeta, TCardDefinition>,
  ) => MoveMetadata;
  /** How good a concrete move looks at a glance, for agents: more is better. */
  readonly score?: (
    state: TState,
    context: MoveConditionContext<NoInfer<TParams>, TCardMeta, TCardDefinition>,
  ) => number;
}

/** Options of an enumeration. */
export interface MoveEnumerationOptions {
  /** Only moves that pass their conditions. */
  readonly validOnly?: boolean | undefined;
  /** Adds metadata: names, categories, scores. `score`, for agents, adds scores alone. */
  readonly includeMetadata?: boolean | 'score' | undefined;
  /** Only moves of these ids. */
  readonly moveIds?: readonly string[] | undefined;
  /** The most candidates of each move, cut before they are validated; 0 is no limit. */
  readonly maxPerMove?: number | undefined;
}

/** What is to be played, by whom. */
export interface MoveContextInput<TParams = unknown> {
  readonly playerId: PlayerId;
  readonly params: TParams;
  readonly sourceCardId?: CardId | undefined;
  readonly targets?: readonly (readonly string[])[] | undefined;
  readonly timestamp?: number | undefined;
}

/** The parameters of each move of a game. */
export type MoveParamsMap = Record<string, unknown>;

/** The moves of a game, as enumerated: `moveId` tells what `params` are. */
export type EnumeratedMoveOf<TMoves> = {
  [Id in keyof TMoves & string]: EnumeratedMove<TMoves[Id]> & { readonly moveId: Id };
}[keyof TMoves & string];
