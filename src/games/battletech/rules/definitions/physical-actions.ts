import type { ActionRule } from '../../../../engines/action-query/action-rule.js';
import { enemiesOf, hitPercent, physicalAttack, physicalName } from '../attack.js';
import { AdjacentRule, InArcRule, SameLevelRule, TargetStandsRule } from '../conditions/attack-rules.js';
import { MovementPenaltyRule } from '../conditions/penalty-rules.js';
import { CameByRule, LimbsFreeRule, LimbsWholeRule, OneStrikeRule } from '../conditions/physical-rules.js';
import { InPhaseRule, NotDestroyedRule, NotShutDownRule, OnTurnRule } from '../conditions/unit-rules.js';
import type { PhysicalContext } from '../context.js';
import { sightOf } from '../sight.js';
import type { PhysicalAttack } from '../state.js';
import type { BattleAction } from './action.js';
import { attackMetrics, damageRange } from './attack-preview.js';
import { withDeclared } from './declare.js';

const COMMON: readonly ActionRule<PhysicalContext>[] = [
  new OnTurnRule(),
  new InPhaseRule('PHYSICAL_ATTACK'),
  new NotDestroyedRule(),
  new NotShutDownRule(),
  new OneStrikeRule(),
  new TargetStandsRule(),
  new AdjacentRule(),
  new InArcRule(),
  new SameLevelRule(),
  new LimbsWholeRule(),
  new LimbsFreeRule(),
  new MovementPenaltyRule(),
];

function physicalAction(
  name: string,
  attacks: readonly PhysicalAttack[],
  ...more: readonly ActionRule<PhysicalContext>[]
): BattleAction<PhysicalContext> {
  return {
    phase: 'PHYSICAL_ATTACK',
    name,
    rules: [...COMMON, ...more],
    expand: (actor, gameState) =>
      enemiesOf(gameState, actor).flatMap((target) => {
        const sight = sightOf(gameState, actor, target);
        return attacks.map((attack) => ({ actor, gameState, target, sight, attack }));
      }),
    describe: ({ actor, target, attack }) => ({
      id: `${attack}:${target.id}`,
      name: `${physicalName(attack)}: ${target.name}`,
      category: actor.name,
      params: { attack, target: target.id },
      labels: { unitId: actor.name, attack: physicalName(attack), target: target.name },
    }),
    preview(context) {
      const attack = physicalAttack(context);
      return {
        expectedDamage: damageRange(attack),
        heatGenerated: 0,
        ammoConsumed: null,
        targetHitLocation: attack.table === 'legs' ? 'Legs' : null,
        metrics: attackMetrics(attack),
      };
    },
    successChance: (context) => hitPercent(physicalAttack(context)),
    execute: ({ actor, target, attack, gameState }) =>
      withDeclared(gameState, { unit: actor.id, target: target.id, by: { kind: 'physical', attack } }),
  };
}

/** A blow with an arm. */
export const Punch = physicalAction('Punch', ['left-punch', 'right-punch']);
/** A blow with a leg. */
export const Kick = physicalAction('Kick', ['kick']);
/** A blow with all of the mech, the harder the farther it came. */
export const Charge = physicalAction('Charge', ['charge'], new CameByRule('walk', 'run'));
/** A landing on somebody's head. */
export const DeathFromAbove = physicalAction(
  'Death from above',
  ['death-from-above'],
  new CameByRule('jump'),
);

/** Every kind of physical attack. */
export const PHYSICAL_ACTIONS = [Punch, Kick, Charge, DeathFromAbove] as const;
