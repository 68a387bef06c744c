import { GameError } from '../../../protocol/game-error.js';
import { hexIn, wildMap, type MapSize } from './battlefield.js';
import { DESIGNS, mechOf, type DesignName } from './designs.js';
import { Dice, diceState } from './dice.js';
import { isDestroyed } from './mech.js';
import type { GameState, Mech } from './state.js';
import { unitId } from './terms.js';
import { startRound } from './turn.js';

/** The sides, in the order of their seats. */
export const SIDES = ['alpha', 'bravo'] as const;
/** One of `SIDES`. */
export type Side = (typeof SIDES)[number];

/** How a battle begins. */
export interface SetupOptions {
  readonly seed?: string | number;
  /** How many mechs each side has: two to four. Four, unless said otherwise. */
  readonly lance?: number;
  readonly size?: MapSize;
  /** After this round nobody has won. */
  readonly lastRound?: number;
}

const LANCE: readonly DesignName[] = ['assault', 'scout', 'brawler', 'support'];
const NAMES: Readonly<Record<Side, Readonly<Record<DesignName, string>>>> = {
  alpha: { assault: 'Ironmonger', scout: 'Thistle', brawler: 'Cinderback', support: 'Harrow' },
  bravo: { assault: 'Graniteer', scout: 'Wren', brawler: 'Sawbuck', support: 'Lodestone' },
};
const LEAST_SIZE = { columns: 8, rows: 8 } as const;
const MOST_SIZE = 40;

/** The state in which a battle begins, with the first initiative thrown. */
export function initialState({
  seed = 0,
  lance = 4,
  size = { columns: 15, rows: 13 },
  lastRound = 40,
}: SetupOptions = {}): GameState {
  const wrong = (what: string) => new GameError(what, 'INVALID_SETUP', { lance, ...size, lastRound });
  if (![2, 3, 4].includes(lance)) throw wrong(`A lance has two to four mechs, not ${lance}`);
  const sizes = [size.columns, size.rows];
  if (!sizes.every((one) => Number.isInteger(one) && one >= LEAST_SIZE.rows && one <= MOST_SIZE))
    throw wrong(`A map has 8 to ${MOST_SIZE} columns and rows, not ${size.columns} and ${size.rows}`);
  if (!Number.isInteger(lastRound) || lastRound < 1) throw wrong(`There is no round ${lastRound}`);
  const dice = new Dice(diceState(seed));
  const map = wildMap(size, dice);
  const units = SIDES.flatMap((side) =>
    LANCE.slice(0, lance).map((design, at) => postedMech(side, design, at, lance, size)),
  );
  return startRound({
    map,
    sides: SIDES,
    units,
    phase: 'INITIATIVE',
    round: 0,
    lastRound,
    initiative: [],
    active: null,
    declared: [],
    events: [],
    ending: null,
    dice: dice.state,
  });
}

function postedMech(
  side: Side,
  design: DesignName,
  at: number,
  of: number,
  { columns, rows }: MapSize,
): Mech {
  const column = Math.round(((at + 0.5) * columns) / of - 0.5);
  const [row, facing] = side === 'alpha' ? ([rows - 1, 0] as const) : ([0, 3] as const);
  // Seen from the other end, the same mech stands on the same hand.
  const there = side === 'alpha' ? column : columns - 1 - column;
  return mechOf(DESIGNS[design], {
    id: unitId(side, at + 1),
    name: NAMES[side][design],
    side,
    at: hexIn(there, row),
    facing,
  });
}

/** The mechs of a side that still stand. */
export const standing = ({ units }: GameState, side: string): readonly Mech[] =>
  units.filter((unit) => unit.side === side && !isDestroyed(unit));
