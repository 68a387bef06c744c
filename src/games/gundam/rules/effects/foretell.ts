import type { CardId, PlayerId } from '../../../../protocol/ids.js';
import type { PreviewMetric, Tone } from '../../../../protocol/preview.js';
import { tokenName } from '../cards/cards.js';
import { activeResources, apOf, damageOn, fullNameOf, isRested, remainingHp } from '../facts.js';
import type { GundamState, Reading } from '../state.js';
import type { Ability, Aim, Effect } from './ability.js';
import { effectText } from './describe.js';
import { unitsFitting } from './targets.js';

/** Who uses an ability, on what. */
export interface Use {
  readonly playerId: PlayerId;
  readonly selfId: CardId;
  readonly targetId?: CardId | undefined;
}

/** What a cost leaves. */
export function costForecast(cost: number, playerId: PlayerId, context: Reading): PreviewMetric[] {
  if (cost === 0) return [];
  const before = activeResources(playerId, context).length;
  return [{ key: 'resources', label: 'Active resources', before, after: before - cost, tone: 'neutral' }];
}

/** What an ability comes to as far as it lies open: numbers where there are some, or else words. */
export function effectForecast(
  ability: Ability,
  use: Use,
  state: GundamState,
  context: Reading,
): PreviewMetric[] {
  return ability.do.flatMap((effect, nth) => {
    const units = 'to' in effect ? aimedAt(effect.to, use, state, context) : [];
    if (units.length > 0) return units.flatMap((id) => changeOf(effect, id, use, state, context) ?? []);
    const text = effectText(effect, ability.choose, tokenName);
    return [{ key: `effect.${nth}`, label: 'Effect', after: text, tone: 'neutral' } as const];
  });
}

function aimedAt(
  to: Aim,
  { playerId, selfId, targetId }: Use,
  state: GundamState,
  context: Reading,
): readonly CardId[] {
  if (typeof to === 'object') return unitsFitting(to.all, playerId, selfId, state, context);
  const unitId = to === 'self' ? selfId : targetId;
  return unitId !== undefined && context.zones.getCardZone(unitId) === 'battle-area' ? [unitId] : [];
}

/** What an effect changes about a Unit; nothing where it changes nothing. */
function changeOf(
  effect: Effect,
  id: CardId,
  { playerId }: Use,
  state: GundamState,
  context: Reading,
): PreviewMetric | null {
  const name = fullNameOf(id, state, context);
  const isOwn = context.zones.getCardHolder(id) === playerId;
  const good: Tone = isOwn ? 'good' : 'bad';
  const bad: Tone = isOwn ? 'bad' : 'good';
  const key = `${effect.type}.${id}`;
  const hp = remainingHp(id, context);
  switch (effect.type) {
    case 'damage': {
      const after = effect.amount >= hp ? 'destroyed' : hp - effect.amount;
      return { key, label: `HP of ${name}`, before: hp, after, tone: bad };
    }
    case 'heal': {
      const healed = Math.min(effect.amount, damageOn(id, context));
      return healed === 0
        ? null
        : { key, label: `HP of ${name}`, before: hp, after: hp + healed, tone: good };
    }
    case 'ap': {
      const before = apOf(id, context);
      const after = Math.max(0, before + effect.amount);
      return { key, label: `AP of ${name}`, before, after, tone: effect.amount > 0 ? good : bad };
    }
    case 'rest':
      return isRested(id, context)
        ? null
        : { key, label: name, before: 'active', after: 'rested', tone: bad };
    case 'ready':
      return isRested(id, context)
        ? { key, label: name, before: 'rested', after: 'active', tone: good }
        : null;
    case 'keyword':
      return { key, label: name, after: `<${effect.keyword}>`, tone: good };
    case 'destroy':
      return { key, label: name, after: 'destroyed', tone: bad };
    case 'return':
      return { key, label: name, after: "back to its owner's hand", tone: bad };
    default:
      return null;
  }
}
