import type { EntityId, PlayerId } from '../../../protocol/ids.js';
import type { Facing, Hex } from './hex.js';
import type { Mech, Plating, Weapon } from './state.js';
import { LOCATIONS, weaponId, type Location } from './terms.js';
import { WEAPON_TYPES, type WeaponKind } from './weapons.js';

/** How a mech is built. */
export interface Design {
  readonly tonnage: number;
  readonly walk: number;
  readonly jump: number;
  readonly heatSinks: number;
  readonly armour: Body;
  readonly structure: Body;
  readonly weapons: readonly (readonly [WeaponKind, Location])[];
}

/** A number for the centre, each side torso, each arm and each leg. A head is a head. */
type Body = readonly [center: number, side: number, arm: number, leg: number];

const HEAD = { armour: 9, structure: 3 } as const;

/** The designs there are, from heavy to light. */
export const DESIGNS = {
  assault: {
    tonnage: 80,
    walk: 3,
    jump: 0,
    heatSinks: 17,
    armour: [32, 22, 18, 22],
    structure: [25, 17, 13, 17],
    weapons: [
      ['ac-20', 'right-torso'],
      ['lrm-10', 'left-torso'],
      ['medium-laser', 'left-arm'],
      ['medium-laser', 'right-arm'],
      ['srm-4', 'center-torso'],
    ],
  },
  support: {
    tonnage: 60,
    walk: 4,
    jump: 0,
    heatSinks: 15,
    armour: [24, 18, 14, 18],
    structure: [20, 14, 10, 14],
    weapons: [
      ['lrm-20', 'left-torso'],
      ['ppc', 'right-arm'],
      ['medium-laser', 'center-torso'],
      ['machine-gun', 'left-arm'],
    ],
  },
  brawler: {
    tonnage: 50,
    walk: 5,
    jump: 0,
    heatSinks: 13,
    armour: [22, 16, 12, 16],
    structure: [16, 12, 8, 12],
    weapons: [
      ['large-laser', 'right-arm'],
      ['medium-laser', 'left-arm'],
      ['medium-laser', 'left-torso'],
      ['srm-6', 'right-torso'],
      ['small-laser', 'head'],
    ],
  },
  scout: {
    tonnage: 35,
    walk: 6,
    jump: 6,
    heatSinks: 10,
    armour: [14, 10, 8, 10],
    structure: [11, 8, 6, 8],
    weapons: [
      ['medium-laser', 'left-arm'],
      ['medium-laser', 'right-arm'],
      ['srm-2', 'center-torso'],
    ],
  },
} as const satisfies Record<string, Design>;

/** The name of a design. */
export type DesignName = keyof typeof DESIGNS;

const PART: Readonly<Record<Location, 0 | 1 | 2 | 3 | null>> = {
  head: null,
  'center-torso': 0,
  'left-torso': 1,
  'right-torso': 1,
  'left-arm': 2,
  'right-arm': 2,
  'left-leg': 3,
  'right-leg': 3,
};

function platingOf({ armour, structure }: Pick<Design, 'armour' | 'structure'>): Mech['plating'] {
  const plates = LOCATIONS.map((location): [Location, Plating] => {
    const part = PART[location];
    const most = part === null ? HEAD : { armour: armour[part], structure: structure[part] };
    return [location, { ...most, maxArmour: most.armour, maxStructure: most.structure }];
  });
  return Object.fromEntries(plates) as Mech['plating'];
}

/** The weapons of a unit, numbered where it has several of a kind. */
export function weaponsOf(unit: EntityId, mounted: Design['weapons']): Weapon[] {
  const counts = new Map<WeaponKind, number>();
  return mounted.map(([kind, location]) => {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const type = WEAPON_TYPES[kind];
    const several = mounted.filter(([other]) => other === kind).length > 1;
    return {
      ...type,
      name: several ? `${type.name} ${number}` : type.name,
      id: weaponId(unit, kind, number),
      kind,
      location,
      ammo: type.load,
      destroyed: false,
      fired: false,
    };
  });
}

/** Who a mech is, and where it stands. */
export interface Posting {
  readonly id: EntityId;
  readonly name: string;
  readonly side: PlayerId;
  readonly at: Hex;
  readonly facing: Facing;
  readonly gunnery?: number;
  readonly piloting?: number;
}

/** A mech of a design, whole and cool. */
export function mechOf(
  design: Design,
  { id, name, side, at, facing, gunnery = 4, piloting = 5 }: Posting,
): Mech {
  return {
    id,
    name,
    side,
    tonnage: design.tonnage,
    gunnery,
    piloting,
    q: at.q,
    r: at.r,
    facing,
    heat: 0,
    heatSinks: design.heatSinks,
    walk: design.walk,
    jump: design.jump,
    plating: platingOf(design),
    weapons: weaponsOf(id, design.weapons),
    moved: null,
    turning: false,
    struck: false,
    shutDown: false,
  };
}
