import type {
  FlowHookContext,
  MoveConditionContext,
  MoveContext,
  MoveEnumerationContext,
} from '../../../engines/rule-engine/define/contexts.js';
import type { PlayerId } from '../../../protocol/ids.js';
import type { Card } from './cards.js';

/** The two sides. The first one begins. */
export const KEEPERS = ['hazel', 'rowan'] as const;
/** One of `KEEPERS`. */
export type KeeperId = (typeof KEEPERS)[number];

/** Who tends a hearth. */
export interface Keeper {
  readonly name: string;
  /** At 0, the keeper has lost. */
  warmth: number;
  /** What cards and deeds cost. Unused ones go out. */
  embers: number;
  /** How many embers a dawn brings. */
  kindling: number;
  /** How often the keeper had nothing left to draw: the next time costs one warmth more. */
  cold: number;
}

/** The numbers a game is played by. */
export interface Limits {
  /** The warmth of a hearth at the beginning, and at most. */
  readonly warmth: number;
  /** The most embers a dawn brings. */
  readonly embers: number;
  /** The most cards that may be kept in hand at dusk. */
  readonly hand: number;
  /** The most creatures in a clearing. */
  readonly clearing: number;
}

/** The numbers, unless said otherwise. */
export const LIMITS: Limits = { warmth: 20, embers: 7, hand: 6, clearing: 5 };

/** The game's own state; cards lie in zones. */
export interface EmberwoodState {
  readonly keepers: Record<PlayerId, Keeper>;
  readonly limits: Limits;
}

/** Nothing is written on cards but what is printed: health is counted, and flags say the rest. */
export type CardMeta = Record<string, unknown>;

/** Where cards may lie. */
export type ZoneName = 'deck' | 'hand' | 'clearing' | 'ashes' | 'scouted';

export type Enumerating = MoveEnumerationContext<CardMeta, Card>;
export type Judging<Params = unknown> = MoveConditionContext<Params, CardMeta, Card>;
export type Playing<Params = unknown> = MoveContext<Params, CardMeta, Card>;
export type Passing = FlowHookContext<EmberwoodState, CardMeta, Card>;

/** What everybody who reads the game gets. */
export type Reading = Omit<Enumerating, 'playerId'>;
/** What everybody who changes the game gets. */
export type Changing = Pick<
  Playing,
  'zones' | 'cards' | 'counters' | 'game' | 'registry' | 'history' | 'rng'
>;
