import type { EntityId, PlayerId } from '../../protocol/ids.js';

/** What a card is for. */
export type CardKind = 'treasure' | 'victory' | 'action';

/** A card as it is printed. */
export interface CardView {
  readonly name: string;
  readonly kind: CardKind;
  readonly cost: number;
  readonly text: string;
  /** What a treasure is worth when it is played. */
  readonly coins?: number;
  /** What it is worth at the end. */
  readonly points?: number;
}

/** Cards of one kind that lie together. */
export interface StackView extends CardView {
  readonly count: number;
}

/** One player, as a seat sees it. */
export interface PlayerView {
  readonly id: PlayerId;
  readonly name: string;
  /** The cards in hand, by kind; `null` where they are not seen. */
  readonly hand: readonly StackView[] | null;
  readonly handCount: number;
  readonly deckCount: number;
  readonly discardCount: number;
  /** What lies on top of the discard pile. */
  readonly discardTop: CardView | null;
  /** What was played this turn, in order. */
  readonly playArea: readonly StackView[];
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  /** Every card the player owns, by kind; `null` where that is not known. */
  readonly owned: readonly StackView[] | null;
  /** Points at the end of the game; `null` as long as it goes on. */
  readonly score: number | null;
}

/** What a seat sees of a game of Principality. */
export interface PrincipalityView {
  /** The piles to buy from, in their order. */
  readonly supply: readonly StackView[];
  readonly players: readonly PlayerView[];
  /** The seat's own player, or the first one for who watches. */
  readonly near: PlayerId;
  /** What has to be decided before anything else. */
  readonly pending: 'discard_for_cellar' | null;
}

/** The entity of a pile of the supply. */
export const pileId = (card: string): EntityId => `pile:${card}`;

/** The entity of all cards of a kind in a player's hand. */
export const handId = (player: PlayerId, card: string): EntityId => `hand:${player}:${card}`;
