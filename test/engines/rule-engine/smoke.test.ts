import { expect, it } from 'vitest';
import { RuleEngine } from '../../../src/engines/rule-engine/rule-engine.js';
import { rulesFor } from '../../../src/engines/rule-engine/rules-for.js';

interface State { mana: Record<string, number>; note: string }
const { defineMove, defineGame } = rulesFor<State, { name: string; cost: number }, { tapped: boolean }>();
const game = defineGame({
  name: 'smoke',
  setup: (players, { zones }) => {
    for (const { id } of players) {
      zones.createDeck({ zoneId: 'deck', playerId: id, cards: ['a', 'a', 'b', 'b', 'c', 'c'], shuffle: true });
      zones.drawCards({ from: 'deck', to: 'hand', count: 3, playerId: id });
    }
    return { mana: { p: 2, q: 2 }, note: '' };
  },
  zones: {
    deck: { id: 'deck', name: 'Deck', visibility: 'secret', faceDown: true },
    hand: { id: 'hand', name: 'Hand', visibility: 'private' },
    field: { id: 'field', name: 'Field', visibility: 'public' },
  },
  cards: { a: { name: 'Ape', cost: 1 }, b: { name: 'Bear', cost: 2 }, c: { name: 'Cat', cost: 3 } },
  flow: { turn: { phases: { main: { onBegin: ({ zones, flow }) => void zones.drawCards({ from: 'deck', to: 'hand', count: 1, playerId: flow.currentPlayer! }) } } } },
  moves: {
    play: defineMove({
      enumerator: (_, { zones, playerId }) => zones.getCardsInZone('hand', playerId).map((cardId) => ({ cardId })),
      condition: [
        function yourTurn(_, { flow, playerId }) { return flow!.currentPlayer === playerId; },
        function affordable(state, { params, registry, playerId }) {
          const cost = registry!.getCard(params.cardId)!.cost;
          return state.mana[playerId]! >= cost || { reason: `Costs ${cost}`, errorCode: 'MANA', context: { required: cost, available: state.mana[playerId] } };
        },
      ],
      reducer: (draft, { params, zones, registry, playerId }) => {
        draft.mana[playerId]! -= registry!.getCard(params.cardId)!.cost;
        zones.moveCard({ cardId: params.cardId, targetZoneId: 'field' });
      },
    }),
    draw: defineMove({
      enumerator: () => [{}],
      reducer: (_, { zones, playerId }) => void zones.drawCards({ from: 'deck', to: 'hand', count: 1, playerId }),
    }),
    pass: defineMove({ enumerator: () => [{}], condition: (_, { flow, playerId }) => flow!.currentPlayer === playerId, reducer: (_, { flow }) => flow!.endTurn() }),
  },
});
it('works', () => {
  const engine = new RuleEngine(game, [{ id: 'p', name: 'Pia' }, { id: 'q', name: 'Quin' }], { seed: 1 });
  const before = JSON.stringify(engine.getFullState());
  const moves = engine.enumerateMoves('p', { includeMetadata: true });
  
  expect(engine.enumerateMoves('p', { includeMetadata: true })).toBe(moves);
  
  const can = moves.find((m) => m.moveId === 'play' && m.isValid)!;
  
  const result = engine.executeMove(can.moveId, { playerId: 'p', params: can.params as never });
  
  
  
  const after = JSON.stringify(engine.getFullState());
  expect(JSON.stringify(engine.replayEngine().getFullState())).toBe(after);
  engine.undo(); engine.undo();
  expect(JSON.stringify(engine.getFullState())).toBe(before);
  engine.redo(); engine.redo();
  expect(JSON.stringify(engine.getFullState())).toBe(after);
});
import { ruleEngineTable } from '../../../src/adapters/rule-engine.js';
import { describeAdapter } from '../../../src/testing/describe-adapter.js';
describeAdapter(() => ruleEngineTable(new RuleEngine(game, [{ id: 'p' }, { id: 'q' }], { seed: 3 })), { name: 'smoke' });
