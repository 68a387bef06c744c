import type { Changes } from './changes.js';
import { bitOf, READ_NOTHING, ReadLog, type Reads } from './reads.js';

/**
 * What was read for each entry of a list. For most that are two things, which stand side by side: to look through them
 * for something that changed is most of what there is to do when little changed. For whom more was read, that stands in a
 * log, one entry after the other; what is noted anew gets a new part of it, at the end.
 */
export class EntryReads {
  readonly #noted: Reads;
  /** Of each entry what was read, or where it stands in the log: before zero its start, then its end. */
  readonly #slots: Int32Array;
  #log: ReadLog;
  /**
   * The bits of what was or is read for the entries of each block, as soon as somebody looks for what changed. A bit too
   * many only means a closer look.
   */
  #blocks: Int32Array | null = null;
  /** How long the log may get before old parts are forgotten. */
  #most: number;

  /** For so many entries. They may go on with the log of other entries, to take over what was read for those. */
  constructor(noted: Reads, count: number, before?: EntryReads) {
    this.#noted = noted;
    this.#slots = count === 0 ? NONE : new Int32Array(count * WIDTH);
    this.#log = before ? before.#log : new ReadLog(0);
    this.#most = before ? before.#most : UNKNOWN;
  }

  /** What is read from now on is for the entry that will be closed. */
  open(): void {
    this.#noted.start();
  }

  close(at: number): void {
    const { recent } = this.#noted;
    const place = at * WIDTH;
    if (recent.length > WIDTH) this.#noted.settled();
    const { numbers, length } = recent;
    if (length <= WIDTH) {
      const first = length > 0 ? numbers[0]! : READ_NOTHING;
      this.#slots[place] = first;
      this.#slots[place + 1] = length > 1 ? numbers[1]! : first;
    } else {
      this.#slots[place] = -1 - this.#log.length;
      this.#log.addPart(recent, 0, length);
      this.#slots[place + 1] = this.#log.length;
    }
    if (this.#blocks) this.#blocks[at >> BLOCK]! |= this.#bitsOf(at);
  }

  /** What was read for an entry is what was read for another one before. */
  takeOver(at: number, before: EntryReads, former: number): void {
    this.#slots[at * WIDTH] = before.#slots[former * WIDTH]!;
    this.#slots[at * WIDTH + 1] = before.#slots[former * WIDTH + 1]!;
  }

  /** Whether something changed that was read for an entry. */
  isDoubtful(at: number, changes: NonNullable<Changes>): boolean {
    const first = this.#slots[at * WIDTH]!;
    const second = this.#slots[at * WIDTH + 1]!;
    if (first < 0) return this.#log.isTouched(-1 - first, second, changes);
    return changes.has(first) || changes.has(second);
  }

  /** The next entry, from one on, for which something was read that changed; the other one if there is none before it. */
  nextDoubtful(from: number, until: number, changes: NonNullable<Changes>): number {
    const blocks = (this.#blocks ??= this.#blocksOf());
    for (let at = from; at < until; at += 1) {
      // To the end of a block in which nobody read anything like it.
      if ((blocks[at >> BLOCK]! & changes.bits) === 0) at |= BLOCK_REST;
      else if (this.isDoubtful(at, changes)) return at;
    }
    return until;
  }

  #blocksOf(): Int32Array {
    const count = this.#slots.length / WIDTH;
    const blocks = new Int32Array((count >> BLOCK) + 1);
    for (let at = 0; at < count; at += 1) blocks[at >> BLOCK]! |= this.#bitsOf(at);
    return blocks;
  }

  #bitsOf(at: number): number {
    const first = this.#slots[at * WIDTH]!;
    const second = this.#slots[at * WIDTH + 1]!;
    return first < 0 ? this.#log.bits(-1 - first, second) : bitOf(first) | bitOf(second);
  }

  /** Forgets what was noted for nobody any more, once that is most of the log. */
  tidy(): void {
    if (this.#most === UNKNOWN) this.#most = SPARE + 2 * this.#log.length;
    if (this.#log.length <= this.#most) return;
    const log = new ReadLog(this.#log.length >> 1);
    const slots = this.#slots;
    for (let place = 0; place < slots.length; place += WIDTH) {
      const first = slots[place]!;
      if (first >= 0) continue;
      slots[place] = -1 - log.length;
      log.addPart(this.#log, -1 - first, slots[place + 1]!);
      slots[place + 1] = log.length;
    }
    this.#log = log;
    this.#most = SPARE + 2 * log.length;
  }
}

/** Many moves have no candidates. */
const NONE = new Int32Array(0);
/** So many things are read for most entries. */
const WIDTH = 2;
/** Eight entries are a block: few enough to have few bits. */
const BLOCK = 3;
const BLOCK_REST = 7;
/** So long is a log that is not worth looking through. */
const SPARE = 1000;
/** The length of a log in which nothing is old yet. */
const UNKNOWN = -1;
