import { GameError } from '../../../../protocol/game-error.js';
import type { CardId, PlayerId } from '../../../../protocol/ids.js';
import { NO_FLAGS, REMOVED, type NewCard } from '../card-record.js';
import type { Workspace } from '../workspace.js';
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

/** Zone operations on a workspace. */
export class WorkspaceZones implements ZoneOperations {
  readonly #workspace: Workspace;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  getCardsInZone(zoneId: ZoneId, playerId?: PlayerId): readonly CardId[] {
    const { zones } = this.#workspace.rules;
    if (playerId !== undefined) return this.#workspace.zone(zones.slotOf(zoneId, playerId));
    const slots = zones.slotsOf(zoneId);
    return slots.length === 1
      ? this.#workspace.zone(slots[0]!)
      : slots.flatMap((slot) => this.#workspace.zone(slot));
  }

  getCardZone(cardId: CardId): ZoneId | undefined {
    const card = this.#workspace.cards.find(cardId);
    return card && this.#workspace.rules.zones.slots[card.slot]!.zone.id;
  }

  getCardHolder(cardId: CardId): PlayerId | undefined {
    const card = this.#workspace.cards.find(cardId);
    return (card && this.#workspace.rules.zones.slots[card.slot]!.holder) ?? undefined;
  }

  moveCard({ cardId, targetZoneId, position = 'top', playerId }: CardMovement): void {
    const card = this.#workspace.cards.get(cardId);
    const holder = playerId ?? card.owner ?? this.#workspace.rules.zones.slots[card.slot]!.holder;
    this.#shift([cardId], card.slot, this.#workspace.rules.zones.slotOf(targetZoneId, holder), position);
  }

  bulkMove({ from, to, count, playerId, position = 'bottom' }: BulkMovement): readonly CardId[] {
    const source = this.#workspace.rules.zones.slotOf(from, playerId);
    const cards = this.#workspace.zone(source);
    const moved = count === undefined ? cards : cards.slice(0, wholeCount(count));
    this.#shift(moved, source, this.#workspace.rules.zones.slotOf(to, playerId), position);
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
    this.#workspace.mustBeWritable('zones');
    const { zones } = this.#workspace.rules;
    const slots = playerId === undefined ? zones.slotsOf(zoneId) : [zones.slotOf(zoneId, playerId)];
    for (const slot of slots) {
      this.#workspace.setZones({ slot, cards: this.#workspace.rng.shuffle(this.#workspace.zone(slot)) });
      if (zones.slots[slot]!.zone.visibility === 'secret') this.#shuffleFaces(slot);
    }
  }

  createDeck(request: DeckRequest): readonly CardId[] {
    const { zoneId, playerId, cards, cardCount = 0, shuffle = false } = request;
    this.#workspace.mustBeWritable('zones');
    const slot = this.#workspace.rules.zones.slotOf(zoneId, playerId);
    const { key, holder, zone } = this.#workspace.rules.zones.slots[slot]!;
    const listed = cards ?? new Array<null>(wholeCount(cardCount)).fill(null);
    // Shuffled before they get their ids: who knows the list must not know a card by its id.
    const definitions = shuffle ? this.#workspace.rng.shuffle(listed) : listed;
    const { cardsMade: first } = this.#workspace.current.table;
    const made = definitions.map((definitionId, nth): NewCard => ({
      id: interned(`${key}-${first + nth}`),
      definitionId,
      owner: playerId ?? holder,
      slot,
      faceDown: zone.faceDown ?? false,
      meta: {},
      counters: {},
      flags: NO_FLAGS,
    }));
    const ids = made.map(({ id }) => id);
    this.#workspace.setZones({ slot, cards: [...this.#workspace.zone(slot), ...ids] });
    this.#workspace.cards.add(made);
    this.#workspace.set('table', { ...this.#workspace.current.table, cardsMade: first + made.length });
    if (shuffle && ids.length < this.#workspace.zone(slot).length)
      this.shuffleZone(zoneId, holder ?? undefined);
    return ids;
  }

  removeCard(cardId: CardId): void {
    const { slot, faceDown } = this.#workspace.cards.get(cardId);
    this.#workspace.setZones({ slot, cards: without(this.#workspace.zone(slot), [cardId]) });
    this.#workspace.cards.place(cardId, REMOVED, faceDown);
  }

  /** Shuffles the faces among the cards of a zone, so that nobody knows a card by its id any more. */
  #shuffleFaces(slot: number): void {
    const ids = this.#workspace.zone(slot);
    const faces = ids.map((id) => this.#workspace.cards.get(id));
    this.#workspace.cards.assignFaces(ids, this.#workspace.rng.shuffle(faces));
  }

  #shift(cardIds: readonly CardId[], from: number, to: number, position: ZonePosition): void {
    this.#workspace.mustBeWritable('zones');
    if (cardIds.length === 0) return;
    const left = without(this.#workspace.zone(from), cardIds);
    const target = from === to ? left : this.#workspace.zone(to);
    const placed = replaced(target, this.#indexIn(target, position), 0, cardIds);
    if (from === to) return this.#workspace.setZones({ slot: to, cards: placed });
    this.#workspace.setZones({ slot: from, cards: left }, { slot: to, cards: placed });
    // The zone decides whether a card shows its face.
    const { faceDown = false } = this.#workspace.rules.zones.slots[to]!.zone;
    for (const cardId of cardIds) this.#workspace.cards.place(cardId, to, faceDown);
  }

  #indexIn(cards: readonly CardId[], position: ZonePosition): number {
    if (position === 'top') return 0;
    if (position === 'bottom') return cards.length;
    if (position === 'random') return this.#workspace.rng.randomInt(0, cards.length);
    if (Number.isInteger(position) && position >= 0) return Math.min(position, cards.length);
    throw new GameError(`"${position}" is no place in a zone.`, 'INVALID_POSITION', { position });
  }
}

/** An id as JavaScript engines store property names, once each: that makes looking cards up by it faster. */
function interned(name: string): string {
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

/** A copy of a list with some cards replaced by others. In one pass, as every move of a card copies two lists. */
function replaced(cards: readonly CardId[], place: number, gone: number, added: readonly CardId[]): CardId[] {
  const result = new Array<CardId>(cards.length - gone + added.length);
  for (let at = 0; at < place; at += 1) result[at] = cards[at]!;
  for (let at = 0; at < added.length; at += 1) result[place + at] = added[at]!;
  for (let at = place + gone; at < cards.length; at += 1) result[at - gone + added.length] = cards[at]!;
  return result;
}

const NONE: readonly CardId[] = [];
