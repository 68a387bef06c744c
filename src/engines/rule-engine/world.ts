import { freeze } from '../../protocol/freeze.js';
import { GameError } from '../../protocol/game-error.js';
import type { CardId } from '../../protocol/ids.js';
import { allCards, cardAt, cardCount, pagesOf, putCard } from './card-pages.js';
import type { GameEndResult } from './contexts.js';
import { REMOVED, type CardRecord } from './card-record.js';
import type { CoreState, TableFacts } from './core-state.js';
import { Drafting, frozen } from './drafting.js';
import type { FlowPosition } from './flow/flow-definition.js';
import type { HistoryMessage } from './operations/operations.js';
import {
  readOfCard,
  readOfZone,
  Reads,
  type ReadLog,
  READ_CARD_SET,
  READ_FLOW,
  READ_MARKS,
  READ_RNG,
} from './enumeration/reads.js';
import { SeededRNG } from './seeded-rng.js';
import type { ZoneTable } from './zone-table.js';

/** What may change about a card. */
type CardChanges = Partial<Pick<CardRecord, 'slot' | 'faceDown' | 'meta' | 'counters' | 'flags'>>;

/**
 * The state of a game as operations see and change it. Every change replaces what it changes, so that the state it began
 * with stays whole: to fail is to go back to it.
 */
export class World<TState extends object> {
  readonly layout: ZoneTable;
  /** Where it is noted what is read, while somebody wants to know. */
  readonly reads = new Reads();
  /** What was told since the last commit. */
  messages: HistoryMessage[] = [];
  #core: CoreState<TState>;
  #writable = false;
  /** How many questions are being answered, one within the other. */
  #asked = 0;
  #game: TState;
  #drafting: Drafting<TState> | null = null;
  #zones: CoreState<TState>['zones'];
  #cards: CoreState<TState>['cards'];
  /** The same list, as long as nobody else has it. */
  #ownPages: (readonly CardRecord[])[] | null = null;
  #numbers: CoreState<TState>['numbers'];
  // The card that was found last: rules ask several things about one, which is looked up and noted once.
  #lastId: CardId = '';
  #lastCard: CardRecord | undefined;
  #marks: CoreState<TState>['marks'];
  #flow: FlowPosition | null;
  #table: TableFacts;
  #end: GameEndResult | null;
  readonly #rng: SeededRNG;
  /** The copy of chance that whoever asks has got, if any. */
  loanedRng: SeededRNG | null = null;

  constructor(layout: ZoneTable, core: CoreState<TState>) {
    this.layout = layout;
    this.#core = core;
    this.#game = core.game;
    this.#zones = core.zones;
    this.#cards = core.cards;
    this.#numbers = core.numbers;
    this.#marks = core.marks;
    this.#flow = core.flow;
    this.#table = core.table;
    this.#end = core.end;
    this.#rng = new SeededRNG(core.rng);
  }

  /** Notes from now on what is read, for somebody who has read nothing yet. */
  startNoting(log: ReadLog): void {
    this.#lastId = '';
    this.reads.start(log);
  }

  /** Notes nothing any more. */
  stopNoting(): void {
    this.reads.stop();
  }

  /** Notes what is read by somebody who may turn out not to matter. */
  markNotes(): void {
    this.#lastId = '';
    this.reads.mark();
  }

  /** Forgets what was noted since the mark. */
  rewindNotes(): void {
    this.reads.rewind();
  }

  /** The state as of the last commit. */
  get core(): CoreState<TState> {
    return this.#core;
  }

  /** Goes to another state. */
  restore(core: CoreState<TState>): void {
    this.mustBeIdle();
    this.#core = core;
    this.#discard();
  }

  /** Does something that may change anything, as one: if it throws, nothing has happened. */
  transact(act: () => void): void {
    this.mustBeIdle();
    this.#writable = true;
    // Whoever kept the game's chance may have used it since: that did not happen.
    this.#rng.state = this.#core.rng;
    try {
      act();
      this.#commit();
    } catch (error) {
      this.#discard();
      throw error;
    } finally {
      this.#writable = false;
    }
  }

