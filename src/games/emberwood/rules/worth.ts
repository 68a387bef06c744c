import type { CardId, PlayerId } from '../../../protocol/ids.js';
import { canAttack, creatureOf, creaturesOf, healthOf, isKeeper, keeperOf } from './facts.js';
import type { EmberwoodState, Enumerating, Reading } from './state.js';

/** What ends the game is worth more than anything else. */
const EVERYTHING = 1000;

/** What a creature is worth to its side, for agents. */
export function worthOf(cardId: CardId, context: Pick<Enumerating, 'registry' | 'counters'>): number {
  const { strength, guardian = false } = creatureOf(cardId, context);
  return 1 + 1.3 * strength + 0.8 * healthOf(cardId, context) + Number(guardian);
}

/** What so much damage to something of the other side is worth. */
export function harmWorth(id: string, amount: number, state: EmberwoodState, context: Enumerating): number {
  if (isKeeper(id, state)) {
    const { warmth } = keeperOf(id, state);
    return amount >= warmth ? EVERYTHING : amount * (warmth <= 10 ? 1.5 : 1);
  }
  // What only wounds is worth a little: it may heal, and fights on.
  return amount >= healthOf(id, context) ? worthOf(id, context) : 0.5 * amount;
}

/** How well a player stands: warmth above all when there is little of it, then creatures, then cards. */
export function evaluate({ keepers }: EmberwoodState, playerId: PlayerId, context: Reading): number {
  const { warmth } = keepers[playerId]!;
  const creatures = creaturesOf(playerId, context).reduce(
    (sum, cardId) => sum + worthOf(cardId, context) * (canAttack(cardId, context) ? 1.1 : 1),
    0,
  );
  const hand = context.zones.getCardsInZone('hand', playerId).length;
  return warmth + 6 * Math.sqrt(warmth) + creatures + 2 * hand;
}
