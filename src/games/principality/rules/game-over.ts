import { cardNamed, type CardName } from './cards.js';
import type { GameState, PlayerState, Victory } from './types.js';

const EMPTY_PILES_TO_END = 3;

/** Why a game has ended, if it has: the last Province is gone, or three piles are. */
export function endOf(state: GameState): 'provinces' | 'piles' | null {
  if ((state.supply.get('Province') ?? 0) <= 0) return 'provinces';
  let empty = 0;
  for (const count of state.supply.values()) if (count <= 0) empty += 1;
  return empty >= EMPTY_PILES_TO_END ? 'piles' : null;
}

/** Whether the game has ended, who won, and everybody's points. Of equals, the first player wins. */
export function outcomeOf(state: GameState): Victory {
  if (!endOf(state)) return { isGameOver: false };
  const scores = state.players.map(scoreOf);
  return { isGameOver: true, winner: scores.indexOf(Math.max(...scores)), scores };
}

/** What all cards of a player are worth. */
export function scoreOf({ deck, hand, discard, playArea }: PlayerState): number {
  return pointsOf(deck) + pointsOf(hand) + pointsOf(discard) + pointsOf(playArea);
}

function pointsOf(cards: readonly CardName[]): number {
  let points = 0;
  for (const card of cards) points += cardNamed(card)?.victoryPoints ?? 0;
  return points;
}
