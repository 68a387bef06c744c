import type { CardId, PlayerId } from '../../../protocol/ids.js';
import { allCards } from './card-pages.js';
import type { GameEndResult } from '../define/contexts.js';
import { REMOVED, type CardRecord } from './card-record.js';
import type { CoreState, TableFacts } from './position.js';
import type { FlowPosition } from '../flow/flow-definition.js';
import type { RngState } from './seeded-rng.js';
import type { ZoneTable } from './zone-table.js';

/** A card as it stands in a full state. */
export interface CardInfo {
  readonly definitionId: string | null;
  readonly owner: PlayerId | null;
  /** The list it lies in: `hand:ada`, or `stack`. */
  readonly zone: string;
  readonly faceDown: boolean;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly counters: Readonly<Record<string, number>>;
  readonly flags: Readonly<Record<string, true>>;
}

/** All that a game is, secrets included, as plain data. */
export interface FullState<TState> {
  readonly state: TState;
  readonly zones: Readonly<Record<string, readonly CardId[]>>;
  readonly cards: Readonly<Record<CardId, CardInfo>>;
  readonly trackers: Readonly<Record<string, true>>;
  readonly flow: FlowPosition | null;
  readonly table: TableFacts;
  readonly rng: RngState;
  readonly end: GameEndResult | null;
}

/** A state written out. */
export function fullStateOf<TState>(core: CoreState<TState>, layout: ZoneTable): FullState<TState> {
  const { game, zones, cards, marks, flow, table, rng, end } = core;
  return {
    state: game,
    zones: Object.fromEntries(layout.slots.map(({ key }, slot) => [key, zones[slot]!])),
    cards: Object.fromEntries(
      allCards(cards)
        .filter(({ slot }) => slot !== REMOVED)
        .map((card) => [card.id, cardInfoOf(card, layout)]),
    ),
    trackers: marks,
    flow,
    table,
    rng,
    end,
  };
}

/** A card written out. */
export function cardInfoOf(card: CardRecord, layout: ZoneTable): CardInfo {
  const { id: _, slot, ...info } = card;
  return { ...info, zone: layout.slots[slot]!.key };
}
