import { freeze } from '../../../protocol/freeze.js';
import { GameError } from '../../../protocol/game-error.js';
import type { CardId } from '../../../protocol/ids.js';
import type { CompiledRules } from '../define/compile-rules.js';
import type { GameEndResult } from '../define/contexts.js';
import type { HistoryMessage } from '../define/operations.js';
import type { FlowPosition } from '../flow/flow-definition.js';
import type { StagePlan } from '../flow/flow-plan.js';
import { CardTable, type WriteGuard } from './card-table.js';
import type { Position, TableFacts } from './position.js';
import { SeededRNG } from './seeded-rng.js';
import { StateDraft } from './state-draft.js';

/** The cards a zone shall hold. */
interface ZoneChange {
  readonly slot: number;
  readonly cards: readonly CardId[];
}

/**
 * A position opened for rules. They read it, and while a move is played they change it. Every change replaces what it
 * changes, so the position itself stays as it is: when a move fails, the workspace goes back to it.
 */
export class Workspace implements WriteGuard {
  readonly rules: CompiledRules;
  readonly cards: CardTable;
  /** The stages that have begun, while the flow moves from one to another; `null` while it rests. */
  openStages: readonly StagePlan[] | null = null;
  #position: Position;
  #messages: HistoryMessage[] | null = null;
  #isWritable = false;
  #state: object;
  #draft: StateDraft<object> | null = null;
  #zones: Position['zones'];
  #trackers: Position['trackers'];
  #flow: FlowPosition | null;
  #table: TableFacts;
  #end: GameEndResult | null;
  #rng: SeededRNG | null = null;

  constructor(rules: CompiledRules, position: Position) {
    this.rules = rules;
    this.cards = new CardTable(this, position);
    this.#position = position;
    this.#state = position.state;
    this.#zones = position.zones;
    this.#trackers = position.trackers;
    this.#flow = position.flow;
    this.#table = position.table;
    this.#end = position.end;
  }

  /** The position it is open at: while a move is played, the one before. */
  get position(): Position {
    return this.#position;
  }

  /** Goes to another position, or back to its own. */
  moveTo(position: Position): void {
    this.cards.moveTo(position);
    this.openStages = null;
    this.#position = position;
    this.#state = position.state;
    this.#draft = null;
    this.#zones = position.zones;
    this.#trackers = position.trackers;
    this.#flow = position.flow;
    this.#table = position.table;
    this.#end = position.end;
    this.#rng = null;
  }

  /** Whether rules may change things now. */
  get isWritable(): boolean {
    return this.#isWritable;
  }

  /** Throws where nothing may change. */
  mustBeWritable(what: string): void {
    if (this.#isWritable) return;
    throw new GameError(
      `Only reducers and hooks of the flow change ${what}: enumerators, conditions and previews only ask.`,
      'READ_ONLY',
    );
  }

  /** Lets `change` change things, and goes to the position that comes of it. If it throws, nothing has changed. */
  write(change: () => void): void {
    let next = this.#position;
    this.#isWritable = true;
    this.#messages = null;
    try {
      change();
      next = this.#result();
    } finally {
      this.#isWritable = false;
      this.moveTo(next);
    }
  }

  /** The history entries of the latest change. */
  get messages(): readonly HistoryMessage[] {
    return this.#messages ?? NO_MESSAGES;
  }

  /** Adds an entry to the history. */
  addMessage(message: HistoryMessage): void {
    this.mustBeWritable('the history');
    (this.#messages ??= []).push(message);
  }

  /** Runs rules that may only read, in the middle of a change. */
  read<T>(question: () => T): T {
    const isWritable = this.#isWritable;
    this.#isWritable = false;
    try {
      return question();
    } finally {
      this.#isWritable = isWritable;
    }
  }

  /** The game's own state, to be read. */
  get state(): object {
    // Later changes to the draft must not change what is read now.
    if (this.#draft) this.#state = this.#draft.finish();
    return this.#state;
  }

  set state(state: object) {
    this.mustBeWritable('the state');
    this.#draft = null;
    this.#state = state;
  }

  /** The game's own state, to be changed. */
  get draft(): object {
    this.mustBeWritable('the state');
    this.#draft ??= new StateDraft(this.#state);
    return this.#draft.draft;
  }

  get flow(): FlowPosition | null {
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

  get trackers(): Readonly<Record<string, true>> {
    return this.#trackers;
  }

  set trackers(trackers: Readonly<Record<string, true>>) {
    this.mustBeWritable('trackers');
    this.#trackers = freeze(trackers);
  }

  get end(): GameEndResult | null {
    return this.#end;
  }

  set end(end: GameEndResult | null) {
    this.mustBeWritable('the end of the game');
    this.#end = end;
  }

  /** The game's random numbers, for moves. Rules that may only read get a copy. */
  get rng(): SeededRNG {
    return (this.#rng ??= new SeededRNG(this.#position.rng));
  }

  /** The cards in a zone, from the top. */
  zone(slot: number): readonly CardId[] {
    return this.#zones[slot]!;
  }

  /** Replaces the cards of one or more zones. */
  setZones(...changes: readonly ZoneChange[]): void {
    this.mustBeWritable('zones');
    for (const change of changes) this.#checkSize(change);
    // The first change copies the list of zones, further ones need not.
    if (this.#zones === this.#position.zones) this.#zones = [...this.#zones];
    const zones = this.#zones as (readonly CardId[])[];
    for (const { slot, cards } of changes) zones[slot] = freeze(cards);
  }

  #checkSize({ slot, cards }: ZoneChange): void {
    const { zone, key } = this.rules.zones.slots[slot]!;
    if (zone.maxSize === undefined || cards.length <= zone.maxSize) return;
    if (cards.length <= this.#zones[slot]!.length) return;
    throw new GameError(`${zone.name} is full: it holds ${zone.maxSize}.`, 'ZONE_FULL', {
      zone: key,
      required: cards.length,
      available: zone.maxSize,
    });
  }

  #result(): Position {
    const { rng } = this.#position;
    return {
      state: this.state,
      zones: this.#zones,
      cards: this.cards.pages,
      cardIndices: this.cards.indices,
      trackers: this.#trackers,
      flow: this.#flow,
      table: this.#table,
      rng: !this.#rng || this.#rng.isAt(rng) ? rng : freeze(this.#rng.state),
      end: this.#end,
    };
  }
}

const NO_MESSAGES: readonly HistoryMessage[] = [];
