import type {
  FlowHookContext,
  MoveConditionContext,
  MoveContext,
  MoveEnumerationContext,
} from '../../../engines/rule-engine/define/contexts.js';
import type { CardId, PlayerId } from '../../../protocol/ids.js';
import type { PlayRules } from './play-rules.js';
import type { GundamCard } from './types/cards.js';
import type { AttackSequence, GundamCardMeta, WinCondition } from './types/game-state.js';
import type { BattleStep } from './types/turn.js';
import type { GundamZoneType } from './types/zones.js';

/** The two seats. */
export const PLAYERS = ['player1', 'player2'] as const;
/** One of `PLAYERS`. */
export type SeatId = (typeof PLAYERS)[number];

/** Where cards lie: the zones of the document, Pilots beneath their Units, and what is being looked at. */
export type ZoneName = GundamZoneType | 'pilots' | 'looked-at';

/** An attack, and how far it has come. */
export interface Battle extends AttackSequence {
  step: BattleStep;
}

/** An ability that waits to do what it does. */
export interface PendingAbility {
  /** The card whose ability it is. It may have left meanwhile. */
  readonly sourceId: CardId;
  /** The id of what is printed on it. */
  readonly definitionId: string;
  /** Which of its abilities. */
  readonly ability: number;
  readonly playerId: PlayerId;
  /** The Unit that it calls its own. */
  readonly selfId: CardId;
  /** What it is aimed at. */
  chosen: CardId | null;
  /** Whether nobody needs to be asked any more what it is aimed at, or whether it is wanted. */
  isChosen: boolean;
  /** The next of its effects. */
  at: number;
}

/** The game's own state; cards lie in zones. */
export interface GundamState {
  readonly rules: PlayRules;
  readonly names: Readonly<Record<PlayerId, string>>;
  /** Whether it began in the middle, at a given position. */
  readonly isGiven: boolean;
  /** Whether both players are ready to play. */
  isReady: boolean;
  battle: Battle | null;
  /** How many players in a row have passed in the action step; none where there is no action step. */
  passes: number | null;
  /** Who may act in the action step. */
  priority: PlayerId | null;
  pending: PendingAbility[];
  skippedFirstDraw: boolean;
  /** Who has lost, and how. */
  lost: { readonly playerId: PlayerId; readonly condition: WinCondition } | null;
}

export type CardMeta = GundamCardMeta;
export type Enumerating = MoveEnumerationContext<CardMeta, GundamCard>;
export type Judging<Params = unknown> = MoveConditionContext<Params, CardMeta, GundamCard>;
export type Playing<Params = unknown> = MoveContext<Params, CardMeta, GundamCard>;
export type Passing = FlowHookContext<GundamState, CardMeta, GundamCard>;

/** What everybody who reads the game gets. */
export type Reading = Pick<
  Enumerating,
  'zones' | 'cards' | 'game' | 'registry' | 'counters' | 'trackers' | 'flow'
>;
/** What everybody who changes the game gets. */
export type Changing = Reading & Pick<Playing, 'history' | 'rng'>;
