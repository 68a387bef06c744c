import { freeze } from '../../../protocol/freeze.js';
import { GameError } from '../../../protocol/game-error.js';
import type { CardId } from '../../../protocol/ids.js';
import { allCards, cardAt, cardCount, pagesOf, putCard, type CardPages } from './card-pages.js';
import { REMOVED, type CardRecord, type NewCard } from './card-record.js';
import type { Position } from './position.js';
import { frozen, type Draft } from './state-draft.js';

type Cards = Pick<Position, 'cards' | 'cardIndices'>;

/** The cards of a workspace by their ids. Changes replace pages of a position that is being made. */
export class CardTable {
  readonly #mustBeWritable: (what: string) => void;
  #position: Draft<Cards>;
  #originalPages: CardPages;
  // The two cards that were looked up last: rules look at one card several times, or at two cards in turn.
  #idA: CardId | null = null;
  #cardA: CardRecord | undefined = undefined;
  #idB: CardId | null = null;
  #cardB: CardRecord | undefined = undefined;
  #wasB = true;

  constructor(position: Cards, mustBeWritable: (what: string) => void) {
    this.#mustBeWritable = mustBeWritable;
    this.#position = position;
    this.#originalPages = position.cards;
  }

  /** Goes to the cards of another position. */
  moveTo(position: Cards): void {
    this.change(position);
    this.#idA = this.#idB = null;
  }

  /** Makes further changes in a copy of the position. */
  change(copy: Draft<Cards>): void {
    this.#position = copy;
    this.#originalPages = copy.cards;
  }

  /** All cards that are in the game. */
  all(): readonly CardRecord[] {
    return allCards(this.#position.cards).filter(({ slot }) => slot !== REMOVED);
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
    this.#mustBeWritable('cards');
    const before = this.get(cardId);
    const card = recordOf(before, before.index);
    card[key] = value;
    this.#replace(card);
  }

  /** Puts a card somewhere else. */
  place(cardId: CardId, slot: number, faceDown: boolean): void {
    this.#mustBeWritable('cards');
    const before = this.get(cardId);
    const card = recordOf(before, before.index);
    card.slot = slot;
    card.faceDown = faceDown;
    this.#replace(card);
  }

  /** Gives cards the faces of others, one for one. Each stays where it is. */
  assignFaces(cardIds: readonly CardId[], faces: readonly CardRecord[]): void {
    this.#mustBeWritable('cards');
    for (const [index, cardId] of cardIds.entries()) {
      const { id, slot, faceDown, index: own } = this.get(cardId);
      this.#replace({ ...faces[index]!, id, slot, faceDown, index: own });
    }
  }

  /** Adds new cards. */
  add(cards: readonly NewCard[]): void {
    this.#mustBeWritable('cards');
    const first = cardCount(this.#position.cards);
    const indices = new Map(this.#position.cardIndices);
    for (const [index, { id }] of cards.entries()) {
      if (indices.has(id))
        throw new GameError(`There is a card "${id}" already.`, 'DUPLICATE_CARD', { cardId: id });
      indices.set(id, first + index);
    }
    this.#position.cardIndices = indices;
    this.#position.cards = pagesOf([
      ...allCards(this.#position.cards),
      ...cards.map((card, index) => frozen(recordOf(card, first + index))),
    ]);
    // An id that was looked up in vain may be one of these.
    this.#idA = this.#idB = null;
  }

  /** Looks a card up, and remembers it in place of the one that was not used last. */
  #lookUp(cardId: CardId): CardRecord | undefined {
    const index = this.#position.cardIndices.get(cardId);
    const card = index === undefined ? undefined : cardAt(this.#position.cards, index);
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
    if (this.#position.cards === this.#originalPages) this.#position.cards = [...this.#originalPages];
    putCard(this.#position.cards as CardRecord[][], this.#originalPages, freeze(card));
    const found = card.slot === REMOVED ? undefined : card;
    if (card.id === this.#idA) this.#cardA = found;
    if (card.id === this.#idB) this.#cardB = found;
  }
}

/** Written out: records made by spreading have hidden classes of their own, which slows down every rule that reads them. */
function recordOf(
  { id, definitionId, owner, slot, faceDown, meta, counters, flags }: NewCard,
  index: number,
): Draft<CardRecord> {
  return { id, definitionId, owner, slot, faceDown, meta, counters, flags, index };
}
