// #region words
import { RuleEngine, rulesFor, type MoveRule } from 'moveset/rule-engine';

export interface Apothecary {
  coins: Record<string, number>;
}

interface Herb {
  name: string;
  price: number;
}

export const HERBS: Record<string, Herb> = {
  mint: { name: 'Mint', price: 2 },
  sage: { name: 'Sage', price: 3 },
  saffron: { name: 'Saffron', price: 8 },
};

const { defineGame, defineMove } = rulesFor<Apothecary, Herb>();
// #endregion words

const yourTurn: MoveRule<Apothecary> = (_, { flow, playerId }) =>
  flow?.currentPlayer === playerId || { reason: 'It is not your turn.', errorCode: 'NOT_YOUR_TURN' };

// #region buy
const buy = defineMove({
  name: 'Buy a herb',
  enumerator: (_, { zones }) => zones.getCardsInZone('stall').map((cardId) => ({ cardId })),
  condition: [
    yourTurn,
    function affordable({ coins }, { params, playerId, registry }) {
      const { name, price } = registry!.getCard(params.cardId)!;
      const available = coins[playerId]!;
      if (price <= available) return true;
      return {
        reason: `${name} costs ${price} coins, you have ${available}.`,
        errorCode: 'TOO_DEAR',
        context: { required: price, available },
      };
    },
  ],
  reducer(draft, { params: { cardId }, playerId, registry, zones, flow, history }) {
    const { name, price } = registry!.getCard(cardId)!;
    draft.coins[playerId]! -= price;
    zones.moveCard({ cardId, targetZoneId: 'satchel', playerId });
    zones.bulkMove({ from: 'deck', to: 'stall', count: 1 });
    history.log(`${name} is bought.`);
    flow?.endTurn();
  },
  // #region describe
  metadata: { category: 'At the stall' },
  describe(_, { params, registry }) {
    const { name, price } = registry!.getCard(params.cardId)!;
    return { displayName: `Buy ${name} for ${price} coins` };
  },
  // #endregion describe
});
// #endregion buy

// #region forage
const forage = defineMove({
  name: 'Go and forage',
  description: 'What you find brings one to three coins.',
  metadata: { category: 'In the woods', hotkey: 'f' },
  enumerator: () => [{}],
  condition: yourTurn,
  reducer(draft, { playerId, rng, flow, history }) {
    const found = rng.rollDice(3);
    draft.coins[playerId]! += found;
    history.log(`${found} coins are found.`);
    flow?.endTurn();
  },
});
// #endregion forage

// #region game
const apothecary = defineGame({
  name: 'Apothecary',
  cards: HERBS,
  zones: {
    deck: { id: 'deck', name: 'Deck', visibility: 'secret', owner: 'shared' },
    stall: { id: 'stall', name: 'Stall', visibility: 'public', owner: 'shared' },
    satchel: { id: 'satchel', name: 'Satchel', visibility: 'private' },
  },
  setup(players, { zones }) {
    const herbs = Object.keys(HERBS).flatMap((herb) => [herb, herb]);
    zones.createDeck({ zoneId: 'deck', cards: herbs, shuffle: true });
    zones.createDeck({ zoneId: 'stall', cards: ['sage', 'mint', 'saffron'] });
    return { coins: Object.fromEntries(players.map(({ id }) => [id, 4])) };
  },
  flow: { turn: {} },
  moves: { buy, forage },
  // #region labels
  labels: {
    'coins.*': { label: "{player}'s coins", more: 'good' },
    'zones.stall': false,
    'zones.deck': false,
    'flow.turn': false,
    'flow.currentPlayer': false,
  },
  // #endregion labels
});

const players = [
  { id: 'ann', name: 'Ann' },
  { id: 'bob', name: 'Bob' },
];
export const createApothecary = (seed: string) => new RuleEngine(apothecary, players, { seed });
export type ApothecaryEngine = ReturnType<typeof createApothecary>;
// #endregion game
