import { freeze } from '../../../protocol/freeze.js';
import type { CardId, PlayerId } from '../../../protocol/ids.js';

/** One card and everything about it. */
export interface CardRecord extends NewCard {
  /** Its index among all cards. */
  readonly index: number;
}

/** A card that is not in the game yet. */
export interface NewCard {
  readonly id: CardId;
  readonly definitionId: string | null;
  readonly owner: PlayerId | null;
  /** The slot of its zone; `REMOVED` for a card that left the game. */
  readonly slot: number;
  readonly faceDown: boolean;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly counters: Readonly<Record<string, number>>;
  readonly flags: Readonly<Record<string, true>>;
}

/** The flags of a card that has none, as most have. One object, which is fast to compare. */
export const NO_FLAGS: CardRecord['flags'] = freeze({});

/** The slot of a card that left the game. */
export const REMOVED = -1;
