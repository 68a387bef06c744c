import { isRecord } from '../../../protocol/plain-data.js';
import { cardCount, eachChangedCard } from '../card-pages.js';
import type { CoreState } from '../core-state.js';
import {
  READ_CARD_SET,
  READ_FLOW,
  READ_MARKS,
  READ_RNG,
  readOfCard,
  readOfPart,
  readOfZone,
} from './reads.js';

/** Which parts changed between two states, 1 at the number of each; `null` if everything must be taken to have changed. */
export type Changes = Uint8Array | null;

/** Compares two states, part by part, by identity. Fills a former list of changes that nobody needs, if it is long enough. */
export function changesBetween<TState extends object>(
  before: CoreState<TState>,
  after: CoreState<TState>,
  parts: ReadonlyMap<string, number>,
  former: Changes,
): Changes {
  // The end and decisions are asked about for every move.
  if (before.end !== after.end || before.table !== after.table) return null;
  const cards = Math.max(cardCount(before.cards), cardCount(after.cards));
  const most = Math.max(after.zones.length, cards, parts.size);
  const length = readOfPart(most) + 1;
  const changes = former && former.length >= length ? former.fill(0) : new Uint8Array(length);
  if (before.flow !== after.flow) changes[READ_FLOW] = 1;
  if (before.marks !== after.marks) changes[READ_MARKS] = 1;
  if (before.rng !== after.rng) changes[READ_RNG] = 1;
  if (before.numbers !== after.numbers) changes[READ_CARD_SET] = 1;
  for (let slot = 0; slot < after.zones.length; slot += 1)
    if (before.zones[slot] !== after.zones[slot]) changes[readOfZone(slot)] = 1;
  if (before.cards !== after.cards)
    eachChangedCard(before.cards, after.cards, (number) => (changes[readOfCard(number)] = 1));
  if (before.game === after.game) return changes;
  if (!isRecord(after.game) || !isRecord(before.game)) return null;
  const [was, is] = [before.game, after.game] as Record<string, unknown>[];
  // A key that came or went may have been looked for.
  if (Object.keys(was!).join('\n') !== Object.keys(is!).join('\n')) return null;
  for (const [key, part] of parts) if (was![key] !== is![key]) changes[readOfPart(part)] = 1;
  return changes;
}
