import { CARDS, cardNamed } from './cards.js';
import { discardsFrom } from './discards.js';
import type { GameState, Move } from './types.js';

/** Everything the current player may do: the cards of the hand in their order, the piles in theirs, and to end the phase. */
export function validMoves(state: GameState): Move[] {
  const moves: Move[] = [];
  const { hand, actions, buys, coins } = state.players[state.currentPlayer]!;
  if (state.pending === 'discard_for_cellar') {
    for (const cards of discardsFrom(hand)) moves.push({ type: 'discard_for_cellar', cards });
  } else if (state.phase === 'action' && actions > 0) {
    for (const card of hand)
      if (cardNamed(card)?.type === 'action') moves.push({ type: 'play_action', card });
  } else if (state.phase === 'buy') {
    for (const card of hand)
      if (cardNamed(card)?.type === 'treasure') moves.push({ type: 'play_treasure', card });
    if (buys > 0) {
      for (const { name, cost } of CARDS)
        if (cost <= coins && (state.supply.get(name) ?? 0) > 0) moves.push({ type: 'buy', card: name });
    }
  }
  moves.push({ type: 'end_phase' });
  return moves;
}
