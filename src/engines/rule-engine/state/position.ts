import { freeze } from '../../../protocol/freeze.js';
import type { CardId, PlayerId } from '../../../protocol/ids.js';
import type { CompiledRules } from '../define/compile-rules.js';
import type { GameEndResult } from '../define/contexts.js';
import type { PendingDecision } from '../define/operations.js';
import type { FlowPosition } from '../flow/flow-definition.js';
import type { CardPages } from './card-pages.js';
import { SeededRNG, type RngState } from './seeded-rng.js';

/** Facts about the table as a whole. */
export interface TableFacts {
  readonly otp: PlayerId | null;
  readonly choosingFirstPlayer: PlayerId | null;
  readonly pendingMulligan: readonly PlayerId[];
  /** The last one is to be taken first. */
  readonly decisions: readonly PendingDecision[];
  /** The number of cards ever made, so that no two get the same id. */
  readonly cardsMade: number;
}

/**
 * Everything about a game at one moment. Immutable plain data: keeping a reference keeps the position. Zones and cards
 * are lists addressed by number: copying a list of 240 ids takes a fraction of a microsecond, a dictionary a hundred times
 * that.
 */
export interface Position {
  /** The game's own state. */
  readonly state: object;
  /** The cards in each zone, from the top, by slot. */
  readonly zones: readonly (readonly CardId[])[];
  readonly cards: CardPages;
  /** The index of each card in `cards`. */
  readonly cardIndices: ReadonlyMap<CardId, number>;
  /** The trackers that are marked. */
  readonly trackers: Readonly<Record<string, true>>;
  readonly flow: FlowPosition | null;
  readonly table: TableFacts;
  readonly rng: RngState;
  readonly end: GameEndResult | null;
}

/** The position before anything is set up. */
export function blankPosition({ zones, flow, playerIds }: CompiledRules, seed: string | number): Position {
  return {
    state: freeze({}),
    zones: zones.slots.map(() => freeze([])),
    cards: [],
    cardIndices: new Map(),
    trackers: freeze({}),
    flow: flow && freeze({ segment: null, turn: 0, phase: null, step: null, currentPlayer: playerIds[0]! }),
    table: freeze({
      otp: null,
      choosingFirstPlayer: null,
      pendingMulligan: freeze([]),
      decisions: freeze([]),
      cardsMade: 0,
    }),
    rng: freeze(new SeededRNG(seed).state),
    end: null,
  };
}
