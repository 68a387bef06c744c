import type { FlowDefinition } from '../../../engines/rule-engine/flow/flow-definition.js';
import type { Card } from './cards.js';
import { draw } from './effects.js';
import { creaturesOf, keeperOf } from './facts.js';
import type { CardMeta, EmberwoodState, Passing } from './state.js';

/** A turn: dawn brings embers and a card, then the keeper plays, and at dusk what is too much in hand goes. */
export const flow: FlowDefinition<EmberwoodState, CardMeta, Card> = {
  turn: {
    phases: {
      dawn: { order: 1, onBegin: beginDay, endIf: () => true },
      main: { order: 2 },
      dusk: { order: 3, onBegin: askToDiscard, endIf: (context) => excessOf(context) <= 0 },
    },
  },
};

function beginDay(context: Passing): void {
  const { state, flow: course, counters } = context;
  // Who begins has just been dealt everything.
  if (course.isFirstTurn) return;
  const playerId = course.currentPlayer!;
  const keeper = keeperOf(playerId, state);
  keeper.kindling = Math.min(state.limits.embers, keeper.kindling + 1);
  keeper.embers += keeper.kindling;
  for (const cardId of creaturesOf(playerId, context)) {
    // Who is snared sleeps on, once.
    if (!counters.getFlag(cardId, 'snared')) counters.setFlag(cardId, 'exhausted', false);
    counters.setFlag(cardId, 'arrived', false);
  }
  draw(playerId, state, context);
}

function askToDiscard(context: Passing): void {
  const { state, flow: course, counters, game } = context;
  const playerId = course.currentPlayer!;
  keeperOf(playerId, state).embers = 0;
  for (const cardId of creaturesOf(playerId, context)) {
    if (counters.getFlag(cardId, 'snared')) counters.setFlag(cardId, 'snared', false);
  }
  const excess = excessOf(context);
  if (excess <= 0) return;
  const cards = excess === 1 ? 'card' : 'cards';
  game.askDecision({
    playerId,
    moveIds: ['discard'],
    prompt: `Discard ${excess} ${cards}: a hand holds ${state.limits.hand} overnight.`,
  });
}

function excessOf({ state, flow: course, zones }: Passing): number {
  return zones.getCardsInZone('hand', course.currentPlayer).length - state.limits.hand;
}
