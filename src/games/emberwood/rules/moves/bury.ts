import { cardsIn } from '../../../../engines/rule-engine/enumerate/enumerators/cards-in.js';
import { paramsOf } from '../../../../engines/rule-engine/enumerate/enumerators/params-of.js';
import { subsetsOf } from '../../../../engines/rule-engine/enumerate/enumerators/subsets-of.js';
import type { CardId } from '../../../../protocol/ids.js';
import type { Rule } from '../conditions.js';
import { defineMove } from '../define.js';
import { draw } from '../effects.js';
import { cardOf, keeperOf, nameOf } from '../facts.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import type { EmberwoodState, Enumerating } from '../state.js';

const MOST = 2;

type Bury = { cardIds: CardId[] };

/** As many as may be buried: one is always left to be drawn. */
const most = ({ zones, playerId }: Pick<Enumerating, 'zones' | 'playerId'>) =>
  Math.min(MOST, zones.getCardsInZone('scouted', playerId).length - 1);

const fewEnough: Rule<Bury> = {
  name: 'one card is left to draw',
  check(_, context) {
    const { cardIds } = context.params;
    const scouted = context.zones.getCardsInZone('scouted', context.playerId);
    if (new Set(cardIds).size === cardIds.length && cardIds.every((cardId) => scouted.includes(cardId))) {
      return (
        cardIds.length <= most(context) || {
          reason: `At most ${most(context)} of these may be buried.`,
          errorCode: 'TOO_MANY_CARDS',
          context: { chosen: cardIds.length, allowed: most(context) },
        }
      );
    }
    return { reason: 'Only scouted cards can be buried, once each.', errorCode: 'NOT_SCOUTED' };
  },
};

/** Puts some of the scouted cards under the deck, the others back on top, and draws. */
export const bury = defineMove({
  name: 'Bury',
  answersDecision: true,
  enumerator: paramsOf({
    cardIds: subsetsOf(cardsIn('scouted'), {
      min: 0,
      max: (_: EmberwoodState, context: Enumerating) => most(context),
    }),
  }),
  params: paramsShape<Bury>({ cardIds: 'texts' }),
  condition: [fewEnough],
  reducer(draft, context) {
    const { params, playerId, zones, history } = context;
    const scouted = zones.getCardsInZone('scouted', playerId);
    const kept = scouted.filter((cardId) => !params.cardIds.includes(cardId));
    for (const cardId of params.cardIds) zones.moveCard({ cardId, targetZoneId: 'deck', position: 'bottom' });
    // The last one first, so that they lie as they lay.
    for (const cardId of kept.toReversed()) zones.moveCard({ cardId, targetZoneId: 'deck', position: 'top' });
    const { name } = keeperOf(playerId, draft);
    const buried = params.cardIds.map((cardId) => cardOf(cardId, context).name).join(' and ');
    history.log({
      text: `${name} buries ${buried || 'nothing'}.`,
      visibility: [playerId],
      publicText: `${name} buries ${params.cardIds.length} of ${scouted.length} cards.`,
      refs: params.cardIds,
    });
    draw(playerId, draft, context);
  },
  describe(state, context) {
    const { cardIds } = context.params;
    const scouted = context.zones.getCardsInZone('scouted', context.playerId);
    const drawn = scouted.find((cardId) => !cardIds.includes(cardId))!;
    const names = cardIds.map((cardId) => nameOf(cardId, state, context));
    return {
      displayName: `Bury ${names.join(' and ') || 'nothing'}, draw ${nameOf(drawn, state, context)}`,
      category: 'Scouting',
      priority: 50 - cardIds.length,
      labels: { cardIds: names },
    };
  },
  score(state, context) {
    const { cardIds } = context.params;
    const scouted = context.zones.getCardsInZone('scouted', context.playerId);
    const { cost } = cardOf(
      scouted.find((cardId) => !cardIds.includes(cardId))!,
      context,
    );
    // The dearest card that can be paid for next turn.
    return cost <= keeperOf(context.playerId, state).kindling + 1 ? cost : -cost;
  },
});
