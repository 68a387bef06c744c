import type { CardId, PlayerId } from '../../../protocol/ids.js';
import type { Card, Creature } from './cards.js';
import type { EmberwoodState, Enumerating, Keeper, Reading } from './state.js';

type Known = Pick<Reading, 'registry' | 'counters' | 'zones' | 'game'>;

/** The printed side of a card. */
export function cardOf(cardId: CardId, { registry }: Pick<Known, 'registry'>): Card {
  return registry!.getCard(cardId)!;
}

/** The printed side of a creature. */
export function creatureOf(cardId: CardId, context: Pick<Known, 'registry'>): Creature {
  return cardOf(cardId, context) as Creature;
}

/** What a card or keeper is called. */
export function nameOf(id: string, { keepers }: EmberwoodState, context: Pick<Known, 'registry'>): string {
  return keepers[id]?.name ?? cardOf(id, context).name;
}

/** The same, with its health where another of that name lies beside it: a player must know which one is meant. */
export function fullNameOf(id: string, state: EmberwoodState, context: Known): string {
  const name = nameOf(id, state, context);
  const holder = context.zones.getCardHolder(id);
  if (holder === undefined) return name;
  const alike = creaturesOf(holder, context).filter((other) => nameOf(other, state, context) === name);
  return alike.length > 1 ? `${name} (${healthOf(id, context)} health)` : name;
}

/** Whether something that can be hurt is a keeper and not a creature. */
export function isKeeper(id: string, { keepers }: EmberwoodState): boolean {
  return Object.hasOwn(keepers, id);
}

/** A keeper by id. */
export function keeperOf(playerId: PlayerId, { keepers }: EmberwoodState): Keeper {
  return keepers[playerId]!;
}

/** The keeper on the other side. */
export function opponentOf(playerId: PlayerId, { game }: Pick<Known, 'game'>): PlayerId {
  return game.getOpponents(playerId)[0]!;
}

/** How much more damage a creature in a clearing can take. */
export function healthOf(cardId: CardId, { counters }: Pick<Known, 'counters'>): number {
  return counters.getCounter(cardId, 'health');
}

/** The creatures on a side. */
export function creaturesOf(playerId: PlayerId, { zones }: Pick<Known, 'zones'>): readonly CardId[] {
  return zones.getCardsInZone('clearing', playerId);
}

/** Whether a creature could attack now. */
export function canAttack(cardId: CardId, { counters }: Pick<Enumerating, 'counters'>): boolean {
  return !counters.getFlag(cardId, 'exhausted') && !counters.getFlag(cardId, 'arrived');
}
