import {
  penalized,
  SATISFIED,
  type ActionRule,
  type RuleResult,
} from '../../../../engines/action-query/action-rule.js';
import type { ActionContext, WeaponContext } from '../context.js';
import { attackerModifier, heatModifier, isSecondary, minimumModifier, SECONDARY } from '../to-hit.js';

/** Makes what a penalty of some amount is told as, once for each amount. */
function priceList(code: string, what: string): (amount: number) => RuleResult {
  const told: RuleResult[] = [SATISFIED];
  return (amount) => (told[amount] ??= penalized(code, `+${amount} to-hit from ${what}`, amount));
}

const forHeat = priceList('HEAT_PENALTY', 'excess heat');
const forMovement = priceList('MOVEMENT_MODIFIER', 'own movement');
const forMinimumRange = priceList('MINIMUM_RANGE', 'minimum range');
const forSecondTarget = priceList('SECONDARY_TARGET', 'a secondary target');

/** A hot mech aims worse. */
export class HeatPenaltyRule implements ActionRule<ActionContext> {
  readonly name = 'a cool mech aims best';

  evaluate({ actor }: ActionContext): RuleResult {
    return forHeat(heatModifier(actor.heat));
  }
}

/** Who moves aims worse. */
export class MovementPenaltyRule implements ActionRule<ActionContext> {
  readonly name = 'who stands aims best';

  evaluate({ actor }: ActionContext): RuleResult {
    return forMovement(attackerModifier(actor));
  }
}

/** Some weapons aim worse at what is near. */
export class MinimumRangeRule implements ActionRule<WeaponContext> {
  readonly name = 'the target is not too near';

  evaluate({ weapon, sight }: WeaponContext): RuleResult {
    return forMinimumRange(minimumModifier(weapon.range, sight.distance));
  }
}

/** Who shoots at something else first aims worse. */
export class SecondaryTargetRule implements ActionRule<WeaponContext> {
  readonly name = 'the first target is hit best';

  evaluate(context: WeaponContext): RuleResult {
    return forSecondTarget(isSecondary(context) ? SECONDARY : 0);
  }
}
