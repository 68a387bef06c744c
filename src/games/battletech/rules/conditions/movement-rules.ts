import {
  SATISFIED,
  unsatisfied,
  type ActionRule,
  type RuleResult,
} from '../../../../engines/action-query/action-rule.js';
import type { ActionContext, FaceContext, MoveContext } from '../context.js';
import { isSameHex } from '../hex.js';
import { isDestroyed } from '../mech.js';

/** A unit moves once a round. */
export class NotMovedRule implements ActionRule<ActionContext> {
  readonly name = 'the mech has not moved';

  evaluate({ actor }: ActionContext): RuleResult {
    return actor.moved ? unsatisfied('ALREADY_MOVED', `${actor.name} has moved this round`) : SATISFIED;
  }
}

/** Who has moved says which way to face before anybody else moves. */
export class NobodyTurningRule implements ActionRule<ActionContext> {
  readonly name = 'nobody has yet to turn';

  evaluate({ gameState: { units } }: ActionContext): RuleResult {
    const turning = units.find((unit) => unit.turning);
    return turning
      ? unsatisfied('FACING_FIRST', `Choose first which way ${turning.name} faces`, { unit: turning.id })
      : SATISFIED;
  }
}

/** The unit has moved, and has yet to face some way. */
export class TurningRule implements ActionRule<ActionContext> {
  readonly name = 'the mech has a turn to make';

  evaluate({ actor }: ActionContext): RuleResult {
    return actor.turning ? SATISFIED : unsatisfied('NOT_TURNING', `${actor.name} has no turn to make`);
  }
}

/** The unit has what it takes to jump. */
export class HasJumpJetsRule implements ActionRule<MoveContext> {
  readonly name = 'the mech has jump jets';

  evaluate({ actor }: MoveContext): RuleResult {
    return actor.jump > 0 ? SATISFIED : unsatisfied('NO_JUMP_JETS', `${actor.name} has no jump jets`);
  }
}

function affordable(cost: number | null, points: number): RuleResult {
  if (cost === null)
    return unsatisfied('NO_WAY', 'There is no way there: it is too far, too steep or blocked');
  if (cost <= points) return SATISFIED;
  return unsatisfied('NOT_ENOUGH_MOVEMENT', `It takes ${cost} movement points, there are ${points}`, {
    required: cost,
    available: points,
  });
}

/** The way there costs no more than there is. */
export class EnoughMovementRule implements ActionRule<MoveContext> {
  readonly name = 'there are movement points for it';

  evaluate({ to, reach }: MoveContext): RuleResult {
    return affordable(reach.cost(to), reach.points);
  }
}

/** The way there and the turn cost no more than there is. */
export class EnoughToTurnRule implements ActionRule<FaceContext> {
  readonly name = 'there are movement points to turn';

  evaluate({ actor, facing, reach }: FaceContext): RuleResult {
    return affordable(reach.costFacing(actor, facing), reach.points);
  }
}

/** Nobody else stands there. */
export class HexFreeRule implements ActionRule<MoveContext> {
  readonly name = 'the hex is free';

  evaluate({ actor, to, gameState: { units } }: MoveContext): RuleResult {
    const there = units.find((unit) => unit.id !== actor.id && isSameHex(unit, to) && !isDestroyed(unit));
    return there ? unsatisfied('HEX_OCCUPIED', `${there.name} stands there`, { unit: there.id }) : SATISFIED;
  }
}
