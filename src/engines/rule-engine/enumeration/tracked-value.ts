import type { Changes } from './changes.js';
import { ReadLog, type Reads } from './reads.js';

/** A value that remembers what was read to make it, and is made again when something of that changed. */
export class TrackedValue<T> {
  readonly #reads: Reads;
  readonly #make: (before: T) => T;
  readonly #log = new ReadLog(0);
  #value: T;

  /** It is made from what it was before; at first from this. */
  constructor(reads: Reads, first: T, make: (before: T) => T) {
    this.#reads = reads;
    this.#value = first;
    this.#make = make;
  }

  /** The value after these changes. */
  update(changes: Changes): T {
    if (changes !== null && !this.#log.isTouched(0, this.#log.length, changes)) return this.#value;
    this.#reads.start();
    try {
      this.#value = this.#make(this.#value);
    } finally {
      this.#log.length = 0;
      this.#log.addAll(this.#reads.recent);
      this.#reads.stop();
    }
    return this.#value;
  }
}
