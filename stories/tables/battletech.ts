import { initialState } from '../../src/games/battletech/rules/setup.js';
import type { GameState, Mech } from '../../src/games/battletech/rules/state.js';
import { createTable } from '../../src/games/battletech/table.js';
import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import type { BattletechView } from '../../src/games/battletech/view.js';
import type { PlayerId } from '../../src/protocol/ids.js';
import { createDriver } from '../../src/testing/driver.js';
import type { Chair } from '../seated.js';

const begun = initialState({ seed: 'stories', lance: 4 });
const AT = { columns: 15, rows: 13 } as const;

/** A battle in some phase, in which some mechs are otherwise than at the beginning. Alpha is to decide. */
function battle(phase: GameState['phase'], changes: Readonly<Record<string, Partial<Mech>>> = {}): GameState {
  const standing = { mode: 'walk', hexes: 3, from: { q: 0, r: 0 }, fromFacing: 0 } as const;
  const units = begun.units.map((unit): Mech => ({
    ...unit,
    ...(phase !== 'MOVEMENT' && { moved: { ...standing, from: unit } }),
    ...changes[unit.id],
  }));
  return { ...begun, units, phase, active: 'alpha', round: 3 };
}

const hex = (column: number, row: number) => ({ q: column, r: row - Math.floor(column / 2) });
const middle = Math.floor(AT.columns / 2);

const closing = {
  'alpha-1': { ...hex(middle - 1, 8), heat: 9 },
  'alpha-2': { ...hex(3, 6), facing: 1 },
  'alpha-3': hex(middle + 2, 7),
  'alpha-4': hex(middle + 5, 9),
  'bravo-1': { ...hex(middle, 5), heat: 4 },
  'bravo-2': hex(5, 3),
  'bravo-3': hex(middle + 3, 4),
  'bravo-4': hex(middle - 1, 2),
} satisfies Readonly<Record<string, Partial<Mech>>>;

/** Battles that stories begin with; Alpha is to decide. */
export const BATTLES = {
  start: { ...begun, active: 'alpha' },
  moving: battle('MOVEMENT', closing),
  firing: battle('WEAPON_ATTACK', damaged(closing)),
  striking: battle('PHYSICAL_ATTACK', {
    ...closing,
    'alpha-1': hex(middle, 6),
    'alpha-3': hex(middle + 3, 5),
  }),
} as const satisfies Record<string, GameState>;

/** One mech on each side, face to face on a small map, with little left of them: a battle that is over soon. */
export const LAST_STAND: GameState = lastStand();

function lastStand(): GameState {
  const small = initialState({ seed: 'last stand', lance: 2, size: { columns: 8, rows: 8 } });
  const places: Readonly<Record<string, ReturnType<typeof hex>>> = {
    'alpha-1': hex(3, 5),
    'bravo-1': hex(3, 3),
  };
  const units = small.units
    .filter(({ id }) => places[id])
    .map((unit): Mech => {
      const parts = Object.entries(unit.plating).map(([place, part]) => [
        place,
        { ...part, armour: 0, structure: 1 },
      ]);
      return {
        ...unit,
        gunnery: 2,
        ...places[unit.id],
        plating: Object.fromEntries(parts) as Mech['plating'],
      };
    });
  return { ...small, units };
}

/** The same mechs after some rounds: plates are gone, a weapon is lost, another is empty. */
function damaged(changes: Readonly<Record<string, Partial<Mech>>>): Readonly<Record<string, Partial<Mech>>> {
  const worn = (id: string, share: number): Partial<Mech> => {
    const { plating } = begun.units.find((unit) => unit.id === id)!;
    const parts = Object.entries(plating).map(([place, part], nth) => {
      const armour = Math.max(0, Math.round(part.armour * (1 - share * (1 + (nth % 3) / 2))));
      const structure = armour === 0 ? Math.ceil(part.structure / 2) : part.structure;
      return [place, { ...part, armour, structure }];
    });
    return { plating: Object.fromEntries(parts) as Mech['plating'] };
  };
  const first = begun.units.find(({ id }) => id === 'alpha-1')!;
  const weapons = first.weapons.map((weapon) => (weapon.kind === 'ac-20' ? { ...weapon, ammo: 0 } : weapon));
  return {
    ...changes,
    'alpha-1': { ...changes['alpha-1'], ...worn('alpha-1', 0.35), weapons },
    'alpha-3': { ...changes['alpha-3'], ...worn('alpha-3', 0.2) },
    'bravo-1': { ...changes['bravo-1'], ...worn('bravo-1', 0.75) },
    'bravo-3': { ...changes['bravo-3'], ...worn('bravo-3', 0.3) },
  };
}

/** A chair at a battle. */
export function battleAt(
  state: GameState = BATTLES.start,
  { seat = 'alpha' }: { readonly seat?: PlayerId | null } = {},
): Chair<BattletechView> {
  return { adapter: createTable({ state }).adapter(seat) };
}

/** Both sides at one screen. */
export function sharedBattle(state: GameState = BATTLES.start): Chair<BattletechView> {
  return { adapter: hotSeatAdapter(createTable({ state })) };
}

/** The last stand, after its end. */
export async function wonBattle(): Promise<Chair<BattletechView>> {
  const table = createTable({ state: LAST_STAND });
  await createDriver(table).playRandom('stories');
  return { adapter: hotSeatAdapter(table) };
}
