import type { CardId, PlayerId } from '../../../protocol/ids.js';
import { cardAt } from '../state/card-pages.js';
import type { CardRecord } from '../state/card-record.js';
import type { Position } from '../state/position.js';
import type { PendingDecision, ZoneVisibility } from '../define/operations.js';
import type { ZoneTable } from '../state/zone-table.js';
import { seesFace, seesInto } from './hidden-cards.js';

/** A card on the table whose face is known, or not. */
export type CardView<TCardMeta = Readonly<Record<string, unknown>>> = {
  readonly id: CardId;
  readonly owner: PlayerId | null;
  readonly counters: Readonly<Record<string, number>>;
  readonly flags: Readonly<Record<string, true>>;
} & (
  | {
      readonly faceDown: false;
      readonly definitionId: string | null;
      readonly meta: Readonly<Partial<TCardMeta>>;
    }
  | { readonly faceDown: true }
);

/** A zone as somebody sees it. */
export interface ZoneView<TCardMeta = Readonly<Record<string, unknown>>> {
  readonly zoneId: string;
  readonly name: string;
  /** Whose it is; nobody's if all share it. */
  readonly holder: PlayerId | null;
  readonly visibility: ZoneVisibility;
  readonly count: number;
  /** Its cards from the top; `null` where it is not known which they are. */
  readonly cards: readonly CardView<TCardMeta>[] | null;
}

/** All that a seat may see of a game. Plain data. */
export interface SeatView<TState = unknown, TCardMeta = Readonly<Record<string, unknown>>> {
  /** The game's own state, as `playerView` shows it. */
  readonly state: TState;
  readonly zones: readonly ZoneView<TCardMeta>[];
  /** The decision that is to be taken; what it is about is only told to who takes it. */
  readonly decision: PendingDecision | null;
}

/** What a viewer may see; `null` is a spectator. */
export function seatViewOf<TState, TCardMeta>(
  position: Position,
  layout: ZoneTable,
  viewer: PlayerId | null,
  state: TState,
): SeatView<TState, TCardMeta> {
  return {
    state,
    zones: layout.slots.map((place, slot) => {
      const ids = position.zones[slot]!;
      const { zone, holder } = place;
      return {
        zoneId: zone.id,
        name: zone.name,
        holder,
        visibility: zone.visibility,
        count: ids.length,
        cards: seesInto(place, viewer)
          ? ids.map((id) => {
              const card = cardAt(position.cards, position.cardIndices.get(id)!)!;
              return cardView<TCardMeta>(card, seesFace(card, place, viewer));
            })
          : null,
      };
    }),
    decision: decisionFor(position.table.decisions.at(-1), viewer),
  };
}

function cardView<TCardMeta>(card: CardRecord, known: boolean): CardView<TCardMeta> {
  const { id, owner, counters, flags, definitionId } = card;
  const seen = { id, owner, counters, flags };
  if (!known) return { ...seen, faceDown: true };
  return { ...seen, faceDown: false, definitionId, meta: card.meta as Readonly<Partial<TCardMeta>> };
}

function decisionFor(decision: PendingDecision | undefined, viewer: PlayerId | null): PendingDecision | null {
  if (!decision) return null;
  if (decision.playerId === viewer) return decision;
  const { data: _, ...known } = decision;
  return known;
}
