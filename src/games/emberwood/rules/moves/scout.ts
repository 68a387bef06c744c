import { nothing } from '../../../../engines/rule-engine/enumerate/enumerators/nothing.js';
import { affordable, oncePerTurn, yourTurn, type Rule } from '../conditions.js';
import { defineMove } from '../define.js';
import { pay } from '../effects.js';
import { keeperOf } from '../facts.js';

const COST = 2;
const LOOKED_AT = 3;

const cardsLeft: Rule = {
  name: 'there are cards to look at',
  check: (_, { zones, playerId }) =>
    zones.getCardsInZone('deck', playerId).length > 0 || {
      reason: 'Your deck is empty: there are 0 cards to look at.',
      errorCode: 'DECK_EMPTY',
      context: { required: 1, available: 0 },
    },
};

/** Looks at the top of the deck, and asks which of the cards to bury. */
export const scout = defineMove({
  name: 'Scout',
  enumerator: nothing(),
  condition: [yourTurn, oncePerTurn('scouted', 'scouted'), affordable(() => COST), cardsLeft],
  reducer(draft, { playerId, zones, trackers, history, game }) {
    pay(COST, draft, playerId);
    trackers.mark('scouted', playerId);
    const { length } = zones.bulkMove({ from: 'deck', to: 'scouted', count: LOOKED_AT, playerId });
    const { name } = keeperOf(playerId, draft);
    history.log({ text: `${name} scouts ahead: ${length} cards.`, refs: [playerId] });
    game.askDecision({
      playerId,
      moveIds: ['bury'],
      prompt: 'Choose up to two cards to bury under your deck. You draw the first of the others.',
    });
  },
  describe: () => ({
    displayName: `Scout for ${COST} embers`,
    category: 'Hearth',
    priority: 6,
    description: `Look at the top ${LOOKED_AT} cards of your deck, bury up to two of them, and draw the first of the others. Once a turn.`,
  }),
  score: () => 1.5,
});
