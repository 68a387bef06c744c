import { readableName } from '../protocol/normalise.js';
import type { AxisValue } from '../store/option-axes.js';
import { MOVE_AXIS } from '../store/selection.js';
import type { Words } from './words.js';

/** How the things to choose are called, where the options do not say it well enough for a screen. */
export interface ComposerWords {
  /** What players read for an axis, such as `Attacker` for `attackerId`. */
  readonly axisLabel?: ((axis: string) => string | undefined) | undefined;
  /** What players read for a value on an axis, or for one member of a list there. */
  readonly valueLabel?: ((axis: string, value: unknown) => string | undefined) | undefined;
}

/** What players read for an axis. Its code is `axis.` and the name of the parameter; ids are called by what they name. */
export function axisText(axis: string, words: Words, names: ComposerWords = {}): string {
  const own = names.axisLabel?.(axis);
  if (own !== undefined) return own;
  if (axis === MOVE_AXIS) return words.say('composer.move', {}, 'Move');
  const name = axis.replace(/(?<=[a-z])Id$/, '').replace(/(?<=[a-z])Ids$/, 's');
  return words.resolve(`axis.${axis}`, {}, readableName(name));
}

/** What players read for a value on an axis: its code is `value.` and the axis, that of a kind of move `kind.` and its id. */
export function valueText(
  axis: string,
  { value, label }: Pick<AxisValue, 'value' | 'label'>,
  words: Words,
  names: ComposerWords = {},
): string {
  const own = names.valueLabel?.(axis, value);
  if (own !== undefined) return own;
  if (axis === MOVE_AXIS) return words.resolve(`kind.${String(value)}`, {}, label);
  if (Array.isArray(value) && value.length === 0) return words.say('composer.none', {}, 'None');
  if (typeof value === 'boolean' && label === String(value)) return yesNoText(value, words);
  return words.resolve(`value.${axis}`, {}, label);
}

/** Yes or no. */
export function yesNoText(value: boolean, words: Words): string {
  return value ? words.say('composer.yes', {}, 'Yes') : words.say('composer.no', {}, 'No');
}
