import type { OptionId } from '../protocol/ids.js';
import type { Option, UnavailableOption } from '../protocol/option.js';
import { gapOf } from '../protocol/reason.js';
import type { OptionGroup } from '../protocol/options/option-groups.js';
import type { Words } from './words.js';

/** Unavailable options are shown in their places, hidden, or sorted by how near they are to being legal. */
export const UNAVAILABLE_MODES = ['show', 'hide', 'nearest'] as const;
/** One of `UNAVAILABLE_MODES`. */
export type UnavailableMode = (typeof UNAVAILABLE_MODES)[number];

/** Finds the options that a text asks for, as they are called in the player's language. `searchOptions` does. */
export type OptionSearch = (
  options: readonly Option[],
  query: string,
  words: Words,
) => { readonly options: readonly Option[] };

/** How a menu's options are arranged. */
export interface Arrangement {
  readonly mode: UnavailableMode;
  /** The options that were searched for; `null` for all. */
  readonly found: ReadonlySet<OptionId> | null;
  optionOf(id: OptionId): Option | undefined;
}

/** Groups with only what is wanted in them, in the wanted order. Groups of which nothing is left are gone. */
export function arrangeOptions(
  groups: readonly OptionGroup[],
  { mode, found, optionOf }: Arrangement,
): readonly OptionGroup[] {
  return groups.flatMap(({ category, ids }) => {
    let left: readonly OptionId[] = found ? ids.filter((id) => found.has(id)) : ids;
    if (mode === 'hide') left = left.filter((id) => isPossible(optionOf(id)));
    if (mode === 'nearest') left = nearestFirst(left, optionOf);
    return left.length > 0 ? [{ category, ids: left }] : [];
  });
}

/** Whether an option can be played, if perhaps only after the player has given its parameters. */
function isPossible(option: Option | undefined): boolean {
  return option?.kind === 'available' || option?.needsInput === true;
}

/** How many things stand in the way of an option. Parameters that are not given yet do not. */
export function missingCount({ needsInput, reasons }: UnavailableOption): number {
  return needsInput ? 0 : reasons.length;
}

/** Further than any gap that is known. */
const UNKNOWN_GAP = 1e9;

/** What is available first; then what has the fewest reasons against it, and of those the smallest gap. */
function nearestFirst(ids: readonly OptionId[], optionOf: Arrangement['optionOf']): readonly OptionId[] {
  const ranked = ids.map((id) => ({ id, ...distanceOf(optionOf(id)) }));
  return ranked.toSorted((a, b) => a.missing - b.missing || a.gap - b.gap).map(({ id }) => id);
}

function distanceOf(option: Option | undefined): { missing: number; gap: number } {
  if (option?.kind !== 'unavailable') return { missing: -1, gap: 0 };
  const gap = option.reasons.reduce((sum, reason) => sum + (gapOf(reason) ?? UNKNOWN_GAP), 0);
  return { missing: missingCount(option), gap };
}
