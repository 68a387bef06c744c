/** Keys that fingers rest on, those of the strongest fingers first. */
export const HOME_ROW = 'fjdkslaghe';

/**
 * Short labels made of the letters of an alphabet, none of which begins another: as soon as one is typed, it is meant.
 * Their lengths differ by one at most, the shorter ones come first.
 */
export function hintLabels(count: number, alphabet: string = HOME_ROW): readonly string[] {
  const letters = [...new Set(alphabet.toLowerCase())];
  if (letters.length < 2) {
    throw new Error(
      `moveset: hints cannot be made of the letters "${alphabet}". One letter tells nothing apart. Give at least two.`,
    );
  }
  const labels = [''];
  let used = 0;
  // The shortest label makes room for as many as there are letters.
  while (labels.length - used < count || used === 0) {
    const beginning = labels[used]!;
    used += 1;
    for (const letter of letters) labels.push(beginning + letter);
  }
  return labels.slice(used, used + count);
}

/** The labels of what is on screen. */
export interface HintBook<T> {
  readonly labels: ReadonlyMap<T, string>;
  /** How many labels were made, those in use and those to spare. */
  readonly made: number;
}

/** No labels. */
export const NO_HINTS: HintBook<never> = { labels: new Map<never, string>(), made: 0 };

/** Labels for what is on screen now. What was there before keeps its label, as long as there are enough for all. */
export function relabel<T>(before: HintBook<T>, targets: readonly T[], alphabet?: string): HintBook<T> {
  const made = Math.max(before.made, targets.length);
  const old = made > before.made ? new Map<T, string>() : before.labels;
  const taken = new Set(targets.map((target) => old.get(target)));
  const free = hintLabels(made, alphabet).filter((label) => !taken.has(label));
  return { labels: new Map(targets.map((target) => [target, old.get(target) ?? free.shift()!])), made };
}
