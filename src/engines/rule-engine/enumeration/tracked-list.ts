import type { Changes } from './changes.js';
import { EntryReads, type Notes } from './entry-reads.js';
import { formerPlaces } from './former-places.js';

/** Makes the entries of a list from what it is given. */
export interface EntryMaker<TInput, TOutput> {
  /** Gets ready to make entries for these inputs, and works out again what they have in common. */
  review(inputs: readonly TInput[], changes: Changes): void;
  /** The next entry, from this one on, for which what it has in common with others is not what it was. */
  nextTouched(from: number): number;
  make(at: number, input: TInput): TOutput;
  /** Whether two entries for the same input say the same. */
  isSame(a: TOutput, b: TOutput): boolean;
}

/**
 * A list made from another, entry by entry, that remembers what each entry was made from: what was read to make it. When
 * something changes, only the entries are made again that read it; those that come out the same stay the same objects.
 */
export class TrackedList<TInput, TOutput> {
  readonly #notes: Notes;
  readonly #maker: EntryMaker<TInput, TOutput>;
  #inputs: readonly TInput[] = [];
  #outputs: readonly TOutput[] = [];
  #reads: EntryReads;

  constructor(notes: Notes, maker: EntryMaker<TInput, TOutput>) {
    this.#notes = notes;
    this.#maker = maker;
    this.#reads = new EntryReads(notes, 0);
  }

  /** The list for these inputs, after these changes; the same list as before if nothing in it changed. */
  update(inputs: readonly TInput[], changes: Changes): readonly TOutput[] {
    if (inputs.length === 0 && this.#inputs.length === 0) return this.#outputs;
    try {
      this.#maker.review(inputs, changes);
      if (changes === null || inputs !== this.#inputs) this.#rearrange(inputs, changes);
      else this.#makeDoubtful(changes);
    } finally {
      this.#notes.stopNoting();
    }
    this.#reads.tidy();
    return this.#outputs;
  }

  #makeDoubtful(changes: NonNullable<Changes>): void {
    const count = this.#inputs.length;
    let outputs: TOutput[] | null = null;
    let doubtful = this.#reads.nextDoubtful(0, changes);
    let touched = this.#maker.nextTouched(0);
    for (;;) {
      const at = Math.min(doubtful, touched);
      if (at >= count) break;
      const made = this.#makeAt(at, this.#inputs[at]!, this.#reads);
      if (!this.#maker.isSame(made, this.#outputs[at]!)) {
        // Not by spreading, which takes thrice as long for a list that was made with its length.
        outputs ??= this.#outputs.concat();
        outputs[at] = made;
      }
      if (doubtful === at) doubtful = this.#reads.nextDoubtful(at + 1, changes);
      if (touched === at) touched = this.#maker.nextTouched(at + 1);
    }
    if (outputs) this.#outputs = outputs;
  }

  /** Entries came, went or moved, or everything is doubtful. */
  #rearrange(inputs: readonly TInput[], changes: Changes): void {
    const before = this.#outputs;
    const places = before.length > 0 ? formerPlaces(this.#inputs, inputs, Object.is, itself) : null;
    const reads = new EntryReads(this.#notes, inputs.length, places ? this.#reads : undefined);
    const outputs = new Array<TOutput>(inputs.length);
    if (places) this.#takeOver(inputs, outputs, reads, places, changes);
    else for (let at = 0; at < inputs.length; at += 1) outputs[at] = this.#makeAt(at, inputs[at]!, reads);
    this.#inputs = inputs;
    this.#reads = reads;
    const isSame = outputs.length === before.length && outputs.every((made, at) => made === before[at]);
    if (!isSame) this.#outputs = outputs;
  }

  /** Makes entries, as far as they are not those that there were before. */
  #takeOver(
    inputs: readonly TInput[],
    outputs: TOutput[],
    reads: EntryReads,
    places: Int32Array,
    changes: Changes,
  ): void {
    const before = this.#outputs;
    let touched = changes === null ? inputs.length : this.#maker.nextTouched(0);
    for (let at = 0; at < inputs.length; at += 1) {
      const place = places[at]!;
      if (touched < at) touched = this.#maker.nextTouched(at);
      if (place >= 0 && touched !== at && changes !== null && !this.#reads.isDoubtful(place, changes)) {
        reads.takeOver(at, this.#reads, place);
        outputs[at] = before[place]!;
      } else {
        const made = this.#makeAt(at, inputs[at]!, reads);
        outputs[at] = place >= 0 && this.#maker.isSame(made, before[place]!) ? before[place]! : made;
      }
    }
  }

  #makeAt(at: number, input: TInput, reads: EntryReads): TOutput {
    reads.open(at);
    const made = this.#maker.make(at, input);
    reads.close(at);
    return made;
  }
}

const itself = <T>(item: T): T => item;