  /** Asks something in the middle of a change, during which nothing may change. */
  asking<T>(ask: () => T): T {
    const writable = this.#writable;
    this.#writable = false;
    this.#asked += 1;
    this.recallRng();
    try {
      return ask();
    } finally {
      this.#writable = writable;
      this.#asked -= 1;
    }
  }

  /** The game's own state, to be read. */
  get game(): TState {
    if (this.#drafting) {
      // Whatever is read now must not be changed by a draft that is still open.
      this.#game = this.#drafting.finish();
    }
    return this.#game;
  }

  set game(game: TState) {
    this.mustBeWritable('the state');
    this.#drafting = null;
    this.#game = game;
  }

  /** The game's own state, to be changed. */
  get draft(): TState {
    this.mustBeWritable('the state');
    this.#drafting ??= new Drafting(this.#game);
    return this.#drafting.draft;
  }

  get flow(): FlowPosition | null {
    this.reads.note(READ_FLOW);
    return this.#flow;
  }

  set flow(flow: FlowPosition | null) {
    this.mustBeWritable('the flow');
    this.#flow = flow && freeze(flow);
  }

  get table(): TableFacts {
    return this.#table;
  }

  set table(table: TableFacts) {
    this.mustBeWritable('the game');
    this.#table = freeze(table);
  }

  get marks(): Readonly<Record<string, true>> {
    this.reads.note(READ_MARKS);
    return this.#marks;
  }

  set marks(marks: Readonly<Record<string, true>>) {
    this.mustBeWritable('trackers');
    this.#marks = freeze(marks);
  }

  get end(): GameEndResult | null {
    return this.#end;
  }

  set end(end: GameEndResult | null) {
    this.mustBeWritable('the end of the game');
    this.#end = end;
  }

