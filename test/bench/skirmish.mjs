// A fight between two fields of cards: every card of ada's may attack every card of ben's, if six rules let it.
// Once as a definition for the engine, once as bare loops that know this game alone.

/** @typedef {import('../../src/protocol/enumerated-move.js').ValidationError} ValidationError */
/** @typedef {{ readonly name: string, readonly cost: number, readonly range: number }} Printed */
/** @typedef {{ tapped: boolean, lane: number }} Meta */
/** @typedef {{ mana: Record<string, number> }} State */
/** @typedef {{ attacker: string, target: string }} Attack */
/** @typedef {{ attack: Attack }} Moves */

/** Attackers and targets, by the number of pairs. @type {Record<number, readonly [number, number]>} */
export const SIDES = { 200: [10, 20], 2000: [40, 50], 20_000: [100, 200] };

export const PLAYERS = [{ id: 'ada' }, { id: 'ben' }];
const MANA = 4;

/** @type {Record<string, Printed>} */
export const PRINTED = Object.fromEntries(
  Array.from({ length: 10 }, (_, nth) => [
    `kind-${nth}`,
    { name: `Fighter ${nth}`, cost: nth % 10 === 3 ? 6 : 1 + (nth % 4), range: 3 + (nth % 3) },
  ]),
);

/** What the nth card of a side is like. @param {number} nth */
const cardAt = (nth) => ({
  kind: `kind-${nth % 10}`,
  lane: (nth * 5) % 6,
  tapped: nth % 8 === 4,
  stunned: nth % 9 === 7,
  hidden: nth % 8 === 5,
});

/**
 * The game, as the engine gets it.
 * @param {number} attackers @param {number} targets
 * @returns {import('../../src/engines/rule-engine/index.js').GameDefinition<State, Moves, Printed, Meta>}
 */
export function skirmish(attackers, targets) {
  return {
    name: 'Skirmish',
    zones: {
      field: { id: 'field', name: 'Field', visibility: 'public' },
    },
    cards: PRINTED,
    flow: { turn: {} },
    setup: (_, { zones, cards, counters }) => {
      for (const [playerId, count] of /** @type {const} */ ([
        ['ada', attackers],
        ['ben', targets],
      ])) {
        const kinds = Array.from({ length: count }, (__, nth) => cardAt(nth).kind);
        for (const [nth, id] of zones.createDeck({ zoneId: 'field', playerId, cards: kinds }).entries()) {
          const { lane, tapped, stunned, hidden } = cardAt(nth);
          cards.setCardMeta(id, { lane, tapped });
          counters.setFlag(id, 'stunned', stunned);
          counters.setFlag(id, 'hidden', hidden);
        }
      }
      return { mana: { ada: MANA, ben: MANA } };
    },
    moves: {
      attack: {
        enumerator: (_, { zones, playerId, game }) => {
          const pairs = [];
          const theirs = zones.getCardsInZone('field', game.getOpponents(playerId)[0]);
          for (const attacker of zones.getCardsInZone('field', playerId))
            for (const target of theirs) pairs.push({ attacker, target });
          return pairs;
        },
        condition: [
          (_, { flow, playerId }) =>
            flow?.currentPlayer === playerId || {
              reason: 'It is not your turn.',
              errorCode: 'NOT_YOUR_TURN',
            },
          (_, { cards, params: { attacker } }) =>
            !cards.getCardMeta(attacker).tapped || {
              reason: `${attacker} is tapped.`,
              errorCode: 'TAPPED',
              context: { card: attacker },
            },
          (_, { counters, params: { attacker } }) =>
            !counters.getFlag(attacker, 'stunned') || {
              reason: `${attacker} is stunned.`,
              errorCode: 'STUNNED',
              context: { card: attacker },
            },
          (state, { registry, playerId, params: { attacker } }) => {
            const required = registry?.getCard(attacker)?.cost ?? 0;
            const available = state.mana[playerId] ?? 0;
            return (
              required <= available || {
                reason: `Attacking with it costs ${required} mana, you have ${available}.`,
                errorCode: 'NOT_ENOUGH_MANA',
                context: { required, available },
              }
            );
          },
          (_, { registry, cards, params: { attacker, target } }) => {
            const available = registry?.getCard(attacker)?.range ?? 0;
            const from = cards.getCardMeta(attacker).lane ?? 0;
            const required = Math.abs(from - (cards.getCardMeta(target).lane ?? 0));
            return (
              required <= available || {
                reason: `${target} is ${required} lanes away, it reaches ${available}.`,
                errorCode: 'OUT_OF_RANGE',
                context: { required, available },
              }
            );
          },
          (_, { counters, params: { target } }) =>
            !counters.getFlag(target, 'hidden') || {
              reason: `${target} is hidden.`,
              errorCode: 'HIDDEN',
              context: { card: target },
            },
        ],
        reducer: (draft, { playerId, params }) => {
          draft.mana[playerId] = (draft.mana[playerId] ?? 0) - (PRINTED[params.attacker]?.cost ?? 0);
        },
      },
    },
  };
}

/**
 * @typedef {{ id: string, printed: Printed, lane: number, tapped: boolean, stunned: boolean, hidden: boolean }} PlainCard
 * @typedef {{ turn: string, mana: Record<string, number>, cards: Map<string, PlainCard>, fields: Record<string, string[]> }} PlainState
 */

