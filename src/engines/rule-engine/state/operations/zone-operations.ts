import { GameError } from '../../../../protocol/game-error.js';
import type { CardId, PlayerId } from '../../../../protocol/ids.js';
import { NO_FLAGS, REMOVED, type CardRecord } from '../card-record.js';
import type { World } from '../workspace.js';
import type {
  BulkMovement,
  CardDraw,
  CardMovement,
  DeckRequest,
  MulliganRequest,
  ZoneId,
  ZoneOperations,
  ZonePosition,
} from '../../define/operations.js';

/** Zones of a world. */
export class WorldZones<TState extends object> implements ZoneOperations {
  readonly #world: World<TState>;

  constructor(world: World<TState>) {
    this.#world = world;
  }

  getCardsInZone(zoneId: ZoneId, playerId?: PlayerId): readonly CardId[] {
    const { layout } = this.#world;
    if (playerId !== undefined) return this.#world.list(layout.slotOf(zoneId, playerId));
    const slots = layout.slotsOf(zoneId);
    return slots.length === 1 ? this.#world.list(slots[0]!) : slots.flatMap((slot) => this.#world.list(slot));
  }

  getCardZone(cardId: CardId): ZoneId | undefined {
    const card = this.#world.cards.find(cardId);
    return card && this.#world.layout.slots[card.slot]!.zone.id;
  }

  getCardHolder(cardId: CardId): PlayerId | undefined {
    const card = this.#world.cards.find(cardId);
    return (card && this.#world.layout.slots[card.slot]!.holder) ?? undefined;
  }

  moveCard({ cardId, targetZoneId, position = 'top', playerId }: CardMovement): void {
    const card = this.#world.cards.get(cardId);
    const holder = playerId ?? card.owner ?? this.#world.layout.slots[card.slot]!.holder;
    this.#shift([cardId], card.slot, this.#world.layout.slotOf(targetZoneId, holder), position);
  }

  bulkMove({ from, to, count, playerId, position = 'bottom' }: BulkMovement): readonly CardId[] {
    const source = this.#world.layout.slotOf(from, playerId);
    const cards = this.#world.list(source);
    const moved = count === undefined ? cards : cards.slice(0, wholeCount(count));
    this.#shift(moved, source, this.#world.layout.slotOf(to, playerId), position);
    return moved;
  }

  drawCards({ from, to, count, playerId }: CardDraw): readonly CardId[] {
    return this.bulkMove({ from, to, count, playerId });
  }

  mulligan({ hand, deck, drawCount, playerId }: MulliganRequest): readonly CardId[] {
    wholeCount(drawCount);
    this.bulkMove({ from: hand, to: deck, playerId });
    this.shuffleZone(deck, playerId);
    return this.drawCards({ from: deck, to: hand, count: drawCount, playerId });
  }

  shuffleZone(zoneId: ZoneId, playerId?: PlayerId): void {
    const { layout, rng } = this.#world;
    const slots = playerId === undefined ? layout.slotsOf(zoneId) : [layout.slotOf(zoneId, playerId)];
    for (const slot of slots) {
      this.#world.setLists({ slot, cards: rng.shuffle(this.#world.list(slot)) });
      if (layout.slots[slot]!.zone.visibility === 'secret') this.#dealFaces(slot);
    }
  }

  createDeck(request: DeckRequest): readonly CardId[] {
    const { zoneId, playerId, cards, cardCount = 0, shuffle = false } = request;
    const slot = this.#world.layout.slotOf(zoneId, playerId);
    const { key, holder, zone } = this.#world.layout.slots[slot]!;
    const listed = cards ?? new Array<null>(wholeCount(cardCount)).fill(null);
    // Shuffled before they get their names: whoever knows the list must not know a card by its name.
    const definitions = shuffle ? this.#world.rng.shuffle(listed) : listed;
    const { cardsMade: first } = this.#world.table;
    const made = definitions.map((definitionId, nth): CardRecord => ({
      id: distinct(`${key}-${first + nth}`),
      definitionId,
      owner: playerId ?? holder,
      slot,
      faceDown: zone.faceDown ?? false,
      meta: {},
      counters: {},
      flags: NO_FLAGS,
    }));
    const ids = made.map(({ id }) => id);
    this.#world.setLists({ slot, cards: [...this.#world.list(slot), ...ids] });
    this.#world.cards.add(made);
    this.#world.table = { ...this.#world.table, cardsMade: first + made.length };
    if (shuffle && ids.length < this.#world.list(slot).length) this.shuffleZone(zoneId, holder ?? undefined);
    return ids;
  }

  removeCard(cardId: CardId): void {
    const { slot, faceDown } = this.#world.cards.get(cardId);
    this.#world.setLists({ slot, cards: without(this.#world.list(slot), [cardId]) });
    this.#world.cards.place(cardId, REMOVED, faceDown);
  }

  /** Gives the cards of a list each other's faces, by chance: who knew a card by its name knows it no longer. */
  #dealFaces(slot: number): void {
    const ids = this.#world.list(slot);
    const faces = ids.map((id) => this.#world.cards.get(id));
    this.#world.cards.dealFaces(ids, this.#world.rng.shuffle(faces));
  }

  #shift(cardIds: readonly CardId[], from: number, to: number, position: ZonePosition): void {
    this.#world.lock.mustBeWritable('zones');
    if (cardIds.length === 0) return;
    const left = without(this.#world.list(from), cardIds);
    const target = from === to ? left : this.#world.list(to);
    const placed = replaced(target, this.#placeIn(target, position), 0, cardIds);
    if (from === to) return this.#world.setLists({ slot: to, cards: placed });
    this.#world.setLists({ slot: from, cards: left }, { slot: to, cards: placed });
    // A face is shown or hidden by where a card comes to lie.
    const { faceDown = false } = this.#world.layout.slots[to]!.zone;
    for (const cardId of cardIds) this.#world.cards.place(cardId, to, faceDown);
  }

  #placeIn(cards: readonly CardId[], position: ZonePosition): number {
    if (position === 'top') return 0;
    if (position === 'bottom') return cards.length;
    if (position === 'random') return this.#world.rng.randomInt(0, cards.length);
    if (Number.isInteger(position) && position >= 0) return Math.min(position, cards.length);
    throw new GameError(`"${position}" is no place in a zone.`, 'INVALID_POSITION', { position });
  }
}

/** A name as engines keep the names of properties, once each: rules look cards up by it all the time. */
function distinct(name: string): string {
  return Object.keys({ [name]: 0 })[0]!;
}

function wholeCount(count: number): number {
  if (Number.isInteger(count) && count >= 0) return count;
  throw new GameError(`${count} is no number of cards.`, 'INVALID_COUNT', { count });
}

function without(cards: readonly CardId[], gone: readonly CardId[]): CardId[] {
  // Cards that leave together lie on top.
  return replaced(cards, gone.length === 1 ? cards.indexOf(gone[0]!) : 0, gone.length, NONE);
}

/** A copy of a list with some cards exchanged for others. In one go: lists are copied with every card that moves. */
function replaced(cards: readonly CardId[], place: number, gone: number, added: readonly CardId[]): CardId[] {
  const result = new Array<CardId>(cards.length - gone + added.length);
  for (let at = 0; at < place; at += 1) result[at] = cards[at]!;
  for (let at = 0; at < added.length; at += 1) result[place + at] = added[at]!;
  for (let at = place + gone; at < cards.length; at += 1) result[at - gone + added.length] = cards[at]!;
  return result;
}

const NONE: readonly CardId[] = [];
