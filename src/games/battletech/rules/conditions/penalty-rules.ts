import {
  penalized,
  SATISFIED,
  type ActionRule,
  type RuleResult,
} from '../../../../engines/action-query/action-rule.js';
import type { ActionContext, WeaponContext } from '../context.js';
import { attackerModifier, heatModifier, isSecondary, minimumModifier, SECONDARY } from '../to-hit.js';

const priced = (code: string, amount: number, what: string): RuleResult =>
  amount === 0 ? SATISFIED : penalized(code, `+${amount} to-hit from ${what}`, amount);

/** A hot mech aims worse. */
export class HeatPenaltyRule implements ActionRule<ActionContext> {
  evaluate({ actor }: ActionContext): RuleResult {
    return priced('HEAT_PENALTY', heatModifier(actor.heat), 'excess heat');
  }
}

/** Who moves aims worse. */
export class MovementPenaltyRule implements ActionRule<ActionContext> {
  evaluate({ actor }: ActionContext): RuleResult {
    return priced('MOVEMENT_MODIFIER', attackerModifier(actor), 'own movement');
  }
}

/** Some weapons aim worse at what is near. */
export class MinimumRangeRule implements ActionRule<WeaponContext> {
  evaluate({ weapon, sight }: WeaponContext): RuleResult {
    return priced('MINIMUM_RANGE', minimumModifier(weapon.range, sight.distance), 'minimum range');
  }
}

/** Who shoots at something else first aims worse. */
export class SecondaryTargetRule implements ActionRule<WeaponContext> {
  evaluate(context: WeaponContext): RuleResult {
    return priced('SECONDARY_TARGET', isSecondary(context) ? SECONDARY : 0, 'a secondary target');
  }
}
