import { sameData } from '../../../protocol/plain-data.js';
import type { Changes } from './changes.js';
import type { Reads } from './reads.js';

/**
 * A list made from another, entry by entry, that remembers what each entry was made from: what was read to make it. When
 * something changes, only the entries are made again that read it; those that come out the same stay the same objects.
 */
export class TrackedList<TInput, TOutput> {
  readonly #reads: Reads;
  readonly #make: (input: TInput) => TOutput;
  #inputs: readonly TInput[] = [];
  #outputs: readonly TOutput[] = [];
  // What was read for all entries, one after the other, and where each entry's part ends: a list per entry would cost
  // more than the entries.
  #noted: readonly number[] = [];
  #ends: readonly number[] = [];
  /** What was read for the entries that were made again. */
  #again = new Map<number, readonly number[]>();

  constructor(reads: Reads, make: (input: TInput) => TOutput) {
    this.#reads = reads;
    this.#make = make;
  }

  /** The list for these inputs, after these changes; the same list as before if nothing in it changed. */
  update(inputs: readonly TInput[], changes: Changes): readonly TOutput[] {
    if (changes === null || this.#inputs.length === 0) this.#makeAll(inputs);
    else if (inputs.length === this.#inputs.length) this.#makeDoubtful(inputs, changes);
    else this.#rearrange(inputs, changes);
    return this.#outputs;
  }

  #makeAll(inputs: readonly TInput[]): void {
    const before = this.#outputs;
    const outputs: TOutput[] = [];
    const ends: number[] = [];
    this.#reads.start();
    try {
      for (let at = 0; at < inputs.length; at += 1) {
        const made = this.#make(inputs[at]!);
        outputs.push(before.length > at && sameData(made, before[at]) ? before[at]! : made);
        ends.push(this.#reads.length);
      }
    } finally {
      this.#noted = this.#reads.stop();
    }
    this.#settle(inputs, outputs, ends);
  }

  #makeDoubtful(inputs: readonly TInput[], changes: Uint8Array): void {
    let outputs: TOutput[] | null = null;
    for (let at = 0; at < inputs.length; at += 1) {
      if (inputs[at] === this.#inputs[at] && !this.#isDoubtful(at, changes)) continue;
      this.#reads.start();
      let made: TOutput;
      try {
        made = this.#make(inputs[at]!);
      } finally {
        this.#again.set(at, this.#reads.stop());
      }
      if (sameData(made, this.#outputs[at])) continue;
      outputs ??= [...this.#outputs];
      outputs[at] = made;
    }
    this.#inputs = inputs;
    if (outputs) this.#outputs = outputs;
  }

  /** Entries came, went or moved: those that stayed are found again by their inputs. */
  #rearrange(inputs: readonly TInput[], changes: Uint8Array): void {
    const places = new Map(this.#inputs.map((input, at) => [input, at]));
    const outputs: TOutput[] = [];
    const ends: number[] = [];
    const again = new Map<number, readonly number[]>();
    for (const [at, input] of inputs.entries()) {
      const place = places.get(input);
      const kept = place !== undefined && !this.#isDoubtful(place, changes);
      this.#reads.start();
      const made = kept ? this.#outputs[place]! : this.#make(input);
      const noted = this.#reads.stop();
      const before = place === undefined ? undefined : this.#outputs[place];
      outputs.push(before !== undefined && sameData(made, before) ? before : made);
      again.set(at, kept ? this.#readsOf(place) : noted);
      ends.push(0);
    }
    this.#noted = [];
    this.#settle(inputs, outputs, ends, again);
  }

  #settle(
    inputs: readonly TInput[],
    outputs: readonly TOutput[],
    ends: readonly number[],
    again = new Map<number, readonly number[]>(),
  ): void {
    const before = this.#outputs;
    const same = before.length === outputs.length && outputs.every((output, at) => output === before[at]);
    this.#inputs = inputs;
    this.#ends = ends;
    this.#again = again;
    if (!same) this.#outputs = outputs;
  }

  #isDoubtful(at: number, changes: Uint8Array): boolean {
    const again = this.#again.size > 0 ? this.#again.get(at) : undefined;
    if (again) return again.some((read) => changes[read] === 1);
    const end = this.#ends[at]!;
    for (let place = at === 0 ? 0 : this.#ends[at - 1]!; place < end; place += 1) {
      if (changes[this.#noted[place]!] === 1) return true;
    }
    return false;
  }

  #readsOf(at: number): readonly number[] {
    return this.#again.get(at) ?? this.#noted.slice(at === 0 ? 0 : this.#ends[at - 1]!, this.#ends[at]);
  }
}
