import type { CardId } from '../../../../protocol/ids.js';
import type { Charm } from '../cards.js';
import type { Rule } from '../conditions.js';
import { cardOf } from '../facts.js';

/** The card is in the player's hand, and one that the move can do something with. */
export function inHand(wanted: 'creature' | Charm['play']): Rule<{ readonly cardId: CardId }> {
  return {
    name: 'the card is in your hand',
    check(_, context) {
      const { params, zones, playerId } = context;
      if (!zones.getCardsInZone('hand', playerId).includes(params.cardId)) {
        return { reason: 'This card is not in your hand.', errorCode: 'NOT_IN_HAND' };
      }
      const card = cardOf(params.cardId, context);
      const kind = card.kind === 'creature' ? card.kind : card.play;
      if (kind === wanted) return true;
      return { reason: `${card.name} is played in another way.`, errorCode: 'WRONG_CARD', context: { kind } };
    },
  };
}
