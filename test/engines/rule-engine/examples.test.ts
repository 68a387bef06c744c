import { describe, expect, it } from 'vitest';
import {
  createCardId,
  createPlayerId,
  RuleEngine,
  type CardId,
  type EnumeratedMove,
  type GameDefinition,
  type MoveDefinition,
  type PlayerId,
} from '../../../src/engines/rule-engine/index.js';

// The examples of the specification, word for word as far as they compile.

interface AlternativeCost {
  readonly cost: number;
}
interface CardDefinition {
  readonly cost: number;
  readonly alternativeCosts?: readonly AlternativeCost[];
}
interface CardMeta {
  tapped?: boolean;
  summoningSickness?: boolean;
  hasTaunt?: boolean;
}
interface GameState {
  players: Record<string, { id: PlayerId; mana: number; life: number }>;
}

type PlayCardParams = { cardId: CardId; alternativeCost?: AlternativeCost };

const playCardMove: MoveDefinition<GameState, PlayCardParams, CardMeta, CardDefinition> = {
  id: 'play-card',
  name: 'Play Card',
  description: 'Play a card from your hand',
  enumerator: (_state, context) => {
    const results: PlayCardParams[] = [];
    const handCards = context.zones.getCardsInZone('hand', context.playerId);
    for (const cardId of handCards) {
      results.push({ cardId });
      const cardDef = context.registry?.getCard(cardId);
      if (cardDef?.alternativeCosts) {
        for (const altCost of cardDef.alternativeCosts) results.push({ cardId, alternativeCost: altCost });
      }
    }
    return results;
  },
  condition: (state, context) => {
    const { cardId, alternativeCost } = context.params;
    const player = state.players[context.playerId]!;
    if (!context.zones.getCardsInZone('hand', context.playerId).includes(cardId)) {
      return { reason: 'Card not in hand', errorCode: 'CARD_NOT_IN_HAND' };
    }
    const cardDef = context.registry?.getCard(cardId);
    const cost = alternativeCost ? alternativeCost.cost : (cardDef?.cost ?? 0);
    if (player.mana < cost) {
      return {
        reason: `Not enough mana. Required: ${cost}, Available: ${player.mana}`,
        errorCode: 'INSUFFICIENT_MANA',
        context: { required: cost, available: player.mana },
      };
    }
    return true;
  },
  reducer: (draft, context) => {
    const { cardId, alternativeCost } = context.params;
    draft.players[context.playerId]!.mana -= alternativeCost?.cost ?? context.registry!.getCard(cardId)!.cost;
    context.zones.moveCard({ cardId, targetZoneId: 'field' });
    context.cards.setCardMeta(cardId, { hasTaunt: cardId.endsWith('1') });
  },
};

type AttackParams = { attackerId: CardId; targetId: CardId };

const attackMove: MoveDefinition<GameState, AttackParams, CardMeta, CardDefinition> = {
  id: 'attack',
  name: 'Attack',
  description: 'Attack with a creature',
  enumerator: (state, context) => {
    const results: AttackParams[] = [];
    const friendlyCreatures = context.zones.getCardsInZone('field', context.playerId);
    const opponents = Object.values(state.players).filter((p) => p.id !== context.playerId);
    for (const attackerId of friendlyCreatures) {
      const attacker = context.cards.getCardMeta(attackerId);
      if (attacker.tapped || attacker.summoningSickness) continue;
      for (const opponent of opponents) {
        const opponentCreatures = context.zones.getCardsInZone('field', opponent.id);
        for (const targetId of opponentCreatures) results.push({ attackerId, targetId });
        const hasTaunt = opponentCreatures.some((id) => context.cards.getCardMeta(id).hasTaunt);
        if (!hasTaunt) results.push({ attackerId, targetId: createCardId(opponent.id) });
      }
    }
    return results;
  },
  condition: (_state, context) => context.flow?.currentPlayer === context.playerId,
  reducer: (draft, context) => {
    const victim = draft.players[context.params.targetId];
    if (victim) victim.life -= 1;
    else context.zones.moveCard({ cardId: context.params.targetId, targetZoneId: 'discard' });
    context.cards.updateCardMeta(context.params.attackerId, { tapped: true });
  },
};

type PassTurnParams = Record<string, never>;

const passTurnMove: MoveDefinition<GameState, PassTurnParams, CardMeta, CardDefinition> = {
  id: 'pass-turn',
  name: 'Pass Turn',
  description: 'End your turn',
  enumerator: () => [{}],
  condition: (_state, context) => context.flow?.currentPlayer === context.playerId,
  reducer: (_draft, context) => {
    context.flow?.endTurn();
  },
};

type Moves = { 'play-card': PlayCardParams; attack: AttackParams; 'pass-turn': PassTurnParams };

