import type { Dice } from './dice.js';
import type { GameEvent } from './events.js';
import type { HitSide } from './hex.js';
import type { HitTable } from './attack.js';
import { isDestroyed } from './mech.js';
import type { Mech } from './state.js';
import { LOCATIONS, type Location } from './terms.js';

const [HD, CT, LT, RT, LA, RA, LL, RL] = LOCATIONS;

/** What is struck, by the sum of two dice from 2 to 12 and the side that is turned to the attacker. */
const BODY: Readonly<Record<HitSide, readonly Location[]>> = {
  front: [CT, RA, RA, RL, RT, CT, LT, LL, LA, LA, HD],
  rear: [CT, RA, RA, RL, RT, CT, LT, LL, LA, LA, HD],
  left: [LT, LL, LA, LA, LL, LT, CT, RT, RA, RL, HD],
  right: [RT, RL, RA, RA, RL, RT, CT, LT, LA, LL, HD],
};
const UPPER: readonly Location[] = [LA, LT, CT, RT, RA, HD];

/** Throws for the place that is struck. */
export function rollLocation(table: HitTable, side: HitSide, dice: Dice): Location {
  if (table === 'body') return BODY[side][dice.two() - 2]!;
  return table === 'upper' ? UPPER[dice.one() - 1]! : dice.one() <= 3 ? RL : LL;
}

/** Where damage goes on to, when there is nothing left of a place. */
const INWARD: Readonly<Partial<Record<Location, Location>>> = {
  [LA]: LT,
  [RA]: RT,
  [LL]: LT,
  [RL]: RT,
  [LT]: CT,
  [RT]: CT,
};
/** What hangs on a place and is lost with it. */
const HANGING: Readonly<Partial<Record<Location, Location>>> = { [LT]: LA, [RT]: RA };
const CRITICAL = 8;

/** What damage does, and to whom it happens. */
export interface Harm {
  readonly dice: Dice;
  /** What happened is added here. */
  readonly events: GameEvent[];
  /** It comes from within, and armour is no help. */
  readonly inside?: boolean;
}

/** A mech after damage at a place: armour first, then what is under it, then further in. */
export function damaged(mech: Mech, location: Location, amount: number, harm: Harm): Mech {
  if (amount <= 0 || isDestroyed(mech)) return mech;
  const plate = mech.plating[location];
  const stopped = harm.inside ? 0 : Math.min(plate.armour, amount);
  const borne = Math.min(plate.structure, amount - stopped);
  const beyond = amount - stopped - borne;
  const after = { ...plate, armour: plate.armour - stopped, structure: plate.structure - borne };
  let hurt: Mech = { ...mech, plating: { ...mech.plating, [location]: after } };
  if (borne > 0) hurt = after.structure > 0 ? shaken(hurt, location, harm) : lost(hurt, location, harm);
  const next = INWARD[location];
  return next ? damaged(hurt, next, beyond, harm) : hurt;
}

/** Damage under the armour may put a weapon out of order. */
function shaken(mech: Mech, location: Location, { dice, events }: Harm): Mech {
  if (dice.two() < CRITICAL) return mech;
  const whole = mech.weapons.filter((weapon) => weapon.location === location && !weapon.destroyed);
  const struck = whole[dice.below(Math.max(1, whole.length))];
  if (!struck) return mech;
  events.push({ kind: 'weapon-lost', unit: mech.id, weapon: struck.id });
  return {
    ...mech,
    weapons: mech.weapons.map((weapon) => (weapon === struck ? { ...weapon, destroyed: true } : weapon)),
  };
}

/** A place is gone, with everything in it and on it. */
function lost(mech: Mech, location: Location, harm: Harm): Mech {
  harm.events.push({ kind: 'location-lost', unit: mech.id, location });
  const without: Mech = {
    ...mech,
    plating: { ...mech.plating, [location]: { ...mech.plating[location], armour: 0, structure: 0 } },
    weapons: mech.weapons.map((weapon) =>
      weapon.location === location ? { ...weapon, destroyed: true } : weapon,
    ),
  };
  if (isDestroyed(without)) harm.events.push({ kind: 'destroyed', unit: mech.id });
  const hanging = HANGING[location];
  return hanging && without.plating[hanging].structure > 0 ? lost(without, hanging, harm) : without;
}
