import type { ReceiptLine } from '../../../protocol/preview.js';
import type { PhysicalContext, WeaponContext } from './context.js';
import { primaryTarget } from './mech.js';
import { thickness } from './sight.js';
import type { Mech } from './state.js';
import { hexId } from './terms.js';
import type { WeaponRange } from './weapons.js';

/** One thing that makes it harder or easier to hit, and what causes it. */
export type Modifier = Required<ReceiptLine>;

/** Harder to hit with, from heat. */
export function heatModifier(heat: number): number {
  return heat >= 24 ? 4 : heat >= 17 ? 3 : heat >= 13 ? 2 : heat >= 8 ? 1 : 0;
}

/** Harder to hit with, from the attacker's own movement. */
export function attackerModifier({ moved }: Mech): number {
  return moved ? { stand: 0, walk: 1, run: 2, jump: 3 }[moved.mode] : 0;
}

/** Harder to hit, from how far the target went. */
export function movementModifier(hexes: number): number {
  if (hexes < 3) return 0;
  return hexes < 5 ? 1 : hexes < 7 ? 2 : hexes < 10 ? 3 : hexes < 18 ? 4 : hexes < 25 ? 5 : 6;
}

/** Harder to hit, from the distance; beyond long range nothing is hit. */
function rangeModifier({ short, medium }: WeaponRange, hexes: number): number {
  return hexes <= short ? 0 : hexes <= medium ? 2 : 4;
}

/** Harder to hit with, from a target too near. */
export const minimumModifier = ({ minimum }: WeaponRange, hexes: number): number =>
  minimum > 0 && hexes <= minimum ? minimum - hexes + 1 : 0;

const WENT = { stand: 'stood still', walk: 'walked', run: 'ran', jump: 'jumped' } as const;
const COVER = 3;
const JUMPED = 1;
/** Harder to hit: a target that is not the first one this mech shoots at. */
export const SECONDARY = 1;

function addMovement(list: Modifier[], { actor, target }: { readonly actor: Mech; readonly target: Mech }) {
  const own = attackerModifier(actor);
  if (own > 0) {
    const label = `Attacker ${WENT[actor.moved!.mode]}`;
    list.push({ code: 'ATTACKER_MOVEMENT', label, amount: own, entity: actor.id });
  }
  if (!target.moved) return;
  const { hexes, mode } = target.moved;
  const theirs = movementModifier(hexes);
  if (theirs > 0)
    list.push({
      code: 'TARGET_MOVEMENT',
      label: `Target moved ${hexes} hexes`,
      amount: theirs,
      entity: target.id,
    });
  if (mode === 'jump')
    list.push({ code: 'TARGET_JUMPED', label: 'Target jumped', amount: JUMPED, entity: target.id });
}

/** Everything that makes up the number needed to hit with a weapon. */
export function weaponModifiers(context: WeaponContext): Modifier[] {
  const { actor, weapon, sight, gameState } = context;
  const list: Modifier[] = [{ code: 'GUNNERY', label: 'Gunnery', amount: actor.gunnery, entity: actor.id }];
  const far = rangeModifier(weapon.range, sight.distance);
  if (far > 0)
    list.push({
      code: 'RANGE',
      label: far === 2 ? 'Medium range' : 'Long range',
      amount: far,
      entity: weapon.id,
    });
  const near = minimumModifier(weapon.range, sight.distance);
  if (near > 0) list.push({ code: 'MINIMUM_RANGE', label: 'Minimum range', amount: near, entity: weapon.id });
  addMovement(list, context);
  for (const hex of sight.woods) {
    const label = hex.terrain === 'heavy-woods' ? 'Heavy woods' : 'Light woods';
    list.push({ code: 'WOODS', label, amount: thickness(hex), entity: hexId(hex) });
  }
  if (sight.cover)
    list.push({ code: 'PARTIAL_COVER', label: 'Partial cover', amount: COVER, entity: hexId(sight.cover) });
  const hot = heatModifier(actor.heat);
  if (hot > 0) list.push({ code: 'HEAT_PENALTY', label: 'Excess heat', amount: hot, entity: actor.id });
  if (isSecondary(context))
    list.push({
      code: 'SECONDARY_TARGET',
      label: 'Secondary target',
      amount: SECONDARY,
      entity: primaryTarget(gameState, actor)!,
    });
  return list;
}

/** Whether a mech shoots at something else first. */
export function isSecondary({
  actor,
  target,
  gameState,
}: Pick<WeaponContext, 'actor' | 'target' | 'gameState'>): boolean {
  const first = primaryTarget(gameState, actor);
  return first !== null && first !== target.id;
}

const KICK = -2;

/** Everything that makes up the number needed to hit without a weapon. */
export function physicalModifiers(context: PhysicalContext): Modifier[] {
  const { actor, attack } = context;
  const list: Modifier[] = [
    { code: 'PILOTING', label: 'Piloting', amount: actor.piloting, entity: actor.id },
  ];
  if (attack === 'kick') list.push({ code: 'KICK', label: 'Kick', amount: KICK, entity: actor.id });
  addMovement(list, context);
  for (const hex of context.sight.woods) {
    const label = hex.terrain === 'heavy-woods' ? 'Heavy woods' : 'Light woods';
    list.push({ code: 'WOODS', label, amount: thickness(hex), entity: hexId(hex) });
  }
  return list;
}

/** What modifiers come to. */
export function sumOf(modifiers: readonly Modifier[]): number {
  let sum = 0;
  for (const { amount } of modifiers) sum += amount;
  return sum;
}
