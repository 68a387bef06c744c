import type { CardId, PlayerId } from '../../../protocol/ids.js';
import { allCards } from './card-pages.js';
import type { GameEndResult } from '../define/contexts.js';
import { REMOVED, type CardRecord } from './card-record.js';
import type { Position, TableFacts } from './position.js';
import type { FlowPosition } from '../flow/flow-definition.js';
import type { RngState } from './seeded-rng.js';
import type { ZoneTable } from './zone-table.js';

/** A card as it stands in a full state. */
export interface CardInfo {
  readonly definitionId: string | null;
  readonly owner: PlayerId | null;
  /** The key of the zone it is in: `hand:ada`, or `stack`. */
  readonly zone: string;
  readonly faceDown: boolean;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly counters: Readonly<Record<string, number>>;
  readonly flags: Readonly<Record<string, true>>;
}

/** Everything about a game, secrets included, as plain data. */
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

/** A position written out. */
export function fullStateOf(position: Position, layout: ZoneTable): FullState<object> {
  const { state, zones, cards, trackers, flow, table, rng, end } = position;
  return {
    state,
    zones: Object.fromEntries(layout.slots.map(({ key }, slot) => [key, zones[slot]!])),
    cards: Object.fromEntries(
      allCards(cards)
        .filter(({ slot }) => slot !== REMOVED)
        .map((card) => [card.id, cardInfoOf(card, layout)]),
    ),
    trackers,
    flow,
    table,
    rng,
    end,
  };
}

/** A card written out. */
export function cardInfoOf(card: CardRecord, layout: ZoneTable): CardInfo {
  const { id: _, index: __, slot, ...info } = card;
  return { ...info, zone: layout.slots[slot]!.key };
}
