import type { Changes } from './changes.js';
import { ReadLog } from './reads.js';

/** Notes what is read while entries are made. */
export interface Notes {
  startNoting(log: ReadLog): void;
  stopNoting(): void;
}

/**
 * What was read for each entry of a list. All in one log, of which every entry knows its part: a list per entry would
 * cost more than the entries. What is noted anew gets a new part, at the end.
 */
export class EntryReads {
  readonly #notes: Notes;
  #parts: Int32Array;
  #log: ReadLog;
  /** How long the log may get before old parts are forgotten. */
  #most: number;

  /** For so many entries. They may go on with the log of other entries, to take over what was read for those. */
  constructor(notes: Notes, count: number, before?: EntryReads) {
    this.#notes = notes;
    this.#parts = count === 0 ? NONE : new Int32Array(count * WIDTH);
    this.#log = before ? before.#log : new ReadLog(USUAL_READS * count);
    this.#most = before ? before.#most : UNKNOWN;
  }

  /** What is read from now on is for this entry. */
  open(at: number): void {
    this.#notes.startNoting(this.#log);
    this.#parts[at * WIDTH] = this.#log.length;
  }

  close(at: number): void {
    this.#parts[at * WIDTH + 1] = this.#log.length;
  }

  /** What was read for an entry is what was read for another one before. */
  takeOver(at: number, before: EntryReads, former: number): void {
    this.#parts[at * WIDTH] = before.#parts[former * WIDTH]!;
    this.#parts[at * WIDTH + 1] = before.#parts[former * WIDTH + 1]!;
  }

  /** Whether something changed that was read for an entry. */
  isDoubtful(at: number, changes: NonNullable<Changes>): boolean {
    return this.#log.isTouched(this.#parts[at * WIDTH]!, this.#parts[at * WIDTH + 1]!, changes);
  }

  /** The next entry, from this one on, for which something was read that changed. */
  nextDoubtful(from: number, changes: NonNullable<Changes>): number {
    const parts = this.#parts;
    const { numbers } = this.#log;
    for (let place = from * WIDTH; place < parts.length; place += WIDTH) {
      const end = parts[place + 1]!;
      for (let read = parts[place]!; read < end; read += 1)
        if (changes[numbers[read]!] === 1) return place / WIDTH;
    }
    return parts.length / WIDTH;
  }

  /** Forgets what was noted for nobody any more, once that is most of the log. */
  tidy(): void {
    if (this.#most === UNKNOWN) this.#most = SPARE + 2 * this.#log.length;
    if (this.#log.length <= this.#most) return;
    const log = new ReadLog(this.#log.length >> 1);
    const parts = new Int32Array(this.#parts.length);
    for (let place = 0; place < parts.length; place += WIDTH) {
      parts[place] = log.length;
      log.addPart(this.#log, this.#parts[place]!, this.#parts[place + 1]!);
      parts[place + 1] = log.length;
    }
    this.#log = log;
    this.#parts = parts;
    this.#most = SPARE + 2 * log.length;
  }
}

/** Many moves have no candidates. */
const NONE = new Int32Array(0);
/** So many things are read for most entries. */
const USUAL_READS = 2;
/** So long is a log that is not worth looking through. */
const SPARE = 1000;
/** The length of a log in which nothing is old yet. */
const UNKNOWN = -1;
/** Of each entry: where its part begins, and where it ends. */
const WIDTH = 2;
