import type { PlayerId } from '../../../protocol/ids.js';
import { canStrike } from './can-strike.js';
import { Dice } from './dice.js';
import type { GameEvent } from './events.js';
import { heated } from './heat.js';
import { isDestroyed } from './mech.js';
import { resolved } from './resolve.js';
import type { Ending, GameState, Mech } from './state.js';

/** A new round: the initiative is thrown for, and who lost it moves first. */
export function startRound(state: GameState): GameState {
  const dice = new Dice(state.dice);
  let rolls: number[];
  do rolls = state.sides.map(() => dice.two());
  while (new Set(rolls).size < rolls.length);
  const initiative = state.sides
    .map((side, at) => ({ side, rolled: rolls[at]! }))
    .toSorted((a, b) => a.rolled - b.rolled);
  const round = state.round + 1;
  return {
    ...state,
    units: state.units.map(rested),
    phase: 'MOVEMENT',
    round,
    initiative,
    active: initiative[0]!.side,
    declared: [],
    dice: dice.state,
    events: [...state.events, { kind: 'round', round, initiative }],
  };
}

/** A mech that has done nothing yet. */
function rested(mech: Mech): Mech {
  return {
    ...mech,
    moved: null,
    turning: false,
    struck: false,
    weapons: mech.weapons.map((weapon) => (weapon.fired ? { ...weapon, fired: false } : weapon)),
  };
}

const first = (state: GameState): PlayerId => state.initiative[0]!.side;
const other = (state: GameState, side: PlayerId | null): PlayerId => state.sides.find((one) => one !== side)!;

/** After a unit has moved: the other side moves one, as long as it has any left. When all have, weapons speak. */
export function afterMove(state: GameState): GameState {
  if (state.units.some(({ turning }) => turning)) return state;
  const isLeft = (side: PlayerId) =>
    state.units.some((unit) => unit.side === side && !unit.moved && !isDestroyed(unit));
  const next = other(state, state.active);
  if (isLeft(next)) return { ...state, active: next };
  if (state.active !== null && isLeft(state.active)) return state;
  return { ...state, phase: 'WEAPON_ATTACK', active: first(state) };
}

/** After a side has declared all its attacks: the other one does, or all of them are resolved. */
export function afterAttacks(state: GameState): GameState {
  const side = state.active!;
  const said = withEvent(state, { kind: 'done', side, phase: state.phase });
  const next = other(state, side);
  if (side === first(state) && (state.phase === 'WEAPON_ATTACK' || canStrike(state, next)))
    return { ...said, active: next };
  return afterResolving(resolved(said));
}

function afterResolving(state: GameState): GameState {
  if (endingOf(state)) return ended(state);
  if (state.phase !== 'WEAPON_ATTACK') return afterStrikes(state);
  const physical: GameState = { ...state, phase: 'PHYSICAL_ATTACK', active: null };
  const striker = physical.initiative.map(({ side }) => side).find((side) => canStrike(physical, side));
  return striker === undefined ? afterStrikes(physical) : { ...physical, active: striker };
}

/** The automatic phases at the end of a round, and the next one. */
function afterStrikes(state: GameState): GameState {
  const cooled = heated({ ...state, phase: 'HEAT', active: null });
  if (endingOf(cooled)) return ended(cooled);
  if (cooled.round >= cooled.lastRound) return ended({ ...cooled, phase: 'END' });
  return startRound(cooled);
}

/** How the game ended, if one side or both have nobody left. */
export function endingOf({ sides, units }: GameState): Ending | null {
  const standing = sides.filter((side) => units.some((unit) => unit.side === side && !isDestroyed(unit)));
  if (standing.length > 1) return null;
  const [winner = null] = standing;
  return { winner, why: winner === null ? 'nobody-left' : 'last-standing' };
}

function ended(state: GameState): GameState {
  const ending: Ending = endingOf(state) ?? { winner: null, why: 'last-round' };
  return withEvent({ ...state, active: null, ending }, { kind: 'over', winner: ending.winner });
}

/** The state with one more thing that happened. */
export function withEvent(state: GameState, event: GameEvent): GameState {
  return { ...state, events: [...state.events, event] };
}
