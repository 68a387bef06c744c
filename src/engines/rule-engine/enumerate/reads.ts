/** Parts of a state that are read as a whole, by number. */
export const READ_FLOW = 0;
export const READ_MARKS = 1;
export const READ_RNG = 2;
export const READ_CARD_SET = 3;
/** What never changes. */
export const READ_NOTHING = 4;

// Lists of cards, cards, and parts of the game's own state take turns, so that each can grow.
const FIRST = 5;
const KINDS = 3;

/** The number of a list of cards. */
export const readOfZone = (slot: number): number => FIRST + slot * KINDS;
/** The number of a card. */
export const readOfCard = (number: number): number => FIRST + number * KINDS + 1;
/** The number of a part of the game's own state. */
export const readOfPart = (part: number): number => FIRST + part * KINDS + 2;

/** What changed of all that can be read. */
export class ChangedReads {
  #marks = new Uint8Array(0);
  /** The bits of all that changed: whoever read nothing that has one of them need not look closer. */
  bits = 0;

  /** Nothing has changed yet, of so many. */
  clear(count: number): void {
    this.bits = 0;
    if (this.#marks.length < count) this.#marks = new Uint8Array(count);
    else this.#marks.fill(0);
  }

  add(read: number): void {
    this.#marks[read] = 1;
    this.bits |= bitOf(read);
  }

  has(read: number): boolean {
    return this.#marks[read] === 1;
  }
}

/** One of 32 bits. Others have it too. */
export const bitOf = (read: number): number => 1 << read;

const NONE = new Int32Array(0);

/** What was read, one number after the other. A typed array: there may be millions, and nobody should sweep them up. */
export class ReadLog {
  numbers: Int32Array;
  length = 0;

  constructor(capacity = 64) {
    this.numbers = capacity === 0 ? NONE : new Int32Array(capacity);
  }

  add(read: number): void {
    if (this.length === this.numbers.length) this.makeRoom();
    this.numbers[this.length] = read;
    this.length += 1;
  }

  /** Adds what another log has noted from one place to another. */
  addPart({ numbers }: ReadLog, start: number, end: number): void {
    for (let place = start; place < end; place += 1) this.add(numbers[place]!);
  }

  /** Adds all that another log has noted. */
  addAll(log: ReadLog): void {
    this.addPart(log, 0, log.length);
  }

  /** Whether something changed that was noted from one place to another. */
  isTouched(start: number, end: number, changes: ChangedReads): boolean {
    const { numbers } = this;
    for (let place = start; place < end; place += 1) if (changes.has(numbers[place]!)) return true;
    return false;
  }

  /** The bits of all that was noted from one place to another. */
  bits(start: number, end: number): number {
    let bits = 0;
    for (let place = start; place < end; place += 1) bits |= bitOf(this.numbers[place]!);
    return bits;
  }

  makeRoom(): void {
    const numbers = new Int32Array(16 + this.length * 2);
    numbers.set(this.numbers);
    this.numbers = numbers;
  }
}

/**
 * Notes which parts of a state somebody reads: what nobody read cannot have mattered, so nobody need be asked again when
 * it changes.
 */
export class Reads {
  #isNoting = false;
  /** What was read by whoever reads now, some of it several times: to look for that each time would take too long. */
  readonly recent = new ReadLog(16);
  /** For each number, when it was last met in `recent`, and how often that was gone through. */
  #met = NONE;
  #passes = 0;
  /** The number of whoever reads now. */
  reader = 1;

  /** Notes from now on what the next reader reads. */
  start(): void {
    this.#isNoting = true;
    this.recent.length = 0;
    this.reader += 1;
  }

  /** Notes nothing any more. */
  stop(): void {
    this.#isNoting = false;
  }

  note(read: number): void {
    if (!this.#isNoting) return;
    const { recent } = this;
    if (recent.length === recent.numbers.length) this.#makeRoom();
    recent.add(read);
  }

  noteAllCards(count: number): void {
    if (!this.#isNoting) return;
    this.note(READ_CARD_SET);
    for (let number = 0; number < count; number += 1) this.note(readOfCard(number));
  }

  /** What was read by whoever reads now, each thing once. To be copied: the next one gets the same log. */
  settled(): ReadLog {
    const { recent } = this;
    const { numbers, length } = recent;
    this.#passes += 1;
    recent.length = 0;
    for (let place = 0; place < length; place += 1) {
      const read = numbers[place]!;
      if (length <= FEW ? hasNoted(recent, read) : this.#isMet(read)) continue;
      numbers[recent.length] = read;
      recent.length += 1;
    }
    return recent;
  }

  /** Whether a number was met in this pass, of which it is told so. */
  #isMet(read: number): boolean {
    if (read >= this.#met.length) {
      const met = new Int32Array(2 * read + 1);
      met.set(this.#met);
      this.#met = met;
    }
    if (this.#met[read] === this.#passes) return true;
    this.#met[read] = this.#passes;
    return false;
  }

  /** What is read thousands of times must not make a log of thousands. */
  #makeRoom(): void {
    const { recent } = this;
    this.settled();
    if (2 * recent.length > recent.numbers.length) recent.makeRoom();
  }
}

/** So few numbers are sooner looked through. */
const FEW = 8;

function hasNoted({ numbers, length }: ReadLog, read: number): boolean {
  for (let place = 0; place < length; place += 1) if (numbers[place] === read) return true;
  return false;
}
