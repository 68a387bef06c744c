/** Parts of a state that are read as a whole, by number. */
export const READ_FLOW = 0;
export const READ_MARKS = 1;
export const READ_RNG = 2;
export const READ_CARD_SET = 3;

// Lists of cards, cards, and parts of the game's own state take turns, so that each can grow.
const FIRST = 4;
const KINDS = 3;

/** The number of a list of cards. */
export const readOfZone = (slot: number): number => FIRST + slot * KINDS;
/** The number of a card. */
export const readOfCard = (number: number): number => FIRST + number * KINDS + 1;
/** The number of a part of the game's own state. */
export const readOfPart = (part: number): number => FIRST + part * KINDS + 2;

const NONE = new Int32Array(0);

/** What was read, one number after the other. A typed array: there may be millions, and nobody should sweep them up. */
export class ReadLog {
  numbers: Int32Array;
  length = 0;

  constructor(capacity = 64) {
    this.numbers = capacity === 0 ? NONE : new Int32Array(capacity);
  }

  add(read: number): void {
    if (this.length === this.numbers.length) this.#grow();
    this.numbers[this.length] = read;
    this.length += 1;
  }

  /** Adds what another log has noted from one place to another. */
  addPart(log: ReadLog, start: number, end: number): void {
    for (let place = start; place < end; place += 1) this.add(log.numbers[place]!);
  }

  /** Whether something changed that was noted from one place to another. */
  isTouched(start: number, end: number, changes: Uint8Array): boolean {
    const { numbers } = this;
    for (let place = start; place < end; place += 1) if (changes[numbers[place]!] === 1) return true;
    return false;
  }

  #grow(): void {
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
  #log: ReadLog | null = null;
  /** For each number, who noted it last: rules ask for the same card again and again. */
  #lastNoted = new Int32Array(256);
  /** The number of whoever reads now. */
  reader = 1;

  /** Notes from now on what the next reader reads, each thing once. */
  start(log: ReadLog): void {
    this.#log = log;
    this.reader += 1;
  }

  /** Notes nothing any more. */
  stop(): void {
    this.#log = null;
  }

  note(read: number): void {
    if (this.#log === null) return;
    if (read >= this.#lastNoted.length) this.#growTo(read);
    if (this.#lastNoted[read] === this.reader) return;
    this.#lastNoted[read] = this.reader;
    this.#log.add(read);
  }

  noteAllCards(count: number): void {
    if (this.#log === null) return;
    this.note(READ_CARD_SET);
    for (let number = 0; number < count; number += 1) this.note(readOfCard(number));
  }

  #growTo(read: number): void {
    const lastNoted = new Int32Array((read + 1) * 2);
    lastNoted.set(this.#lastNoted);
    this.#lastNoted = lastNoted;
  }
}
