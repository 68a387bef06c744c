import { cardsIn } from '../../../../engines/rule-engine/enumerate/enumerators/cards-in.js';
import { paramsOf } from '../../../../engines/rule-engine/enumerate/enumerators/params-of.js';
import type { CardId } from '../../../../protocol/ids.js';
import type { Card } from '../cards.js';
import { cardAffordable, yourTurn } from '../conditions.js';
import { defineMove } from '../define.js';
import { pay } from '../effects.js';
import { cardOf, creatureOf, fullNameOf, keeperOf, nameOf } from '../facts.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import { inHand } from './in-hand.js';

/** A charm that puts one or two creatures of the other side to sleep for its next turn. */
export const snare = defineMove({
  name: 'Bramble Snare',
  enumerator: paramsOf({
    cardId: cardsIn('hand', { definition: (card: Card) => card.kind === 'charm' && card.play === 'snare' }),
  }),
  targets: [
    {
      filter: { zone: 'clearing', holder: 'opponents' },
      min: 1,
      max: 2,
      prompt: 'Choose one or two creatures to snare',
    },
  ],
  params: paramsShape<{ cardId: CardId }>({ cardId: 'text' }),
  condition: [yourTurn, inHand('snare'), cardAffordable],
  reducer(draft, context) {
    const { params, playerId, targets, zones, counters, history } = context;
    const { name, cost } = cardOf(params.cardId, context);
    const snared = targets![0]!;
    pay(cost, draft, playerId);
    zones.moveCard({ cardId: params.cardId, targetZoneId: 'ashes' });
    for (const cardId of snared) {
      counters.setFlag(cardId, 'exhausted', true);
      counters.setFlag(cardId, 'snared', true);
    }
    const names = snared.map((cardId) => nameOf(cardId, draft, context)).join(' and ');
    history.log({
      text: `${keeperOf(playerId, draft).name} plays ${name}: it holds ${names}.`,
      refs: [params.cardId, ...snared],
    });
  },
  describe(state, context) {
    const names = (context.targets?.[0] ?? []).map((cardId) => fullNameOf(cardId, state, context));
    const { name, text } = cardOf(context.params.cardId, context);
    return {
      displayName: names.length > 0 ? `Snare ${names.join(' and ')}` : name,
      category: 'Charms',
      priority: 14,
      description: text,
      labels: { cardId: name, ...(names.length > 0 && { target: names }) },
    };
  },
  score: (_, context) =>
    (context.targets?.[0] ?? []).reduce(
      (sum, cardId) =>
        sum + (context.counters.getFlag(cardId, 'snared') ? 0 : creatureOf(cardId, context).strength),
      -2,
    ),
});
