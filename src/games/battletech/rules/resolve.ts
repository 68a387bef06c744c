import { attackOf, type Attack } from './attack.js';
import { damaged, rollLocation } from './damage.js';
import { Dice } from './dice.js';
import type { GameEvent, LocationHit } from './events.js';
import { sideTowards } from './hex.js';
import { withUnit } from './mech.js';
import type { Declared, GameState, Mech } from './state.js';

/**
 * Resolves what was declared, in order, with the dice of the state. All of it happens at once: what is hit by one attack
 * still makes its own.
 */
export function resolved(state: GameState): GameState {
  const dice = new Dice(state.dice);
  const events: GameEvent[] = [];
  let after: GameState = { ...state, declared: [] };
  for (const declared of state.declared) after = withAttack(after, state, declared, dice, events);
  return { ...after, dice: dice.state, events: [...state.events, ...events] };
}

function withAttack(
  now: GameState,
  declaredIn: GameState,
  declared: Declared,
  dice: Dice,
  events: GameEvent[],
): GameState {
  const found = attackOf(declaredIn, declared);
  if (!found) return now;
  const { actor, target, attack } = found;
  const unit = (id: string) => now.units.find((one) => one.id === id)!;
  let after = withUnit(now, spent(unit(actor.id), declared));
  const rolled = dice.two();
  const hit = rolled >= attack.needed;
  const hits = hit ? hitsOf(attack, actor, target, dice) : [];
  events.push({
    kind: 'attack',
    unit: actor.id,
    target: target.id,
    weapon: declared.by.kind === 'weapon' ? declared.by.weapon : null,
    name: attack.name,
    needed: attack.needed,
    rolled,
    hit,
    damage: hits.reduce((sum, { damage }) => sum + damage, 0),
    hits,
  });
  for (const { location, damage } of hits)
    after = withUnit(after, damaged(unitIn(after, target), location, damage, { dice, events }));
  if (!hit || attack.recoil === 0) return after;
  events.push({ kind: 'recoil', unit: actor.id, name: attack.name, damage: attack.recoil });
  const place = rollLocation(
    declared.by.kind === 'physical' && declared.by.attack === 'charge' ? 'body' : 'legs',
    'front',
    dice,
  );
  return withUnit(after, damaged(unitIn(after, actor), place, attack.recoil, { dice, events }));
}

const unitIn = ({ units }: GameState, { id }: Mech): Mech => units.find((unit) => unit.id === id)!;

/** Who made an attack, without what it took. */
function spent(mech: Mech, { by }: Declared): Mech {
  if (by.kind === 'physical') return { ...mech, struck: true };
  return {
    ...mech,
    weapons: mech.weapons.map((weapon) =>
      weapon.id === by.weapon
        ? { ...weapon, fired: true, ammo: weapon.ammo === null ? null : weapon.ammo - 1 }
        : weapon,
    ),
  };
}

/** Where a hit strikes, and how hard at each place. */
function hitsOf(attack: Attack, actor: Mech, target: Mech, dice: Dice): LocationHit[] {
  const side = sideTowards(target, target.facing, actor);
  const hits: LocationHit[] = [];
  let left = attack.damageBy(attack.varies ? dice.two() : 7);
  for (; left > 0; left -= attack.group) {
    const damage = Math.min(left, attack.group);
    hits.push({ location: rollLocation(attack.table, side, dice), damage });
  }
  return hits;
}
