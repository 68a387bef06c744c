import { freeze } from '../../../protocol/freeze.js';
import { GameError } from '../../../protocol/game-error.js';
import type { CardId } from '../../../protocol/ids.js';
import type { CompiledRules } from '../define/compile-rules.js';
import type { HistoryMessage } from '../define/operations.js';
import type { StagePlan } from '../flow/flow-plan.js';
import { CardTable } from './card-table.js';
import type { Position } from './position.js';
import { SeededRNG } from './seeded-rng.js';
import { StateDraft, type Draft } from './state-draft.js';

/** The parts of a position that are replaced as a whole, and what errors call them. */
const PARTS = {
  table: 'the game',
  flow: 'the flow',
  trackers: 'trackers',
  end: 'the end of the game',
} as const;

/** The cards a zone shall hold. */
interface ZoneChange {
  readonly slot: number;
  readonly cards: readonly CardId[];
}

/**
 * A position opened for rules. They read it, and while a move is played they change a copy of it. Every change replaces what
 * it changes, so the position itself stays as it is: when a move fails, the workspace goes back to it.
 */
export class Workspace {
  readonly rules: CompiledRules;
  readonly cards: CardTable;
  /** The stages that have begun, while the flow moves from one to another; `null` while it rests. */
  openStages: readonly StagePlan[] | null = null;
  #position: Position;
  /** The position itself, or while a move is played the copy that is changed. */
  #current: Draft<Position>;
  #messages: HistoryMessage[] | null = null;
  #isWritable = false;
  #draft: StateDraft<object> | null = null;
  #rng: SeededRNG | null = null;

  constructor(rules: CompiledRules, position: Position) {
    this.rules = rules;
    this.#position = position;
    this.#current = position;
    this.cards = new CardTable(position, (what) => this.mustBeWritable(what));
  }

  /** The position it is open at: while a move is played, the one before. */
  get position(): Position {
    return this.#position;
  }

  /** The position with all changes but those to the draft, which are in `state`. */
  get current(): Position {
    return this.#current;
  }

  /** Goes to another position, or back to its own. */
  moveTo(position: Position): void {
    this.cards.moveTo(position);
    this.openStages = null;
    this.#position = position;
    this.#current = position;
    this.#draft = null;
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
    const next = copyOf(this.#position);
    let reached = this.#position;
    this.#current = next;
    this.cards.change(next);
    this.#isWritable = true;
    this.#messages = null;
    try {
      change();
      next.state = this.state;
      if (this.#rng && !this.#rng.isAt(next.rng)) next.rng = freeze(this.#rng.state);
      reached = next;
    } finally {
      this.#isWritable = false;
      this.moveTo(reached);
    }
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

  /** The history entries of the latest change. */
  get messages(): readonly HistoryMessage[] {
    return this.#messages ?? NO_MESSAGES;
  }

  /** Adds an entry to the history. */
  addMessage(message: HistoryMessage): void {
    this.mustBeWritable('the history');
    (this.#messages ??= []).push(message);
  }

  /** The game's own state, to be read. */
  get state(): object {
    // Later changes to the draft must not change what is read now.
    if (this.#draft) this.#current.state = this.#draft.finish();
    return this.#current.state;
  }

  /** The game's own state, to be changed. */
  get draft(): object {
    this.mustBeWritable('the state');
    this.#draft ??= new StateDraft(this.#current.state);
    return this.#draft.draft;
  }

  /** Begins the game with a state. */
  setState(state: object): void {
    this.mustBeWritable('the state');
    this.#current.state = state;
  }

  /** Replaces a part of the position. */
  set<Part extends keyof typeof PARTS>(part: Part, value: Position[Part]): void {
    this.mustBeWritable(PARTS[part]);
    (this.#current as { [P in Part]: Position[P] })[part] = value && (freeze(value) as Position[Part]);
  }

  /** The game's random numbers, for moves. Rules that may only read get a copy. */
  get rng(): SeededRNG {
    return (this.#rng ??= new SeededRNG(this.#position.rng));
  }

  /** The cards in a zone, from the top. */
  zone(slot: number): readonly CardId[] {
    return this.#current.zones[slot]!;
  }

  /** Replaces the cards of one or more zones. */
  setZones(...changes: readonly ZoneChange[]): void {
    this.mustBeWritable('zones');
    for (const change of changes) this.#checkSize(change);
    // The first change copies the list of zones, further ones need not.
    if (this.#current.zones === this.#position.zones) this.#current.zones = [...this.#position.zones];
    const zones = this.#current.zones as (readonly CardId[])[];
    for (const { slot, cards } of changes) zones[slot] = freeze(cards);
  }

  #checkSize({ slot, cards }: ZoneChange): void {
    const { zone, key } = this.rules.zones.slots[slot]!;
    if (zone.maxSize === undefined || cards.length <= zone.maxSize) return;
    if (cards.length <= this.zone(slot).length) return;
    throw new GameError(`${zone.name} is full: it holds ${zone.maxSize}.`, 'ZONE_FULL', {
      zone: key,
      required: cards.length,
      available: zone.maxSize,
    });
  }
}

/** Written out: what rules read is slower to read where it was made by spreading. */
function copyOf({
  state,
  zones,
  cards,
  cardIndices,
  trackers,
  flow,
  table,
  rng,
  end,
}: Position): Draft<Position> {
  return { state, zones, cards, cardIndices, trackers, flow, table, rng, end };
}

const NO_MESSAGES: readonly HistoryMessage[] = [];
