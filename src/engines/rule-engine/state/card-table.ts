import { freeze } from '../../../protocol/freeze.js';
import { GameError } from '../../../protocol/game-error.js';
import type { CardId } from '../../../protocol/ids.js';
import { allCards, cardAt, cardCount, pagesOf, putCard, type CardPages } from './card-pages.js';
import { REMOVED, type CardRecord, type NewCard } from './card-record.js';
import type { Position } from './position.js';
import { frozen } from './state-draft.js';

/** Refuses changes where nothing may change. */
export interface WriteGuard {
  mustBeWritable(what: string): void;
}

/** The cards of a workspace by their ids. Changes are made to copies, so the position it began with stays as it is. */
export class CardTable {
  readonly #guard: WriteGuard;
  #indices: ReadonlyMap<CardId, number>;
  #pages: CardPages;
  #originalPages: CardPages;
  // The two cards that were looked up last: rules look at one card several times, or at two cards in turn.
  #idA: CardId | null = null;
  #cardA: CardRecord | undefined = undefined;
  #idB: CardId | null = null;
  #cardB: CardRecord | undefined = undefined;
  #wasB = true;

  constructor(guard: WriteGuard, { cards, cardIndices }: Pick<Position, 'cards' | 'cardIndices'>) {
    this.#guard = guard;
    this.#pages = this.#originalPages = cards;
    this.#indices = cardIndices;
  }

  /** Goes to the cards of another position. */
  moveTo({ cards, cardIndices }: Pick<Position, 'cards' | 'cardIndices'>): void {
    this.#pages = this.#originalPages = cards;
    this.#indices = cardIndices;
    this.#idA = this.#idB = null;
  }

  /** All cards, page by page. */
  get pages(): CardPages {
    return this.#pages;
  }

  /** The index of each card among all cards, by its id. */
  get indices(): ReadonlyMap<CardId, number> {
    return this.#indices;
  }

  /** All cards that are in the game. */
  all(): readonly CardRecord[] {
    return allCards(this.#pages).filter(({ slot }) => slot !== REMOVED);
  }

  /** The card with this id, unless there is none or it has left the game. */
  find(cardId: CardId): CardRecord | undefined {
    if (cardId === this.#idA) {
      this.#wasB = false;
      return this.#cardA;
    }
    if (cardId === this.#idB) {
      this.#wasB = true;
      return this.#cardB;
    }
    return this.#lookUp(cardId);
  }

  /** The card with this id. Throws if there is none. */
  get(cardId: CardId): CardRecord {
    const card = this.find(cardId);
    if (card) return card;
    throw new GameError(`There is no card "${cardId}" in this game.`, 'UNKNOWN_CARD', { cardId });
  }

  /** Changes one property of a card. */
  set<Key extends 'faceDown' | 'meta' | 'counters' | 'flags'>(
    cardId: CardId,
    key: Key,
    value: CardRecord[Key],
  ): void {
    this.#guard.mustBeWritable('cards');
    const before = this.get(cardId);
    const card = recordOf(before, before.index);
    card[key] = value;
    this.#replace(card);
  }

  /** Puts a card somewhere else. */
  place(cardId: CardId, slot: number, faceDown: boolean): void {
    this.#guard.mustBeWritable('cards');
    const before = this.get(cardId);
    const card = recordOf(before, before.index);
    card.slot = slot;
    card.faceDown = faceDown;
    this.#replace(card);
  }

  /** Gives cards the faces of others, one for one. Each stays where it is. */
  assignFaces(cardIds: readonly CardId[], faces: readonly CardRecord[]): void {
    this.#guard.mustBeWritable('cards');
    for (const [index, cardId] of cardIds.entries()) {
      const { id, slot, faceDown, index: own } = this.get(cardId);
      this.#replace({ ...faces[index]!, id, slot, faceDown, index: own });
    }
  }

  /** Adds new cards. */
  add(cards: readonly NewCard[]): void {
    this.#guard.mustBeWritable('cards');
    const first = cardCount(this.#pages);
    const indices = new Map(this.#indices);
    for (const [index, { id }] of cards.entries()) {
      if (indices.has(id))
        throw new GameError(`There is a card "${id}" already.`, 'DUPLICATE_CARD', { cardId: id });
      indices.set(id, first + index);
    }
    this.#indices = indices;
    this.#pages = pagesOf([
      ...allCards(this.#pages),
      ...cards.map((card, index) => frozen(recordOf(card, first + index))),
    ]);
    // An id that was looked up in vain may be one of these.
    this.#idA = this.#idB = null;
  }

  /** Looks a card up, and remembers it in place of the one that was not used last. */
  #lookUp(cardId: CardId): CardRecord | undefined {
    const index = this.#indices.get(cardId);
    const card = index === undefined ? undefined : cardAt(this.#pages, index);
    const found = card?.slot === REMOVED ? undefined : card;
    this.#wasB = !this.#wasB;
    if (this.#wasB) {
      this.#idB = cardId;
      this.#cardB = found;
    } else {
      this.#idA = cardId;
      this.#cardA = found;
    }
    return found;
  }

  #replace(card: CardRecord): void {
    // The first change copies the list of pages, further ones need not.
    if (this.#pages === this.#originalPages) this.#pages = [...this.#pages];
    putCard(this.#pages as CardRecord[][], this.#originalPages, freeze(card));
    const found = card.slot === REMOVED ? undefined : card;
    if (card.id === this.#idA) this.#cardA = found;
    if (card.id === this.#idB) this.#cardB = found;
  }
}

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/** Written out: records made by spreading have hidden classes of their own, which slows down every rule that reads them. */
function recordOf(
  { id, definitionId, owner, slot, faceDown, meta, counters, flags }: NewCard,
  index: number,
): Draft<CardRecord> {
  return { id, definitionId, owner, slot, faceDown, meta, counters, flags, index };
}
