import type { ActionOption, PhaseActionReport } from './action-report.js';
import type { EnumeratedMove } from './enumerated-move.js';
import type { OptionId } from './ids.js';
import { optionOfAction, optionOfMove } from './normalise.js';
import type { Option } from './option.js';
import { sameData } from './plain-data.js';
import type { Quarantined } from './quarantine.js';
import { saysTheSame } from './same-move.js';

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
  readonly ids: readonly OptionId[];
  readonly positions: ReadonlyMap<OptionId, number>;
  /** How many identical moves stand at a place, where there are several. */
  readonly counts: ReadonlyMap<number, number>;
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

/** What was made and is not made again. Shared by all books with the same places. */
interface Kept {
  readonly made: (Made | undefined)[];
  /** Options by what they were made from. None until places change: looking things up in it takes its time. */
  known: WeakMap<EnumeratedMove | ActionOption, Option> | null;
}

/** What is new since the book before, in lists whose places stayed the same. */
interface News {
  /** Places where an option says something new, or nobody looked at what it said. */
  readonly changed: readonly number[];
  /** Places where it says the same, but was sent anew. */
  readonly renewed: readonly number[];
}

/** The options of one snapshot. Each is made when first looked at: of ten thousand, a screen shows a dozen. */
export class OptionBook {
  readonly contents: BookContents;
  /** Places where something is new since the book before; `null` if anything may be, places included. */
  readonly changed: readonly number[] | null;
  /** Whether all options stand where they stood in the book before, under the same headings and at the same entities. */
  readonly arrangedAlike: boolean;
  readonly #kept: Kept;
  readonly #before: readonly Option[] | undefined;
  #options: readonly Option[] | undefined;

  constructor(
    contents: BookContents,
    previous: OptionBook | null = null,
    arrangedAlike = false,
    news: News | null = null,
  ) {
    this.contents = contents;
    this.arrangedAlike = arrangedAlike;
    this.changed = news && news.changed;
    this.#before = previous ? previous.#options : undefined;
    if (previous && news) {
      this.#kept = previous.#kept;
      for (const place of news.renewed) this.#keep(place, this.#kept.made[place]);
      return;
    }
    const before = previous && previous.size > 0 ? previous.#kept : null;
    if (before) before.known ??= new WeakMap();
    this.#kept = { made: blank(contents.ids.length), known: before && before.known };
    for (const made of before?.made ?? []) if (made) this.#recognise(made);
  }

  /** How many options there are. */
  get size(): number {
    return this.contents.ids.length;
  }

  /** The ids of all options, in the order the engine gave. */
  get ids(): readonly OptionId[] {
    return this.contents.ids;
  }

  /** Where each option stands; the same map as before as long as ids and their order stay. */
  get positions(): ReadonlyMap<OptionId, number> {
    return this.contents.positions;
  }

  /** What could not be read. */
  get quarantine(): readonly Quarantined[] {
    return this.contents.quarantine;
  }

  /** All options, in the order the engine gave. */
  get options(): readonly Option[] {
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
    const source = this.contents.sources[place]!;
    const count = this.#countAt(place);
    const made = this.#kept.made[place];
    if (made && made.source === source && made.count === count) return made.option;
    const option = this.#make(source, this.ids[place]!, count);
    this.#kept.made[place] = { source, count, option };
    return option;
  }

  /** The option of an id, while it exists. */
  get(id: OptionId): Option | undefined {
    const place = this.contents.positions.get(id);
    return place === undefined ? undefined : this.at(place);
  }

  /** Whether somebody looked at the option at a place. */
  wasMade(place: number): boolean {
    return this.#kept.made[place] !== undefined;
  }

  #countAt(place: number): number {
    const { counts } = this.contents;
    return counts.size === 0 ? 1 : (counts.get(place) ?? 1);
  }

  /** Keeps an option that was looked at before and says the same now. What nobody looked at need not be recognised. */
  #recognise(made: Made): void {
    const place = this.positions.get(made.option.id);
    if (place === undefined || made.count !== this.#countAt(place)) return;
    if (isSame(this.contents.sources[place]!, made.source)) this.#keep(place, made);
  }

  #keep(place: number, made: Made | undefined): void {
    if (!made) return;
    const source = this.contents.sources[place]!;
    if (made.count === 1) this.#kept.known?.set(keyOf(source), made.option);
    this.#kept.made[place] = { ...made, source };
  }

  #make(source: OptionSource, id: OptionId, count: number): Option {
    const { known } = this.#kept;
    const kept = count === 1 ? known?.get(keyOf(source)) : undefined;
    // One action may stand in the reports of two units.
    if (kept?.id === id) return kept;
    const option =
      'action' in source
        ? optionOfAction(source.report, source.action, count)
        : optionOfMove(source, id, count);
    if (count === 1) known?.set(keyOf(source), option);
    return option;
  }
}

/** Whether two sources of the same id make the same option. */
function isSame(a: OptionSource, b: OptionSource): boolean {
  if (a === b) return true;
  if ('action' in a) return 'action' in b && sameData(a.action, b.action);
  return !('action' in b) && sameData(a.params, b.params) && saysTheSame(a, b);
}

/** Whether two sources of the same id are arranged alike: under the same heading, as important, at the same entities. */
export function isArrangedAlike(a: OptionSource, b: OptionSource): boolean {
  if ('action' in a || 'action' in b) {
    if (!('action' in a && 'action' in b)) return false;
    // Its unit and its parameters are part of its id.
    return a.action.category === b.action.category && sameData(a.action.refs, b.action.refs);
  }
  return (
    a.metadata?.category === b.metadata?.category &&
    (a.metadata?.priority ?? 0) === (b.metadata?.priority ?? 0) &&
    sameData(a.metadata?.refs, b.metadata?.refs)
  );
}

function keyOf(source: OptionSource): EnumeratedMove | ActionOption {
  return 'action' in source ? source.action : source;
}

/** A list with a place for every option: one that grew by leaps would be a dictionary. */
function blank(size: number): (Made | undefined)[] {
  return new Array<Made | undefined>(size).fill(undefined);
}
