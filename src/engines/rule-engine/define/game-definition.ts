import type { PlayerId } from '../../../protocol/ids.js';
import type { Tone } from '../../../protocol/preview.js';
import type { GameEndResult, MoveEnumerationContext, SetupContext } from './contexts.js';
import type { FlowDefinition } from '../flow/flow-definition.js';
import type { MoveDefinition, MoveParamsMap } from './move-definition.js';
import type { ZoneConfig } from './operations.js';
import type { SeededRNG } from '../state/seeded-rng.js';

/** Somebody who plays. */
export interface Player {
  readonly id: PlayerId;
  readonly name?: string;
}

/** Marks that go away by themselves. */
export interface TrackerDefinition {
  /** Taken away when a turn ends. */
  readonly perTurn?: readonly string[];
  /** Taken away when a phase ends. */
  readonly perPhase?: readonly string[];
  /** Kept. */
  readonly perGame?: readonly string[];
}

/** How a changing number of the state is told to players. */
export interface MetricLabel {
  /** `{player}` stands for the name of the player whose id is in the path, `{card}` for that of the card. */
  readonly label: string;
  readonly unit?: string;
  /** Whether more of it is good for the player who would choose the move; `owner`: for the player it belongs to. */
  readonly more?: Tone | 'owner';
}

/** A game: everything there is to know about its rules. */
export interface GameDefinition<
  TState,
  TMoves extends MoveParamsMap = MoveParamsMap,
  TCardDefinition = unknown,
  TCardMeta = unknown,
> {
  readonly name: string;
  /** The game's own state as it begins. Small and plain: what lies in zones is kept by the engine. */
  readonly setup: (players: readonly Player[], context: SetupContext<TCardMeta, TCardDefinition>) => TState;
  readonly moves: {
    readonly [Id in keyof TMoves]: MoveDefinition<TState, TMoves[Id], TCardMeta, TCardDefinition>;
  };
  readonly zones?: Readonly<Record<string, ZoneConfig>>;
  /** The printed side of the cards, by the id of their definition. */
  readonly cards?: Readonly<Record<string, TCardDefinition>>;
  readonly flow?: FlowDefinition<TState, TCardMeta, TCardDefinition>;
  readonly trackers?: TrackerDefinition;
  /** Ends the game as soon as it gives a result. Asked after every move. */
  readonly endIf?: (
    state: TState,
    context: Omit<MoveEnumerationContext<TCardMeta, TCardDefinition>, 'playerId'>,
  ) => GameEndResult | undefined | null | false;
  /** The game's own state as a player may see it; all of it, if nothing is said. `null` is a spectator. */
  readonly playerView?: (state: TState, playerId: PlayerId | null) => TState;
  /**
   * The game's own state with everything a player cannot see replaced by something it could be. Without it, the state is
   * taken to hold no secrets. Hidden cards are taken care of by the engine.
   */
  readonly imagine?: (state: TState, playerId: PlayerId | null, rng: SeededRNG) => TState;
  /** Words for what changes in the state, by path: `players.*.life`. `false` keeps it out of previews. */
  readonly labels?: Readonly<Record<string, string | MetricLabel | false>>;
  /** How well a player stands, for agents: more is better. */
  readonly evaluate?: (
    state: TState,
    playerId: PlayerId,
    context: Omit<MoveEnumerationContext<TCardMeta, TCardDefinition>, 'playerId'>,
  ) => number;
}
