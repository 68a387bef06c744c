import type { CardId } from '../../../protocol/ids.js';
import { apOf, hasKeyword, remainingHp } from './facts.js';
import type { Reading } from './state.js';

/** What counts of a Unit when it fights. */
export interface Fighter {
  readonly ap: number;
  /** How much more damage it can take. */
  readonly hp: number;
  readonly firstStrike: boolean;
}

/** How a fight of two Units ends. */
export interface Clash {
  /** The damage the attacker deals. */
  readonly dealt: number;
  /** The damage the attacker receives. */
  readonly received: number;
  readonly attackerFalls: boolean;
  readonly targetFalls: boolean;
}

/** What counts of a Unit on the table when it fights. */
export function fighterOf(unitId: CardId, context: Reading): Fighter {
  return {
    ap: apOf(unitId, context),
    hp: remainingHp(unitId, context),
    firstStrike: hasKeyword(unitId, 'First Strike', context),
  };
}

/** Two Units hit each other: at once, unless only one of them has <First Strike> and the other falls by it. */
export function clash(attacker: Fighter, target: Fighter): Clash {
  const isEven = attacker.firstStrike === target.firstStrike;
  const dealt = !isEven && target.firstStrike && target.ap >= attacker.hp ? 0 : attacker.ap;
  const received = !isEven && attacker.firstStrike && attacker.ap >= target.hp ? 0 : target.ap;
  return { dealt, received, attackerFalls: received >= attacker.hp, targetFalls: dealt >= target.hp };
}
