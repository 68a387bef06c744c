import type { CardId, PlayerId } from '../../protocol/ids.js';

/** How a creature fares. */
export const CREATURE_STATES = ['ready', 'arrived', 'exhausted', 'snared'] as const;
/** One of `CREATURE_STATES`. */
export type CreatureState = (typeof CREATURE_STATES)[number];

interface Face {
  readonly id: CardId;
  /** The name of the picture. */
  readonly art: string;
  readonly name: string;
  readonly cost: number;
  readonly text: string;
}

/** A creature's card. */
export interface CreatureFace extends Face {
  readonly kind: 'creature';
  readonly strength: number;
  readonly toughness: number;
  readonly damage: number;
  readonly guardian: boolean;
  readonly swift: boolean;
  readonly state: CreatureState;
}

/** A charm's card. */
export interface CharmFace extends Face {
  readonly kind: 'charm';
}

/** A card whose face is seen. */
export type CardFace = CreatureFace | CharmFace;

/** One keeper and all that lies on that side. */
export interface SideView {
  readonly id: PlayerId;
  readonly name: string;
  readonly warmth: number;
  /** The most warmth a hearth holds. */
  readonly fullWarmth: number;
  readonly embers: number;
  /** How many embers the last dawn brought. */
  readonly kindling: number;
  readonly handCount: number;
  /** The cards in hand; `null` where they are not seen. */
  readonly hand: readonly CardFace[] | null;
  readonly clearing: readonly CreatureFace[];
  /** How many creatures the clearing holds. */
  readonly places: number;
  readonly deckCount: number;
  /** What was used up or fell, the last first. */
  readonly ashes: readonly CardFace[];
}

/** A decision that must be taken before anything else. */
export interface DecisionView {
  readonly keeper: PlayerId;
  readonly prompt: string;
  /** The cards to look at, where they are seen. */
  readonly cards: readonly CardFace[];
}

/** What a seat sees of a game of Emberwood. */
export interface EmberwoodView {
  /** The seat's own side, or the first one for who watches. */
  readonly near: SideView;
  readonly far: SideView;
  readonly decision: DecisionView | null;
}
