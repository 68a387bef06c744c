import type { ActionOption } from './action-report.js';
import type { EnumeratedMove } from './enumerated-move.js';
import type { OptionId } from './ids.js';
import { isPlainlyMove } from './is-plainly-move.js';
import { optionIdOf, sentFor } from './normalise.js';
import { isArrangedAlike, OptionBook, type BookContents, type OptionSource } from './option-book.js';
import type { Option } from './option.js';
import { sameData } from './plain-data.js';
import { quarantined, type Quarantined } from './quarantine.js';
import { hasSameId, saysTheSame } from './same-move.js';
import { actionSchema, faultIn, moveSchema, reportSchema } from './schemas.js';
import type { Snapshot } from './snapshot.js';

type Source = Pick<Snapshot, 'moves' | 'reports'>;

/** The reading of a snapshot without options. */
export const NOTHING_READ = new OptionBook({
  sources: [],
  ids: [],
  positions: new Map(),
  counts: new Map(),
  quarantine: [],
  oneToOne: true,
});

/**
 * Reads the options of a snapshot. What did not change since the previous reading keeps its identity. Where all changes
 * are said to be at some places, only those are read.
 */
export function readOptions(
  source: Source,
  previous: OptionBook = NOTHING_READ,
  said: readonly number[] | null = null,
): OptionBook {
  return readInPlace(source, previous, said) ?? readAnew(source, previous);
}

/** Reads a list in which at most some entries changed in place: the usual case, and the one that must be cheap. */
function readInPlace(
  { moves, reports }: Source,
  previous: OptionBook,
  said: readonly number[] | null,
): OptionBook | null {
  const { oneToOne, sources, ids } = previous.contents;
  if (!oneToOne || reports.length > 0 || moves.length !== sources.length) return null;
  const changed: number[] = [];
  const renewed: number[] = [];
  let alike = true;

  function isStillThere(place: number): boolean {
    const move = moves[place]!;
    const before = sources[place] as EnumeratedMove;
    const sameId = typeof move === 'object' && move !== null && hasSameId(move, before);
    // What says the same as a sound move is sound. Of what nobody looked at, nobody need know whether it does.
    if (sameId && previous.wasMade(place) && saysTheSame(move, before)) {
      renewed.push(place);
      return true;
    }
    if (faultOfMove(move) || (!sameId && idOf(move) !== ids[place])) return false;
    changed.push(place);
    alike &&= isArrangedAlike(move, before);
    return true;
  }

  if (said) {
    if (!said.every(isStillThere)) return null;
  } else {
    for (let place = 0; place < moves.length; place += 1) {
      // Not `===`: to see that neither is a number it looks into both, which are far apart in memory.
      if (!Object.is(moves[place], sources[place]) && !isStillThere(place)) return null;
    }
  }
  // Of a list that was not gone through, only what was looked at is taken over.
  const read = said ? withPlaces(sources, moves, said) : moves;
  return new OptionBook({ ...previous.contents, sources: read }, previous, alike, { changed, renewed });
}

function withPlaces<T>(list: readonly T[], other: readonly T[], places: readonly number[]): T[] {
  const copy = [...list];
  for (const place of places) copy[place] = other[place]!;
  return copy;
}

/** Reads all of a snapshot. */
function readAnew({ moves, reports }: Source, previous: OptionBook): OptionBook {
  const list = new OptionList();
  moves.forEach((move, at) => {
    const fault = faultOfMove(move);
    list.add(() => `moves[${at}]`, fault, move, fault ? null : idOf(move));
  });
  reports.forEach((report, at) => {
    const fault = faultIn(reportSchema, report);
    if (fault) return list.add(() => `reports[${at}]`, fault, report, null);
    report.actions.forEach((action: ActionOption, place) => {
      const wrong = faultIn(actionSchema, action);
      const id = wrong ? null : optionIdOf(sentFor(report, action));
      list.add(() => `reports[${at}].actions[${place}]`, wrong, { report, action }, id);
    });
  });
  const { ids, positions, sources } = previous.contents;
  const sameOrder = list.ids.length === ids.length && list.ids.every((id, place) => id === ids[place]);
  const alike = sameOrder && list.sources.every((source, place) => isArrangedAlike(source, sources[place]!));
  const oneToOne = reports.length === 0 && list.quarantine.length === 0 && list.ids.length === moves.length;
  return new OptionBook(
    { ...list.contents(oneToOne), ...(sameOrder && { ids, positions }) },
    previous,
    alike,
  );
}

function faultOfMove(move: EnumeratedMove): string | null {
  return isPlainlyMove(move) ? null : faultIn(moveSchema, move);
}

/** The id of a move; none if its parameters go round in circles. */
function idOf(move: EnumeratedMove): OptionId | null {
  try {
    return optionIdOf(move);
  } catch {
    return null;
  }
}

/** Gathers sources under the ids of their options: identical ones are counted. */
class OptionList {
  readonly ids: OptionId[] = [];
  readonly quarantine: Quarantined[] = [];
  readonly sources: OptionSource[] = [];
  readonly #positions = new Map<OptionId, number>();
  readonly #counts = new Map<number, number>();

  add(where: () => string, fault: string | null, source: unknown, id: OptionId | null): void {
    if (fault !== null) return this.#refuse(where, fault, source);
    if (id === null)
      return this.#refuse(where, 'its parameters go round in circles, or throw when read', source);
    const place = this.#positions.get(id);
    if (place === undefined) {
      this.#positions.set(id, this.ids.length);
      this.ids.push(id);
      this.sources.push(source as OptionSource);
    } else if (sameData(this.sources[place], source)) {
      this.#counts.set(place, (this.#counts.get(place) ?? 1) + 1);
    } else {
      this.#refuse(where, `It has the same id as another option that differs from it (${id})`, source);
    }
  }

  #refuse(where: () => string, why: string, source: unknown): void {
    this.quarantine.push(quarantined(where(), why, source));
  }

  contents(oneToOne: boolean): BookContents {
    return {
      sources: this.sources,
      ids: this.ids,
      positions: this.#positions,
      counts: this.#counts,
      quarantine: this.quarantine,
      oneToOne,
    };
  }
}

const readings = new WeakMap<Source, readonly Option[]>();
// As long as the engine keeps a move, its option stays the same from snapshot to snapshot.
const known = new WeakMap<EnumeratedMove | ActionOption, Option>();

/** The options of a snapshot, in the order the engine gave. Asking twice gives the same array. */
export function optionsOf(snapshot: Source): readonly Option[] {
  let options = readings.get(snapshot);
  if (!options) {
    const reading = readOptions(snapshot);
    options = reading.options.map((option, place) => asKnown(option, reading.contents.sources[place]!));
    readings.set(snapshot, options);
  }
  return options;
}

function asKnown(option: Option, source: OptionSource): Option {
  const key = 'action' in source ? source.action : source;
  const before = known.get(key);
  if (before?.id === option.id && before.count === option.count) return before;
  known.set(key, option);
  return option;
}
