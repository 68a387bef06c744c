import type { Changes } from './changes.js';
import { ReadLog } from './reads.js';

/** Notes what is read while entries are made. */
export interface Notes {
  startNoting(log: ReadLog): void;
  stopNoting(): void;
}

/**
 * What was read for each entry of a list: for itself, and together with its neighbours. All in one log, in which every
 * entry knows its two parts: a list per entry would cost more than the entries. What is noted anew gets a new part, at
 * the end.
 */
export class EntryReads {
  readonly #notes: Notes;
  #parts: Int32Array;
  #log: ReadLog;
  /** How long the log may get before old parts are forgotten. */
  #most: number;
  // The common part that is noted for the entries to come.
  #commonStart = 0;
  #commonEnd = 0;
  // The common part that was looked at last, and whether it was touched: neighbours have the same.
  #lookedAt = NOWHERE;
  #isCommonTouched = false;

  /** For so many entries. They may go on with the log of other entries, to take over what was read for those. */
  constructor(notes: Notes, count: number, before?: EntryReads) {
    this.#notes = notes;
    this.#parts = count === 0 ? NONE : new Int32Array(count * WIDTH);
    this.#log = before ? before.#log : new ReadLog(USUAL_READS * count);
    this.#most = before ? before.#most : UNKNOWN;
  }

  /** Begins to look through the entries after a change: what they had in common is doubtful. */
  begin(): void {
    this.#commonStart = this.#commonEnd = 0;
    this.#lookedAt = NOWHERE;
  }

  /** Notes from now on what is read for all entries that follow. */
  openCommon(): void {
    this.#notes.startNoting(this.#log);
    this.#commonStart = this.#log.length;
  }

  /** What is read from now on is for an entry itself. */
  open(at: number): void {
    this.#notes.startNoting(this.#log);
    this.#parts[at * WIDTH + START] = this.#log.length;
  }

  closeCommon(): void {
    this.#commonEnd = this.#log.length;
  }

  close(at: number): void {
    const place = at * WIDTH;
    this.#parts[place + END] = this.#log.length;
    this.#parts[place + COMMON_START] = this.#commonStart;
    this.#parts[place + COMMON_END] = this.#commonEnd;
  }

  /** What was read for an entry is what was read for another one before. */
  takeOver(at: number, before: EntryReads, former: number): void {
    for (let part = 0; part < WIDTH; part += 1)
      this.#parts[at * WIDTH + part] = before.#parts[former * WIDTH + part]!;
  }

  /** Whether something changed that was read for an entry. */
  isDoubtful(at: number, changes: NonNullable<Changes>): boolean {
    const place = at * WIDTH;
    const common = this.#parts[place + COMMON_START]!;
    if (common !== this.#lookedAt) {
      this.#lookedAt = common;
      this.#isCommonTouched = this.#isTouched(common, this.#parts[place + COMMON_END]!, changes);
    }
    return (
      this.#isCommonTouched ||
      this.#isTouched(this.#parts[place + START]!, this.#parts[place + END]!, changes)
    );
  }

  /** Forgets what was noted for nobody any more, once that is most of the log. */
  tidy(): void {
    if (this.#most === UNKNOWN) this.#most = SPARE + 2 * this.#log.length;
    if (this.#log.length <= this.#most) return;
    const log = new ReadLog(this.#log.length >> 1);
    const parts = new Int32Array(this.#parts.length);
    let [from, start, end] = [NOWHERE, 0, 0];
    for (let place = 0; place < parts.length; place += WIDTH) {
      if (this.#parts[place + COMMON_START] !== from) {
        from = this.#parts[place + COMMON_START]!;
        start = log.length;
        log.addPart(this.#log, from, this.#parts[place + COMMON_END]!);
        end = log.length;
      }
      parts[place + COMMON_START] = start;
      parts[place + COMMON_END] = end;
      parts[place + START] = log.length;
      log.addPart(this.#log, this.#parts[place + START]!, this.#parts[place + END]!);
      parts[place + END] = log.length;
    }
    this.#log = log;
    this.#parts = parts;
    this.#most = SPARE + 2 * log.length;
  }

  #isTouched(start: number, end: number, changes: Uint8Array): boolean {
    const { numbers } = this.#log;
    for (let place = start; place < end; place += 1) if (changes[numbers[place]!] === 1) return true;
    return false;
  }
}

/** Many moves have no candidates. */
const NONE = new Int32Array(0);
/** So many things are read for most entries. */
const USUAL_READS = 4;
/** So long is a log that is not worth looking through. */
const SPARE = 1000;
/** No place in a log. */
const NOWHERE = -1;
/** The length of a log in which nothing is old yet. */
const UNKNOWN = -1;

const COMMON_START = 0;
const COMMON_END = 1;
const START = 2;
const END = 3;
const WIDTH = 4;
