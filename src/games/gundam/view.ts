import type { CardId, PlayerId } from '../../protocol/ids.js';

/** What is printed on a card that is seen. */
export interface CardFace {
  readonly id: CardId;
  /** The id of its definition: the name of its picture. */
  readonly art: string;
  readonly name: string;
  readonly cardNumber: string;
  readonly cardType: 'UNIT' | 'PILOT' | 'COMMAND' | 'BASE' | 'RESOURCE';
  readonly color: string | null;
  readonly traits: readonly string[];
  readonly lv: number | null;
  readonly cost: number | null;
  /** Printed AP and HP; of a Pilot, what it gives. */
  readonly ap: number | null;
  readonly hp: number | null;
  /** What it links with: `[Ida Marsh]`. */
  readonly link: readonly string[];
  readonly text: string;
  readonly isToken: boolean;
}

/** A Unit in the battle area, with everything that changes it. */
export interface UnitFace extends CardFace {
  /** AP with everything that changes it. */
  readonly currentAp: number;
  /** How much more damage it can take. */
  readonly currentHp: number;
  readonly damage: number;
  readonly rested: boolean;
  readonly isLinkUnit: boolean;
  /** Whether it was deployed this turn: only a Link Unit may attack then. */
  readonly justDeployed: boolean;
  /** Keyword effects that it has now: `<Repair 2>`. */
  readonly keywords: readonly string[];
  readonly pilot: CardFace | null;
}

/** A Base in the shield area. */
export interface BaseFace extends CardFace {
  /** How much more damage it can take. */
  readonly currentHp: number;
  readonly damage: number;
  readonly rested: boolean;
}

/** A resource in the resource area. */
export interface ResourceFace {
  readonly id: CardId;
  readonly name: string;
  readonly rested: boolean;
  readonly isEX: boolean;
}

/** One player and all that lies on that side. */
export interface SideView {
  readonly id: PlayerId;
  readonly name: string;
  readonly level: number;
  readonly activeResources: number;
  readonly resources: readonly ResourceFace[];
  readonly resourceDeckCount: number;
  readonly deckCount: number;
  readonly shieldCount: number;
  readonly base: BaseFace | null;
  readonly units: readonly UnitFace[];
  /** How many Units there is room for. */
  readonly unitPlaces: number;
  readonly handCount: number;
  /** The cards in hand; `null` where they are not seen. */
  readonly hand: readonly CardFace[] | null;
  /** The last first. */
  readonly trash: readonly CardFace[];
  readonly removal: readonly CardFace[];
  /** The cards looked at for an effect; `null` where they are not seen. */
  readonly lookedAt: readonly CardFace[] | null;
}

/** The battle that is going on. */
export interface BattleView {
  readonly step: 'attack' | 'block' | 'action' | 'damage' | 'end';
  readonly attackerId: CardId;
  readonly defenderId: PlayerId;
  /** The Unit or player that is attacked. */
  readonly targetId: string;
  readonly blockerId: CardId | null;
}

/** A decision that must be taken before anything else. */
export interface DecisionView {
  readonly player: PlayerId;
  readonly prompt: string;
  readonly code: string | null;
  /** The card that asks, where one does: a shield that was broken and shows its Burst, a Unit whose ability waits. */
  readonly source: CardFace | null;
}

/** An action step: both players act in turn until both pass in a row. */
export interface ActionStepView {
  /** Who may act now. */
  readonly priority: PlayerId;
  /** How many players in a row have passed. */
  readonly passes: number;
}

/** What a seat sees of a game. */
export interface GundamView {
  /** The seat's own side, or the first one for who watches. */
  readonly near: SideView;
  readonly far: SideView;
  readonly battle: BattleView | null;
  /** The action step that is going on: of the battle, if there is one, or else of the turn's end. */
  readonly actionStep: ActionStepView | null;
  readonly decision: DecisionView | null;
}
