/** Places of a list, best first. */
export interface RankedPlaces {
  readonly places: Uint32Array;
  /** How many of them nothing stands in the way of. */
  readonly available: number;
}

/** More obstacles than anybody counts. */
const MANY = 64;

/** More grades than there are. */
const GRADES = 32;

/**
 * The places of a list by grade, which is a whole number, and those with the fewest obstacles first where that is the
 * same, else in their order. A place whose grade is negative is left out.
 */
export function rankPlaces(
  length: number,
  gradeAt: (place: number) => number,
  obstaclesAt: (place: number) => number,
): RankedPlaces {
  // There are few ranks: to count how many places have each puts ten thousand in order faster than any comparison.
  const ranks = new Int16Array(length);
  const starts = new Uint32Array(GRADES * MANY + 1);
  let available = 0;
  for (let place = 0; place < length; place += 1) {
    const grade = gradeAt(place);
    if (grade < 0) {
      ranks[place] = -1;
      continue;
    }
    const obstacles = obstaclesAt(place);
    if (obstacles === 0) available += 1;
    const rank = grade * MANY + Math.min(obstacles, MANY - 1);
    ranks[place] = rank;
    starts[rank + 1]! += 1;
  }
  for (let rank = 1; rank < starts.length; rank += 1) starts[rank]! += starts[rank - 1]!;
  const places = new Uint32Array(starts.at(-1)!);
  for (let place = 0; place < length; place += 1) {
    const rank = ranks[place]!;
    if (rank < 0) continue;
    places[starts[rank]!] = place;
    starts[rank]! += 1;
  }
  return { places, available };
}
