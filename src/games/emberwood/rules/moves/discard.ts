import { cardsIn } from '../../../../engines/rule-engine/enumerate/enumerators/cards-in.js';
import { paramsOf } from '../../../../engines/rule-engine/enumerate/enumerators/params-of.js';
import { subsetsOf } from '../../../../engines/rule-engine/enumerate/enumerators/subsets-of.js';
import type { CardId } from '../../../../protocol/ids.js';
import type { Rule } from '../conditions.js';
import { defineMove } from '../define.js';
import { cardOf, keeperOf, nameOf } from '../facts.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import type { EmberwoodState, Enumerating } from '../state.js';

type Discard = { cardIds: CardId[] };

/** How many cards are too many. */
const excess = ({ limits }: EmberwoodState, { zones, playerId }: Pick<Enumerating, 'zones' | 'playerId'>) =>
  Math.max(0, zones.getCardsInZone('hand', playerId).length - limits.hand);

const exactlyTheExcess: Rule<Discard> = {
  name: 'just as many as are too many',
  check(state, context) {
    const { cardIds } = context.params;
    const hand = context.zones.getCardsInZone('hand', context.playerId);
    const required = excess(state, context);
    const available = new Set(cardIds.filter((cardId) => hand.includes(cardId))).size;
    return (
      (available === required && cardIds.length === required) || {
        reason: `Discard exactly ${required}, to keep ${state.limits.hand} cards.`,
        errorCode: 'WRONG_NUMBER_OF_CARDS',
        context: { required, available },
      }
    );
  },
};

/** At dusk, what is more than the hand can hold goes to the ashes. */
export const discard = defineMove({
  name: 'Discard',
  answersDecision: true,
  enumerator: paramsOf({ cardIds: subsetsOf(cardsIn('hand'), { min: excess, max: excess }) }),
  params: paramsShape<Discard>({ cardIds: 'texts' }),
  condition: [exactlyTheExcess],
  reducer(draft, context) {
    const { params, playerId, zones, history } = context;
    for (const cardId of params.cardIds) zones.moveCard({ cardId, targetZoneId: 'ashes' });
    const names = params.cardIds.map((cardId) => cardOf(cardId, context).name).join(' and ');
    history.log({ text: `${keeperOf(playerId, draft).name} discards ${names}.`, refs: params.cardIds });
  },
  describe(state, context) {
    const names = context.params.cardIds.map((cardId) => nameOf(cardId, state, context));
    return {
      displayName: `Discard ${names.join(' and ')}`,
      category: 'Dusk',
      priority: 50,
      labels: { cardIds: names },
    };
  },
  score: (_, context) =>
    context.params.cardIds.reduce((sum, cardId) => sum - cardOf(cardId, context).cost, 0),
});
