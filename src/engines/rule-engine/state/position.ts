import type { CardId, PlayerId } from '../../../protocol/ids.js';
import type { CardPages } from './card-pages.js';
import type { GameEndResult } from '../define/contexts.js';
import type { FlowPosition } from '../flow/flow-definition.js';
import type { PendingDecision } from '../define/operations.js';
import type { RngState } from './seeded-rng.js';

/** What belongs to the table as a whole. */
export interface TableFacts {
  readonly otp: PlayerId | null;
  readonly choosingFirstPlayer: PlayerId | null;
  readonly pendingMulligan: readonly PlayerId[];
  /** The last one is to be taken first. */
  readonly decisions: readonly PendingDecision[];
  /** How many cards were ever made, so that no two get the same name. */
  readonly cardsMade: number;
}

/**
 * All that a running game is. Immutable and plain, so that a position is kept by keeping a reference. Lists by number,
 * not dictionaries: a list of 240 cards is copied in a fraction of a microsecond, a dictionary in a hundred times that.
 */
export interface CoreState<TState> {
  /** The game's own state. */
  readonly game: TState;
  /** The cards in each zone, from the top, by slot. */
  readonly zones: readonly (readonly CardId[])[];
  /** The cards by their numbers. */
  readonly cards: CardPages;
  readonly numbers: ReadonlyMap<CardId, number>;
  /** The marks that are set. */
  readonly marks: Readonly<Record<string, true>>;
  readonly flow: FlowPosition | null;
  readonly table: TableFacts;
  readonly rng: RngState;
  readonly end: GameEndResult | null;
}
