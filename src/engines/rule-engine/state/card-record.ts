import { freeze } from '../../../protocol/freeze.js';
import type { CardId, PlayerId } from '../../../protocol/ids.js';

/** One card and all that is known of it. */
export interface CardRecord {
  readonly id: CardId;
  readonly definitionId: string | null;
  readonly owner: PlayerId | null;
  /** The place among the zones' lists; `REMOVED` for a card that left the game. */
  readonly slot: number;
  readonly faceDown: boolean;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly counters: Readonly<Record<string, number>>;
  readonly flags: Readonly<Record<string, true>>;
}

/** The flags of a card that has none. One object, so that it can be seen at a glance: most cards have none. */
export const NO_FLAGS: CardRecord['flags'] = freeze({});

/** The slot of a card that left the game. */
export const REMOVED = -1;
