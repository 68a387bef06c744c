import type { Changes } from './changes.js';
import type { Notes } from './entry-reads.js';
import { ReadLog } from './reads.js';

/** A value that remembers what was read to make it, and is made again when something of that changed. */
export class TrackedValue<T> {
  readonly #notes: Notes;
  readonly #make: (before: T) => T;
  readonly #log = new ReadLog(0);
  #value: T;

  /** It is made from what it was before; at first from this. */
  constructor(notes: Notes, first: T, make: (before: T) => T) {
    this.#notes = notes;
    this.#value = first;
    this.#make = make;
  }

  /** The value after these changes. */
  update(changes: Changes): T {
    if (changes !== null && !this.#log.isTouched(0, this.#log.length, changes)) return this.#value;
    this.#log.length = 0;
    this.#notes.startNoting(this.#log);
    try {
      this.#value = this.#make(this.#value);
    } finally {
      this.#notes.stopNoting();
    }
    return this.#value;
  }
}
