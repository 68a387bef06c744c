import { findWays, groundNetOf, type Step, type Ways } from './find-ways.js';
import { distance, type Facing, type Hex } from './hex.js';
import { groundOf, hexAt, isDestroyed, jumpPoints, runPoints, walkPoints } from './mech.js';
import type { GameState, Mech, Movement } from './state.js';
import type { MoveMode } from './terms.js';

type Start = Pick<Movement, 'from' | 'fromFacing'>;

/** Where a mech can get to in some way. */
export interface Reach {
  readonly mode: MoveMode;
  /** Movement points there are. */
  readonly points: number;
  readonly from: Hex;
  readonly fromFacing: Facing;
  /** Movement points to a hex, facing whichever way is nearest; `null` where no number of them suffices. */
  cost(hex: Hex): number | null;
  /** Movement points to a hex facing one way. */
  costFacing(hex: Hex, facing: Facing): number | null;
  /** The facing that is nearest on arrival. */
  arrival(hex: Hex): Facing;
  /** The steps to a hex, facing one way; none where it cannot be reached. */
  way(hex: Hex, facing: Facing): readonly Step[];
}

/** So far beyond its points a way is looked for, to be able to say what it would take. */
const BEYOND = 8;

/** Movement points of a mech for a way to move. */
function pointsFor(mech: Mech, mode: MoveMode): number {
  if (mode === 'stand') return 0;
  return mode === 'walk' ? walkPoints(mech) : mode === 'run' ? runPoints(mech) : jumpPoints(mech);
}

type Reaches = Partial<Record<MoveMode, Reach>>;
const reaches = new WeakMap<GameState, WeakMap<Mech, Reaches>>();

/** Where a mech can get to in some way, from where it stands or, if it has moved, from where it stood before. */
export function reachOf(state: GameState, mech: Mech, mode: MoveMode): Reach {
  // States and mechs never change: what was found out about them is found out for good.
  let known = reaches.get(state);
  if (!known) reaches.set(state, (known = new WeakMap<Mech, Reaches>()));
  let own = known.get(mech);
  if (!own) known.set(mech, (own = {}));
  return (own[mode] ??= findReach(state, mech, mode));
}

function findReach(state: GameState, mech: Mech, mode: MoveMode): Reach {
  const start: Start = mech.moved
    ? { from: mech.moved.from, fromFacing: mech.moved.fromFacing }
    : { from: { q: mech.q, r: mech.r }, fromFacing: mech.facing };
  const points = pointsFor(mech, mode);
  if (mode === 'jump' || mode === 'stand') return flight(state, start, points, mode);
  return walking(state, mech, start, points, mode);
}

/** Over anything, as the crow flies, landing whichever way; but not higher than the points allow. */
function flight(state: GameState, { from, fromFacing }: Start, points: number, mode: MoveMode): Reach {
  const ground = groundOf(state, from);
  const cost = (hex: Hex) => {
    const there = hexAt(state.map, hex);
    return there ? Math.max(distance(from, hex), there.elevation - ground.elevation) : null;
  };
  return {
    mode,
    points,
    from,
    fromFacing,
    cost,
    costFacing: cost,
    arrival: () => fromFacing,
    way(hex, facing) {
      const whole = cost(hex);
      return whole === null ? [] : [{ hex, facing, cost: whole, what: 'clear', climbed: 0 }];
    },
  };
}

const searches = new WeakMap<GameState, WeakMap<Mech, Ways>>();

/** All ways of a mech on its feet: the same for walking and for running, which only differ in how far they lead. */
function waysOf(state: GameState, mech: Mech, { from, fromFacing }: Start): Ways {
  let known = searches.get(state);
  if (!known) searches.set(state, (known = new WeakMap<Mech, Ways>()));
  let ways = known.get(mech);
  if (!ways) {
    const enemies = state.units.filter((unit) => unit.side !== mech.side && !isDestroyed(unit));
    const limit = Math.max(walkPoints(mech), runPoints(mech)) + BEYOND;
    known.set(mech, (ways = findWays(groundNetOf(state.map), from, fromFacing, enemies, limit)));
  }
  return ways;
}

function walking(state: GameState, mech: Mech, start: Start, points: number, mode: MoveMode): Reach {
  const ways = waysOf(state, mech, start);
  const limit = points + BEYOND;
  const within = (cost: number | null) => (cost !== null && cost <= limit ? cost : null);
  const arrival = (hex: Hex) => ways.arrival(hex) ?? start.fromFacing;
  return {
    mode,
    points,
    ...start,
    cost: (hex) => within(ways.cost(hex, arrival(hex))),
    costFacing: (hex, facing) => within(ways.cost(hex, facing)),
    arrival,
    way: ways.steps,
  };
}
