import { cardsIn } from '../../../../engines/rule-engine/enumerate/enumerators/cards-in.js';
import { paramsOf } from '../../../../engines/rule-engine/enumerate/enumerators/params-of.js';
import type { CardId } from '../../../../protocol/ids.js';
import type { Card } from '../cards.js';
import { cardAffordable, yourTurn } from '../conditions.js';
import { defineMove } from '../define.js';
import { draw, leaveClearing, pay } from '../effects.js';
import { cardOf, fullNameOf, keeperOf, nameOf } from '../facts.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import { worthOf } from '../worth.js';
import { inHand } from './in-hand.js';

/** A charm that draws a card, and may send a creature back to the hand it came from. */
export const owlPost = defineMove({
  name: 'Owl Post',
  enumerator: paramsOf({
    cardId: cardsIn('hand', { definition: (card: Card) => card.kind === 'charm' && card.play === 'owlPost' }),
  }),
  targets: [
    { filter: { zone: 'clearing' }, min: 0, max: 1, prompt: 'You may choose a creature to send home' },
  ],
  params: paramsShape<{ cardId: CardId }>({ cardId: 'text' }),
  condition: [yourTurn, inHand('owlPost'), cardAffordable],
  reducer(draft, context) {
    const { params, playerId, targets, zones, history } = context;
    const { name, cost } = cardOf(params.cardId, context);
    const [sent] = targets![0]!;
    pay(cost, draft, playerId);
    zones.moveCard({ cardId: params.cardId, targetZoneId: 'ashes' });
    const what = sent === undefined ? '' : `: ${nameOf(sent, draft, context)} goes home`;
    history.log({
      text: `${keeperOf(playerId, draft).name} plays ${name}${what}.`,
      refs: [params.cardId, ...targets![0]!],
    });
    if (sent !== undefined) leaveClearing(sent, 'hand', context);
    draw(playerId, draft, context);
  },
  describe(state, context) {
    const [sent] = context.targets?.[0] ?? [];
    const { name, text } = cardOf(context.params.cardId, context);
    const target = sent === undefined ? null : fullNameOf(sent, state, context);
    return {
      displayName: target === null ? 'Owl Post: draw a card' : `Owl Post: draw a card, send ${target} home`,
      category: 'Charms',
      priority: 13,
      description: text,
      labels: { cardId: name, ...(target !== null && { target }) },
    };
  },
  score(_, context) {
    const [sent] = context.targets?.[0] ?? [];
    if (sent === undefined) return 0.5;
    const worth = worthOf(sent, context);
    return context.zones.getCardHolder(sent) === context.playerId ? -worth : 0.7 * worth - 1;
  },
});
