import { freeze } from '../../../protocol/freeze.js';
import { GameError } from '../../../protocol/game-error.js';
import type { CardId } from '../../../protocol/ids.js';
import { allCards, cardAt, cardCount, pagesOf, putCard, type CardPages } from './card-pages.js';
import { REMOVED, type CardRecord } from './card-record.js';
import type { CoreState } from './position.js';
import { frozen } from './state-draft.js';
import { READ_CARD_SET, readOfCard, type Reads } from '../enumerate/reads.js';
import type { WorldLock } from '../world-lock.js';

type Cards = Pick<CoreState<unknown>, 'cards' | 'numbers'>;

/** The cards of a world, by their ids. Notes who is looked at, and replaces what it changes. */
export class CardTable {
  readonly #lock: WorldLock;
  readonly #reads: Reads;
  #numbers: ReadonlyMap<CardId, number>;
  #pages: CardPages;
  /** The pages as of the last commit, which others have too. */
  #committed: CardPages;
  // Two cards that were found: rules ask several things about one, and of many pairs one stays the same.
  readonly #one = new Sight();
  readonly #other = new Sight();
  /** Whether the other was asked for last. */
  #isOther = false;
  /** Whether the cards asked for beside one and the same follow one another, as the targets of an attacker often do. */
  #inOrder = false;

  constructor(lock: WorldLock, reads: Reads, { cards, numbers }: Cards) {
    this.#lock = lock;
    this.#reads = reads;
    this.#pages = this.#committed = cards;
    this.#numbers = numbers;
  }

  /** All cards, page by page. */
  get pages(): CardPages {
    return this.#pages;
  }

  get numbers(): ReadonlyMap<CardId, number> {
    return this.#numbers;
  }

  /** Goes to the cards of a state that others have too. */
  restore({ cards, numbers }: Cards): void {
    this.#pages = this.#committed = cards;
    this.#numbers = numbers;
    this.#forget();
  }

  /** All cards, those that left the game included. */
  all(): readonly CardRecord[] {
    this.#reads.noteAllCards(cardCount(this.#pages));
    return allCards(this.#pages);
  }

  /** A card, unless it is unknown or has left the game. */
  find(cardId: CardId): CardRecord | undefined {
    const sight = this.#sightOf(cardId);
    const { reader } = this.#reads;
    // Rules ask for the same card again and again: that need not be noted each time.
    if (sight.notedBy !== reader) {
      sight.notedBy = reader;
      this.#reads.note(sight.read);
    }
    return sight.card;
  }

  /** A card that must be there. */
  get(cardId: CardId): CardRecord {
    const card = this.find(cardId);
    if (card) return card;
    throw new GameError(`There is no card "${cardId}" in this game.`, 'UNKNOWN_CARD', { cardId });
  }

  /** Changes one thing about a card. */
  set<Key extends 'faceDown' | 'meta' | 'counters' | 'flags'>(
    cardId: CardId,
    key: Key,
    value: CardRecord[Key],
  ): void {
    this.#lock.mustBeWritable('cards');
    const card = copyOf(this.get(cardId));
    card[key] = value;
    this.#put(card);
  }

  /** Puts a card somewhere else. */
  place(cardId: CardId, slot: number, faceDown: boolean): void {
    this.#lock.mustBeWritable('cards');
    const card = copyOf(this.get(cardId));
    card.slot = slot;
    card.faceDown = faceDown;
    this.#put(card);
  }

  /** Gives cards the faces of others, one for one; each stays where it lies. */
  dealFaces(cardIds: readonly CardId[], faces: readonly CardRecord[]): void {
    this.#lock.mustBeWritable('cards');
    for (const [nth, cardId] of cardIds.entries()) {
      const { id, slot, faceDown } = this.get(cardId);
      this.#put({ ...faces[nth]!, id, slot, faceDown });
    }
  }

  /** Takes in cards that did not exist. */
  add(added: readonly CardRecord[]): void {
    this.#lock.mustBeWritable('cards');
    const first = cardCount(this.#pages);
    const numbers = new Map(this.#numbers);
    for (const [nth, { id }] of added.entries()) {
      if (numbers.has(id))
        throw new GameError(`There is a card "${id}" already.`, 'DUPLICATE_CARD', { cardId: id });
      numbers.set(id, first + nth);
    }
    this.#numbers = numbers;
    this.#pages = pagesOf([...allCards(this.#pages), ...added.map((card) => frozen(card))]);
    this.#forget();
  }

  #sightOf(cardId: CardId): Sight {
    if (cardId === this.#one.id) {
      this.#isOther = false;
      return this.#one;
    }
    if (cardId !== this.#other.id) return this.#lookFor(cardId);
    this.#isOther = true;
    return this.#other;
  }

  /** Forgets the card that was not asked for last, for this one. */
  #lookFor(cardId: CardId): Sight {
    const sight = this.#isOther ? this.#one : this.#other;
    this.#isOther = !this.#isOther;
    const next = sight.number + 1;
    // To see that it is the next one is quicker than to look for it.
    const guessed = this.#inOrder ? cardAt(this.#pages, next) : undefined;
    if (guessed !== undefined && guessed.id === cardId) {
      sight.set(cardId, next, guessed);
      return sight;
    }
    const number = this.#numbers.get(cardId);
    this.#inOrder = number === next;
    if (number === undefined) sight.reset(cardId);
    else sight.set(cardId, number, cardAt(this.#pages, number));
    return sight;
  }

  #forget(): void {
    this.#one.reset('');
    this.#other.reset('');
  }

  /** Exchanges the card that was found last. */
  #put(card: CardRecord): void {
    const sight = this.#isOther ? this.#other : this.#one;
    // The first change of a move copies the list of pages, the others need not.
    if (this.#pages === this.#committed) this.#pages = [...this.#pages];
    putCard(this.#pages as CardRecord[][], this.#committed, sight.number, freeze(card));
    sight.show(card);
  }
}

/** A card that was looked up, and what is noted of whoever looks at it. */
class Sight {
  id: CardId = '';
  number = -1;
  read = READ_CARD_SET;
  /** None if it is unknown or has left the game. */
  card: CardRecord | undefined = undefined;
  /** Who noted last that it was looked at. */
  notedBy = 0;

  set(id: CardId, number: number, card: CardRecord | undefined): void {
    this.id = id;
    this.number = number;
    this.read = readOfCard(number);
    this.notedBy = 0;
    this.show(card);
  }

  show(card: CardRecord | undefined): void {
    this.card = card?.slot === REMOVED ? undefined : card;
  }

  /** Nobody is known by this id. */
  reset(id: CardId): void {
    this.id = id;
    this.number = -1;
    this.read = READ_CARD_SET;
    this.notedBy = 0;
    this.card = undefined;
  }
}

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/** Written out: cards that are spread have hidden classes of their own, and rules read them all the time. */
function copyOf({
  id,
  definitionId,
  owner,
  slot,
  faceDown,
  meta,
  counters,
  flags,
}: CardRecord): Draft<CardRecord> {
  return { id, definitionId, owner, slot, faceDown, meta, counters, flags };
}
