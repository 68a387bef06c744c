// A table of 240 cards in eight zones, as plain data and as a game of the engine. One move takes a card to the next
// zone, turns it and counts that on it; another does the same and also pays for it from the game's own state.

export const PLAYERS = [{ id: 'ada' }, { id: 'ben' }];
export const ZONES = ['deck', 'hand', 'field', 'discard'];
const CARDS_PER_PLAYER = 120;

/**
 * The cards, as the engine names them. As keys of an object, so that nobody has to look closely to see that two are the
 * same: whoever plays takes ids from what the game shows, not from nowhere.
 * @type {Record<string, string[]>}
 */
const IDS = Object.fromEntries(
  PLAYERS.map(({ id }, player) => [
    id,
    Object.keys(
      Object.fromEntries(
        Array.from({ length: CARDS_PER_PLAYER }, (_, nth) => [
          `deck:${id}-${player * CARDS_PER_PLAYER + nth}`,
          0,
        ]),
      ),
    ),
  ]),
);

/** @typedef {{ id: string, owner: string, zone: string, tapped: boolean, moved: number }} PlainCard */
/** @typedef {{ zones: Record<string, Record<string, string[]>>, cards: Record<string, PlainCard>, players: Record<string, { mana: number, played: number }> }} PlainTable */
/** @typedef {{ cardId: string, zone: string, tapped: boolean }} Step */
/** @typedef {{ players: Record<string, { mana: number, played: number }> }} State */
/** @typedef {{ carry: Step, pay: Step }} Moves */

/** The table as plain data. @returns {PlainTable} */
export function plainTable() {
  /** @type {PlainTable} */
  const table = { zones: {}, cards: {}, players: {} };
  for (const { id: owner } of PLAYERS) {
    table.players[owner] = { mana: 0, played: 0 };
    /** @type {Record<string, string[]>} */
    const zones = Object.fromEntries(ZONES.map((zone) => [zone, []]));
    table.zones[owner] = zones;
    for (const [nth, id] of (IDS[owner] ?? []).entries()) {
      const zone = ZONES[nth % ZONES.length] ?? '';
      table.cards[id] = { id, owner, zone, tapped: false, moved: 0 };
      zones[zone]?.push(id);
    }
  }
  return table;
}

/** The steps of a long game, one card after the other, round and round. @param {number} nth @returns {Step} */
export function stepAt(nth) {
  const card = (nth * 7) % CARDS_PER_PLAYER;
  const round = Math.floor(nth / CARDS_PER_PLAYER);
  const zone = ZONES[(card + round + 1) % ZONES.length] ?? '';
  return { cardId: IDS['ada']?.[card] ?? '', zone, tapped: round % 2 === 0 };
}

/** Changes a table, or a draft of it, in place. @param {PlainTable} table @param {Step} step @param {boolean} pays */
export function mutate(table, { cardId, zone, tapped }, pays) {
  const card = /** @type {PlainCard} */ (table.cards[cardId]);
  const zones = /** @type {Record<string, string[]>} */ (table.zones[card.owner]);
  const from = /** @type {string[]} */ (zones[card.zone]);
  from.splice(from.indexOf(cardId), 1);
  zones[zone]?.push(cardId);
  card.zone = zone;
  card.tapped = tapped;
  card.moved += 1;
  if (!pays) return;
  const player = /** @type {{ mana: number, played: number }} */ (table.players[card.owner]);
  player.mana -= 1;
  player.played += 1;
}

/**
 * The game, as the engine gets it.
 * @returns {import('../../src/engines/rule-engine/index.js').GameDefinition<State, Moves, unknown, { tapped: boolean }>}
 */
export function cardTable() {
  /** @type {import('../../src/engines/rule-engine/index.js').MoveDefinition<State, Step, { tapped: boolean }>['condition']} */
  const condition = [
    (_, { cards, playerId, params }) =>
      cards.getCardOwner(params.cardId) === playerId || {
        reason: 'It is not yours.',
        errorCode: 'NOT_YOURS',
      },
    (_, { zones, params }) =>
      zones.getCardZone(params.cardId) !== params.zone || {
        reason: 'It is there already.',
        errorCode: 'THERE_ALREADY',
      },
    (_, { cards, params }) =>
      cards.getCardMeta(params.cardId).tapped !== params.tapped || {
        reason: 'It is turned already.',
        errorCode: 'TURNED_ALREADY',
      },
  ];
  /** @param {import('../../src/engines/rule-engine/index.js').MoveContext<Step, { tapped: boolean }>} context */
  const carry = ({ zones, cards, counters, params: { cardId, zone, tapped } }) => {
    zones.moveCard({ cardId, targetZoneId: zone, position: 'bottom' });
    cards.updateCardMeta(cardId, { tapped });
    counters.addCounter(cardId, 'moved');
  };
  return {
    name: 'Card table',
    zones: Object.fromEntries(ZONES.map((id) => [id, { id, name: id, visibility: 'public' }])),
    setup: (_, { zones, cards }) => {
      for (const { id: playerId } of PLAYERS) {
        const ids = zones.createDeck({ zoneId: 'deck', playerId, cardCount: CARDS_PER_PLAYER });
        for (const [nth, cardId] of ids.entries()) {
          const targetZoneId = ZONES[nth % ZONES.length] ?? '';
          if (targetZoneId !== 'deck') zones.moveCard({ cardId, targetZoneId, position: 'bottom' });
          cards.setCardMeta(cardId, { tapped: false });
        }
      }
      return { players: { ada: { mana: 0, played: 0 }, ben: { mana: 0, played: 0 } } };
    },
    moves: {
      carry: { condition, reducer: (_, context) => carry(context) },
      pay: {
        condition,
        reducer: (draft, context) => {
          carry(context);
          const player = draft.players[context.playerId];
          if (!player) return;
          player.mana -= 1;
          player.played += 1;
        },
      },
    },
  };
}
