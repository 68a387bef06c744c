import { keyOf, neighbour, turned, type Facing, type Hex } from './hex.js';
import type { BattleMap, MapHex } from './state.js';
import type { Terrain } from './terms.js';

/** One step of a way: what it costs, and for what. */
export interface Step {
  readonly hex: Hex;
  readonly facing: Facing;
  readonly cost: number;
  /** What costs it: a turn, or the ground that is entered, with levels climbed. */
  readonly what: 'turn' | Terrain;
  readonly climbed: number;
}

/** The cheapest ways from one place to all others. */
export interface Ways {
  /** Movement points to a hex facing one way; `null` where none leads there. */
  cost(hex: Hex, facing: Facing): number | null;
  /** The facing that is nearest on arrival; `null` where no way leads there. */
  arrival(hex: Hex): Facing | null;
  /** The steps to a hex, facing one way; none where no way leads there. */
  steps(hex: Hex, facing: Facing): readonly Step[];
}

const TERRAIN_COST: Readonly<Record<Terrain, number>> = {
  clear: 1,
  'light-woods': 2,
  'heavy-woods': 3,
  water: 2,
};
const MOST_LEVELS = 2;
const TURN = 1;
const SIDES = 6;

/** A map as a net of places: a hex and a facing make one, by number. */
interface GroundNet {
  readonly hexes: readonly MapHex[];
  readonly numbers: ReadonlyMap<string, number>;
  /** The number of the hex ahead of each place; -1 where nobody can go. */
  readonly ahead: Int32Array;
  /** What it costs to go there. */
  readonly costs: Uint8Array;
}

const nets = new WeakMap<BattleMap, GroundNet>();

/** The net of a map, made once: a map never changes. */
export function groundNetOf(map: BattleMap): GroundNet {
  let net = nets.get(map);
  if (!net) nets.set(map, (net = makeNet(map)));
  return net;
}

function makeNet(map: BattleMap): GroundNet {
  const hexes = Object.values(map);
  const numbers = new Map(hexes.map((hex, number) => [keyOf(hex), number]));
  const ahead = new Int32Array(hexes.length * SIDES).fill(-1);
  const costs = new Uint8Array(hexes.length * SIDES);
  for (const [number, here] of hexes.entries())
    for (let facing = 0; facing < SIDES; facing += 1) {
      const next = numbers.get(keyOf(neighbour(here, facing as Facing)));
      const there = next === undefined ? undefined : hexes[next];
      if (!there || Math.abs(there.elevation - here.elevation) > MOST_LEVELS) continue;
      ahead[number * SIDES + facing] = next!;
      costs[number * SIDES + facing] = TERRAIN_COST[there.terrain] + climb(here, there);
    }
  return { hexes, numbers, ahead, costs };
}

const climb = (from: MapHex, to: MapHex): number => Math.max(0, to.elevation - from.elevation);

/** Finds the ways for up to so many movement points. Some hexes are barred. */
export function findWays(
  { hexes, numbers, ahead, costs }: GroundNet,
  from: Hex,
  fromFacing: Facing,
  barred: readonly Hex[],
  limit: number,
): Ways {
  const least = new Int16Array(hexes.length * SIDES).fill(-1);
  const before = new Int32Array(hexes.length * SIDES).fill(-1);
  const closed = new Set(barred.map((hex) => numbers.get(keyOf(hex))));
  // Costs are small whole numbers: a list of places for each of them is the whole queue.
  const queue: number[][] = [];

  function offer(place: number, total: number, by: number): void {
    if (total > limit || (least[place]! >= 0 && least[place]! <= total)) return;
    least[place] = total;
    before[place] = by;
    (queue[total] ??= []).push(place);
  }

  const start = numbers.get(keyOf(from));
  if (start !== undefined) offer(start * SIDES + fromFacing, 0, -1);
  for (let total = 0; total < queue.length; total += 1)
    for (const place of queue[total] ?? []) {
      // A cheaper way was found after this one was offered.
      if (least[place] !== total) continue;
      const facing = (place % SIDES) as Facing;
      const first = place - facing;
      offer(first + turned(facing, -1), total + TURN, place);
      offer(first + turned(facing, 1), total + TURN, place);
      const next = ahead[place]!;
      if (next >= 0 && !closed.has(next)) offer(next * SIDES + facing, total + costs[place]!, place);
    }

  const placeOf = (hex: Hex, facing: number): number | null => {
    const number = numbers.get(keyOf(hex));
    const place = number === undefined ? -1 : number * SIDES + facing;
    return place >= 0 && least[place]! >= 0 ? place : null;
  };

  /** The step that leads to a place from the one before it. */
  function stepTo(place: number): Step {
    const by = before[place]!;
    const facing = (place % SIDES) as Facing;
    const there = hexes[(place - facing) / SIDES]!;
    const here = hexes[Math.floor(by / SIDES)]!;
    return {
      hex: { q: there.q, r: there.r },
      facing,
      cost: least[place]! - least[by]!,
      what: here === there ? 'turn' : there.terrain,
      climbed: climb(here, there),
    };
  }

  return {
    cost(hex, facing) {
      const place = placeOf(hex, facing);
      return place === null ? null : least[place]!;
    },
    arrival(hex) {
      let best: Facing | null = null;
      let cheapest = Infinity;
      for (let facing = 0; facing < SIDES; facing += 1) {
        const place = placeOf(hex, facing);
        if (place === null || least[place]! >= cheapest) continue;
        best = facing as Facing;
        cheapest = least[place]!;
      }
      return best;
    },
    steps(hex, facing) {
      const steps: Step[] = [];
      for (let place = placeOf(hex, facing) ?? -1; place >= 0 && before[place]! >= 0; place = before[place]!)
        steps.push(stepTo(place));
      return steps.toReversed();
    },
  };
}
