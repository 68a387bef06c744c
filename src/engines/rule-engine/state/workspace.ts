import { freeze } from '../../../protocol/freeze.js';
import { GameError } from '../../../protocol/game-error.js';
import type { CardId } from '../../../protocol/ids.js';
import { CardTable } from './card-table.js';
import type { GameEndResult } from '../define/contexts.js';
import type { CoreState, TableFacts } from './position.js';
import { Drafting } from './state-draft.js';
import type { FlowPosition } from '../flow/flow-definition.js';
import type { HistoryMessage } from '../define/operations.js';
import { READ_FLOW, READ_MARKS, READ_RNG, readOfZone, Reads } from '../enumerate/reads.js';
import { SeededRNG } from './seeded-rng.js';
import { WorldLock } from '../world-lock.js';
import type { ZoneTable } from './zone-table.js';

/** A list of cards as it shall be. */
interface ListChange {
  readonly slot: number;
  readonly cards: readonly CardId[];
}

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
  /** Who may do what. */
  readonly lock = new WorldLock();
  readonly cards: CardTable;
  #core: CoreState<TState>;
  #game: TState;
  #drafting: Drafting<TState> | null = null;
  #zones: CoreState<TState>['zones'];
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
    this.cards = new CardTable(this.lock, this.reads, core);
    this.#marks = core.marks;
    this.#flow = core.flow;
    this.#table = core.table;
    this.#end = core.end;
    this.#rng = new SeededRNG(core.rng);
  }

  /** The state as of the last commit. */
  get core(): CoreState<TState> {
    return this.#core;
  }

  /** Goes to another state. */
  restore(core: CoreState<TState>): void {
    this.lock.mustBeIdle();
    this.#core = core;
    this.#discard();
  }

  /** Does something that may change anything, as one: if it throws, nothing has happened. */
  transact(act: () => void): void {
    this.lock.writing(() => {
      // Whoever kept the game's chance may have used it since: that did not happen.
      this.#rng.state = this.#core.rng;
      try {
        act();
        this.#commit();
      } catch (error) {
        this.#discard();
        throw error;
      }
    });
  }

  /** Asks something, also in the middle of a change, during which nothing may change. */
  asking<T>(ask: () => T): T {
    this.recallRng();
    return this.lock.asking(ask);
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
    this.lock.mustBeWritable('the state');
    this.#drafting = null;
    this.#game = game;
  }

  /** The game's own state, to be changed. */
  get draft(): TState {
    this.lock.mustBeWritable('the state');
    this.#drafting ??= new Drafting(this.#game);
    return this.#drafting.draft;
  }

  get flow(): FlowPosition | null {
    this.reads.note(READ_FLOW);
    return this.#flow;
  }

  set flow(flow: FlowPosition | null) {
    this.lock.mustBeWritable('the flow');
    this.#flow = flow && freeze(flow);
  }

  get table(): TableFacts {
    return this.#table;
  }

  set table(table: TableFacts) {
    this.lock.mustBeWritable('the game');
    this.#table = freeze(table);
  }

  get marks(): Readonly<Record<string, true>> {
    this.reads.note(READ_MARKS);
    return this.#marks;
  }

  set marks(marks: Readonly<Record<string, true>>) {
    this.lock.mustBeWritable('trackers');
    this.#marks = freeze(marks);
  }

  get end(): GameEndResult | null {
    return this.#end;
  }

  set end(end: GameEndResult | null) {
    this.lock.mustBeWritable('the end of the game');
    this.#end = end;
  }

  /** The game's chance where things happen; elsewhere a copy, so that asking changes nothing. */
  get rng(): SeededRNG {
    if (this.lock.isWritable) return this.#rng;
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
  setLists(...changes: readonly ListChange[]): void {
    this.lock.mustBeWritable('zones');
    for (const change of changes) this.#mustHold(change);
    // The first change of a move copies the list of lists, the others need not.
    if (this.#zones === this.#core.zones) this.#zones = [...this.#zones];
    const zones = this.#zones as (readonly CardId[])[];
    for (const { slot, cards } of changes) zones[slot] = freeze(cards);
  }

  #mustHold({ slot, cards }: ListChange): void {
    const { zone, key } = this.layout.slots[slot]!;
    if (zone.maxSize === undefined || cards.length <= zone.maxSize) return;
    if (cards.length <= this.#zones[slot]!.length) return;
    throw new GameError(`${zone.name} is full: it holds ${zone.maxSize}.`, 'ZONE_FULL', {
      zone: key,
      required: cards.length,
      available: zone.maxSize,
    });
  }

  #commit(): void {
    const { game } = this;
    const before = this.#core;
    this.#core = {
      game,
      zones: this.#zones,
      cards: this.cards.pages,
      numbers: this.cards.numbers,
      marks: this.#marks,
      flow: this.#flow,
      table: this.#table,
      rng: this.#rng.isAt(before.rng) ? before.rng : freeze(this.#rng.state),
      end: this.#end,
    };
    this.cards.restore(this.#core);
    this.#drafting = null;
    this.loanedRng = null;
  }

  #discard(): void {
    const core = this.#core;
    this.#drafting = null;
    this.#game = core.game;
    this.#zones = core.zones;
    this.cards.restore(core);
    this.#marks = core.marks;
    this.#flow = core.flow;
    this.#table = core.table;
    this.#end = core.end;
    this.loanedRng = null;
    this.messages = [];
  }
}
