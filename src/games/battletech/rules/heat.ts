import type { ReceiptLine } from '../../../protocol/preview.js';
import { damaged } from './damage.js';
import { Dice } from './dice.js';
import type { GameEvent } from './events.js';
import { isDeclared, isDestroyed, movementHeat } from './mech.js';
import type { GameState, Mech, Weapon } from './state.js';

/** What is needed on two dice to stay awake at some heat: nothing below the first step, `null` where nothing helps. */
export function neededToStayAwake(heat: number): number | null {
  if (heat >= 30) return null;
  return heat >= 26 ? 10 : heat >= 22 ? 8 : heat >= 18 ? 6 : heat >= 14 ? 4 : 0;
}

/** What is needed on two dice to keep ammunition from exploding at some heat: nothing below the first step. */
export function neededToKeepAmmo(heat: number): number {
  return heat >= 28 ? 8 : heat >= 23 ? 6 : heat >= 19 ? 4 : 0;
}

/** What made or will make heat this round, shots that are only declared included, and what heat sinks take of it. */
export function heatLines(mech: Mech, state: GameState): ReceiptLine[] {
  const lines: ReceiptLine[] = [];
  const { moved } = mech;
  const steps = moved ? movementHeat(moved.mode, moved.hexes) : 0;
  if (steps > 0) lines.push({ code: 'MOVEMENT', label: 'Movement', amount: steps, entity: mech.id });
  for (const weapon of mech.weapons)
    if (weapon.heat > 0 && (weapon.fired || isDeclared(state, weapon)))
      lines.push({ code: 'WEAPON', label: weapon.name, amount: weapon.heat, entity: weapon.id });
  const sunk = Math.min(mech.heatSinks, mech.heat + gained(lines));
  if (sunk > 0) lines.push({ code: 'HEAT_SINKS', label: 'Heat sinks', amount: -sunk, entity: mech.id });
  return lines;
}

/** Heat by what was done so far this round, before heat sinks. */
export const heatPending = (mech: Mech, state: GameState): number => gained(heatLines(mech, state));

const gained = (lines: readonly ReceiptLine[]): number =>
  lines.reduce((sum, { amount }) => (amount > 0 ? sum + amount : sum), 0);

/** The heat a mech ends the round with. */
export const heatAfter = (mech: Mech, state: GameState): number =>
  heatLines(mech, state).reduce((sum, { amount }) => sum + amount, mech.heat);

/** The heat phase: heat rises and falls, mechs shut down and wake up, ammunition explodes. */
export function heated(state: GameState): GameState {
  const dice = new Dice(state.dice);
  const events: GameEvent[] = [];
  const units = state.units.map((unit) => (isDestroyed(unit) ? unit : settled(unit, state, dice, events)));
  return { ...state, units, dice: dice.state, events: [...state.events, ...events] };
}

function settled(mech: Mech, state: GameState, dice: Dice, events: GameEvent[]): Mech {
  const heat = heatAfter(mech, state);
  if (heat !== mech.heat) events.push({ kind: 'heat', unit: mech.id, before: mech.heat, after: heat });
  return exploded(awake({ ...mech, heat }, dice, events), dice, events);
}

function awake(mech: Mech, dice: Dice, events: GameEvent[]): Mech {
  const needed = neededToStayAwake(mech.heat);
  const rolled = needed === null || needed === 0 ? null : dice.two();
  const up = needed === 0 || (needed !== null && rolled !== null && rolled >= needed);
  if (up === !mech.shutDown) return mech;
  events.push(up ? { kind: 'restart', unit: mech.id } : { kind: 'shutdown', unit: mech.id, needed, rolled });
  return { ...mech, shutDown: !up };
}

function exploded(mech: Mech, dice: Dice, events: GameEvent[]): Mech {
  const needed = neededToKeepAmmo(mech.heat);
  const worst = mech.weapons.filter(isLoaded).toSorted((a, b) => charge(b) - charge(a))[0];
  if (needed === 0 || !worst || dice.two() >= needed) return mech;
  const damage = charge(worst);
  events.push({ kind: 'explosion', unit: mech.id, weapon: worst.id, damage });
  const empty: Mech = {
    ...mech,
    weapons: mech.weapons.map((weapon) =>
      weapon === worst ? { ...weapon, ammo: 0, destroyed: true } : weapon,
    ),
  };
  return damaged(empty, worst.location, damage, { dice, events, inside: true });
}

const isLoaded = ({ ammo, destroyed }: Weapon): boolean => ammo !== null && ammo > 0 && !destroyed;
const charge = ({ ammo, damage, missiles }: Weapon): number => (ammo ?? 0) * damage * missiles;
