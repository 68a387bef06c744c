// #region words
import {
  cardsIn,
  choices,
  numbers,
  optional,
  paramsOf,
  RuleEngine,
  rulesFor,
  subsetsOf,
  type CardId,
  type MoveRule,
} from 'moveset/rule-engine';
import * as v from 'valibot';

interface Harbour {
  fish: Record<string, number>;
  storm: boolean;
}

/** What is printed on a ship. */
interface Ship {
  name: string;
  speed: number;
}

/** What changes about it. */
interface ShipMeta {
  damage: number;
  motto: string;
}

const { defineGame, defineMove } = rulesFor<Harbour, Ship, ShipMeta>();

const yourTurn: MoveRule<Harbour> = (_, { flow, playerId }) =>
  flow?.currentPlayer === playerId || { reason: 'It is not your turn.', errorCode: 'NOT_YOUR_TURN' };
// #endregion words

// #region sail
const sail = defineMove<{ shipId: CardId; miles: number }>({
  enumerator: paramsOf({ shipId: cardsIn('sea') }, ({ shipId }, _, { registry }) => ({
    miles: numbers(1, registry?.getCard(shipId)?.speed ?? 0),
  })),
  // #region warning
  condition: [
    yourTurn,
    function stormy({ storm }, { params }) {
      if (!storm || params.miles < 3) return true;
      return { warning: { code: 'STORM', description: 'The storm costs a fish.', modifier: -1 } };
    },
  ],
  // #endregion warning
  reducer(draft, { params: { miles }, playerId, flow }) {
    draft.fish[playerId]! += miles - (draft.storm && miles >= 3 ? 1 : 0);
    flow?.endTurn();
  },
});
// #endregion sail

// #region moor
const moor = defineMove<{ ships: CardId[]; flag?: 'red' | 'blue' }>({
  enumerator: paramsOf({
    ships: subsetsOf(cardsIn('sea'), { min: 1 }),
    flag: optional(choices(['red', 'blue'])),
  }),
  condition: yourTurn,
  reducer(_, { params: { ships }, zones }) {
    for (const cardId of ships) zones.moveCard({ cardId, targetZoneId: 'port' });
  },
});
// #endregion moor

// #region ram
const ram = defineMove<{ shipId: CardId }>({
  enumerator: paramsOf({ shipId: cardsIn('sea') }),
  sourceOf: ({ shipId }) => shipId,
  targets: [
    {
      filter: { zone: 'sea', holder: 'opponents' },
      prompt: 'Choose one or two ships to ram',
      min: 1,
      max: 2,
      restrictions: [
        (selected, _, { registry }) => {
          const kinds = new Set(selected.map((cardId) => registry?.getCard(cardId)?.name));
          if (kinds.size === selected.length) return true;
          return { reason: 'Two ships of a kind stand by each other.', errorCode: 'SAME_KIND' };
        },
      ],
    },
  ],
  condition: yourTurn,
  reducer(_, { targets = [], cards }) {
    for (const shipId of targets.flat()) {
      cards.updateCardMeta(shipId, { damage: (cards.getCardMeta(shipId).damage ?? 0) + 1 });
    }
  },
});
// #endregion ram

// #region decision
const tax = defineMove<{ playerId: string }>({
  enumerator: (_, { game, playerId }) => game.getOpponents(playerId).map((id) => ({ playerId: id })),
  condition: yourTurn,
  reducer(_, { params, game }) {
    game.askDecision({
      playerId: params.playerId,
      moveIds: ['pay'],
      prompt: 'Pay up to 2 fish, or they will come again.',
      data: { most: 2 },
    });
  },
});

const pay = defineMove<{ fish: number }>({
  answersDecision: true,
  enumerator: ({ fish }, { decision, playerId }) => {
    const { most } = decision!.data as { most: number };
    return Array.from({ length: Math.min(most, fish[playerId]!) + 1 }, (_, paid) => ({ fish: paid }));
  },
  reducer: (draft, { params, playerId }) => void (draft.fish[playerId]! -= params.fish),
});
// #endregion decision

// #region christen
const christen = defineMove<{ shipId: CardId; motto: string }>({
  params: v.object({ shipId: v.string(), motto: v.pipe(v.string(), v.minLength(3), v.maxLength(20)) }),
  condition: [
    yourTurn,
    {
      name: 'a ship of yours',
      check: (_, { params, cards, playerId }) =>
        cards.getCardOwner(params.shipId) === playerId || {
          reason: 'This is not your ship.',
          errorCode: 'NOT_YOURS',
        },
    },
  ],
  reducer: (_, { params: { shipId, motto }, cards }) => cards.updateCardMeta(shipId, { motto }),
});
// #endregion christen

// #region chart
const LEGS = ['N', 'E', 'S', 'W'] as const;

/** Every course of eight legs: 65536 of them, made as they are asked for. */
function* courses(begun = ''): Generator<{ course: string }> {
  if (begun.length === 8) yield { course: begun };
  else for (const leg of LEGS) yield* courses(begun + leg);
}

const chart = defineMove<{ course: string }>({
  enumerator: () => courses(),
  condition: (_, { params: { course } }) => !/NS|SN|EW|WE/.test(course),
  reducer: () => {},
});
// #endregion chart

// #region rumour
const rumour = defineMove<{ town: string }>({
  asyncEnumerator: async () => {
    const towns = await askTheHarbourMaster();
    return towns.map((town) => ({ town }));
  },
  condition: (_, { params }) => params.town !== 'Atlantis' || { reason: 'It has sunk.', errorCode: 'SUNK' },
  reducer: (_, { params, history }) => history.log(`There are news from ${params.town}.`),
});
// #endregion rumour

const askTheHarbourMaster = async () => Promise.resolve(['Lisbon', 'Atlantis']);

// #region game
const harbour = defineGame({
  name: 'Harbour',
  cards: { sloop: { name: 'Sloop', speed: 3 }, galleon: { name: 'Galleon', speed: 1 } },
  zones: {
    sea: { id: 'sea', name: 'Sea', visibility: 'public' },
    port: { id: 'port', name: 'Port', visibility: 'public' },
  },
  setup(players, { zones }) {
    const [first, ...others] = players;
    zones.createDeck({ zoneId: 'sea', playerId: first!.id, cards: ['sloop', 'galleon'] });
    for (const { id } of others) {
      zones.createDeck({ zoneId: 'sea', playerId: id, cards: ['sloop', 'sloop', 'galleon'] });
    }
    return { fish: Object.fromEntries(players.map(({ id }) => [id, 2])), storm: true };
  },
  flow: { turn: {} },
  moves: { sail, moor, ram, tax, pay, christen, chart, rumour },
});

export const createHarbour = () => new RuleEngine(harbour, [{ id: 'ann' }, { id: 'bob' }]);
// #endregion game
