import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { legalMovesTable } from '../../src/adapters/legal-moves.js';
import type { HexPiece } from '../../src/components/HexBoard/HexBoard.js';
import type { Hex } from '../../src/hooks/hex.js';
import { GameError } from '../../src/protocol/game-error.js';
import type { PlayerId } from '../../src/protocol/ids.js';
import type { OptionMove } from '../../src/protocol/option.js';
import type { Reason } from '../../src/protocol/reason.js';
import { pickRandom, seededRandom } from '../../src/protocol/seeded-random.js';
import type { Chair } from '../seated.js';

/** The kinds of ground. */
export const TERRAINS = ['meadow', 'forest', 'hills', 'water'] as const;
/** One of `TERRAINS`. */
export type Terrain = (typeof TERRAINS)[number];

/** A hex of the map. */
export interface SkirmishHex extends Hex {
  readonly terrain: Terrain;
}

/** A unit as everybody sees it. */
export interface SkirmishUnit extends HexPiece {
  readonly name: string;
  readonly side: PlayerId;
  readonly kind: 'riders' | 'archers';
  readonly strength: number;
  /** It has marched or shot in this turn. */
  readonly spent: boolean;
}

/** What everybody sees. */
export interface SkirmishView {
  readonly hexes: readonly SkirmishHex[];
  readonly units: readonly SkirmishUnit[];
}

interface State extends SkirmishView {
  readonly side: PlayerId;
  readonly turn: number;
  readonly said: readonly string[];
}

type Order =
  | { readonly kind: 'march'; readonly unit: string; readonly to: Hex }
  | { readonly kind: 'shoot'; readonly unit: string; readonly targets: readonly string[] }
  | { readonly kind: 'end' };

/** How large the map is, and what its units are called. */
export interface SkirmishOptions {
  readonly seed?: string;
  /** From the middle to the edge. */
  readonly radius?: number;
  /** How far the sides stand from the middle. */
  readonly apart?: number;
  readonly names?: readonly string[];
}

const PLAYERS = [
  { id: 'north', name: 'North' },
  { id: 'south', name: 'South' },
];
const PACE = { riders: 3, archers: 2 };
const RANGE = 3;

/** The entity a hex is. */
export const groundId = ({ q, r }: Hex): string => `hex ${q} ${r}`;

/** What a hex is called. */
export const groundName = ({ q, r, terrain }: SkirmishHex): string => `${terrain}, ${q} ${r}`;

const distance = (a: Hex, b: Hex) =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));

const isAt = (a: Hex) => (b: Hex) => a.q === b.q && a.r === b.r;

function startOf({ seed = 'skirmish', radius = 3, apart = 2, names = NAMES }: SkirmishOptions): State {
  const random = seededRandom(seed);
  const kinds: readonly Terrain[] = ['meadow', 'meadow', 'meadow', 'forest', 'hills', 'water'];
  const along = Array.from({ length: 2 * radius + 1 }, (_, nth) => nth - radius);
  const hexes = along
    .flatMap((r) => along.map((q) => ({ q, r })))
    .filter(({ q, r }) => Math.abs(q + r) <= radius)
    .map((hex) => ({ ...hex, terrain: pickRandom(kinds, random)! }));
  const units = names.map((name, nth) => {
    const north = nth % 2 === 0;
    const place = { r: north ? -apart : apart, q: (north ? 0 : -2) + Math.floor(nth / 2) };
    const kind = nth < 2 ? ('riders' as const) : ('archers' as const);
    return unitOf({ id: `unit-${nth}`, ...place, name, side: north ? 'north' : 'south', kind, strength: 3 });
  });
  const dry = hexes.map((hex) => (units.some(isAt(hex)) ? { ...hex, terrain: 'meadow' as const } : hex));
  return { hexes: dry, units, side: 'north', turn: 1, said: [] };
}

const NAMES = ['Frost Riders', 'Sun Riders', 'Pine Archers', 'Reed Archers', 'Owl Archers', 'Heron Archers'];

function unitOf(unit: Omit<SkirmishUnit, 'label' | 'spent'> & { readonly spent?: boolean }): SkirmishUnit {
  const { name, kind, strength, side, spent = false } = unit;
  return {
    ...unit,
    spent,
    label: `${name}, ${kind} of the ${side}, strength ${strength}${spent ? ', done' : ''}`,
  };
}

function ordersIn({ hexes, units }: SkirmishView, side: PlayerId): Order[] {
  const own = units.filter((unit) => unit.side === side);
  const foes = units.filter((unit) => unit.side !== side).map(({ id }) => id);
  const pairs = foes.flatMap((one, nth) => foes.slice(nth + 1).map((other) => [one, other]));
  return [
    ...own.flatMap(({ id: unit, ...from }) =>
      hexes
        // Beyond the hills nobody thinks of going.
        .filter((to) => distance(from, to) <= PACE.riders + 1 && distance(from, to) > 0)
        .map((to): Order => ({ kind: 'march', unit, to })),
    ),
    ...own
      .filter(({ kind }) => kind === 'archers')
      .flatMap(({ id: unit }) =>
        [...foes.map((foe) => [foe]), ...pairs].map((targets): Order => ({ kind: 'shoot', unit, targets })),
      ),
    { kind: 'end' },
  ];
}