/** The same position as plain data. @param {Record<string, readonly string[]>} fields the ids of the cards @returns {PlainState} */
export function plainState(fields) {
  /** @type {Map<string, PlainCard>} */
  const cards = new Map();
  for (const ids of Object.values(fields)) {
    for (const [nth, id] of ids.entries()) {
      const { kind, lane, tapped, stunned, hidden } = cardAt(nth);
      cards.set(id, { id, printed: /** @type {Printed} */ (PRINTED[kind]), lane, tapped, stunned, hidden });
    }
  }
  const copies = Object.entries(fields).map(([playerId, ids]) => [playerId, [...ids]]);
  return { turn: 'ada', mana: { ada: MANA, ben: MANA }, cards, fields: Object.fromEntries(copies) };
}

/**
 * The floor: the same rules inlined as they stand, each looking at plain data, with the same reasons, kept in the same
 * shape. Nobody remembers anything for the next time.
 * @param {PlainState} state @param {string} playerId @returns {import('../../src/protocol/enumerated-move.js').EnumeratedMove<Attack>[]}
 */
export function inlinedRules(state, playerId) {
  const moves = [];
  const cards = /** @type {{ get(id: string): PlainCard }} */ (state.cards);
  const theirs = /** @type {string[]} */ (state.fields[playerId === 'ada' ? 'ben' : 'ada']);
  for (const attacker of state.fields[playerId] ?? []) {
    for (const target of theirs) {
      /** @type {ValidationError[] | null} */
      let errors = null;
      if (state.turn !== playerId)
        (errors ??= []).push({ reason: 'It is not your turn.', errorCode: 'NOT_YOUR_TURN' });
      if (cards.get(attacker).tapped)
        (errors ??= []).push({
          reason: `${attacker} is tapped.`,
          errorCode: 'TAPPED',
          context: { card: attacker },
        });
      if (cards.get(attacker).stunned)
        (errors ??= []).push({
          reason: `${attacker} is stunned.`,
          errorCode: 'STUNNED',
          context: { card: attacker },
        });
      const { cost } = cards.get(attacker).printed;
      const mana = state.mana[playerId] ?? 0;
      if (cost > mana)
        (errors ??= []).push({
          reason: `Attacking with it costs ${cost} mana, you have ${mana}.`,
          errorCode: 'NOT_ENOUGH_MANA',
          context: { required: cost, available: mana },
        });
      const { range } = cards.get(attacker).printed;
      const distance = Math.abs(cards.get(attacker).lane - cards.get(target).lane);
      if (distance > range)
        (errors ??= []).push({
          reason: `${target} is ${distance} lanes away, it reaches ${range}.`,
          errorCode: 'OUT_OF_RANGE',
          context: { required: distance, available: range },
        });
      if (cards.get(target).hidden)
        (errors ??= []).push({
          reason: `${target} is hidden.`,
          errorCode: 'HIDDEN',
          context: { card: target },
        });
      const params = { attacker, target };
      moves.push(
        errors
          ? {
              moveId: 'attack',
              playerId,
              params,
              isValid: false,
              validationError: /** @type {ValidationError} */ (errors[0]),
              validationErrors: errors,
            }
          : { moveId: 'attack', playerId, params, isValid: true },
      );
    }
  }
  return moves;
}

/**
 * The same rules fused into one loop by hand: nothing is looked up twice that the loop has at hand. No rule stands for
 * itself any more.
 * @param {PlainState} state @param {string} playerId @returns {import('../../src/protocol/enumerated-move.js').EnumeratedMove<Attack>[]}
 */
export function fusedLoop(state, playerId) {
  const moves = [];
  const theirs = /** @type {string[]} */ (state.fields[playerId === 'ada' ? 'ben' : 'ada']);
  for (const attackerId of state.fields[playerId] ?? []) {
    const attacker = /** @type {PlainCard} */ (state.cards.get(attackerId));
    for (const targetId of theirs) {
      const target = /** @type {PlainCard} */ (state.cards.get(targetId));
      /** @type {ValidationError[] | null} */
      let errors = null;
      if (state.turn !== playerId)
        (errors ??= []).push({ reason: 'It is not your turn.', errorCode: 'NOT_YOUR_TURN' });
      if (attacker.tapped)
        (errors ??= []).push({
          reason: `${attackerId} is tapped.`,
          errorCode: 'TAPPED',
          context: { card: attackerId },
        });
      if (attacker.stunned)
        (errors ??= []).push({
          reason: `${attackerId} is stunned.`,
          errorCode: 'STUNNED',
          context: { card: attackerId },
        });
      const mana = state.mana[playerId] ?? 0;
      if (attacker.printed.cost > mana)
        (errors ??= []).push({
          reason: `Attacking with it costs ${attacker.printed.cost} mana, you have ${mana}.`,
          errorCode: 'NOT_ENOUGH_MANA',
          context: { required: attacker.printed.cost, available: mana },
        });
      const distance = Math.abs(attacker.lane - target.lane);
      if (distance > attacker.printed.range)
        (errors ??= []).push({
          reason: `${targetId} is ${distance} lanes away, it reaches ${attacker.printed.range}.`,
          errorCode: 'OUT_OF_RANGE',
          context: { required: distance, available: attacker.printed.range },
        });
      if (target.hidden)
        (errors ??= []).push({
          reason: `${targetId} is hidden.`,
          errorCode: 'HIDDEN',
          context: { card: targetId },
        });
      const params = { attacker: attackerId, target: targetId };
      moves.push(
        errors
          ? {
              moveId: 'attack',
              playerId,
              params,
              isValid: false,
              validationError: /** @type {ValidationError} */ (errors[0]),
              validationErrors: errors,
            }
          : { moveId: 'attack', playerId, params, isValid: true },
      );
    }
  }
  return moves;
}
