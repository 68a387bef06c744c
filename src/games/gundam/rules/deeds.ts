import type { CardId, PlayerId } from '../../../protocol/ids.js';
import type { Trigger } from './effects/ability.js';
import { abilitiesOf, activeResources, baseOf, cardOf, crewOf, damageOn, hpOf, selfOf } from './facts.js';
import { playerName, tell, tellPrivately } from './log.js';
import { NUMBERS } from './play-rules.js';
import type { CardMeta, Changing, GundamState } from './state.js';
import { isResourceCard } from './types/cards.js';

/** Lets the abilities of a card that wait for something wait to be played. */
export function trigger(what: Trigger, cardId: CardId, draft: GundamState, context: Changing): void {
  const card = cardOf(cardId, context);
  const playerId = context.zones.getCardHolder(cardId)!;
  for (const [ability, { trigger: when, oncePerTurn }] of abilitiesOf(card).entries()) {
    if (when !== what || (oncePerTurn && isUsed(cardId, ability, context))) continue;
    if (oncePerTurn) markUsed(cardId, ability, context);
    draft.pending.push({
      sourceId: cardId,
      definitionId: card.id,
      ability,
      playerId,
      selfId: selfOf(cardId, context),
      chosen: null,
      isChosen: false,
      at: 0,
    });
  }
}

/** Whether an ability that may be used once was used this turn. */
export function isUsed(cardId: CardId, ability: number, { cards }: Pick<Changing, 'cards'>): boolean {
  return cards.getCardMeta(cardId).oncePerTurnUsed?.[ability] === true;
}

/** Notes that an ability was used this turn. */
export function markUsed(cardId: CardId, ability: number, { cards }: Pick<Changing, 'cards'>): void {
  const { oncePerTurnUsed = {} } = cards.getCardMeta(cardId);
  cards.updateCardMeta(cardId, { oncePerTurnUsed: { ...oncePerTurnUsed, [ability]: true } });
}

/** Draws cards. What happens to an empty deck is for the rules about the end to say. */
export function draw(playerId: PlayerId, count: number, draft: GundamState, context: Changing): void {
  const drawn = context.zones.drawCards({ from: 'deck', to: 'hand', count, playerId });
  const name = playerName(playerId, draft);
  const cards = drawn.length === 1 ? 'a card' : `${drawn.length} cards`;
  const names = drawn.map((id) => cardOf(id, context).name).join(' and ');
  if (drawn.length > 0)
    tellPrivately(playerId, `${name} draws ${names}.`, `${name} draws ${cards}.`, context);
}

/** Rests resources to pay for something; EX Resources last, and those leave the game. */
export function pay(cost: number, playerId: PlayerId, context: Changing): void {
  const active = activeResources(playerId, context);
  const isEx = (id: CardId) => {
    const card = cardOf(id, context);
    return isResourceCard(card) && card.isEXResource;
  };
  const spent = [...active.filter((id) => !isEx(id)), ...active.filter(isEx)].slice(0, cost);
  for (const id of spent) {
    if (isEx(id)) context.zones.moveCard({ cardId: id, targetZoneId: 'removal' });
    else context.cards.updateCardMeta(id, { tapped: true });
  }
}

/** Takes a card from where it lies, as if it had never been there. A token is removed from the game. */
function sendTo(zone: 'trash' | 'hand', cardId: CardId, context: Changing): void {
  context.cards.setCardMeta(cardId, {});
  const targetZoneId = cardOf(cardId, context).isToken ? 'removal' : zone;
  context.zones.moveCard({ cardId, targetZoneId, position: zone === 'hand' ? 'bottom' : 'top' });
}

/** Takes a Unit from the battle area, its Pilot with it. */
export function removeUnit(zone: 'trash' | 'hand', unitId: CardId, context: Changing): void {
  for (const cardId of crewOf(unitId, context).toReversed()) sendTo(zone, cardId, context);
}

/** Destroys a Unit. */
export function destroyUnit(unitId: CardId, draft: GundamState, context: Changing): void {
  tell(`${cardOf(unitId, context).name} is destroyed.`, context, unitId);
  for (const cardId of crewOf(unitId, context)) trigger('destroyed', cardId, draft, context);
  removeUnit('trash', unitId, context);
}

