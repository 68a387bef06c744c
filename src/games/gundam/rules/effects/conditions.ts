import type { CardId, PlayerId } from '../../../../protocol/ids.js';
import { isLinked, levelOf } from '../facts.js';
import type { GundamState, Reading } from '../state.js';
import type { Condition } from './ability.js';
import { unitsFitting } from './targets.js';

/** Whose ability it is, and where it comes from. */
export interface Origin {
  readonly playerId: PlayerId;
  readonly selfId: CardId;
  /** A card that is being played from the hand, and no longer counts as one there. */
  readonly playing?: CardId;
}

/** Whether what an ability demands is so. */
export function holds(
  condition: Condition,
  { playerId, selfId, playing }: Origin,
  state: GundamState,
  context: Reading,
): boolean {
  switch (condition.type) {
    case 'linked':
      return context.zones.getCardZone(selfId) === 'battle-area' && isLinked(selfId, context);
    case 'yourTurn':
      return context.flow!.currentPlayer === playerId;
    case 'units':
      return unitsFitting(condition.spec, playerId, selfId, state, context).length >= condition.atLeast;
    case 'level':
      return levelOf(playerId, state, context) >= condition.atLeast;
    case 'hand': {
      const hand = context.zones.getCardsInZone('hand', playerId).filter((id) => id !== playing);
      return hand.length <= condition.atMost;
    }
  }
}
