// Other ways to find out what could be played in the skirmish.
import { createRequire } from 'node:module';

/** @typedef {import('./skirmish.mjs').PlainState} PlainState */
/** @typedef {import('./skirmish.mjs').PlainCard} PlainCard */
/** @typedef {import('./skirmish.mjs').Attack} Attack */

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

/** boardgame.io's words for a move. @param {Attack} attack @returns {any} */
const makeMove = ({ attacker, target }) => ({
  type: 'MAKE_MOVE',
  payload: { type: 'attack', args: [attacker, target], playerID: '0' },
});

/**
 * Tries each attack on boardgame.io's reducer: whether the state changed is all that it says, so there are no reasons.
 * @param {PlainState} state @returns {(attacks: readonly Attack[]) => number} counts the valid ones
 */
export function tryOnBoardgameIo(state) {
  const game = {
    // A copy, as boardgame.io freezes what it is given.
    setup: () => structuredClone({ mana: state.mana, cards: Object.fromEntries(state.cards) }),
    turn: { minMoves: 0 },
    moves: {
      attack: (
        /** @type {{ G: { mana: Record<string, number>, cards: Record<string, PlainCard> } }} */ { G },
        /** @type {string} */ attackerId,
        /** @type {string} */ targetId,
      ) => {
        const attacker = /** @type {PlainCard} */ (G.cards[attackerId]);
        const target = /** @type {PlainCard} */ (G.cards[targetId]);
        const allowed =
          !attacker.tapped &&
          !attacker.stunned &&
          !target.hidden &&
          attacker.printed.cost <= (G.mana.ada ?? 0) &&
          Math.abs(attacker.lane - target.lane) <= attacker.printed.range;
        if (!allowed) return INVALID_MOVE;
        G.mana.ada = (G.mana.ada ?? 0) - attacker.printed.cost;
        return undefined;
      },
    },
  };
  const reducer = CreateGameReducer({ game });
  const start = InitializeGame({ game, numPlayers: 2 });
  return (attacks) => attacks.filter((attack) => reducer(start, makeMove(attack)).G !== start.G).length;
}

/**
 * The specification's pseudo-code taken literally: a context is built for every candidate, and every condition asked.
 * @param {PlainState} state @param {any} definition the engine's definition of the move @param {string} playerId
 */
export function contextPerCandidate(state, definition, playerId) {
  const moves = [];
  for (const params of definition.enumerator(state, contextOf(state, playerId, undefined))) {
    const context = contextOf(state, playerId, params);
    const validationErrors = definition.condition
      .map((/** @type {Function} */ rule) => rule(state, context))
      .filter((/** @type {unknown} */ result) => result !== true);
    const isValid = validationErrors.length === 0;
    moves.push({
      moveId: 'attack',
      playerId,
      params,
      isValid,
      ...(!isValid && { validationError: validationErrors[0], validationErrors }),
    });
  }
  return moves;
}

/** @param {PlainState} state @param {string} playerId @param {unknown} params */
function contextOf(state, playerId, params) {
  const card = (/** @type {string} */ id) => /** @type {PlainCard} */ (state.cards.get(id));
  return {
    playerId,
    params,
    zones: {
      getCardsInZone: (/** @type {string} */ _, /** @type {string} */ holder) => [
        ...(state.fields[holder] ?? []),
      ],
    },
    cards: {
      getCardMeta: (/** @type {string} */ id) => ({ lane: card(id).lane, tapped: card(id).tapped }),
    },
    counters: {
      getFlag: (/** @type {string} */ id, /** @type {'stunned' | 'hidden'} */ flag) => card(id)[flag],
    },
    registry: { getCard: (/** @type {string} */ id) => card(id).printed },
    game: {
      getOpponents: (/** @type {string} */ id) => Object.keys(state.fields).filter((other) => other !== id),
    },
    flow: { currentPlayer: state.turn },
  };
}
