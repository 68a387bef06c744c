import type { CardId, PlayerId } from '../../../protocol/ids.js';
import type { Ability } from './effects/ability.js';
import {
  isCommandCard,
  isPilotCard,
  isUnitCard,
  traitsOf,
  type BaseCardDefinition,
  type GundamCard,
  type LinkCondition,
  type UnitCardDefinition,
} from './types/cards.js';
import type { KeywordEffect } from './types/card-terms.js';
import type { GundamState, Reading } from './state.js';

type Printed = Pick<Reading, 'registry'>;
type OnTable = Pick<Reading, 'registry' | 'zones' | 'cards'>;

/** What is printed on a card, or on a definition's id. */
export function cardOf(id: string, { registry }: Printed): GundamCard {
  return registry!.getCard(id)!;
}

/** What is printed on a Unit. */
export function unitCardOf(id: CardId, context: Printed): UnitCardDefinition {
  return cardOf(id, context) as UnitCardDefinition;
}

/** What a card or player is called. */
export function nameOf(id: string, { names }: GundamState, context: Printed): string {
  return Object.hasOwn(names, id) ? names[id]! : cardOf(id, context).name;
}

/** The same, with what is left of a Unit where another of that name lies beside it. */
export function fullNameOf(id: string, state: GundamState, context: OnTable): string {
  const name = nameOf(id, state, context);
  const holder = context.zones.getCardHolder(id);
  if (holder === undefined || context.zones.getCardZone(id) !== 'battle-area') return name;
  const alike = unitsOf(holder, context).filter((other) => cardOf(other, context).name === name);
  if (alike.length < 2) return name;
  return `${name} (${alike.indexOf(id) + 1}: ${apOf(id, context)}/${remainingHp(id, context)}${isRested(id, context) ? ', rested' : ''})`;
}

/** The player on the other side. */
export function opponentOf(playerId: PlayerId, { game }: Pick<Reading, 'game'>): PlayerId {
  return game.getOpponents(playerId)[0]!;
}

/** The Units of a player, as they lie. */
export function unitsOf(playerId: PlayerId, { zones }: Pick<Reading, 'zones'>): readonly CardId[] {
  return zones.getCardsInZone('battle-area', playerId);
}

/** The Base of a player. */
export function baseOf(playerId: PlayerId, { zones }: Pick<Reading, 'zones'>): CardId | undefined {
  return zones.getCardsInZone('shield-area-base', playerId)[0];
}

/** The Pilot beneath a Unit. */
export function pilotOf(
  unitId: CardId,
  { zones, cards }: Pick<Reading, 'zones' | 'cards'>,
): CardId | undefined {
  const holder = zones.getCardHolder(unitId);
  if (holder === undefined) return undefined;
  return zones.getCardsInZone('pilots', holder).find((id) => cards.getCardMeta(id).pairedWith === unitId);
}

/** Whether a card can be paired as a Pilot. */
export function canPilot(card: GundamCard): boolean {
  return isPilotCard(card) || (isCommandCard(card) && card.hasPilotEffect);
}

/** What a card gives to the Unit it is paired with. */
export function pilotGives(card: GundamCard): { readonly ap: number; readonly hp: number } {
  if (isPilotCard(card)) return { ap: card.apModifier, hp: card.hpModifier };
  return isCommandCard(card) ? { ap: card.apModifier ?? 0, hp: card.hpModifier ?? 0 } : { ap: 0, hp: 0 };
}

/** What a card is called as a Pilot. */
export function pilotName(card: GundamCard): string {
  return isCommandCard(card) ? (card.pilotName ?? card.name) : card.name;
}

/** Whether a card is rested. */
export function isRested(id: CardId, { cards }: Pick<Reading, 'cards'>): boolean {
  return cards.getCardMeta(id).tapped === true;
}

/** The damage on a card. */
export function damageOn(id: CardId, { cards }: Pick<Reading, 'cards'>): number {
  return cards.getCardMeta(id).damageCounters ?? 0;
}

/** The AP of a Unit, with everything that changes it. */
export function apOf(unitId: CardId, context: OnTable): number {
  const { apModifier = 0, battleApModifier = 0 } = context.cards.getCardMeta(unitId);
  const pilot = pilotOf(unitId, context);
  const given = pilot === undefined ? 0 : pilotGives(cardOf(pilot, context)).ap;
  return Math.max(0, unitCardOf(unitId, context).ap + given + apModifier + battleApModifier);
}

