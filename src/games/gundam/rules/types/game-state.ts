import type { CardId, PlayerId } from '../../../../protocol/ids.js';
import type { KeywordEffect } from './card-terms.js';

/** A Unit in the battle area. */
export interface BattlePosition {
  readonly unitId: CardId;
  /** The Pilot paired beneath it. */
  readonly pilotId?: CardId;
  /** Active (false) or rested (true). */
  readonly tapped: boolean;
  /** Whether it may attack this turn. */
  readonly canAttack: boolean;
  /** Whether it may use <Blocker>. */
  readonly canBlock: boolean;
  /** Whether its Pilot satisfies one of its link conditions. */
  readonly isLinkUnit: boolean;
  /** Damage counters. */
  readonly damage: number;
}

/** The attack that is going on. */
export interface AttackSequence {
  readonly attackerId: CardId;
  readonly defenderId: PlayerId;
  attackTarget: 'player' | 'unit';
  targetUnitId?: CardId;
  blockerId?: CardId;
  attackerAP: number;
  defenderHP?: number;
  damageDealt: number;
  damageReceived: number;
  attackerDestroyed: boolean;
  defenderDestroyed: boolean;
  breachTriggered: boolean;
  resolved: boolean;
}

/** A game as one record: what `gundamGameState` reads from an engine. */
export interface GundamGameState {
  /** At most 6 for each player. */
  readonly shields: Readonly<Record<PlayerId, readonly CardId[]>>;
  /** At most 1 for each player. */
  readonly bases: Readonly<Record<PlayerId, CardId | null>>;
  /** At most 6 for each player. */
  readonly battlePositions: Readonly<Record<PlayerId, readonly BattlePosition[]>>;
  /** How many resources are not rested. */
  readonly activeResources: Readonly<Record<PlayerId, number>>;
  readonly currentAttack: AttackSequence | null;
  /** How many players in a row have passed. */
  readonly actionStepPasses: number;
  readonly isFirstTurn: boolean;
  readonly firstPlayerSkippedFirstDraw: boolean;
}

/** What changes about a card while it lies where it lies. */
export interface GundamCardMeta {
  tapped?: boolean;
  damaged?: boolean;
  damageCounters?: number;
  position?: number;
  /** The Unit a Pilot is paired with. */
  pairedWith?: CardId;
  effectsThisTurn?: readonly string[];
  /** The abilities used this turn that may be used once. */
  oncePerTurnUsed?: Readonly<Record<string, boolean>>;
  /** AP gained or lost this turn. */
  apModifier?: number;
  hpModifier?: number;
  gainedKeywords?: readonly KeywordEffect[];
  lostKeywords?: readonly KeywordEffect[];
  /** AP gained or lost until the battle ends. */
  battleApModifier?: number;
  /** The turn it was deployed on. */
  deployedOn?: number;
}

/** How a game is won. */
export const WIN_CONDITIONS = [
  /** The opponent took damage with no shields. */
  'OPPONENT_SHIELD_DEPLETED',
  /** The opponent has no cards in the deck. */
  'OPPONENT_DECK_OUT',
  /** The opponent conceded. */
  'OPPONENT_CONCEDED',
] as const;
/** One of `WIN_CONDITIONS`. */
export type WinCondition = (typeof WIN_CONDITIONS)[number];

/** How a game was won. */
export interface GameOverState {
  readonly winner: PlayerId;
  readonly condition: WinCondition;
  /** The turn it was won on: nothing here depends on the clock. */
  readonly timestamp: number;
}
