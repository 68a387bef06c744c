import type { ActionOption, PhaseActionReport } from './action-report.js';
import type { EnumeratedMove, MoveMetadata } from './enumerated-move.js';
import type { OptionId } from './ids.js';
import { optionOfAction, optionOfMove } from './normalise.js';
import type { Option } from './option.js';
import { sameData } from './plain-data.js';
import type { Quarantined } from './quarantine.js';

/** An action, with the report it stands in. */
export interface ReportedAction {
  readonly report: PhaseActionReport;
  readonly action: ActionOption;
}

/** What an option is made from. */
export type OptionSource = EnumeratedMove | ReportedAction;

/** What a book is made of. Places are the same in all lists. */
export interface BookContents {
  readonly sources: readonly OptionSource[];
  /** The ids of all options, in the order the engine gave. */
  readonly ids: readonly OptionId[];
  /** Where each option stands; the same map as before as long as ids and their order stay. */
  readonly positions: ReadonlyMap<OptionId, number>;
  /** How many identical moves stand at a place, where there are several. */
  readonly counts: ReadonlyMap<number, number>;
  /** What could not be read. */
  readonly quarantine: readonly Quarantined[];
  /** Whether each move is an option of its own, and there is nothing else. */
  readonly oneToOne: boolean;
}

/** An option, and what it was made from. */
interface Made {
  readonly source: OptionSource;
  readonly count: number;
  readonly option: Option;
}

// What it is made of is assigned, not passed on by a dozen getters: every embedder loads them.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- All of it is assigned.
export interface OptionBook extends BookContents {}

/** The options of one snapshot. Each is made when first looked at: of ten thousand, a screen shows a dozen. */
export class OptionBook {
  /** Places where something is new since the book before; `null` if anything may be, places included. */
  readonly changed: readonly number[] | null;
  /** Whether all options stand where they stood in the book before, under the same headings and at the same entities. */
  readonly arrangedAlike: boolean;
  /** Whether only those options are up to date that somebody has looked at. */
  readonly partial: boolean;
  /** What was made and is not made again. Shared by all books with the same places. */
  readonly #made: (Made | undefined)[];
  /** The places of the options that somebody has looked at, in that order. Shared in the same way. */
  readonly known: readonly number[];
  readonly #before: readonly Option[] | undefined;
  readonly #readRest: (() => OptionBook) | false;
  #options: readonly Option[] | undefined;
  #whole: OptionBook | undefined;

  /**
   * `renewed` are the places where another source stands than in the book before, if all ids stand where they stood.
   * With `readRest`, others were left for later.
   */
  constructor(
    contents: BookContents,
    previous?: OptionBook,
    arrangedAlike = false,
    renewed?: readonly number[],
    readRest: (() => OptionBook) | false = false,
  ) {
    Object.assign(this, contents);
    this.arrangedAlike = arrangedAlike;
    this.partial = !!readRest;
    this.#readRest = readRest;
    this.#before = previous && previous.#options;
    if (previous && renewed) {
      this.#made = previous.#made;
      this.known = previous.known;
      this.changed = renewed.filter((place) => this.#isNew(place, this.#made[place]));
      return;
    }
    this.changed = null;
    this.known = [];
    // With a place for every option: a list that grew by leaps would be a dictionary.
    this.#made = new Array<Made | undefined>(this.size).fill(undefined);
    if (!previous) return;
    for (const former of previous.known) {
      // What was looked at before stays what it is, wherever it stands now. What nobody looked at need not be recognised.
      const made = previous.#made[former]!;
      const place = this.positions.get(made.option.id);
      if (place !== undefined) this.#isNew(place, made);
    }
  }

  /** How many options there are. */
  get size(): number {
    return this.ids.length;
  }

  /** The book with everything that was left for later. */
  get whole(): OptionBook {
    return this.#readRest ? (this.#whole ??= this.#readRest()) : this;
  }

  /** All options, in the order the engine gave. */
  get options(): readonly Option[] {
    if (this.partial) return this.whole.options;
    if (!this.#options) {
      const all = this.ids.map((_, place) => this.at(place));
      const same =
        this.#before?.length === all.length && all.every((option, at) => option === this.#before![at]);
      this.#options = same ? this.#before : all;
    }
    return this.#options;
  }

  /** The option at a place. */
  at(place: number): Option {
    // What was left for later and is gone by now stays what it was.
    return this.#find(place, this.ids[place]!) ?? this.#make(place);
  }

  /** The option of an id, while it exists. */
  get(id: OptionId): Option | undefined {
    return this.#find(this.positions.get(id) ?? this.size, id);
  }

  #find(place: number, id: OptionId): Option | undefined {
    const made = this.#made[place];
    if (made && made.source === this.sources[place] && made.count === this.#countAt(place))
      return made.option;
    // Whoever looks at what was left for later has it read now.
    if (this.partial && !this.changed!.includes(place)) return this.whole.get(id);
    return place < this.size ? this.#make(place) : undefined;
  }

  #countAt(place: number): number {
    return this.counts.get(place) ?? 1;
  }

  /** Whether the option at a place says anything else than it did, or nobody looked at it. If not, it stays the same object. */
  #isNew(place: number, before: Made | undefined): boolean {
    const source = this.sources[place]!;
    if (!before || before.count !== this.#countAt(place) || !isSame(source, before.source)) return true;
    this.#keep(place, { ...before, source });
    return false;
  }

  #make(place: number): Option {
    const source = this.sources[place]!;
    const count = this.#countAt(place);
    const id = this.ids[place]!;
    const option =
      'action' in source
        ? optionOfAction(source.report, source.action, id, count)
        : optionOfMove(source, id, count);
    this.#keep(place, { source, count, option });
    return option;
  }

  #keep(place: number, made: Made): void {
    if (!this.#made[place]) (this.known as number[]).push(place);
    this.#made[place] = made;
  }
}

/** Whether two sources of the same id make the same option. What changes most often is looked at first. */
function isSame(a: OptionSource, b: OptionSource): boolean {
  if ('action' in a) return 'action' in b && sameData(a.action, b.action);
  return sameData(a.metadata?.successChance, partsOf(b)?.successChance) && sameData(a, b);
}

/** Whether two sources of the same id are arranged alike: under the same heading, as important, at the same entities. */
export function isArrangedAlike(a: OptionSource, b: OptionSource): boolean {
  const one = partsOf(a);
  const other = partsOf(b);
  return (
    one?.category === other?.category &&
    (one?.priority ?? 0) === (other?.priority ?? 0) &&
    sameData(one?.refs, other?.refs)
  );
}

/** Where it is said how a source is arranged. Its unit, where it has one, is part of its id. */
export function partsOf(
  source: OptionSource,
): Partial<Pick<MoveMetadata, 'category' | 'priority' | 'refs' | 'successChance'>> | undefined {
  return 'action' in source ? source.action : source.metadata;
}
