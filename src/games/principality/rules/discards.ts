import type { CardName } from './cards.js';

/**
 * All ways to discard from a hand, one at a time: nothing first, then by the cards of the hand in their order. Which of
 * two Coppers goes makes no difference, so a way says only how many.
 */
export function* discardsFrom(hand: readonly CardName[]): Generator<CardName[], void> {
  const kinds = [...new Set(hand)];
  const held = kinds.map((kind) => hand.filter((card) => card === kind).length);
  const taken = kinds.map(() => 0);
  for (;;) {
    yield kinds.flatMap((kind, at) => new Array<CardName>(taken[at]!).fill(kind));
    let at = 0;
    while (at < kinds.length && taken[at] === held[at]) taken[at++] = 0;
    if (at === kinds.length) return;
    taken[at]! += 1;
  }
}

/** How many ways there are, without going through them. */
export function countDiscards(hand: readonly CardName[]): number {
  const held = new Map<CardName, number>();
  for (const card of hand) held.set(card, (held.get(card) ?? 0) + 1);
  return [...held.values()].reduce((ways, count) => ways * (count + 1), 1);
}
