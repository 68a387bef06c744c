import type { Changes } from './changes.js';
import { formerPlaces } from './former-places.js';
import { ReadLog } from './reads.js';

/** Notes what is read while entries are made. */
interface Notes {
  startNoting(log: ReadLog): void;
  stopNoting(): void;
}

/**
 * A list made from another, entry by entry, that remembers what each entry was made from: what was read to make it. When
 * something changes, only the entries are made again that read it; those that come out the same stay the same objects.
 */
export class TrackedList<TInput, TOutput> {
  readonly #notes: Notes;
  readonly #make: (input: TInput) => TOutput;
  readonly #isSame: (a: TOutput, b: TOutput) => boolean;
  #inputs: readonly TInput[] = [];
  #outputs: readonly TOutput[] = [];
  /** What was read for all entries: a list per entry would cost more than the entries. */
  #log = new ReadLog(0);
  // Where in the log each entry's part is. An entry that is made again gets a new part, at the end.
  #starts = new Int32Array(0);
  #ends = new Int32Array(0);
  /** How long the log is without forgotten parts. */
  #needed = 0;

  constructor(notes: Notes, make: (input: TInput) => TOutput, isSame: (a: TOutput, b: TOutput) => boolean) {
    this.#notes = notes;
    this.#make = make;
    this.#isSame = isSame;
  }

  /** The list for these inputs, after these changes; the same list as before if nothing in it changed. */
  update(inputs: readonly TInput[], changes: Changes): readonly TOutput[] {
    try {
      if (changes === null || inputs !== this.#inputs) this.#rearrange(inputs, changes);
      else this.#makeDoubtful(changes);
    } finally {
      this.#notes.stopNoting();
    }
    return this.#outputs;
  }

  #makeDoubtful(changes: Uint8Array): void {
    let outputs: TOutput[] | null = null;
    for (let at = 0; at < this.#inputs.length; at += 1) {
      if (!this.#isDoubtful(at, changes)) continue;
      const made = this.#makeAt(at, this.#inputs[at]!, this.#starts, this.#ends);
      if (this.#isSame(made, this.#outputs[at]!)) continue;
      outputs ??= [...this.#outputs];
      outputs[at] = made;
    }
    if (outputs) this.#outputs = outputs;
    if (this.#log.length > 2 * this.#needed + 1000) this.#forgetOldParts();
  }

  /** Entries came, went or moved, or everything is doubtful. */
  #rearrange(inputs: readonly TInput[], changes: Changes): void {
    const before = this.#outputs;
    const places = before.length > 0 ? formerPlaces(this.#inputs, inputs, Object.is, itself) : null;
    const outputs: TOutput[] = [];
    const starts = new Int32Array(inputs.length);
    const ends = new Int32Array(inputs.length);
    if (!places) this.#log = new ReadLog(USUAL_READS * (inputs.length + 1));
    let same = before.length === inputs.length;
    for (let at = 0; at < inputs.length; at += 1) {
      const place = places ? places[at]! : -1;
      if (place >= 0 && changes !== null && !this.#isDoubtful(place, changes)) {
        starts[at] = this.#starts[place]!;
        ends[at] = this.#ends[place]!;
        outputs.push(before[place]!);
      } else {
        const made = this.#makeAt(at, inputs[at]!, starts, ends);
        outputs.push(place >= 0 && this.#isSame(made, before[place]!) ? before[place]! : made);
      }
      if (same) same = outputs[at] === before[at];
    }
    this.#inputs = inputs;
    this.#starts = starts;
    this.#ends = ends;
    if (!same) this.#outputs = outputs;
    this.#forgetOldParts();
  }

  #makeAt(at: number, input: TInput, starts: Int32Array, ends: Int32Array): TOutput {
    this.#notes.startNoting(this.#log);
    starts[at] = this.#log.length;
    const made = this.#make(input);
    ends[at] = this.#log.length;
    return made;
  }

  #isDoubtful(at: number, changes: Uint8Array): boolean {
    const { numbers } = this.#log;
    const end = this.#ends[at]!;
    for (let place = this.#starts[at]!; place < end; place += 1) {
      if (changes[numbers[place]!] === 1) return true;
    }
    return false;
  }

  #forgetOldParts(): void {
    let needed = 0;
    for (let at = 0; at < this.#starts.length; at += 1) needed += this.#ends[at]! - this.#starts[at]!;
    this.#needed = needed;
    if (this.#log.length <= 2 * needed + 1000) return;
    const log = new ReadLog(needed + 256);
    for (let at = 0; at < this.#starts.length; at += 1) {
      const start = log.length;
      for (let place = this.#starts[at]!; place < this.#ends[at]!; place += 1)
        log.add(this.#log.numbers[place]!);
      this.#starts[at] = start;
      this.#ends[at] = log.length;
    }
    this.#log = log;
  }
}

/** So many things are read for most entries. */
const USUAL_READS = 4;

const itself = <T>(item: T): T => item;
