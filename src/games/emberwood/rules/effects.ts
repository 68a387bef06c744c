import type { CardId, PlayerId } from '../../../protocol/ids.js';
import { cardOf, creatureOf, healthOf, isKeeper, keeperOf, nameOf } from './facts.js';
import type { Changing, EmberwoodState } from './state.js';

/** Takes embers for something. */
export function pay(cost: number, draft: EmberwoodState, playerId: PlayerId): void {
  keeperOf(playerId, draft).embers -= cost;
}

/** Damages a creature, or cools a hearth. What a creature cannot bear sends it to the ashes. */
export function harm(id: string, amount: number, draft: EmberwoodState, context: Changing): void {
  if (isKeeper(id, draft)) {
    const keeper = keeperOf(id, draft);
    keeper.warmth = Math.max(0, keeper.warmth - amount);
    return;
  }
  context.counters.removeCounter(id, 'health', amount);
  if (healthOf(id, context) > 0) return;
  context.history.log({ text: `${nameOf(id, draft, context)} falls.`, refs: [id] });
  leaveClearing(id, 'ashes', context);
}

/** Heals a creature, or warms a hearth as far as it goes. */
export function mend(id: string, amount: number, draft: EmberwoodState, context: Changing): void {
  if (!isKeeper(id, draft)) {
    const missing = creatureOf(id, context).toughness - healthOf(id, context);
    return context.counters.addCounter(id, 'health', Math.min(amount, missing));
  }
  const keeper = keeperOf(id, draft);
  keeper.warmth = Math.min(draft.limits.warmth, keeper.warmth + amount);
}

/** Takes a creature out of the clearing, as if it had never been there. */
export function leaveClearing(cardId: CardId, to: 'ashes' | 'hand', context: Changing): void {
  const { counters, zones } = context;
  counters.clearAllCounters(cardId);
  for (const flag of ['exhausted', 'arrived', 'snared']) counters.setFlag(cardId, flag, false);
  zones.moveCard({ cardId, targetZoneId: to, position: 'bottom' });
}

/** Draws a card; with an empty deck the cold bites instead, harder every time. */
export function draw(playerId: PlayerId, draft: EmberwoodState, context: Changing): void {
  const keeper = keeperOf(playerId, draft);
  const [cardId] = context.zones.drawCards({ from: 'deck', to: 'hand', count: 1, playerId });
  if (cardId !== undefined) {
    context.history.log({
      text: `${keeper.name} draws ${cardOf(cardId, context).name}.`,
      visibility: [playerId],
      publicText: `${keeper.name} draws a card.`,
      refs: [cardId],
    });
    return;
  }
  keeper.cold += 1;
  context.history.log({
    text: `${keeper.name} has no card left to draw: the cold takes ${keeper.cold} warmth.`,
    refs: [playerId],
  });
  harm(playerId, keeper.cold, draft, context);
}
