import { distance, keyOf, neighbour, turned, type Facing, type Hex } from './hex.js';
import { groundOf, hexAt, isDestroyed, jumpPoints, runPoints, walkPoints } from './mech.js';
import type { GameState, MapHex, Mech, Movement } from './state.js';
import type { MoveMode, Terrain } from './terms.js';

/** One step of a way: what it costs, and for what. */
export interface Step {
  readonly hex: Hex;
  readonly facing: Facing;
  readonly cost: number;
  /** What costs it: a turn, or the ground that is entered, with levels climbed. */
  readonly what: 'turn' | Terrain;
  readonly climbed: number;
}

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

/** What entering a hex costs. */
export const TERRAIN_COST: Readonly<Record<Terrain, number>> = {
  clear: 1,
  'light-woods': 2,
  'heavy-woods': 3,
  water: 2,
};
const MOST_LEVELS = 2;
/** So far beyond its points a way is looked for, to be able to say what it would take. */
const BEYOND = 8;

/** Movement points of a mech for a way to move. */
export function pointsFor(mech: Mech, mode: MoveMode): number {
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
  const start: Pick<Movement, 'from' | 'fromFacing'> = mech.moved ?? {
    from: { q: mech.q, r: mech.r },
    fromFacing: mech.facing,
  };
  const points = pointsFor(mech, mode);
  if (mode === 'jump' || mode === 'stand') return flight(state, start, points, mode);
  return walking(state, mech, start, points, mode);
}

/** Over anything, as the crow flies, landing whichever way; but not higher than the points allow. */
function flight(
  state: GameState,
  { from, fromFacing }: Pick<Movement, 'from' | 'fromFacing'>,
  points: number,
  mode: MoveMode,
): Reach {
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

interface Node extends Step {
  readonly total: number;
  readonly before: Node | null;
}

function walking(
  state: GameState,
  mech: Mech,
  { from, fromFacing }: Pick<Movement, 'from' | 'fromFacing'>,
  points: number,
  mode: MoveMode,
): Reach {
  const enemies = new Set(
    state.units.filter((unit) => unit.side !== mech.side && !isDestroyed(unit)).map(keyOf),
  );
  const found = new Map<string, (Node | undefined)[]>();
  // Costs are small whole numbers: a list of nodes for each of them is the whole queue.
  const queue: Node[][] = [
    [{ hex: from, facing: fromFacing, cost: 0, what: 'turn', climbed: 0, total: 0, before: null }],
  ];
  const limit = points + BEYOND;
  for (let total = 0; total < queue.length && total <= limit; total += 1) {
    for (const node of queue[total] ?? []) {
      const key = keyOf(node.hex);
      let known = found.get(key);
      if (!known) found.set(key, (known = []));
      if (known[node.facing]) continue;
      known[node.facing] = node;
      for (const step of stepsFrom(state.map, node, enemies)) {
        (queue[total + step.cost] ??= []).push({ ...step, total: total + step.cost, before: node });
      }
    }
  }
  const best = (hex: Hex): Node | null => {
    let least: Node | null = null;
    for (const node of found.get(keyOf(hex)) ?? [])
      if (node && (!least || node.total < least.total)) least = node;
    return least;
  };
  return {
    mode,
    points,
    from,
    fromFacing,
    cost: (hex) => best(hex)?.total ?? null,
    costFacing: (hex, facing) => found.get(keyOf(hex))?.[facing]?.total ?? null,
    arrival: (hex) => best(hex)?.facing ?? fromFacing,
    way(hex, facing) {
      const steps: Step[] = [];
      let node = found.get(keyOf(hex))?.[facing] ?? null;
      for (; node?.before; node = node.before) steps.push(node);
      return steps.toReversed();
    },
  };
}

function stepsFrom(map: GameState['map'], { hex, facing }: Node, enemies: ReadonlySet<string>): Step[] {
  const steps: Step[] = [-1, 1].map((side) => ({
    hex,
    facing: turned(facing, side),
    cost: 1,
    what: 'turn',
    climbed: 0,
  }));
  const here = hexAt(map, hex);
  const ahead = hexAt(map, neighbour(hex, facing));
  if (here && ahead && !enemies.has(keyOf(ahead)) && canClimb(here, ahead)) {
    const climbed = Math.max(0, ahead.elevation - here.elevation);
    const cost = TERRAIN_COST[ahead.terrain] + climbed;
    steps.push({ hex: { q: ahead.q, r: ahead.r }, facing, cost, what: ahead.terrain, climbed });
  }
  return steps;
}

const canClimb = (from: MapHex, to: MapHex): boolean =>
  Math.abs(to.elevation - from.elevation) <= MOST_LEVELS;
