import type { Outcome } from '../../../protocol/preview.js';
import type { PhysicalContext, WeaponContext } from './context.js';
import { chanceOf, percentOf } from './dice.js';
import { isDestroyed } from './mech.js';
import type { Declared, GameState, Mech, PhysicalAttack } from './state.js';
import { sightOf } from './sight.js';
import { physicalModifiers, sumOf, weaponModifiers, type Modifier } from './to-hit.js';
import { damageOutcomes, missilesThatStrike } from './weapons.js';

/** Where a hit may strike: all over, above, or at the legs. */
export type HitTable = 'body' | 'upper' | 'legs';

/** One attack, as it is previewed and as it is resolved. */
export interface Attack {
  /** What it is: `Fire SRM-4`. */
  readonly name: string;
  /** What makes up the number needed on two dice. */
  readonly modifiers: readonly Modifier[];
  readonly needed: number;
  /** What a hit does, with how likely each amount is. */
  readonly outcomes: readonly Outcome[];
  /** What a hit does, by the sum of two more dice. */
  damageBy(rolled: number): number;
  /** Whether those two dice make a difference. */
  readonly varies: boolean;
  /** How much of the damage strikes at one place. */
  readonly group: number;
  readonly table: HitTable;
  /** Damage that the attacker takes by a hit. */
  readonly recoil: number;
}

let known: { readonly context: WeaponContext; readonly attack: Attack } | null = null;

/** A shot. Who asks about its chance also asks what it does: the last answer is kept. */
export function weaponAttack(context: WeaponContext): Attack {
  if (known?.context !== context) known = { context, attack: shotOf(context) };
  return known.attack;
}

function shotOf(context: WeaponContext): Attack {
  const { weapon } = context;
  const modifiers = weaponModifiers(context);
  return {
    name: `Fire ${weapon.name}`,
    modifiers,
    needed: sumOf(modifiers),
    outcomes: damageOutcomes(weapon),
    damageBy: (rolled) => weapon.damage * missilesThatStrike(weapon.missiles, rolled),
    varies: weapon.missiles > 1,
    group: weapon.group,
    table: 'body',
    recoil: 0,
  };
}

const NAMES: Readonly<Record<PhysicalAttack, string>> = {
  'left-punch': 'Punch (left arm)',
  'right-punch': 'Punch (right arm)',
  kick: 'Kick',
  charge: 'Charge',
  'death-from-above': 'Death from above',
};

/** What a physical attack is called. */
export const physicalName = (attack: PhysicalAttack): string => NAMES[attack];

const tenth = (tonnage: number) => Math.ceil(tonnage / 10);

function strength({
  actor,
  target,
  attack,
}: PhysicalContext): Pick<Attack, 'group' | 'table' | 'recoil'> & { readonly damage: number } {
  switch (attack) {
    case 'left-punch':
    case 'right-punch': {
      const damage = tenth(actor.tonnage);
      return { damage, group: damage, table: 'upper', recoil: 0 };
    }
    case 'kick': {
      const damage = Math.ceil(actor.tonnage / 5);
      return { damage, group: damage, table: 'legs', recoil: 0 };
    }
    case 'charge': {
      const damage = tenth(actor.tonnage) * Math.max(1, actor.moved?.hexes ?? 0);
      return { damage, group: 5, table: 'body', recoil: tenth(target.tonnage) };
    }
    case 'death-from-above':
      return {
        damage: 3 * tenth(actor.tonnage),
        group: 5,
        table: 'upper',
        recoil: Math.ceil(actor.tonnage / 5),
      };
    default:
      throw new Error(
        `moveset: there is no attack "${String(attack)}". Nothing can be said about it. Name another.`,
      );
  }
}

/** An attack without a weapon. */
export function physicalAttack(context: PhysicalContext): Attack {
  const { damage, ...how } = strength(context);
  const modifiers = physicalModifiers(context);
  return {
    name: NAMES[context.attack],
    modifiers,
    needed: sumOf(modifiers),
    outcomes: [{ value: damage, probability: 1 }],
    damageBy: () => damage,
    varies: false,
    ...how,
  };
}

/** A declared attack with who makes it and on whom; `null` where those are not there. */
export function attackOf(
  state: GameState,
  { unit, target: aim, by }: Declared,
): { readonly actor: Mech; readonly target: Mech; readonly attack: Attack } | null {
  const actor = state.units.find(({ id }) => id === unit);
  const target = state.units.find(({ id }) => id === aim);
  if (!actor || !target) return null;
  const context = { actor, target, gameState: state, sight: sightOf(state, actor, target) };
  if (by.kind === 'physical')
    return { actor, target, attack: physicalAttack({ ...context, attack: by.attack }) };
  const weapon = actor.weapons.find(({ id }) => id === by.weapon);
  return weapon ? { actor, target, attack: weaponAttack({ ...context, weapon }) } : null;
}

/** The mechs a mech may go for. */
export const enemiesOf = (state: GameState, { side }: Mech): readonly Mech[] =>
  state.units.filter((unit) => unit.side !== side && !isDestroyed(unit));

/** How likely an attack hits, 0 to 1. */
export const hitChance = ({ needed }: Attack): number => chanceOf(needed);

/** How likely an attack hits, in percent as it is shown. */
export const hitPercent = ({ needed }: Attack): number => percentOf(needed);

/** The damage to be expected of an attack, misses included. */
export function meanDamage(attack: Attack): number {
  const onHit = attack.outcomes.reduce((sum, { value, probability }) => sum + value * probability, 0);
  return onHit * hitChance(attack);
}
