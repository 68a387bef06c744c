/** A number in [0, 1) at each call. */
export type Random = () => number;

/** A source of numbers that gives the same ones for the same seed, on every machine. */
export function seededRandom(seed: string | number): Random {
  // FNV-1a turns any seed into 32 bits; mulberry32 turns those into a sequence.
  let state = 0x811c9dc5;
  for (const character of String(seed)) {
    state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the items, or `undefined` where there are none. */
export function pickRandom<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)];
}

/** The items in an order that chance decides. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
