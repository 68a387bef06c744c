import type { CardId, PlayerId } from '../../../../protocol/ids.js';
import { isLinked, levelOf } from '../facts.js';
import type { GundamState, Reading } from '../state.js';
import type { Condition } from './ability.js';
import { conditionText } from './describe.js';
import { unitsFitting } from './targets.js';

/** Whose ability it is, and where it comes from. */
export interface Origin {
  readonly playerId: PlayerId;
  readonly selfId: CardId;
  /** A card that is being played from the hand, and no longer counts as one there. */
  readonly playing?: CardId;
}

/** Whether what an ability demands is so. */
export function holds(condition: Condition, origin: Origin, state: GundamState, context: Reading): boolean {
  const { playerId, selfId } = origin;
  switch (condition.type) {
    case 'linked':
      return context.zones.getCardZone(selfId) === 'battle-area' && isLinked(selfId, context);
    case 'yourTurn':
      return context.flow!.currentPlayer === playerId;
    case 'units':
    case 'level':
      return counted(condition, origin, state, context) >= condition.atLeast;
    case 'hand':
      return counted(condition, origin, state, context) <= condition.atMost;
  }
}

/** What a condition demands that is not so, with the numbers, where it is about numbers. */
export function demandOf(
  condition: Condition,
  origin: Origin,
  state: GundamState,
  context: Reading,
): { readonly text: string; readonly context?: Readonly<Record<string, number>> } {
  const text = conditionText(condition);
  if (condition.type === 'linked' || condition.type === 'yourTurn') return { text };
  const available = counted(condition, origin, state, context);
  const limits = condition.type === 'hand' ? { limit: condition.atMost } : { required: condition.atLeast };
  return { text: `${text} (now ${available})`, context: { ...limits, available } };
}

function counted(
  condition: Exclude<Condition, { readonly type: 'linked' | 'yourTurn' }>,
  { playerId, selfId, playing }: Origin,
  state: GundamState,
  context: Reading,
): number {
  switch (condition.type) {
    case 'units':
      return unitsFitting(condition.spec, playerId, selfId, state, context).length;
    case 'level':
      return levelOf(playerId, state, context);
    case 'hand':
      return context.zones.getCardsInZone('hand', playerId).filter((id) => id !== playing).length;
  }
}
