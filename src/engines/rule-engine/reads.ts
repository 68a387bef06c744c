/** Parts of a state that are read as a whole, by number. */
export const READ_FLOW = 0;
export const READ_TABLE = 1;
export const READ_MARKS = 2;
export const READ_RNG = 3;
export const READ_CARD_SET = 4;
/** The whole of the game's own state. */
export const READ_GAME = 5;
/** From here on, lists of cards (at even numbers) and cards and parts of the game's own state (see below). */
const FIRST = 6;

/** How many kinds of numbered parts take turns: zones, cards, and parts of the game's own state. */
const KINDS = 3;

/** The number of a list of cards. */
export const readOfZone = (slot: number): number => FIRST + slot * KINDS;
/** The number of a card. */
export const readOfCard = (number: number): number => FIRST + number * KINDS + 1;
/** The number of a part of the game's own state. */
export const readOfPart = (part: number): number => FIRST + part * KINDS + 2;

/**
 * Notes which parts of a state somebody reads: what nobody read cannot have mattered, so that it need not be asked again
 * when something else changes.
 */
export class Reads {
  /** What was read, in order, while noting. */
  readonly list: number[] = [];
  #noting = false;

  /** Notes from now on. */
  start(): void {
    this.list.length = 0;
    this.#noting = true;
  }

  stop(): void {
    this.#noting = false;
  }

  note(read: number): void {
    if (this.#noting) this.list.push(read);
  }

  noteZone(slot: number): void {
    if (this.#noting) this.list.push(FIRST + slot * KINDS);
  }

  noteCard(number: number): void {
    if (this.#noting) this.list.push(FIRST + number * KINDS + 1);
  }

  noteAllCards(count: number): void {
    if (!this.#noting) return;
    this.list.push(READ_CARD_SET);
    for (let number = 0; number < count; number += 1) this.list.push(readOfCard(number));
  }
}
