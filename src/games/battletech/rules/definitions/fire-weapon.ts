import { damageRange, attackMetrics } from './attack-preview.js';
import { enemiesOf, hitPercent, weaponAttack } from '../attack.js';
import { InArcRule, LineOfSightRule, TargetStandsRule } from '../conditions/attack-rules.js';
import {
  HeatPenaltyRule,
  MinimumRangeRule,
  MovementPenaltyRule,
  SecondaryTargetRule,
} from '../conditions/penalty-rules.js';
import { InPhaseRule, NotDestroyedRule, NotShutDownRule, OnTurnRule } from '../conditions/unit-rules.js';
import {
  HasAmmoRule,
  InRangeRule,
  NotFiredRule,
  WeaponNotDestroyedRule,
} from '../conditions/weapon-rules.js';
import type { WeaponContext } from '../context.js';
import { sightOf } from '../sight.js';
import type { GameState, Mech } from '../state.js';
import type { BattleAction } from './action.js';
import { withDeclared } from './declare.js';

/** Fires a weapon at a target: one action for each weapon and each enemy. */
export class FireWeaponActionDefinition implements BattleAction<WeaponContext> {
  readonly phase = 'WEAPON_ATTACK';
  readonly name = 'Fire weapon';
  readonly rules = [
    new OnTurnRule(),
    new InPhaseRule('WEAPON_ATTACK'),
    new NotDestroyedRule(),
    new NotShutDownRule(),
    new WeaponNotDestroyedRule(),
    new InRangeRule(),
    new HasAmmoRule(),
    new NotFiredRule(),
    new TargetStandsRule(),
    new InArcRule(),
    new LineOfSightRule(),
    new HeatPenaltyRule(),
    new MovementPenaltyRule(),
    new MinimumRangeRule(),
    new SecondaryTargetRule(),
  ];

  expand(actor: Mech, gameState: GameState): WeaponContext[] {
    const targets = enemiesOf(gameState, actor);
    const sights = targets.map((target) => sightOf(gameState, actor, target));
    const contexts: WeaponContext[] = [];
    for (const weapon of actor.weapons)
      for (const [at, target] of targets.entries())
        contexts.push({ actor, gameState, weapon, target, sight: sights[at]! });
    return contexts;
  }

  describe({ actor, weapon, target }: WeaponContext) {
    return {
      id: `fire:${weapon.id}:${target.id}`,
      name: `Fire ${weapon.name} at ${target.name}`,
      category: actor.name,
      params: { weapon: weapon.id, target: target.id },
      labels: { unitId: actor.name, weapon: weapon.name, target: target.name },
    };
  }

  preview(context: WeaponContext) {
    const { heat: heatGenerated, ammo: ammoBefore } = context.weapon;
    const attack = weaponAttack(context);
    const expectedDamage = damageRange(attack);
    const metrics = attackMetrics(attack);
    const targetHitLocation = null;
    return ammoBefore === null
      ? { expectedDamage, heatGenerated, ammoConsumed: null, targetHitLocation, metrics }
      : { expectedDamage, heatGenerated, ammoConsumed: 1, ammoBefore, targetHitLocation, metrics };
  }

  successChance(context: WeaponContext): number {
    return hitPercent(weaponAttack(context));
  }

  execute({ actor, weapon, target, gameState }: WeaponContext): GameState {
    return withDeclared(gameState, {
      unit: actor.id,
      target: target.id,
      by: { kind: 'weapon', weapon: weapon.id },
    });
  }
}
