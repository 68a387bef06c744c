/** Dice whose next throw is known by one number, which is kept in the state of the game. */
export class Dice {
  /** What decides the throws to come. */
  state: number;

  constructor(state: number) {
    this.state = state;
  }

  /** A number from 1 to 6. */
  one(): number {
    return this.below(6) + 1;
  }

  /** The sum of two dice. */
  two(): number {
    return this.one() + this.one();
  }

  /** A whole number from 0, less than some other. */
  below(end: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * end);
  }
}

/** Where dice begin that are thrown by a seed. */
export function diceState(seed: string | number): number {
  let state = 0x811c9dc5;
  for (const character of String(seed)) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  return state | 0;
}

/** In how many of 36 throws two dice show each sum; the place is the sum. */
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

/** How likely two dice show a sum, 0 to 1. */
export const chanceOfSum = (sum: number): number => (WAYS[sum] ?? 0) / 36;

/** How likely two dice show a number or more, 0 to 1. */
export function chanceOf(needed: number): number {
  let ways = 0;
  for (let sum = Math.max(2, needed); sum <= 12; sum += 1) ways += WAYS[sum] ?? 0;
  return ways / 36;
}

/** The percent shown for a number needed on two dice, by that number: 100 for 2 and less, 0 for 13 and more. */
const PERCENTS = [100, 100, 100, 97, 92, 83, 72, 58, 42, 28, 17, 8, 3] as const;

/** The chance to throw a number or more with two dice, in percent as it is shown. */
export const percentOf = (needed: number): number => (needed < 0 ? 100 : (PERCENTS[needed] ?? 0));
