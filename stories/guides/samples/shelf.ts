// #region shelf
import { RuleEngine, rulesFor } from 'moveset/rule-engine';

const asked = { enumerator: 0, condition: 0 };

const { defineGame, defineMove } = rulesFor<object, unknown, { sold: boolean }>();
const shop = defineGame({
  name: 'Shop',
  zones: { shelf: { id: 'shelf', name: 'Shelf', visibility: 'public', owner: 'shared' } },
  setup(_, { zones }) {
    zones.createDeck({ zoneId: 'shelf', cardCount: 500 });
    return {};
  },
  moves: {
    sell: defineMove({
      enumerator(_, { zones }) {
        asked.enumerator += 1;
        return zones.getCardsInZone('shelf').map((cardId) => ({ cardId }));
      },
      condition(_, { params, cards }) {
        asked.condition += 1;
        return !cards.getCardMeta(params.cardId).sold || { reason: 'It is sold.', errorCode: 'SOLD' };
      },
      reducer: (_, { params, cards }) => cards.updateCardMeta(params.cardId, { sold: true }),
    }),
  },
});
// #endregion shelf

export function costs() {
  // #region costs
  const engine = new RuleEngine(shop, [{ id: 'ann' }]);
  const told = (when: string) => {
    console.info(when, { ...asked });
    asked.enumerator = asked.condition = 0;
  };

  const [first] = engine.enumerateMoves('ann');
  told('first time:   ');
  engine.enumerateMoves('ann');
  told('again:        ');
  engine.executeMove('sell', first!);
  told('one is played:');
  engine.enumerateMoves('ann');
  told('after that:   ');
  // #endregion costs
}
