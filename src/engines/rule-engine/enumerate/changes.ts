import { isRecord } from '../../../protocol/plain-data.js';
import { cardCount, eachChangedCard } from '../state/card-pages.js';
import type { CoreState } from '../state/position.js';
import {
  ChangedReads,
  READ_CARD_SET,
  READ_FLOW,
  READ_MARKS,
  READ_RNG,
  readOfCard,
  readOfPart,
  readOfZone,
} from './reads.js';

/** Which parts changed between two states; `null` if everything must be taken to have changed. */
export type Changes = ChangedReads | null;

/** Compares two states, part by part, by identity. Fills a former list of changes that nobody needs. */
export function changesBetween<TState extends object>(
  before: CoreState<TState>,
  after: CoreState<TState>,
  parts: ReadonlyMap<string, number>,
  former: Changes,
): Changes {
  // The end and decisions are asked about for every move.
  if (before.end !== after.end || before.table !== after.table) return null;
  const changes = former ?? new ChangedReads();
  const cards = Math.max(cardCount(before.cards), cardCount(after.cards));
  changes.clear(readOfPart(Math.max(after.zones.length, cards, parts.size)) + 1);
  if (before.flow !== after.flow) changes.add(READ_FLOW);
  if (before.marks !== after.marks) changes.add(READ_MARKS);
  if (before.rng !== after.rng) changes.add(READ_RNG);
  if (before.numbers !== after.numbers) changes.add(READ_CARD_SET);
  for (let slot = 0; slot < after.zones.length; slot += 1)
    if (before.zones[slot] !== after.zones[slot]) changes.add(readOfZone(slot));
  if (before.cards !== after.cards)
    eachChangedCard(before.cards, after.cards, (number) => changes.add(readOfCard(number)));
  if (before.game === after.game) return changes;
  if (!isRecord(after.game) || !isRecord(before.game)) return null;
  const [was, is] = [before.game, after.game] as Record<string, unknown>[];
  // A key that came or went may have been looked for.
  if (Object.keys(was!).join('\n') !== Object.keys(is!).join('\n')) return null;
  for (const [key, part] of parts) if (was![key] !== is![key]) changes.add(readOfPart(part));
  return changes;
}
