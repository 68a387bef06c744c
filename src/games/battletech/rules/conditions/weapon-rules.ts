import {
  SATISFIED,
  unsatisfied,
  type ActionRule,
  type RuleResult,
} from '../../../../engines/action-query/action-rule.js';
import type { WeaponContext } from '../context.js';
import { isDeclared } from '../mech.js';

/** The weapon is whole. */
export class WeaponNotDestroyedRule implements ActionRule<WeaponContext> {
  readonly name = 'the weapon is whole';

  evaluate({ weapon }: WeaponContext): RuleResult {
    return weapon.destroyed ? unsatisfied('WEAPON_DESTROYED', `${weapon.name} is destroyed`) : SATISFIED;
  }
}

const NO_AMMO = unsatisfied('NO_AMMO', 'No ammunition remaining', { required: 1, available: 0 });

/** There is ammunition, where the weapon needs it. */
export class HasAmmoRule implements ActionRule<WeaponContext> {
  readonly name = 'there is ammunition';

  evaluate({ weapon }: WeaponContext): RuleResult {
    return weapon.ammo === null || weapon.ammo > 0 ? SATISFIED : NO_AMMO;
  }
}

/** The weapon fires once a round. */
export class NotFiredRule implements ActionRule<WeaponContext> {
  readonly name = 'the weapon has not fired';

  evaluate({ weapon, gameState }: WeaponContext): RuleResult {
    if (weapon.fired) return unsatisfied('ALREADY_FIRED', `${weapon.name} fired this round`);
    return isDeclared(gameState, weapon)
      ? unsatisfied('ALREADY_DECLARED', `A shot with ${weapon.name} is declared already`)
      : SATISFIED;
  }
}

const tooFar: RuleResult[][] = [];

/** What a target too far away is told as, once for each distance and reach. */
function outOfRange(distance: number, maxRange: number): RuleResult {
  return ((tooFar[maxRange] ??= [])[distance] ??= unsatisfied(
    'OUT_OF_RANGE',
    `Target is ${distance} hexes away, max range is ${maxRange}`,
    // The gap is what the target is too far.
    { distance, maxRange, required: distance, available: maxRange },
  ));
}

/** The target is near enough. */
export class InRangeRule implements ActionRule<WeaponContext> {
  readonly name = 'the target is in range';

  evaluate({ sight, weapon }: WeaponContext): RuleResult {
    const { long } = weapon.range;
    return sight.distance <= long ? SATISFIED : outOfRange(sight.distance, long);
  }
}