/** Puts damage on a Unit or Base. */
export function addDamage(id: CardId, amount: number, { cards }: Pick<Changing, 'cards'>): void {
  const damageCounters = damageOn(id, { cards }) + amount;
  if (amount > 0) cards.updateCardMeta(id, { damageCounters, damaged: true });
}

/** Takes damage off a Unit or Base. */
export function heal(id: CardId, amount: number, { cards }: Pick<Changing, 'cards'>): void {
  const damageCounters = Math.max(0, damageOn(id, { cards }) - amount);
  cards.updateCardMeta(id, { damageCounters, damaged: damageCounters > 0 });
}

/** Whether there is more damage on a Unit or Base than it can take. */
function isBroken(id: CardId, context: Changing): boolean {
  return damageOn(id, context) >= hpOf(id, context);
}

/** Damages a Unit, and destroys it if that is too much. */
export function damageUnit(unitId: CardId, amount: number, draft: GundamState, context: Changing): void {
  addDamage(unitId, amount, context);
  if (isBroken(unitId, context)) destroyUnit(unitId, draft, context);
}

/** Damages what protects a player: the Base, or else the top shield. Says what was hit. */
export function damageShieldArea(
  playerId: PlayerId,
  amount: number,
  draft: GundamState,
  context: Changing,
): 'base' | 'shield' | 'nothing' {
  const base = baseOf(playerId, context);
  if (base !== undefined) {
    addDamage(base, amount, context);
    tell(`${cardOf(base, context).name} takes ${amount} damage.`, context, base);
    if (isBroken(base, context)) {
      tell(`${cardOf(base, context).name} is destroyed.`, context, base);
      trigger('destroyed', base, draft, context);
      sendTo('trash', base, context);
    }
    return 'base';
  }
  const [shield] = context.zones.getCardsInZone('shield-area-shields', playerId);
  if (shield === undefined) return 'nothing';
  context.zones.moveCard({ cardId: shield, targetZoneId: 'trash' });
  tell(
    `A shield of ${playerName(playerId, draft)} breaks: ${cardOf(shield, context).name}.`,
    context,
    shield,
  );
  trigger('burst', shield, draft, context);
  return 'shield';
}

/** Puts a Unit into the battle area. */
export function deployUnit(cardId: CardId, meta: CardMeta, draft: GundamState, context: Changing): void {
  context.zones.moveCard({ cardId, targetZoneId: 'battle-area', position: 'bottom' });
  context.cards.setCardMeta(cardId, { ...meta, deployedOn: context.flow!.turn });
  trigger('deployed', cardId, draft, context);
}

/** Puts a Base in its place; one that is there goes to the trash. */
export function deployBase(cardId: CardId, draft: GundamState, context: Changing): void {
  const before = baseOf(context.cards.getCardOwner(cardId)!, context);
  if (before !== undefined) sendTo('trash', before, context);
  context.zones.moveCard({ cardId, targetZoneId: 'shield-area-base' });
  context.cards.setCardMeta(cardId, {});
  trigger('deployed', cardId, draft, context);
}

/** Whether there is a resource to place, and room for it. */
export function canPlaceResource(playerId: PlayerId, { zones }: Pick<Changing, 'zones'>): boolean {
  const hasOne = zones.getCardsInZone('resource-deck', playerId).length > 0;
  return hasOne && zones.getCardsInZone('resource-area', playerId).length < NUMBERS.resources;
}

/** Places a resource from the resource deck. */
export function placeResource(playerId: PlayerId, draft: GundamState, context: Changing): void {
  const [cardId] = context.zones.getCardsInZone('resource-deck', playerId);
  context.zones.moveCard({ cardId: cardId!, targetZoneId: 'resource-area', position: 'bottom' });
  tell(`${playerName(playerId, draft)} places a resource.`, context, playerId);
}

/** Places an EX Resource, where there is room for it. */
export function placeExResource(playerId: PlayerId, { zones }: Pick<Changing, 'zones'>): void {
  if (zones.getCardsInZone('resource-area', playerId).length >= NUMBERS.resources) return;
  zones.createDeck({ zoneId: 'resource-area', playerId, cards: ['ex-resource'] });
}
