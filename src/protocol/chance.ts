/** How likely an option is to succeed: percent from 0 to 100, a range of percents, or not known. */
export type Chance = number | { readonly min: number; readonly max: number } | 'unknown';

/** A chance in the fewest characters: `58%`, `40–60%`, or nothing where it is not known. */
export function formatChance(chance: Chance): string {
  if (chance === 'unknown') return '';
  if (typeof chance === 'number') return `${chance}%`;
  return chance.min === chance.max ? `${chance.min}%` : `${chance.min}–${chance.max}%`;
}
