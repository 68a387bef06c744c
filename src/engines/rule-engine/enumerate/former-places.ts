/**
 * Where each item of a list stood in the list before, -1 for a new one. Most lists only lose, gain or exchange something
 * here and there, so an item is looked for behind its neighbour; whatever that does not find is found by its key.
 */
export function formerPlaces<T>(
  before: readonly T[],
  now: readonly T[],
  isSame: (a: T, b: T) => boolean,
  keyOf: (item: T) => unknown,
): Int32Array {
  const places = new Int32Array(now.length).fill(-1);
  let lost = now.length;
  // Enough for a few gaps of any length; a list in another order is not worth searching.
  let patience = 1000 + 2 * now.length;
  for (let at = 0, place = 0; at < now.length && place < before.length; at += 1, place += 1) {
    if (!isSame(before[place]!, now[at]!)) {
      const [gone, come] = gapAt(before, place, now, at, isSame, patience);
      patience -= Math.max(gone, come);
      place += gone;
      at += come;
      if (place >= before.length || at >= now.length) break;
    }
    places[at] = place;
    lost -= 1;
  }
  if (lost > 0 && now.length - lost < before.length) findLost(before, now, places, isSame, keyOf);
  return places;
}

/** How many items must be passed over in each list until they agree again: all, if that takes too long to find out. */
function gapAt<T>(
  before: readonly T[],
  place: number,
  now: readonly T[],
  at: number,
  isSame: (a: T, b: T) => boolean,
  patience: number,
): readonly [gone: number, come: number] {
  for (let gap = 1; gap <= patience; gap += 1) {
    const then = place + gap < before.length;
    const later = at + gap < now.length;
    if (!then && !later) break;
    if (then && isSame(before[place + gap]!, now[at]!)) return [gap, 0];
    if (later && isSame(before[place]!, now[at + gap]!)) return [0, gap];
    if (then && later && isSame(before[place + gap]!, now[at + gap]!)) return [gap, gap];
  }
  return [before.length, now.length];
}

function findLost<T>(
  before: readonly T[],
  now: readonly T[],
  places: Int32Array,
  isSame: (a: T, b: T) => boolean,
  keyOf: (item: T) => unknown,
): void {
  const taken = new Uint8Array(before.length);
  for (const place of places) if (place >= 0) taken[place] = 1;
  const free = new Map<unknown, number>();
  for (let place = 0; place < before.length; place += 1)
    if (taken[place] === 0) free.set(keyOf(before[place]!), place);
  for (let at = 0; at < now.length; at += 1) {
    if (places[at] !== -1) continue;
    const place = free.get(keyOf(now[at]!));
    // A text does not tell everything apart: not a Date from another.
    if (place !== undefined && isSame(before[place]!, now[at]!)) places[at] = place;
  }
}
