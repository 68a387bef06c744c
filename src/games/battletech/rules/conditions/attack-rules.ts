import {
  SATISFIED,
  unsatisfied,
  type ActionRule,
  type RuleResult,
} from '../../../../engines/action-query/action-rule.js';
import type { AttackContext, PhysicalContext, WeaponContext } from '../context.js';
import type { Arc } from '../hex.js';
import { arcOf, groundOf, isDestroyed } from '../mech.js';
import type { Sight } from '../sight.js';
import type { MapHex } from '../state.js';
import { hexId } from '../terms.js';

/** The target still stands, and on the other side. */
export class TargetStandsRule implements ActionRule<AttackContext> {
  readonly name = 'the target stands on the other side';

  evaluate({ actor, target }: AttackContext): RuleResult {
    if (isDestroyed(target)) return unsatisfied('TARGET_DESTROYED', `${target.name} is destroyed`);
    return actor.side === target.side
      ? unsatisfied('FRIENDLY_TARGET', `${target.name} is on your side`)
      : SATISFIED;
  }
}

/** Nothing hides the target. All weapons of a mech see the same: what hides it is told once for each look at it. */
export class LineOfSightRule implements ActionRule<AttackContext> {
  readonly name = 'the target is seen';
  readonly #told = new WeakMap<Sight, RuleResult>();

  evaluate({ sight, target }: AttackContext): RuleResult {
    if (sight.blockedBy.length === 0) return SATISFIED;
    let hidden = this.#told.get(sight);
    if (!hidden) this.#told.set(sight, (hidden = hiddenBy(sight.blockedBy, target.name)));
    return hidden;
  }
}

function hiddenBy(hexes: readonly MapHex[], target: string): RuleResult {
  const what = hexes.length === 1 ? '1 hex is' : `${hexes.length} hexes are`;
  const description = `No line of sight to ${target}: ${what} in the way`;
  return unsatisfied('NO_LINE_OF_SIGHT', description, { blockedBy: hexes.map(hexId) });
}

const ARC_NAMES: Readonly<Record<Arc, string>> = {
  front: 'front',
  'left-arm': 'left arm',
  'right-arm': 'right arm',
};

function isCovered(arc: Arc, degrees: number): boolean {
  return degrees >= (arc === 'left-arm' ? -150 : -60) && degrees <= (arc === 'right-arm' ? 150 : 60);
}

/** The target lies where the weapon, arm or leg points to. */
export class InArcRule implements ActionRule<WeaponContext | PhysicalContext> {
  readonly name = 'the target lies in the arc';

  evaluate(context: WeaponContext | PhysicalContext): RuleResult {
    const { target, sight } = context;
    const arc = 'weapon' in context ? arcOf(context.weapon.location) : ARC_OF_ATTACK[context.attack];
    if (isCovered(arc, sight.bearing)) return SATISFIED;
    return unsatisfied('OUT_OF_ARC', `${target.name} is outside the ${ARC_NAMES[arc]} arc`, {
      arc,
      bearing: Math.round(sight.bearing),
    });
  }
}

const ARC_OF_ATTACK: Readonly<Record<PhysicalContext['attack'], Arc>> = {
  'left-punch': 'left-arm',
  'right-punch': 'right-arm',
  kick: 'front',
  charge: 'front',
  'death-from-above': 'front',
};

/** The target is in the next hex. */
export class AdjacentRule implements ActionRule<AttackContext> {
  readonly name = 'the target is in the next hex';

  evaluate({ sight }: AttackContext): RuleResult {
    if (sight.distance === 1) return SATISFIED;
    return unsatisfied('NOT_ADJACENT', `Target is ${sight.distance} hexes away, it must be in the next hex`, {
      distance: sight.distance,
      required: sight.distance,
      available: 1,
    });
  }
}

const MOST_LEVELS = 1;

/** The target stands about as high. */
export class SameLevelRule implements ActionRule<AttackContext> {
  readonly name = 'the target stands about as high';

  evaluate({ actor, target, gameState }: AttackContext): RuleResult {
    const levels = Math.abs(groundOf(gameState, actor).elevation - groundOf(gameState, target).elevation);
    if (levels <= MOST_LEVELS) return SATISFIED;
    return unsatisfied(
      'TOO_STEEP',
      `Target is ${levels} levels away, at most ${MOST_LEVELS} can be reached`,
      {
        levels,
        required: levels,
        available: MOST_LEVELS,
      },
    );
  }
}