/** The HP of a Unit or Base without its damage. */
export function hpOf(id: CardId, context: OnTable): number {
  const { hpModifier = 0 } = context.cards.getCardMeta(id);
  const pilot = pilotOf(id, context);
  const given = pilot === undefined ? 0 : pilotGives(cardOf(pilot, context)).hp;
  return (cardOf(id, context) as UnitCardDefinition | BaseCardDefinition).hp + given + hpModifier;
}

/** How much more damage a Unit or Base can take. */
export function remainingHp(id: CardId, context: OnTable): number {
  return Math.max(0, hpOf(id, context) - damageOn(id, context));
}

/** Whether a Unit has a keyword effect now. */
export function hasKeyword(unitId: CardId, keyword: KeywordEffect, context: OnTable): boolean {
  const { gainedKeywords = [], lostKeywords = [] } = context.cards.getCardMeta(unitId);
  if (lostKeywords.includes(keyword)) return false;
  return gainedKeywords.includes(keyword) || (unitCardOf(unitId, context).keywords ?? []).includes(keyword);
}

/** Whether a Unit could use <Blocker>. */
export function canBlock(unitId: CardId, context: OnTable): boolean {
  return hasKeyword(unitId, 'Blocker', context) && !isRested(unitId, context);
}

/** The number of a keyword effect; 0 where there is none. */
export function keywordValue(unitId: CardId, keyword: KeywordEffect, context: OnTable): number {
  if (!hasKeyword(unitId, keyword, context)) return 0;
  return unitCardOf(unitId, context).keywordValues?.[keyword] ?? 1;
}

/** Whether a Pilot's card satisfies a link condition. */
export function satisfies(pilot: GundamCard, condition: LinkCondition): boolean {
  return condition.type === 'pilot'
    ? pilotName(pilot) === condition.name
    : traitsOf(pilot).includes(condition.trait);
}

/** Whether a Unit is a Link Unit. */
export function isLinked(unitId: CardId, context: OnTable): boolean {
  const pilot = pilotOf(unitId, context);
  if (pilot === undefined) return false;
  const card = cardOf(pilot, context);
  return (unitCardOf(unitId, context).linkConditions ?? []).some((condition) => satisfies(card, condition));
}

/** Whether a Unit came this turn and has to wait. */
export function mustWait(unitId: CardId, context: OnTable & Pick<Reading, 'flow'>): boolean {
  return context.cards.getCardMeta(unitId).deployedOn === context.flow!.turn && !isLinked(unitId, context);
}

/** The resources of a player that are not rested. */
export function activeResources(
  playerId: PlayerId,
  { zones, cards }: Pick<Reading, 'zones' | 'cards'>,
): readonly CardId[] {
  return zones.getCardsInZone('resource-area', playerId).filter((id) => !cards.getCardMeta(id).tapped);
}

/** The level of a player. */
export function levelOf(playerId: PlayerId, { rules }: GundamState, context: OnTable): number {
  if (rules.level === 'resources') return context.zones.getCardsInZone('resource-area', playerId).length;
  return Math.max(1, ...unitsOf(playerId, context).map((id) => unitCardOf(id, context).lv));
}

/** What a card can do: what is written on it, and what its keyword effects let it do. */
export function abilitiesOf(card: GundamCard): readonly Ability[] {
  const written = card.abilities ?? [];
  if (!isUnitCard(card) || !card.keywords?.includes('Support')) return written;
  return [...written, supportOf(card.keywordValues?.Support ?? 1)];
}

const supports = new Map<number, Ability>();

function supportOf(amount: number): Ability {
  let ability = supports.get(amount);
  if (!ability) {
    ability = {
      trigger: 'activateMain',
      restSelf: true,
      choose: { side: 'friendly', other: true },
      do: [{ type: 'ap', amount, to: 'chosen', until: 'turn' }],
    };
    supports.set(amount, ability);
  }
  return ability;
}

/** The Unit that a card's ability calls its own: itself, or the one it is paired with. */
export function selfOf(cardId: CardId, { cards }: Pick<Reading, 'cards'>): CardId {
  return cards.getCardMeta(cardId).pairedWith ?? cardId;
}

/** A Unit and its Pilot: the cards whose abilities the Unit has. */
export function crewOf(unitId: CardId, context: Pick<Reading, 'zones' | 'cards'>): readonly CardId[] {
  const pilot = pilotOf(unitId, context);
  return pilot === undefined ? [unitId] : [unitId, pilot];
}
