import { attackOf, hitPercent } from './rules/attack.js';
import type { AttackEvent, GameEvent } from './rules/events.js';
import { heatPending } from './rules/heat.js';
import { arcOf, isDeclared, isDestroyed, jumpPoints, runPoints, walkPoints } from './rules/mech.js';
import type { BattleMap, GameState, Mech, Weapon } from './rules/state.js';
import { hexId, LOCATIONS } from './rules/terms.js';
import type { BattletechView, HexView, ResultView, UnitView, WeaponView } from './view.js';
import type { SideNames } from './words.js';

const grounds = new WeakMap<BattleMap, readonly HexView[]>();

/** The map as a skin reads it, made once: it never changes. */
function hexesOf(map: BattleMap): readonly HexView[] {
  let hexes = grounds.get(map);
  if (!hexes) grounds.set(map, (hexes = Object.values(map).map((hex) => ({ id: hexId(hex), ...hex }))));
  return hexes;
}

function weaponView(weapon: Weapon, state: GameState): WeaponView {
  const { id, name, location, damage, missiles, heat, range, ammo } = weapon;
  const ready = isDeclared(state, weapon) ? 'declared' : weapon.fired ? 'fired' : 'ready';
  return {
    id,
    name,
    location,
    arc: arcOf(location),
    damage,
    missiles,
    heat,
    range,
    ammo,
    state: weapon.destroyed ? 'destroyed' : ready,
  };
}

function unitView(mech: Mech, state: GameState): UnitView {
  const { id, name, side, tonnage, gunnery, piloting, q, r, facing, heat, heatSinks, moved } = mech;
  return {
    id,
    name,
    side,
    tonnage,
    gunnery,
    piloting,
    q,
    r,
    facing,
    heat,
    heatSinks,
    heatPending: heatPending(mech, state),
    walk: walkPoints(mech),
    run: runPoints(mech),
    jump: jumpPoints(mech),
    moved: moved && { mode: moved.mode, hexes: moved.hexes },
    turning: mech.turning,
    shutDown: mech.shutDown,
    destroyed: isDestroyed(mech),
    locations: LOCATIONS.map((location) => ({ id: location, ...mech.plating[location] })),
    weapons: mech.weapons.map((weapon) => weaponView(weapon, state)),
  };
}

/** What came of the attacks resolved last: everything between the last declarations and now. */
function resultsOf(events: readonly GameEvent[]): ResultView[] {
  const last = events.findLastIndex(({ kind }) => kind === 'attack');
  if (last < 0) return [];
  const begin = events.findLastIndex(({ kind }, at) => at < last && kind === 'done');
  return events
    .slice(begin + 1, last + 1)
    .filter((event): event is AttackEvent => event.kind === 'attack')
    .map(({ kind: _, ...result }) => result);
}

/** What everybody sees of a state. */
export function viewOf(state: GameState, names: SideNames): BattletechView {
  return {
    hexes: hexesOf(state.map),
    units: state.units.map((unit) => unitView(unit, state)),
    sides: state.sides.map((id) => ({ id, name: names[id] ?? id })),
    phase: state.phase,
    round: state.round,
    lastRound: state.lastRound,
    initiative: state.initiative,
    declared: state.declared.flatMap((declared) => {
      const found = attackOf(state, declared);
      if (!found) return [];
      const { unit, target, by } = declared;
      return [
        {
          unit,
          target,
          weapon: by.kind === 'weapon' ? by.weapon : null,
          name: `${found.attack.name} at ${found.target.name}`,
          chance: hitPercent(found.attack),
        },
      ];
    }),
    results: resultsOf(state.events),
  };
}
