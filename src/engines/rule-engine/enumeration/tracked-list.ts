import type { Changes } from './changes.js';
import { EntryReads, type Notes } from './entry-reads.js';
import { formerPlaces } from './former-places.js';

/** Works out what entries have in common, before they are made one by one. */
export interface Common<TInput> {
  /** Begins with a list: whatever was worked out before is doubtful. */
  begin(): void;
  /** Whether what was worked out last holds for this entry too. */
  covers(input: TInput): boolean;
  /** Works out what this entry has in common with those that follow. */
  workOut(input: TInput): void;
}

/**
 * A list made from another, entry by entry, that remembers what each entry was made from: what was read to make it. When
 * something changes, only the entries are made again that read it; those that come out the same stay the same objects.
 */
export class TrackedList<TInput, TOutput> {
  readonly #notes: Notes;
  readonly #make: (input: TInput) => TOutput;
  readonly #isSame: (a: TOutput, b: TOutput) => boolean;
  readonly #common: Common<TInput>;
  #inputs: readonly TInput[] = [];
  #outputs: readonly TOutput[] = [];
  #reads: EntryReads;

  constructor(
    notes: Notes,
    make: (input: TInput) => TOutput,
    isSame: (a: TOutput, b: TOutput) => boolean,
    common: Common<TInput> = NOTHING_IN_COMMON,
  ) {
    this.#notes = notes;
    this.#make = make;
    this.#isSame = isSame;
    this.#common = common;
    this.#reads = new EntryReads(notes, 0);
  }

  /** The list for these inputs, after these changes; the same list as before if nothing in it changed. */
  update(inputs: readonly TInput[], changes: Changes): readonly TOutput[] {
    this.#common.begin();
    this.#reads.begin();
    try {
      if (changes === null || inputs !== this.#inputs) this.#rearrange(inputs, changes);
      else this.#makeDoubtful(changes);
    } finally {
      this.#notes.stopNoting();
    }
    this.#reads.tidy();
    return this.#outputs;
  }

  #makeDoubtful(changes: NonNullable<Changes>): void {
    let outputs: TOutput[] | null = null;
    for (let at = 0; at < this.#inputs.length; at += 1) {
      if (!this.#reads.isDoubtful(at, changes)) continue;
      const made = this.#makeAt(at, this.#inputs[at]!, this.#reads);
      if (this.#isSame(made, this.#outputs[at]!)) continue;
      outputs ??= [...this.#outputs];
      outputs[at] = made;
    }
    if (outputs) this.#outputs = outputs;
  }

  /** Entries came, went or moved, or everything is doubtful. */
  #rearrange(inputs: readonly TInput[], changes: Changes): void {
    const before = this.#outputs;
    const formerReads = this.#reads;
    const places = before.length > 0 ? formerPlaces(this.#inputs, inputs, Object.is, itself) : null;
    const reads = new EntryReads(this.#notes, inputs.length, places ? formerReads : undefined);
    const outputs = new Array<TOutput>(inputs.length);
    let same = before.length === inputs.length;
    for (let at = 0; at < inputs.length; at += 1) {
      const place = places ? places[at]! : -1;
      if (place >= 0 && changes !== null && !formerReads.isDoubtful(place, changes)) {
        reads.takeOver(at, formerReads, place);
        outputs[at] = before[place]!;
      } else {
        const made = this.#makeAt(at, inputs[at]!, reads);
        outputs[at] = place >= 0 && this.#isSame(made, before[place]!) ? before[place]! : made;
      }
      if (same) same = outputs[at] === before[at];
    }
    this.#inputs = inputs;
    this.#reads = reads;
    if (!same) this.#outputs = outputs;
  }

  #makeAt(at: number, input: TInput, reads: EntryReads): TOutput {
    if (!this.#common.covers(input)) {
      reads.openCommon();
      this.#common.workOut(input);
      reads.closeCommon();
    }
    reads.open(at);
    const made = this.#make(input);
    reads.close(at);
    return made;
  }
}

const NOTHING_IN_COMMON: Common<unknown> = {
  begin() {},
  covers: () => true,
  workOut() {},
};

const itself = <T>(item: T): T => item;
