import type { Words } from '../../../hooks/words.js';
import {
  facingName,
  hexName,
  type Facing,
  type HexView,
  type Location,
  type MoveMode,
  type UnitView,
} from '../view.js';

const LOCATION_NAMES: Readonly<Record<Location, string>> = {
  head: 'Head',
  'center-torso': 'Centre torso',
  'left-torso': 'Left torso',
  'right-torso': 'Right torso',
  'left-arm': 'Left arm',
  'right-arm': 'Right arm',
  'left-leg': 'Left leg',
  'right-leg': 'Right leg',
};

const TERRAIN_NAMES = {
  clear: 'Clear ground',
  'light-woods': 'Light woods',
  'heavy-woods': 'Heavy woods',
  water: 'Water',
} as const;

const MODE_NAMES: Readonly<Record<MoveMode, string>> = {
  stand: 'Stand still',
  walk: 'Walk',
  run: 'Run',
  jump: 'Jump',
};

/** A part of a mech in words. */
export const locationName = (location: Location, words: Words): string =>
  words.resolve(`battletech.location.${location}`, {}, LOCATION_NAMES[location]);

/** A way to move in words. */
export const modeName = (mode: MoveMode, words: Words): string =>
  words.resolve(`battletech.mode.${mode}`, {}, MODE_NAMES[mode]);

/** What a game calls a weapon or an attack, in words. */
export const gearName = (name: string, words: Words): string => words.resolve('battletech.gear', {}, name);

/** A facing in words. */
export const directionName = (facing: Facing, words: Words): string =>
  words.resolve(`battletech.facing.${facing}`, {}, facingName(facing));

/** A hex in words. */
export function hexLabel({ terrain, elevation, ...hex }: HexView, words: Words): string {
  const name = words.resolve(`battletech.terrain.${terrain}`, {}, TERRAIN_NAMES[terrain]);
  const values = { name, elevation, hex: hexName(hex) };
  return elevation === 0
    ? words.say('battletech.hex', values, '{name}, {hex}')
    : words.say('battletech.high-hex', values, '{name}, level {elevation}, {hex}');
}

/** How much of a mech is left, in percent of its armour and structure. */
export function soundness({ locations }: UnitView): number {
  let [left, all] = [0, 0];
  for (const { armour, structure, maxArmour, maxStructure } of locations) {
    left += armour + structure;
    all += maxArmour + maxStructure;
  }
  return all === 0 ? 0 : Math.round((100 * left) / all);
}

/** A mech on the board in words. */
export function unitLabel(unit: UnitView, side: string, words: Words): string {
  const values = {
    name: unit.name,
    side,
    hex: hexName(unit),
    facing: directionName(unit.facing, words),
    percent: soundness(unit),
    heat: unit.heat,
  };
  if (unit.destroyed) return words.say('battletech.wreck', values, '{name} of {side} in {hex}, destroyed');
  const text = words.say(
    'battletech.unit',
    values,
    '{name} of {side} in {hex}, faces {facing}, {percent}% sound, heat {heat}',
  );
  return unit.shutDown ? words.say('battletech.shut-down', { unit: text }, '{unit}, shut down') : text;
}
