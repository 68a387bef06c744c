import type { Ability } from '../effects/ability.js';
import type { CardColor, CardType, CommandTiming, KeywordEffect } from './card-terms.js';

/** What makes a Unit and its Pilot a Link Unit. Of several conditions, any one suffices. */
export type LinkCondition =
  | { readonly type: 'pilot'; readonly name: string }
  | { readonly type: 'trait'; readonly trait: string };

/** What is printed on every card. */
export interface GundamCardDefinition {
  /** Unique identifier. */
  readonly id: string;
  readonly name: string;
  /** Serial number: `AZ01-001`. */
  readonly cardNumber: string;
  readonly cardType: CardType;
  /** Not on resources. */
  readonly color?: CardColor;
  /** Group, class, or type. */
  readonly trait?: string | readonly string[];
  /** Level requirement. */
  readonly lv?: number;
  /** Cost to play. */
  readonly cost?: number;
  /** What it does, in words made from its effects. */
  readonly text?: string;
  /** What it does, as data. */
  readonly abilities?: readonly Ability[];
  /** Made by an effect or a rule: belongs to no deck, and leaves the game when it leaves its place. */
  readonly isToken?: boolean;
}

/** A card that fights in the battle area. */
export interface UnitCardDefinition extends GundamCardDefinition {
  readonly cardType: 'UNIT';
  readonly lv: number;
  readonly cost: number;
  readonly ap: number;
  readonly hp: number;
  readonly keywords?: readonly KeywordEffect[];
  /** The numbers of its keyword effects. */
  readonly keywordValues?: Readonly<Partial<Record<KeywordEffect, number>>>;
  readonly linkConditions?: readonly LinkCondition[];
}

/** A card that is paired beneath a Unit. */
export interface PilotCardDefinition extends GundamCardDefinition {
  readonly cardType: 'PILOT';
  readonly lv: number;
  readonly cost: number;
  readonly apModifier: number;
  readonly hpModifier: number;
}

/** A card that is used once. */
export interface CommandCardDefinition extends GundamCardDefinition {
  readonly cardType: 'COMMAND';
  readonly lv: number;
  readonly cost: number;
  readonly timing: readonly CommandTiming[];
  /** Whether it may be paired as a Pilot instead. */
  readonly hasPilotEffect: boolean;
  readonly hasBurstEffect: boolean;
  /** As a Pilot: what it is called, and what it gives. */
  readonly pilotName?: string;
  readonly apModifier?: number;
  readonly hpModifier?: number;
}

/** A card that protects the shields. */
export interface BaseCardDefinition extends GundamCardDefinition {
  readonly cardType: 'BASE';
  readonly lv: number;
  readonly cost: number;
  readonly ap: number;
  readonly hp: number;
  readonly keywords?: readonly KeywordEffect[];
}

/** A card that pays costs. */
export interface ResourceCardDefinition extends GundamCardDefinition {
  readonly cardType: 'RESOURCE';
  readonly isEXResource: boolean;
}

/** Any card. */
export type GundamCard =
  | UnitCardDefinition
  | PilotCardDefinition
  | CommandCardDefinition
  | BaseCardDefinition
  | ResourceCardDefinition;

/** Whether a card is a Unit. */
export function isUnitCard(card: GundamCardDefinition): card is UnitCardDefinition {
  return card.cardType === 'UNIT';
}

/** Whether a card is a Pilot. */
export function isPilotCard(card: GundamCardDefinition): card is PilotCardDefinition {
  return card.cardType === 'PILOT';
}

/** Whether a card is a Command. */
export function isCommandCard(card: GundamCardDefinition): card is CommandCardDefinition {
  return card.cardType === 'COMMAND';
}

/** Whether a card is a Base. */
export function isBaseCard(card: GundamCardDefinition): card is BaseCardDefinition {
  return card.cardType === 'BASE';
}

/** Whether a card is a Resource. */
export function isResourceCard(card: GundamCardDefinition): card is ResourceCardDefinition {
  return card.cardType === 'RESOURCE';
}

/** Whether a keyword effect is printed on a card. */
export function hasKeywordEffect(
  card: UnitCardDefinition | BaseCardDefinition,
  keyword: KeywordEffect,
): boolean {
  return card.keywords?.includes(keyword) ?? false;
}

/** The traits of a card as a list. */
export function traitsOf({ trait = [] }: GundamCardDefinition): readonly string[] {
  return typeof trait === 'string' ? [trait] : trait;
}
