import type { Changes } from './changes.js';
import { EntryReads } from './entry-reads.js';
import { formerPlaces } from './former-places.js';
import type { Reads } from './reads.js';

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
 * The list itself changes: whoever keeps or gives away what is in it takes a copy.
 */
export class TrackedList<TInput, TOutput> {
  readonly #noted: Reads;
  readonly #maker: EntryMaker<TInput, TOutput>;
  #inputs: readonly TInput[] = [];
  #outputs: TOutput[] = [];
  #reads: EntryReads;
  #version = 0;

  constructor(noted: Reads, maker: EntryMaker<TInput, TOutput>) {
    this.#noted = noted;
    this.#maker = maker;
    this.#reads = new EntryReads(noted, 0);
  }

  get outputs(): readonly TOutput[] {
    return this.#outputs;
  }

  /** Another number whenever something in it changed. */
  get version(): number {
    return this.#version;
  }

  /** Makes it the list for these inputs, after these changes. */
  update(inputs: readonly TInput[], changes: Changes): void {
    if (inputs.length === 0 && this.#inputs.length === 0) return;
    try {
      this.#maker.review(inputs, changes);
      if (changes === null || inputs !== this.#inputs) this.#rearrange(inputs, changes);
      else this.#makeDoubtful(changes);
    } catch (error) {
      // Some of it is of now, some of before.
      this.#forget();
      throw error;
    } finally {
      this.#noted.stop();
    }
    this.#reads.tidy();
  }

  #forget(): void {
    this.#inputs = [];
    this.#outputs = [];
    this.#reads = new EntryReads(this.#noted, 0);
    this.#version += 1;
  }

  #makeDoubtful(changes: NonNullable<Changes>): void {
    const count = this.#inputs.length;
    const outputs = this.#outputs;
    for (let at = this.#nextOld(0, count, changes); at < count; at = this.#nextOld(at + 1, count, changes)) {
      const made = this.#makeAt(at, this.#inputs[at]!, this.#reads);
      if (this.#maker.isSame(made, outputs[at]!)) continue;
      outputs[at] = made;
      this.#version += 1;
    }
  }

  /** The next entry, from this one on, that must be made again; as many as there are if none must. */
  #nextOld(from: number, count: number, changes: NonNullable<Changes>): number {
    return this.#reads.nextDoubtful(from, Math.min(this.#maker.nextTouched(from), count), changes);
  }

  /** Entries came, went or moved, or everything is doubtful. */
  #rearrange(inputs: readonly TInput[], changes: Changes): void {
    const before = this.#outputs;
    const places = before.length > 0 ? formerPlaces(this.#inputs, inputs, Object.is, itself) : null;
    const reads = new EntryReads(this.#noted, inputs.length, places ? this.#reads : undefined);
    const outputs = new Array<TOutput>(inputs.length);
    if (places) this.#takeOver(inputs, outputs, reads, places, changes);
    else for (let at = 0; at < inputs.length; at += 1) outputs[at] = this.#makeAt(at, inputs[at]!, reads);
    this.#inputs = inputs;
    this.#reads = reads;
    const isSame = outputs.length === before.length && outputs.every((made, at) => made === before[at]);
    if (isSame) return;
    this.#outputs = outputs;
    this.#version += 1;
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
    reads.open();
    const made = this.#maker.make(at, input);
    reads.close(at);
    return made;
  }
}

const itself = <T>(item: T): T => item;
