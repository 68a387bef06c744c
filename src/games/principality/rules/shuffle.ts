/** Turns any seed into a place in the sequence of random numbers. */
export function seedToRng(seed: unknown): number {
  const text = String(seed);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** The items in a random order, and where the sequence of random numbers stands afterwards. */
export function shuffle<T>(items: readonly T[], rng: number): { readonly items: T[]; readonly rng: number } {
  const shuffled = [...items];
  let state = rng;
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    // The generator known as mulberry32: its state is one whole number, which fits into a game state.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    const other = Math.floor(fraction * (last + 1));
    const item = shuffled[last]!;
    shuffled[last] = shuffled[other]!;
    shuffled[other] = item;
  }
  return { items: shuffled, rng: state };
}
