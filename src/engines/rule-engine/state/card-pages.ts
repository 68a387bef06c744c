import type { CardRecord } from './card-record.js';

/**
 * All cards of a game by their numbers, page by page: a move that changes one card of hundreds copies its page and the
 * list of pages, and shares all others with the positions before. What a move leaves in the history is what it costs.
 */
export type CardPages = readonly (readonly CardRecord[])[];

const SHIFT = 4;
const SIZE = 1 << SHIFT;
const REST = SIZE - 1;

/** The card of a number; none if there is no such number. */
export function cardAt(pages: CardPages, number: number): CardRecord | undefined {
  return pages[number >> SHIFT]?.[number & REST];
}

/** How many cards there are. */
export function cardCount(pages: CardPages): number {
  return pages.length === 0 ? 0 : (pages.length - 1) * SIZE + pages.at(-1)!.length;
}

/** The cards one after the other. */
export function allCards(pages: CardPages): CardRecord[] {
  return ([] as CardRecord[]).concat(...pages);
}

/** Cards in pages. */
export function pagesOf(cards: readonly CardRecord[]): CardPages {
  return Array.from({ length: Math.ceil(cards.length / SIZE) }, (_, page) =>
    cards.slice(page * SIZE, (page + 1) * SIZE),
  );
}

/** Replaces a card in a list of pages of one's own. Pages shared with another list are copied first. */
export function putCard(pages: CardRecord[][], shared: CardPages, card: CardRecord): void {
  const at = card.index >> SHIFT;
  if (pages[at] === shared[at]) pages[at] = [...pages[at]!];
  pages[at]![card.index & REST] = card;
}

/** Every card that differs, before and after; `undefined` for one that is not there. */
export function* changedCards(
  before: CardPages,
  after: CardPages,
): Generator<readonly [was: CardRecord | undefined, is: CardRecord | undefined], void> {
  // There may be fewer than before, when their making was taken back.
  for (let page = 0; page < Math.max(before.length, after.length); page += 1) {
    if (before[page] === after[page]) continue;
    for (let at = 0; at < SIZE; at += 1) {
      const was = before[page]?.[at];
      const is = after[page]?.[at];
      if (was !== is) yield [was, is];
    }
  }
}
