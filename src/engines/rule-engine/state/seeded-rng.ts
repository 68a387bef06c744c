/** Where a sequence of numbers stands. Plain data: it lives in the state of a game. */
export type RngState = readonly [number, number, number, number];

/**
 * A random number generator: the same seed gives the same numbers on every machine. Its state is four numbers, so that
 * undo, replay and previews can put it back; a generator that hides its state could not do that.
 */
export class SeededRNG {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: string | number | RngState) {
    [this.#a, this.#b, this.#c, this.#d] = typeof seed === 'object' ? seed : stateOfSeed(String(seed));
  }

  /** Where the sequence stands now. */
  get state(): RngState {
    return [this.#a, this.#b, this.#c, this.#d];
  }

  /** Goes to where a sequence stood. */
  set state(state: RngState) {
    // One by one, which is faster than destructuring the list.
    this.#a = state[0];
    this.#b = state[1];
    this.#c = state[2];
    this.#d = state[3];
  }

  /** Whether the sequence stands there. */
  isAt(state: RngState): boolean {
    return this.#d === state[3] && this.#a === state[0] && this.#b === state[1] && this.#c === state[2];
  }

  /** A number in [0, 1). */
  random(): number {
    // sfc32: small, fast, and good enough for any shuffle.
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  }

  /** A whole number, both ends included. */
  randomInt(min: number, max: number): number {
    return min + Math.floor(this.random() * (max - min + 1));
  }

  /** One of the items; of none, an error. */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) {
      throw new Error(
        'moveset: pick() was given no items. There is nothing to pick from. Look at the length first.',
      );
    }
    return items[Math.floor(this.random() * items.length)]!;
  }

  /** A shuffled copy of the items. */
  shuffle<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = Math.floor(this.random() * (last + 1));
      [result[last], result[other]] = [result[other]!, result[last]!];
    }
    return result;
  }

  /** A die's face, from 1. */
  rollDice(sides = 6): number {
    return this.randomInt(1, sides);
  }

  flipCoin(): boolean {
    return this.random() < 0.5;
  }

  /** A sequence of its own that this one decides. */
  createChild(name: string | number = ''): SeededRNG {
    return new SeededRNG(`${name} ${this.random()} ${this.random()}`);
  }
}

function stateOfSeed(seed: string): RngState {
  // FNV-1a, begun differently for each number.
  const hash = (start: number) => {
    let value = start;
    for (const character of seed) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
    return value | 0;
  };
  const rng = new SeededRNG([hash(0x811c9dc5), hash(0x9e3779b9), hash(0x85ebca6b), 1]);
  // Alike seeds begin alike; a few steps drive them apart.
  for (let step = 0; step < 12; step += 1) rng.random();
  return rng.state;
}
