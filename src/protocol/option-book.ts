import type { ActionOption, PhaseActionReport } from './action-report.js';
import type { EnumeratedMove } from './enumerated-move.js';
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
  readonly ids: readonly OptionId[];
  readonly positions: ReadonlyMap<OptionId, number>;
  /** How many identical moves stand at a place, where there are several. */
  readonly counts: ReadonlyMap<number, number>;
  readonly quarantine: readonly Quarantined[];
  /** Whether each move is an option of its own, and there is nothing else. */
  readonly oneToOne: boolean;
}

// What was made once need not be made again as long as the engine keeps the move.
const known = new WeakMap<EnumeratedMove | ActionOption, Option>();

/** The options of one snapshot. Each is made when first looked at: of ten thousand, a screen shows seventeen. */
export class OptionBook {
  readonly contents: BookContents;
  /** Places where something may be new since the book before; `null` if anything may be. */
  readonly changed: readonly number[] | null;
  readonly #made: (Option | undefined)[];
  readonly #before: readonly Option[] | undefined;
  #options: readonly Option[] | undefined;

  constructor(contents: BookContents, previous?: OptionBook, changed: readonly number[] | null = null) {
    this.contents = contents;
    this.changed = changed;
    this.#before = previous && previous.#options;
    this.#made = previous
      ? inherited(contents, previous.contents, previous.#made, changed)
      : blank(contents.ids.length);
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
      const all = this.contents.ids.map((_, place) => this.at(place));
      const same =
        this.#before?.length === all.length && all.every((option, at) => option === this.#before![at]);
      this.#options = same ? this.#before! : all;
    }
    return this.#options;
  }

  /** The option at a place. */
  at(place: number): Option {
    const { sources, counts } = this.contents;
    return (this.#made[place] ??= make(sources[place]!, counts.get(place) ?? 1));
  }

  /** The option of an id, while it exists. */
  get(id: OptionId): Option | undefined {
    const place = this.contents.positions.get(id);
    return place === undefined ? undefined : this.at(place);
  }
}

function make(source: OptionSource, count: number): Option {
  const key = 'action' in source ? source.action : source;
  let option = known.get(key);
  // One action may stand in the reports of two units.
  if (!option || ('action' in source && option.category !== source.report.unitId)) {
    option = 'action' in source ? optionOfAction(source.report, source.action) : optionOfMove(source);
    known.set(key, option);
  }
  return count === 1 ? option : { ...option, count };
}

/** The options made before that say the same now. What nobody looked at need not keep its identity. */
function inherited(
  next: BookContents,
  previous: BookContents,
  made: readonly (Option | undefined)[],
  changed: readonly number[] | null,
): (Option | undefined)[] {
  const isSame = (place: number, before: number) =>
    next.counts.get(place) === previous.counts.get(before) &&
    sameData(next.sources[place], previous.sources[before]);
  if (changed) {
    const kept = made.slice();
    for (const place of changed) if (kept[place] && !isSame(place, place)) kept[place] = undefined;
    return kept;
  }
  const kept = blank(next.ids.length);
  made.forEach((option, before) => {
    const place = option && next.positions.get(option.id);
    if (place !== undefined && isSame(place, before)) kept[place] = option;
  });
  return kept;
}

/** A list with a place for every option: one that grew by leaps would be a dictionary. */
function blank(size: number): (Option | undefined)[] {
  return new Array<Option | undefined>(size).fill(undefined);
}
