import type { Changes } from './changes.js';
import { ReadLog, type Reads } from './reads.js';

/** A value that remembers what was read to make it, and is made again when something of that changed. */
export class TrackedValue<T> {
  readonly #noted: Reads;
  readonly #make: (before: T) => T;
  readonly #log = new ReadLog(0);
  #value: T;

  /** It is made from what it was before; at first from this. */
  constructor(noted: Reads, first: T, make: (before: T) => T) {
    this.#noted = noted;
    this.#value = first;
    this.#make = make;
  }

  /** The value after these changes. */
  update(changes: Changes): T {
    if (changes !== null && !this.#log.isTouched(0, this.#log.length, changes)) return this.#value;
    this.#noted.start();
    try {
      this.#value = this.#make(this.#value);
    } finally {
      this.#log.length = 0;
      this.#log.addAll(this.#noted.settled());
      this.#noted.stop();
    }
    return this.#value;
  }
}
