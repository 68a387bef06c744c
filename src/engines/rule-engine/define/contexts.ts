import type { CardId, PlayerId } from '../../../protocol/ids.js';
import type {
  CardOperations,
  CardRegistry,
  CounterOperations,
  GameOperations,
  HistoryOperations,
  PendingDecision,
  TrackerOperations,
  ZoneOperations,
} from './operations.js';
import type { SeededRNG } from '../state/seeded-rng.js';

/** The flow as it is read. */
export interface FlowFacts {
  readonly currentPhase?: string | undefined;
  readonly currentSegment?: string | undefined;
  readonly currentStep?: string | undefined;
  /** Counts from 1; 0 before the first turn. */
  readonly turn: number;
  readonly currentPlayer?: PlayerId | undefined;
  readonly isFirstTurn: boolean;
}

/** The flow as reducers and hooks see it: they may also end what is going on. It ends when they have returned. */
export interface FlowControl extends FlowFacts {
  endStep(): void;
  endPhase(): void;
  endTurn(): void;
  endSegment(): void;
  setCurrentPlayer(playerId: PlayerId): void;
}

/** How a game ended. */
export interface GameEndResult {
  /** Nobody when it is a draw. */
  readonly winner?: PlayerId | undefined;
  /** A sentence that says how it ended. */
  readonly reason: string;
  /** What the sentence says, for whoever has other words for it. */
  readonly code?: string | undefined;
  /** The values the sentence speaks of. Plain data. */
  readonly context?: Readonly<Record<string, unknown>> | undefined;
  /** Whatever else is worth knowing. Plain data. */
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** What every rule gets to work with. */
interface SharedContext<TCardMeta, TCardDefinition> {
  /** Zone operations for querying card locations. */
  readonly zones: ZoneOperations;
  /** Card operations for querying card state. */
  readonly cards: CardOperations<TCardMeta>;
  /** Game operations for game-level state. */
  readonly game: GameOperations;
  readonly counters: CounterOperations;
  readonly trackers: TrackerOperations;
  /** Card registry for static card definitions. */
  readonly registry?: CardRegistry<TCardDefinition>;
  /** The game's seeded numbers. Where nothing may change, a copy of them. */
  readonly rng: SeededRNG;
}

/** What an enumerator gets: everything to find parameters with, nothing that changes anything. */
export interface MoveEnumerationContext<TCardMeta = unknown, TCardDefinition = unknown> extends SharedContext<
  TCardMeta,
  TCardDefinition
> {
  /** Player to enumerate moves for. */
  readonly playerId: PlayerId;
  /** Flow state (turn, phase, segment). */
  readonly flow?: FlowFacts;
  /** The decision that is being taken, if the move answers one. */
  readonly decision?: PendingDecision | undefined;
}

/** What conditions get: the enumerator's context, and the candidate. */
export interface MoveConditionContext<
  TParams = unknown,
  TCardMeta = unknown,
  TCardDefinition = unknown,
> extends MoveEnumerationContext<TCardMeta, TCardDefinition> {
  readonly params: TParams;
  readonly sourceCardId?: CardId | undefined;
  readonly targets?: readonly (readonly string[])[] | undefined;
}

/** What a reducer gets: here, and in the hooks of a flow, everything works. */
export interface MoveContext<
  TParams = unknown,
  TCardMeta = unknown,
  TCardDefinition = unknown,
> extends MoveConditionContext<TParams, TCardMeta, TCardDefinition> {
  readonly flow?: FlowControl;
  readonly history: HistoryOperations;
  /** When the move was made, as it was given; nothing here may depend on the clock. */
  readonly timestamp?: number | undefined;
  /** Ends the game here and now. */
  readonly endGame: (result: GameEndResult) => void;
}

/** What hooks of a flow get. */
export interface FlowHookContext<
  TState = unknown,
  TCardMeta = unknown,
  TCardDefinition = unknown,
> extends SharedContext<TCardMeta, TCardDefinition> {
  /** The game's own state: in hooks a draft to be changed, in `endIf` to be read. */
  readonly state: TState;
  readonly flow: FlowControl;
  readonly history: HistoryOperations;
  /** Ends the game here and now. */
  readonly endGame: (result: GameEndResult) => void;
}

/** What `setup` gets beside the players. */
export interface SetupContext<TCardMeta = unknown, TCardDefinition = unknown> extends SharedContext<
  TCardMeta,
  TCardDefinition
> {
  readonly history: HistoryOperations;
}
