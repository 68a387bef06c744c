/**
 * All ways to choose some of the items: small ones first, each in the order of the items, each a new array. `keeps` says
 * of what is chosen so far whether it may lead to anything.
 */
export function* combinations<T>(
  items: readonly T[],
  min: number,
  max: number,
  keeps: (chosen: readonly T[]) => boolean = () => true,
): Generator<T[], void> {
  const most = Math.min(max, items.length);
  for (let size = min; size <= most; size += 1) {
    let found = false;
    for (const chosen of combinationsOfSize(items, size, keeps)) {
      found = true;
      yield chosen;
    }
    // Larger ones begin with these.
    if (!found) return;
  }
}

function* combinationsOfSize<T>(
  items: readonly T[],
  size: number,
  keeps: (chosen: readonly T[]) => boolean,
): Generator<T[], void> {
  const places: number[] = [];
  const chosen: T[] = [];
  let next = 0;
  for (;;) {
    if (chosen.length === size) yield [...chosen];
    else if (items.length - next >= size - chosen.length) {
      places.push(next);
      chosen.push(items[next]!);
      next += 1;
      if (keeps(chosen)) continue;
    }
    const last = places.pop();
    if (last === undefined) return;
    chosen.pop();
    next = last + 1;
  }
}

/** How many ways there are to choose some of so many items. */
export function countCombinations(items: number, min: number, max: number): number {
  let count = 0;
  let ofSize = 1;
  for (let size = 0; size <= Math.min(max, items); size += 1) {
    if (size >= min) count += ofSize;
    ofSize = (ofSize * (items - size)) / (size + 1);
  }
  return count;
}
