import { getLegalTargets } from '../../../../engines/rule-engine/targets/legal-targets.js';
import type { TargetDefinition } from '../../../../engines/rule-engine/targets/target-definition.js';
import type { CardId, PlayerId } from '../../../../protocol/ids.js';
import { apOf, cardOf, damageOn, isRested, remainingHp, unitCardOf } from '../facts.js';
import type { CardMeta, Enumerating, GundamState, Reading } from '../state.js';
import { traitsOf, type GundamCard } from '../types/cards.js';
import type { DeckCardSpec, Side, UnitSpec } from './ability.js';
import { specText } from './describe.js';

type Targets = TargetDefinition<GundamState, CardMeta, GundamCard>;

const HOLDERS = { friendly: 'you', enemy: 'opponents', any: 'any' } as const satisfies Record<Side, string>;

const unitTargets = new WeakMap<UnitSpec, Targets>();

/** What may be chosen by a description of Units, in the words of the engine. */
function unitTargetsOf(spec: UnitSpec): Targets {
  let definition = unitTargets.get(spec);
  if (!definition) {
    definition = {
      filter: {
        zone: 'battle-area',
        holder: HOLDERS[spec.side],
        where: (unitId, _, context) => fits(unitId, spec, context),
      },
      ...(spec.other && { restrictions: ['not-self'] }),
      prompt: `Choose 1 ${specText(spec)}`,
    };
    unitTargets.set(spec, definition);
  }
  return definition;
}

/** The Units that fit a description, seen from a player and a Unit of that player's. */
export function unitsFitting(
  spec: UnitSpec,
  playerId: PlayerId,
  selfId: CardId,
  state: GundamState,
  context: Reading,
): readonly CardId[] {
  const asking = { ...reading(context), playerId } as Enumerating;
  return getLegalTargets(unitTargetsOf(spec), state, asking, { sourceCardId: selfId });
}

/** Whether a card of the deck fits a description. */
export function isWanted(card: GundamCard, { cardType, trait, maxLv }: DeckCardSpec): boolean {
  if (cardType !== undefined && card.cardType !== cardType) return false;
  if (trait !== undefined && !traitsOf(card).includes(trait)) return false;
  return maxLv === undefined || (card.lv ?? 0) <= maxLv;
}

function fits(unitId: CardId, spec: UnitSpec, context: Reading): boolean {
  const { rested, damaged, maxHp, maxAp, maxLv, trait } = spec;
  if (rested !== undefined && isRested(unitId, context) !== rested) return false;
  if (damaged && damageOn(unitId, context) === 0) return false;
  if (maxHp !== undefined && remainingHp(unitId, context) > maxHp) return false;
  if (maxAp !== undefined && apOf(unitId, context) > maxAp) return false;
  if (maxLv !== undefined && unitCardOf(unitId, context).lv > maxLv) return false;
  return trait === undefined || traitsOf(cardOf(unitId, context)).includes(trait);
}

function reading({ zones, cards, game, registry, counters, trackers, flow }: Reading): Reading {
  return {
    zones,
    cards,
    game,
    counters,
    trackers,
    ...(registry && { registry }),
    ...(flow && { flow }),
  };
}