const definition: GameDefinition<GameState, Moves, CardDefinition, CardMeta> = {
  name: 'Example',
  setup: (players, { zones }) => {
    for (const { id } of players)
      zones.createDeck({ zoneId: 'hand', playerId: id, cards: ['imp', 'golem', 'imp'] });
    return { players: Object.fromEntries(players.map(({ id }) => [id, { id, mana: 2, life: 1 }])) };
  },
  zones: {
    hand: { id: 'hand', name: 'Hand', visibility: 'private', ordered: false },
    field: { id: 'field', name: 'Field', visibility: 'public', ordered: false },
    discard: { id: 'discard', name: 'Discard', visibility: 'public', ordered: true },
  },
  cards: { imp: { cost: 1 }, golem: { cost: 5, alternativeCosts: [{ cost: 2 }, { cost: 9 }] } },
  flow: { turn: {} },
  moves: { 'play-card': playCardMove, attack: attackMove, 'pass-turn': passTurnMove },
  endIf: (state) => {
    const loser = Object.values(state.players).find(({ life }) => life <= 0);
    return (
      loser && { winner: Object.keys(state.players).find((id) => id !== loser.id), reason: 'No life left.' }
    );
  },
};

const [ann, bob] = [createPlayerId('ann'), createPlayerId('bob')];
const newEngine = () => new RuleEngine(definition, [{ id: ann }, { id: bob }], { seed: 'example' });
type Engine = ReturnType<typeof newEngine>;

describe('the examples of the specification', () => {
  it('4.1: plays cards from the hand, with alternative costs', () => {
    const plays = newEngine().enumerateMoves(ann, { moveIds: ['play-card'] });
    expect(plays.map(({ params, isValid }) => [params, isValid])).toEqual([
      [{ cardId: 'hand:ann-0' }, true],
      [{ cardId: 'hand:ann-1' }, false],
      [{ cardId: 'hand:ann-1', alternativeCost: { cost: 2 } }, true],
      [{ cardId: 'hand:ann-1', alternativeCost: { cost: 9 } }, false],
      [{ cardId: 'hand:ann-2' }, true],
    ]);
    expect(plays[1]!.validationError).toEqual({
      reason: 'Not enough mana. Required: 5, Available: 2',
      errorCode: 'INSUFFICIENT_MANA',
      context: { required: 5, available: 2 },
    });
  });

  it('4.2: attacks creatures, and the player unless something taunts', () => {
    const engine = newEngine();
    const attacks = () => engine.enumerateMoves(ann, { moveIds: ['attack'] }).map(({ params }) => params);
    engine.executeMove('play-card', { playerId: ann, params: { cardId: 'hand:ann-0' } });
    expect(attacks()).toEqual([{ attackerId: 'hand:ann-0', targetId: bob }]);
    engine.executeMove('play-card', { playerId: bob, params: { cardId: 'hand:bob-3' } });
    expect(attacks()).toHaveLength(2);
  });

  it('4.3: passes the turn without parameters', () => {
    const engine = newEngine();
    const pass = (playerId: PlayerId) => engine.enumerateMoves(playerId, { moveIds: ['pass-turn'] })[0]!;
    expect([pass(ann).isValid, pass(bob).isValid]).toEqual([true, false]);
    engine.executeMove('pass-turn', { playerId: ann, params: {} });
    expect([pass(ann).isValid, pass(bob).isValid]).toEqual([false, true]);
  });

  it('4.4: has what buttons need', () => {
    const engine = newEngine();
    const availableMoves: readonly EnumeratedMove<unknown>[] = engine.enumerateMoves(ann, {
      validOnly: true,
      includeMetadata: true,
    });
    expect(availableMoves.map((move) => move.metadata?.displayName || move.moveId)).toEqual([
      'Play Card',
      'Play Card',
      'Play Card',
      'Pass Turn',
    ]);
    for (const move of engine.enumerateMoves(ann, { validOnly: true })) {
      const result = engine.fork().executeMove(move.moveId, {
        playerId: move.playerId,
        params: move.params,
        targets: move.targets,
      });
      expect(result.success).toBe(true);
    }
  });

  it('4.5: lets a simple agent play to the end', () => {
    function simpleAI(engine: Engine, playerId: PlayerId, random: () => number): boolean {
      const moves = engine.enumerateMoves(playerId, { validOnly: true });
      if (moves.length === 0) return false;
      const randomMove = moves[Math.floor(random() * moves.length)]!;
      return engine.executeMove(randomMove.moveId, {
        playerId: randomMove.playerId,
        params: randomMove.params,
        targets: randomMove.targets,
      }).success;
    }
    const engine = newEngine();
    const rng = engine.getRNG();
    for (let turn = 0; turn < 500 && !engine.hasGameEnded(); turn += 1)
      expect(simpleAI(engine, engine.getActivePlayer()!, () => rng.random())).toBe(true);
    expect(engine.getGameEndResult()).toMatchObject({ reason: 'No life left.' });
  });
});
