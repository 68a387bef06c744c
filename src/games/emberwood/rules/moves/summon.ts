import { cardsIn } from '../../../../engines/rule-engine/enumerate/enumerators/cards-in.js';
import { paramsOf } from '../../../../engines/rule-engine/enumerate/enumerators/params-of.js';
import type { CardId } from '../../../../protocol/ids.js';
import type { Card } from '../cards.js';
import { cardAffordable, yourTurn, type Rule } from '../conditions.js';
import { defineMove } from '../define.js';
import { draw, mend, pay } from '../effects.js';
import { cardOf, creatureOf, creaturesOf, keeperOf } from '../facts.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import { inHand } from './in-hand.js';

const roomInClearing: Rule = {
  name: 'there is room in the clearing',
  check({ limits }, context) {
    const taken = creaturesOf(context.playerId, context).length;
    if (taken < limits.clearing) return true;
    return {
      reason: `Your clearing is full: ${taken} of ${limits.clearing} places are taken.`,
      errorCode: 'ZONE_FULL',
      context: { zone: 'clearing', taken, places: limits.clearing },
    };
  },
};

/** What a creature brings beside itself, for agents. */
const ARRIVAL_WORTH = { warm: 1, draw: 3 } as const;

/** A creature goes from the hand to the clearing. */
export const summon = defineMove({
  name: 'Summon',
  enumerator: paramsOf({
    cardId: cardsIn('hand', { definition: ({ kind }: Card) => kind === 'creature' }),
  }),
  params: paramsShape<{ cardId: CardId }>({ cardId: 'text' }),
  condition: [yourTurn, inHand('creature'), cardAffordable, roomInClearing],
  reducer(draft, context) {
    const { params, playerId, zones, counters, history } = context;
    const { name, cost, toughness, swift = false, arrival } = creatureOf(params.cardId, context);
    pay(cost, draft, playerId);
    zones.moveCard({ cardId: params.cardId, targetZoneId: 'clearing', position: 'bottom' });
    counters.addCounter(params.cardId, 'health', toughness);
    counters.setFlag(params.cardId, 'arrived', !swift);
    history.log({ text: `${keeperOf(playerId, draft).name} summons ${name}.`, refs: [params.cardId] });
    if (arrival === 'warm') mend(playerId, 2, draft, context);
    if (arrival === 'draw') draw(playerId, draft, context);
  },
  describe(_, context) {
    const { name, text } = cardOf(context.params.cardId, context);
    return {
      displayName: `Summon ${name}`,
      category: 'Summon',
      priority: 20,
      labels: { cardId: name },
      ...(text && { description: text }),
    };
  },
  score(_, context) {
    const { strength, toughness, swift = false, arrival } = creatureOf(context.params.cardId, context);
    return 2 + strength * (swift ? 1.6 : 1.3) + 0.8 * toughness + (arrival ? ARRIVAL_WORTH[arrival] : 0);
  },
});