function unitIn({ units }: SkirmishView, id: string): SkirmishUnit {
  const unit = units.find((one) => one.id === id);
  if (!unit) throw new GameError('There is no such unit.', 'NO_SUCH_UNIT');
  return unit;
}

function marchReasons(state: State, unit: SkirmishUnit, to: Hex): Reason[] {
  const reasons: Reason[] = [];
  const [far, pace] = [distance(unit, to), PACE[unit.kind]];
  const terrain = state.hexes.find(isAt(to))?.terrain;
  const there = state.units.find(isAt(to));
  if (far > pace) {
    const context = { required: far, available: pace };
    reasons.push({ code: 'TOO_FAR', text: `It is ${far} hexes away; ${unit.kind} march ${pace}.`, context });
  }
  if (terrain === 'water') reasons.push({ code: 'WATER', text: 'Nobody marches into water.' });
  if (terrain === undefined) reasons.push({ code: 'OFF_MAP', text: 'The map ends before that.' });
  if (there) reasons.push({ code: 'TAKEN', text: `${there.name} stands there.` });
  return reasons;
}

function shotReasons(state: State, unit: SkirmishUnit, targets: readonly string[]): Reason[] {
  return targets
    .map((id) => unitIn(state, id))
    .filter((target) => distance(unit, target) > RANGE)
    .map((target) => ({
      code: 'OUT_OF_RANGE',
      text: `${target.name} is ${distance(unit, target)} hexes away; arrows fly ${RANGE}.`,
      context: { required: distance(unit, target), available: RANGE },
    }));
}

function reasonsAgainst(state: State, order: Order): Reason[] {
  if (order.kind === 'end') return [];
  const unit = unitIn(state, order.unit);
  const spent: Reason[] = unit.spent
    ? [{ code: 'SPENT', text: `${unit.name} has done enough in this turn.` }]
    : [];
  return order.kind === 'march'
    ? [...spent, ...marchReasons(state, unit, order.to)]
    : [...spent, ...shotReasons(state, unit, order.targets)];
}

function after(state: State, order: Order): State {
  const said = [...state.said, sentence(state, order)];
  const { units } = state;
  if (order.kind === 'end') {
    const side = state.side === 'north' ? 'south' : 'north';
    const rested = units.map((unit) => unitOf({ ...unit, spent: false }));
    return { ...state, side, turn: state.turn + 1, units: rested, said };
  }
  const changed = units.map((unit) => {
    if (unit.id === order.unit)
      return unitOf({
        ...unit,
        ...(order.kind === 'march' && { q: order.to.q, r: order.to.r }),
        spent: true,
      });
    const hit = order.kind === 'shoot' && order.targets.includes(unit.id);
    return hit ? unitOf({ ...unit, strength: unit.strength - (order.targets.length === 1 ? 2 : 1) }) : unit;
  });
  return { ...state, units: changed.filter(({ strength }) => strength > 0), said };
}

function sentence(state: State, order: Order): string {
  if (order.kind === 'end') return 'End the turn';
  const { name } = unitIn(state, order.unit);
  if (order.kind === 'march') return `${name}: march to ${order.to.q} ${order.to.r}`;
  return `${name}: shoot at ${order.targets.map((id) => unitIn(state, id).name).join(' and ')}`;
}

function sentFor(state: State, order: Order) {
  const metadata = { displayName: sentence(state, order) };
  if (order.kind === 'end') return { moveId: 'end-turn', params: {}, metadata };
  const { unit } = order;
  return order.kind === 'march'
    ? { moveId: 'march', params: { unit, to: groundId(order.to) }, metadata }
    : { moveId: 'shoot', params: { unit, targets: order.targets }, metadata };
}

function orderOf({ moveId, params }: OptionMove): Order {
  if (moveId === 'end-turn') return { kind: 'end' };
  const unit = String(params['unit']);
  if (moveId === 'shoot') return { kind: 'shoot', unit, targets: params['targets'] as string[] };
  const [q, r] = String(params['to']).split(' ').slice(1).map(Number);
  return { kind: 'march', unit, to: { q: q!, r: r! } };
}

/** Two sides on a map of hexes, at one screen: units march, archers shoot at one or two others. */
export function skirmish(options: SkirmishOptions = {}): Chair<SkirmishView> {
  const table = legalMovesTable<State, Order, Order, SkirmishView>(
    {
      legalMoves: (state) =>
        ordersIn(state, state.side).filter((order) => reasonsAgainst(state, order).length === 0),
      applyMove: after,
    },
    {
      players: PLAYERS,
      initialState: startOf(options),
      candidates: ordersIn,
      describe: (order, state) => sentFor(state, order),
      toMove: orderOf,
      explain: reasonsAgainst,
      flow: ({ turn, side }) => ({ turn, currentPlayer: side }),
      status: ({ units }) => {
        const [first, ...others] = new Set(units.map(({ side }) => side));
        return first !== undefined && others.length === 0
          ? { kind: 'over', winner: first, reason: 'Nobody else is left.' }
          : { kind: 'playing' };
      },
      view: ({ hexes, units }) => ({ hexes, units }),
      log: ({ said }) => said.map((text, nth) => ({ id: `${nth}`, text })),
    },
  );
  return { adapter: hotSeatAdapter(table) };
}
