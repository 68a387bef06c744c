/** Parts of a state that are read as a whole, by number. */
export const READ_FLOW = 0;
export const READ_TABLE = 1;
export const READ_MARKS = 2;
export const READ_RNG = 3;
export const READ_CARD_SET = 4;
/** The whole of the game's own state. */
export const READ_GAME = 5;

// Lists of cards, cards, and parts of the game's own state take turns, so that each can grow.
const FIRST = 6;
const KINDS = 3;

/** The number of a list of cards. */
export const readOfZone = (slot: number): number => FIRST + slot * KINDS;
/** The number of a card. */
export const readOfCard = (number: number): number => FIRST + number * KINDS + 1;
/** The number of a part of the game's own state. */
export const readOfPart = (part: number): number => FIRST + part * KINDS + 2;

/**
 * Notes which parts of a state somebody reads: what nobody read cannot have mattered, so nobody need be asked again when
 * it changes.
 */
export class Reads {
  #list: number[] = [];
  #noting = false;

  /** How much was noted since the start. */
  get length(): number {
    return this.#list.length;
  }

  /** Notes from now on. */
  start(): void {
    this.#list = [];
    this.#noting = true;
  }

  /** Stops, and hands out what was noted, in order. */
  stop(): number[] {
    this.#noting = false;
    return this.#list;
  }

  note(read: number): void {
    if (this.#noting) this.#list.push(read);
  }

  noteAllCards(count: number): void {
    if (!this.#noting) return;
    this.#list.push(READ_CARD_SET);
    for (let number = 0; number < count; number += 1) this.#list.push(readOfCard(number));
  }
}
