import { cardsIn } from '../../../../engines/rule-engine/enumerate/enumerators/cards-in.js';
import type { GundamState } from '../state.js';
import type { GundamCard } from '../types/cards.js';

/** The cards of a player's hand that a move is for. */
export const inHandOf = (isFor: (card: GundamCard) => boolean) =>
  cardsIn<GundamState, object, GundamCard>('hand', { definition: isFor });
