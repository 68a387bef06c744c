import {
  SATISFIED,
  unsatisfied,
  type ActionRule,
  type RuleResult,
} from '../../../../engines/action-query/action-rule.js';
import type { ActionContext } from '../context.js';
import { isDestroyed } from '../mech.js';
import type { TurnPhase } from '../terms.js';

/** It is the acting side's decision, and the game goes on. */
export class OnTurnRule implements ActionRule<ActionContext> {
  readonly name = 'it is your decision';

  evaluate({ actor, gameState: { active, ending } }: ActionContext): RuleResult {
    if (ending) return unsatisfied('GAME_OVER', 'The game is over');
    if (active === actor.side) return SATISFIED;
    return unsatisfied('NOT_YOUR_TURN', 'The other side decides now', { active });
  }
}

const PHASE_NAMES: Readonly<Record<TurnPhase, string>> = {
  INITIATIVE: 'initiative',
  MOVEMENT: 'movement',
  WEAPON_ATTACK: 'weapon attack',
  PHYSICAL_ATTACK: 'physical attack',
  HEAT: 'heat',
  END: 'end',
};

/** It is the phase for it. */
export class InPhaseRule implements ActionRule<ActionContext> {
  readonly name = 'it is the phase for it';

  readonly #phase: TurnPhase;

  constructor(phase: TurnPhase) {
    this.#phase = phase;
  }

  evaluate({ gameState: { phase } }: ActionContext): RuleResult {
    if (phase === this.#phase) return SATISFIED;
    const description = `This belongs to the ${PHASE_NAMES[this.#phase]} phase, now is the ${PHASE_NAMES[phase]} phase`;
    return unsatisfied('WRONG_PHASE', description, { phase, needed: this.#phase });
  }
}

/** The acting unit still stands. */
export class NotDestroyedRule implements ActionRule<ActionContext> {
  readonly name = 'the mech stands';

  evaluate({ actor }: ActionContext): RuleResult {
    return isDestroyed(actor) ? unsatisfied('UNIT_DESTROYED', `${actor.name} is destroyed`) : SATISFIED;
  }
}

/** The acting unit is not shut down by its heat. */
export class NotShutDownRule implements ActionRule<ActionContext> {
  readonly name = 'the mech is not shut down';

  evaluate({ actor }: ActionContext): RuleResult {
    if (!actor.shutDown) return SATISFIED;
    return unsatisfied('UNIT_SHUT_DOWN', `${actor.name} is shut down at ${actor.heat} heat`, {
      heat: actor.heat,
    });
  }
}
