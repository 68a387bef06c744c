import { plainMap } from '../../../src/games/battletech/rules/battlefield.js';
import { mechOf, weaponsOf } from '../../../src/games/battletech/rules/designs.js';
import type { PhysicalContext, WeaponContext } from '../../../src/games/battletech/rules/context.js';
import type { Hex } from '../../../src/games/battletech/rules/hex.js';
import { sightOf } from '../../../src/games/battletech/rules/sight.js';
import type {
  GameState,
  Mech,
  MapHex,
  PhysicalAttack,
  Weapon,
} from '../../../src/games/battletech/rules/state.js';
import type { WeaponKind } from '../../../src/games/battletech/rules/weapons.js';

/** A hex straight ahead of an attacker, so many hexes away. */
export const hex = (away: number): Hex => ({ q: 7, r: 26 - away });

const weapon = (kind: WeaponKind, changes: Partial<Weapon> = {}): Weapon => ({
  ...weaponsOf('any', [[kind, 'center-torso']])[0]!,
  ...changes,
});
export const mediumLaser = (changes: Partial<Weapon> = {}) => weapon('medium-laser', changes);
export const srm4 = (changes: Partial<Weapon> = {}) => weapon('srm-4', { ammo: 24, ...changes });
export const lrm20 = (changes: Partial<Weapon> = {}) => weapon('lrm-20', changes);
export const ppc = (changes: Partial<Weapon> = {}) => weapon('ppc', changes);
export const ac20 = (changes: Partial<Weapon> = {}) => weapon('ac-20', changes);
export const destroyedAC20 = () => ac20({ destroyed: true });

interface MechFacts extends Partial<Omit<Mech, 'weapons' | 'q' | 'r'>> {
  readonly weapons?: readonly Weapon[];
  readonly at?: Hex;
}

/** A mech that looks north, with its weapons under ids of its own. */
export function mech({ weapons = [], at = hex(0), id = 'alpha-1', ...facts }: MechFacts = {}): Mech {
  const design = {
    tonnage: 50,
    walk: 4,
    jump: 4,
    heatSinks: 10,
    armour: [20, 16, 12, 16],
    structure: [16, 12, 8, 12],
    weapons: [],
  } as const;
  const side = id.split('-')[0]!;
  const base = mechOf(design, {
    id,
    name: side === 'alpha' ? 'Atlas' : 'Hunchback',
    side,
    at,
    facing: side === 'alpha' ? 0 : 3,
  });
  const counts = new Map<string, number>();
  const own = weapons.map((one) => {
    const number = (counts.get(one.kind) ?? 0) + 1;
    counts.set(one.kind, number);
    return { ...one, id: `${id}/${one.kind}-${number}` };
  });
  return { ...base, ...facts, weapons: own };
}

export const overheatedMech = (facts: MechFacts = {}) =>
  mech({ weapons: [mediumLaser(), srm4()], heat: 8, ...facts });

const opposing = (unit: Mech): Mech => ({
  ...unit,
  id: 'bravo-1',
  side: 'bravo',
  name: 'Hunchback',
  facing: 3,
  weapons: unit.weapons.map((one) => ({ ...one, id: one.id.replace(unit.id, 'bravo-1') })),
});

interface StateFacts extends Partial<Omit<GameState, 'units'>> {
  readonly attacker?: Mech;
  readonly target?: Mech;
  readonly others?: readonly Mech[];
  /** What lies on some hexes. */
  readonly ground?: readonly (Hex & Partial<MapHex>)[];
}

/** The weapon attack phase on a plain, with an attacker to decide. A target that is nobody's yet is the other side's. */
export function gameStateWith({
  attacker = mech(),
  target: aimed = mech({ at: hex(5) }),
  others = [],
  ground = [],
  ...facts
}: StateFacts = {}): GameState {
  const target = aimed.side === attacker.side ? opposing(aimed) : aimed;
  const map: Record<string, MapHex> = { ...plainMap({ columns: 15, rows: 40 }) };
  for (const one of ground) {
    const key = `${one.q},${one.r}`;
    map[key] = { ...map[key]!, ...one };
  }
  return {
    map,
    sides: ['alpha', 'bravo'],
    units: [attacker, target, ...others],
    phase: 'WEAPON_ATTACK',
    round: 1,
    lastRound: 40,
    initiative: [
      { side: 'alpha', rolled: 4 },
      { side: 'bravo', rolled: 9 },
    ],
    active: 'alpha',
    declared: [],
    events: [],
    ending: null,
    dice: 1,
    ...facts,
  };
}

interface ContextFacts {
  readonly distance?: number;
  readonly range?: number;
  readonly weaponMaxRange?: number;
  readonly weapon?: Weapon;
  readonly weaponDestroyed?: boolean;
  readonly ammo?: number;
  readonly gunnery?: number;
  readonly heat?: number;
  readonly attacker?: MechFacts;
  readonly target?: MechFacts;
  readonly state?: StateFacts;
}

/** A shot at a target straight ahead. */
export function actionContext({
  range,
  distance = range ?? 5,
  weaponMaxRange,
  weapon: given = mediumLaser(),
  weaponDestroyed = given.destroyed,
  ammo = given.ammo ?? undefined,
  gunnery = 4,
  heat = 0,
  attacker = {},
  target = {},
  state = {},
}: ContextFacts = {}): WeaponContext {
  const fitted: Weapon = {
    ...given,
    destroyed: weaponDestroyed,
    ammo: ammo ?? null,
    range: { ...given.range, long: weaponMaxRange ?? given.range.long },
  };
  const actor = mech({ gunnery, heat, ...attacker, weapons: [fitted] });
  const aimed = mech({ id: 'bravo-1', at: hex(distance), ...target });
  const gameState = gameStateWith({ attacker: actor, target: aimed, ...state });
  return {
    actor,
    target: aimed,
    weapon: actor.weapons[0]!,
    gameState,
    sight: sightOf(gameState, actor, aimed),
  };
}

/** A physical attack on a target in the next hex. */
export function strikeContext(
  attack: PhysicalAttack,
  attacker: MechFacts = {},
  target: MechFacts = {},
  state: StateFacts = {},
): PhysicalContext {
  const actor = mech(attacker);
  const aimed = mech({ id: 'bravo-1', at: hex(1), ...target });
  const gameState = gameStateWith({ attacker: actor, target: aimed, phase: 'PHYSICAL_ATTACK', ...state });
  return { actor, target: aimed, attack, gameState, sight: sightOf(gameState, actor, aimed) };
}

export const went = (mode: 'stand' | 'walk' | 'run' | 'jump', hexes: number) => ({
  mode,
  hexes,
  from: hex(0),
  fromFacing: 0 as const,
});
