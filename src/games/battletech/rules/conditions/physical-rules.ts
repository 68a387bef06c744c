import {
  SATISFIED,
  unsatisfied,
  type ActionRule,
  type RuleResult,
} from '../../../../engines/action-query/action-rule.js';
import type { ActionContext, PhysicalContext } from '../context.js';
import { declaredBy, isLost } from '../mech.js';
import type { PhysicalAttack } from '../state.js';
import type { Location, MoveMode } from '../terms.js';

/** One physical attack a round. */
export class OneStrikeRule implements ActionRule<ActionContext> {
  readonly name = 'one physical attack a round';

  evaluate({ actor, gameState }: ActionContext): RuleResult {
    const declared = declaredBy(gameState, actor).some(({ by }) => by.kind === 'physical');
    return actor.struck || declared
      ? unsatisfied('ALREADY_STRUCK', `${actor.name} makes one physical attack a round`)
      : SATISFIED;
  }
}

const LIMBS: Readonly<Record<PhysicalAttack, readonly Location[]>> = {
  'left-punch': ['left-arm'],
  'right-punch': ['right-arm'],
  kick: ['left-leg', 'right-leg'],
  charge: [],
  'death-from-above': ['left-leg', 'right-leg'],
};

const nameOf = (location: Location) => location.replace('-', ' ');

/** The limbs it takes are there. */
export class LimbsWholeRule implements ActionRule<PhysicalContext> {
  readonly name = 'the limbs are there';

  evaluate({ actor, attack }: PhysicalContext): RuleResult {
    const lost = LIMBS[attack].filter((location) => isLost(actor, location));
    if (lost.length === 0) return SATISFIED;
    return unsatisfied('LIMB_LOST', `${actor.name} has lost its ${lost.map(nameOf).join(' and ')}`, {
      lost,
    });
  }
}

/** No weapon in the limbs it takes was fired. */
export class LimbsFreeRule implements ActionRule<PhysicalContext> {
  readonly name = 'the limbs have not fired';

  evaluate({ actor, attack }: PhysicalContext): RuleResult {
    const fired = actor.weapons.filter((weapon) => weapon.fired && LIMBS[attack].includes(weapon.location));
    if (fired.length === 0) return SATISFIED;
    const description = `The ${nameOf(fired[0]!.location)} fired ${fired.map(({ name }) => name).join(', ')} this round`;
    return unsatisfied('LIMB_FIRED', description, { weapons: fired.map(({ id }) => id) });
  }
}

const DID: Readonly<Record<MoveMode, string>> = {
  stand: 'stood still',
  walk: 'walked',
  run: 'ran',
  jump: 'jumped',
};

/** The unit came at the target in one of some ways. */
export class CameByRule implements ActionRule<ActionContext> {
  readonly name = 'the mech came the right way';

  readonly #modes: readonly MoveMode[];

  constructor(...modes: readonly MoveMode[]) {
    this.#modes = modes;
  }

  evaluate({ actor: { name, moved } }: ActionContext): RuleResult {
    if (moved && moved.hexes > 0 && this.#modes.includes(moved.mode)) return SATISFIED;
    const needed = this.#modes.map((mode) => DID[mode]).join(' or ');
    const did =
      !moved || moved.hexes === 0
        ? 'stayed in its hex'
        : `${DID[moved.mode]} ${moved.hexes} ${moved.hexes === 1 ? 'hex' : 'hexes'}`;
    return unsatisfied('WRONG_MOVEMENT', `Only for who ${needed} this round; ${name} ${did}`, {
      needed: this.#modes,
    });
  }
}
