import type { Outcome } from '../../../protocol/preview.js';
import { chanceOfSum } from './dice.js';

/** How far a weapon shoots, in hexes. Up to `minimum` it is harder to hit with. */
export interface WeaponRange {
  readonly minimum: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
}

/** What every weapon of a kind has in common. */
export interface WeaponType {
  readonly name: string;
  /** Of a launcher, that of each missile. */
  readonly damage: number;
  readonly heat: number;
  readonly range: WeaponRange;
  /** How many missiles it fires; 1 for what is no launcher. */
  readonly missiles: number;
  /** How much damage of it strikes at one place. */
  readonly group: number;
  /** Shots of a full load; `null` where it needs no ammunition. */
  readonly load: number | null;
}

const ranges = (minimum: number, short: number, medium: number, long: number): WeaponRange => ({
  minimum,
  short,
  medium,
  long,
});

function gun(
  name: string,
  damage: number,
  heat: number,
  range: WeaponRange,
  load: number | null = null,
): WeaponType {
  return { name, damage, heat, range, missiles: 1, group: damage, load };
}

const srm = (missiles: number, heat: number, load: number): WeaponType => ({
  ...gun(`SRM-${missiles}`, 2, heat, ranges(0, 3, 6, 9), load),
  missiles,
});

const lrm = (missiles: number, heat: number, load: number): WeaponType => ({
  ...gun(`LRM-${missiles}`, 1, heat, ranges(6, 7, 14, 21), load),
  missiles,
  group: 5,
});

/** The weapons there are, by kind. */
export const WEAPON_TYPES = {
  'small-laser': gun('Small Laser', 3, 1, ranges(0, 1, 2, 3)),
  'medium-laser': gun('Medium Laser', 5, 3, ranges(0, 3, 6, 9)),
  'large-laser': gun('Large Laser', 8, 8, ranges(0, 5, 10, 15)),
  ppc: gun('PPC', 10, 10, ranges(3, 6, 12, 18)),
  'ac-5': gun('AC/5', 5, 1, ranges(3, 6, 12, 18), 20),
  'ac-20': gun('AC/20', 20, 7, ranges(0, 3, 6, 9), 5),
  'machine-gun': gun('Machine Gun', 2, 0, ranges(0, 1, 2, 3), 100),
  'srm-2': srm(2, 2, 50),
  'srm-4': srm(4, 3, 25),
  'srm-6': srm(6, 4, 15),
  'lrm-5': lrm(5, 2, 24),
  'lrm-10': lrm(10, 4, 12),
  'lrm-20': lrm(20, 6, 6),
} as const satisfies Record<string, WeaponType>;

/** A kind of weapon. */
export type WeaponKind = keyof typeof WEAPON_TYPES;

/** How many of so many missiles strike, by the sum of two dice from 2 to 12. */
const CLUSTERS: Readonly<Record<number, readonly number[]>> = {
  2: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
  4: [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4],
  5: [1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5],
  6: [2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6],
  10: [3, 3, 4, 6, 6, 6, 6, 8, 8, 10, 10],
  20: [6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20],
};

/** How many missiles strike by the sum of two dice. A weapon that is no launcher strikes as a whole. */
export function missilesThatStrike(missiles: number, rolled: number): number {
  return CLUSTERS[missiles]?.[rolled - 2] ?? missiles;
}

type Salvo = Pick<WeaponType, 'damage' | 'missiles'>;
const outcomes = new Map<string, readonly Outcome[]>();

/** The damage of a hit, with how likely each amount is. */
export function damageOutcomes({ damage, missiles }: Salvo): readonly Outcome[] {
  const key = `${damage} ${missiles}`;
  let known = outcomes.get(key);
  if (!known) {
    const ways = new Map<number, number>();
    for (let rolled = 2; rolled <= 12; rolled += 1) {
      const value = damage * missilesThatStrike(missiles, rolled);
      ways.set(value, (ways.get(value) ?? 0) + chanceOfSum(rolled));
    }
    known = [...ways]
      .map(([value, probability]) => ({ value, probability: Math.min(1, probability) }))
      .toSorted((a, b) => a.value - b.value);
    outcomes.set(key, known);
  }
  return known;
}