  /** The game's chance where things happen; elsewhere a copy, so that asking changes nothing. */
  get rng(): SeededRNG {
    if (this.#writable) return this.#rng;
    this.reads.note(READ_RNG);
    this.loanedRng ??= new SeededRNG(this.#core.rng);
    return this.loanedRng;
  }

  /** Takes back the copy of chance: whoever is asked next gets the same numbers. */
  recallRng(): void {
    this.loanedRng = null;
  }

  /** The cards in a list, from the top. */
  list(slot: number): readonly CardId[] {
    this.reads.note(readOfZone(slot));
    return this.#zones[slot]!;
  }

  /** Replaces lists, one or two at a time. */
  setLists(...changes: readonly (readonly [slot: number, cards: readonly CardId[]])[]): void {
    this.mustBeWritable('zones');
    const zones = [...this.#zones];
    for (const [slot, cards] of changes) {
      const { zone, key } = this.layout.slots[slot]!;
      if (zone.maxSize !== undefined && cards.length > zone.maxSize && cards.length > zones[slot]!.length) {
        throw new GameError(`${zone.name} is full: it holds ${zone.maxSize}.`, 'ZONE_FULL', {
          zone: key,
          required: cards.length,
          available: zone.maxSize,
        });
      }
      zones[slot] = freeze(cards);
    }
    this.#zones = zones;
  }

  /** All cards, those that left the game included. */
  get cards(): readonly CardRecord[] {
    this.reads.noteAllCards(cardCount(this.#cards));
    return allCards(this.#cards);
  }

  /** A card, unless it is unknown or has left the game. */
  find(cardId: CardId): CardRecord | undefined {
    return cardId === this.#lastId ? this.#lastCard : this.#lookUp(cardId);
  }

  #lookUp(cardId: CardId): CardRecord | undefined {
    const number = this.#numbers.get(cardId);
    this.reads.note(number === undefined ? READ_CARD_SET : readOfCard(number));
    const card = number === undefined ? undefined : cardAt(this.#cards, number);
    this.#lastId = cardId;
    this.#lastCard = card?.slot === REMOVED ? undefined : card;
    return this.#lastCard;
  }

  /** A card that must be there. */
  get(cardId: CardId): CardRecord {
    const card = this.find(cardId);
    if (card) return card;
    throw new GameError(`There is no card "${cardId}" in this game.`, 'UNKNOWN_CARD', { cardId });
  }

  /** Changes what is known of a card. */
  setCard(cardId: CardId, changes: CardChanges): void {
    this.mustBeWritable('cards');
    const card = freeze(changedCard(this.get(cardId), changes));
    putCard(this.#writablePages(), this.#numbers.get(cardId)!, card);
    this.#lastCard = card.slot === REMOVED ? undefined : card;
  }

  /** Changes what is known of several cards, alike. */
  setCards(cardIds: readonly CardId[], changes: CardChanges): void {
    if (cardIds.length === 1) return this.setCard(cardIds[0]!, changes);
    this.mustBeWritable('cards');
    const changed = cardIds.map((cardId) => freeze(changedCard(this.get(cardId), changes)));
    const pages = this.#writablePages();
    for (const card of changed) putCard(pages, this.#numbers.get(card.id)!, card);
    this.#lastId = '';
  }

  /** Gives cards the faces of others, one for one; each stays where it lies. */
  dealFaces(cardIds: readonly CardId[], faces: readonly CardRecord[]): void {
    this.mustBeWritable('cards');
    const pages = this.#writablePages();
    for (const [nth, cardId] of cardIds.entries()) {
      const { id, slot, faceDown } = this.get(cardId);
      putCard(pages, this.#numbers.get(id)!, freeze({ ...faces[nth]!, id, slot, faceDown }));
    }
    this.#lastId = '';
  }

  /** The pages of all cards, to be changed: the first change of a move copies the list of them, the others need not. */
  #writablePages(): (readonly CardRecord[])[] {
    if (this.#ownPages === null) this.#cards = this.#ownPages = [...this.#cards];
    return this.#ownPages;
  }

  /** Takes in cards that did not exist. */
  addCards(added: readonly CardRecord[]): void {
    this.mustBeWritable('cards');
    const first = cardCount(this.#cards);
    const numbers = new Map(this.#numbers);
    for (const [nth, { id }] of added.entries()) {
      if (numbers.has(id))
        throw new GameError(`There is a card "${id}" already.`, 'DUPLICATE_CARD', { cardId: id });
      numbers.set(id, first + nth);
    }
    this.#numbers = numbers;
    this.#lastId = '';
    this.#cards = pagesOf([...allCards(this.#cards), ...added.map((card) => frozen(card))]);
    this.#ownPages = null;
  }

  /** Where nothing may change, nothing does. */
  mustBeWritable(what: string): void {
    if (this.#writable) return;
    throw new GameError(
      `Only reducers and hooks of the flow change ${what}: enumerators, conditions and previews only ask.`,
      'READ_ONLY',
    );
  }

  /** While a move is played or a rule is asked, the game does not go elsewhere. */
  mustBeIdle(): void {
    if (!this.#writable && this.#asked === 0) return;
    throw new GameError(
      'Rules do not play moves or take them back: they change the draft, or work through the operations of their context.',
      'BUSY',
    );
  }

  #commit(): void {
    const { game } = this;
    const before = this.#core;
    this.#core = {
      game,
      zones: this.#zones,
      cards: this.#cards,
      numbers: this.#numbers,
      marks: this.#marks,
      flow: this.#flow,
      table: this.#table,
      rng: this.#rng.isAt(before.rng) ? before.rng : freeze(this.#rng.state),
      end: this.#end,
    };
    this.#drafting = null;
    this.#ownPages = null;
    this.loanedRng = null;
  }

  #discard(): void {
    const core = this.#core;
    this.#drafting = null;
    this.#game = core.game;
    this.#zones = core.zones;
    this.#cards = core.cards;
    this.#ownPages = null;
    this.#numbers = core.numbers;
    this.#lastId = '';
    this.#marks = core.marks;
    this.#flow = core.flow;
    this.#table = core.table;
    this.#end = core.end;
    this.loanedRng = null;
    this.messages = [];
  }
}

/** Written out: cards that are spread have hidden classes of their own, and rules read them all the time. */
function changedCard(card: CardRecord, changes: CardChanges): CardRecord {
  return {
    id: card.id,
    definitionId: card.definitionId,
    owner: card.owner,
    slot: changes.slot ?? card.slot,
    faceDown: changes.faceDown ?? card.faceDown,
    meta: changes.meta ?? card.meta,
    counters: changes.counters ?? card.counters,
    flags: changes.flags ?? card.flags,
  };
}
