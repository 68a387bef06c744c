import type { CardId } from '../../../protocol/ids.js';
import { allCards } from './card-pages.js';
import { REMOVED, type CardRecord } from './card-record.js';
import type { Position } from './position.js';
import type { ZoneTable } from './zone-table.js';

/** A card as it stands in a full state. */
export interface CardInfo extends Omit<CardRecord, 'id' | 'index' | 'slot'> {
  /** The key of the zone it is in: `hand:ada`, or `stack`. */
  readonly zone: string;
}

/** Everything about a game, secrets included, as plain data. */
export interface FullState<TState> extends Omit<Position, 'state' | 'zones' | 'cards' | 'cardIndices'> {
  readonly state: TState;
  readonly zones: Readonly<Record<string, readonly CardId[]>>;
  readonly cards: Readonly<Record<CardId, CardInfo>>;
}

/** A position written out. */
export function fullStateOf(position: Position, layout: ZoneTable): FullState<object> {
  const { zones, cards, cardIndices: _, ...others } = position;
  const cardsInGame = allCards(cards).filter(({ slot }) => slot !== REMOVED);
  return {
    ...others,
    zones: Object.fromEntries(layout.slots.map(({ key }, slot) => [key, zones[slot]!])),
    cards: Object.fromEntries(cardsInGame.map((card) => [card.id, cardInfoOf(card, layout)])),
  };
}

/** A card written out. */
export function cardInfoOf(card: CardRecord, layout: ZoneTable): CardInfo {
  const { id: _, index: __, slot, ...info } = card;
  return { ...info, zone: layout.slots[slot]!.key };
}
