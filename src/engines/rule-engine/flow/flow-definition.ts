import type { PlayerId } from '../../../protocol/ids.js';
import type { FlowHookContext } from '../define/contexts.js';

/** What a game goes through, from the outermost. */
export const STAGE_KINDS = ['segment', 'turn', 'phase', 'step'] as const;
/** One of `STAGE_KINDS`. */
export type StageKind = (typeof STAGE_KINDS)[number];

/** Something a game goes through: it begins, ends, and knows what comes next. */
export interface Stage<TState, TCardMeta, TCardDefinition> {
  /** Its place among its siblings, from the lowest. Those without one come after those, as written. */
  readonly order?: number;
  /** Its successor; the next by order, if nothing is said; `null` for none. */
  readonly next?: string | null;
  readonly onBegin?: (context: FlowHookContext<TState, TCardMeta, TCardDefinition>) => void;
  readonly onEnd?: (context: FlowHookContext<TState, TCardMeta, TCardDefinition>) => void;
  /** Ends it by itself as soon as this is so. Changes nothing. */
  readonly endIf?: (context: FlowHookContext<TState, TCardMeta, TCardDefinition>) => boolean;
}

/** Part of a phase. */
export interface StepDefinition<TState, TCardMeta, TCardDefinition> extends Stage<
  TState,
  TCardMeta,
  TCardDefinition
> {}

/** Part of a turn. */
export interface PhaseDefinition<TState, TCardMeta, TCardDefinition> extends Stage<
  TState,
  TCardMeta,
  TCardDefinition
> {
  readonly steps?: Readonly<Record<string, StepDefinition<TState, TCardMeta, TCardDefinition>>>;
}

/** What a player goes through before the next one does. */
export interface TurnDefinition<TState, TCardMeta, TCardDefinition> extends Omit<
  Stage<TState, TCardMeta, TCardDefinition>,
  'order' | 'next'
> {
  /** The phase a turn begins with; the first by order, if nothing is said. */
  readonly initialPhase?: string;
  readonly phases?: Readonly<Record<string, PhaseDefinition<TState, TCardMeta, TCardDefinition>>>;
  /** Whose turn it is next; the next one round the table, if nothing is said. */
  readonly nextPlayer?: (context: FlowHookContext<TState, TCardMeta, TCardDefinition>) => PlayerId;
}

/** A stretch of the game with turns of its own kind: choosing who begins, then the game itself. */
export interface SegmentDefinition<TState, TCardMeta, TCardDefinition> extends Stage<
  TState,
  TCardMeta,
  TCardDefinition
> {
  readonly turn?: TurnDefinition<TState, TCardMeta, TCardDefinition>;
}

/** The course of a game: segments, each of turns, each of phases, each of steps. */
export type FlowDefinition<TState, TCardMeta, TCardDefinition> =
  | {
      readonly initialSegment?: string;
      readonly segments: Readonly<Record<string, SegmentDefinition<TState, TCardMeta, TCardDefinition>>>;
      readonly turn?: never;
    }
  | {
      /** The turns of a game with only one segment. */
      readonly turn: TurnDefinition<TState, TCardMeta, TCardDefinition>;
      readonly segments?: never;
      readonly initialSegment?: never;
    };

/** Where a game stands in its flow. Plain data. */
export interface FlowPosition {
  readonly segment: string | null;
  /** Counts from 1, over all segments; 0 before the first turn. */
  readonly turn: number;
  readonly phase: string | null;
  readonly step: string | null;
  readonly currentPlayer: PlayerId;
  /** The outermost stage that was asked to end, until the flow has settled. */
  readonly ending?: StageKind;
  /** Set when the last segment has ended. */
  readonly over?: true;
}
