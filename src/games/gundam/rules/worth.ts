import type { CardId, PlayerId } from '../../../protocol/ids.js';
import { checkLink } from './checks.js';
import {
  apOf,
  baseOf,
  cardOf,
  isRested,
  mustWait,
  pilotGives,
  remainingHp,
  unitCardOf,
  unitsOf,
} from './facts.js';
import type { Ability, Effect } from './effects/ability.js';
import { unitsFitting } from './effects/targets.js';
import type { GundamState, Reading } from './state.js';

/** What a Unit on the table is worth to its side, for agents. */
export function unitWorth(unitId: CardId, context: Reading): number {
  const { keywords = [], abilities = [] } = unitCardOf(unitId, context);
  return (
    2 + 1.5 * apOf(unitId, context) + remainingHp(unitId, context) + keywords.length + 0.5 * abilities.length
  );
}

/** What pairing a card with a Unit is worth, for agents. */
export function linkWorth(cardId: CardId, unitId: CardId, context: Reading): number {
  const pilot = cardOf(cardId, context);
  const { ap, hp } = pilotGives(pilot);
  const { isLinkUnit } = checkLink(unitCardOf(unitId, context), pilot);
  const hurries = isLinkUnit && mustWait(unitId, context) && !isRested(unitId, context);
  return 15 + 2 * ap + hp + (isLinkUnit ? 3 : 0) + (hurries ? 6 : 0);
}

/** How well a player stands: shields above all, then Units, then cards. */
export function evaluate(state: GundamState, playerId: PlayerId, context: Reading): number {
  if (state.lost?.playerId === playerId) return -1000;
  const count = (zone: string) => context.zones.getCardsInZone(zone, playerId).length;
  const base = baseOf(playerId, context);
  const units = unitsOf(playerId, context).reduce((sum, unitId) => sum + unitWorth(unitId, context), 0);
  const shields = count('shield-area-shields');
  return (
    9 * shields +
    12 * Math.sqrt(shields + 1) +
    units +
    1.5 * count('hand') +
    count('resource-area') +
    (base === undefined ? 0 : 2 * remainingHp(base, context))
  );
}

/** What an ability aimed at something is worth, for agents. */
export function effectWorth(
  ability: Ability,
  targetId: CardId | undefined,
  selfId: CardId,
  state: GundamState,
  context: Reading & { readonly playerId: PlayerId },
): number {
  const { playerId } = context;
  const one = (id: CardId, effect: Effect): number => {
    const sign = context.zones.getCardHolder(id) === playerId ? 1 : -1;
    switch (effect.type) {
      case 'damage':
        return -sign * (effect.amount >= remainingHp(id, context) ? unitWorth(id, context) : effect.amount);
      case 'destroy':
        return -sign * unitWorth(id, context);
      case 'return':
        return -sign * 0.7 * unitWorth(id, context);
      case 'rest':
        return -sign * 3;
      case 'heal':
      case 'ready':
      case 'keyword':
        return sign * 2;
      case 'ap': {
        const fights = state.battle?.attackerId === id || state.battle?.targetUnitId === id;
        return sign * effect.amount * (fights || !state.battle ? 1.4 : 0);
      }
      default:
        return 0;
    }
  };
  return ability.do.reduce((sum, effect) => {
    if (effect.type === 'draw') return sum + 4 * effect.count;
    if (effect.type === 'search' || effect.type === 'token' || effect.type === 'exResource') return sum + 4;
    if (!('to' in effect)) return sum;
    if (typeof effect.to === 'object') {
      const ids = unitsFitting(effect.to.all, playerId, selfId, state, context);
      return ids.reduce((all, id) => all + one(id, effect), sum);
    }
    const id = effect.to === 'self' ? selfId : targetId;
    return id !== undefined && context.zones.getCardZone(id) === 'battle-area' ? sum + one(id, effect) : sum;
  }, 0);
}
