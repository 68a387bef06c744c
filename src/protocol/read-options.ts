import type { EnumeratedMove } from './enumerated-move.js';
import type { OptionId } from './ids.js';
import { optionIdOf, sentFor } from './normalise.js';
import { isArrangedAlike, OptionBook, type BookContents, type OptionSource } from './option-book.js';
import type { Option, OptionMove } from './option.js';
import { sameData } from './plain-data.js';
import { quarantined, type Quarantined } from './quarantine.js';
import type { Snapshot } from './snapshot.js';
import { actionShape, reportShape } from './validate/action-shape.js';
import { moveShape } from './validate/move-shape.js';
import { faultIn } from './validate/shape.js';

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

/** So many changes are read at once. Of more, those first that somebody has looked at: a screen shows no others. */
const AT_ONCE = 500;

/**
 * Reads the options of a snapshot. What did not change since the previous reading keeps its identity. Where all changes
 * are said to be at some places, only those are read; of a great many, some are left for later.
 */
export function readOptions(
  source: Source,
  previous: OptionBook = NOTHING_READ,
  said: readonly number[] | null = null,
): OptionBook {
  return readInPlace(source, previous, said) ?? readAnew(source, previous);
}

// Lists made here for what was said to have changed: nobody else has them, so the next change is written into them.
const patchable = new WeakSet<readonly OptionSource[]>();

/** Reads a list in which at most some entries changed in place: the usual case, and the one that must be cheap. */
function readInPlace(
  source: Source,
  previous: OptionBook,
  said: readonly number[] | null,
  atOnce = AT_ONCE,
): OptionBook | null {
  const { moves, reports } = source;
  const contents: BookContents = previous;
  const { ids, oneToOne } = contents;
  const before = previous.sources as readonly EnumeratedMove[];
  if (!oneToOne || reports.length > 0 || moves.length !== before.length) return null;
  // What is said to have changed is said about the whole of the book before.
  const most = said ? Infinity : atOnce;
  const changed = said && !previous.partial ? said : placesOfChange(moves, before, most);
  const later = changed.length > most;
  const renewed = later ? previous.known.filter((place) => moves[place] !== before[place]) : changed;
  let arrangedAlike = true;
  const stillThere = renewed.every((place) => {
    const move = moves[place]!;
    const old = before[place]!;
    if (faultIn(moveShape, move) || (!hasSameId(move, old) && idOf(move) !== ids[place])) return false;
    arrangedAlike &&= isArrangedAlike(move, old);
    return true;
  });
  if (!stillThere) return null;
  const sources = said || later ? patched(before, moves, renewed) : moves;
  const readRest = () => readInPlace(source, book, null, Infinity) ?? readAnew(source, book);
  const book: OptionBook = new OptionBook(
    // What else comes along, the book sets anew.
    { ...contents, sources },
    previous,
    arrangedAlike,
    renewed,
    later && readRest,
  );
  return book;
}

/** Where another object stands, until there are more than so many. */
function placesOfChange(
  moves: readonly EnumeratedMove[],
  before: readonly EnumeratedMove[],
  most: number,
): number[] {
  const places: number[] = [];
  for (let place = 0; place < moves.length && places.length <= most; place += 1)
    // Not `===`: to see that neither is a number it looks into both, which are far apart in memory.
    if (!Object.is(moves[place], before[place])) places.push(place);
  return places;
}

/** Of a list that was not gone through, only what was looked at is taken over. */
function patched(
  before: readonly EnumeratedMove[],
  moves: readonly EnumeratedMove[],
  places: readonly number[],
): readonly EnumeratedMove[] {
  const list = patchable.has(before) ? (before as EnumeratedMove[]) : [...before];
  patchable.add(list);
  for (const place of places) list[place] = moves[place]!;
  return list;
}

/** Whether two moves plainly have the same id: cheaper to see than to spell it out. */
function hasSameId(a: EnumeratedMove, b: EnumeratedMove): boolean {
  return (
    a.moveId === b.moveId &&
    a.sourceCardId === b.sourceCardId &&
    sameData(a.targets, b.targets) &&
    sameData(a.params, b.params)
  );
}

/** Reads all of a snapshot. Identical options are counted, what cannot be read is put aside. */
function readAnew({ moves, reports }: Source, previous: OptionBook): OptionBook {
  const sources: OptionSource[] = [];
  const ids: OptionId[] = [];
  const positions = new Map<OptionId, number>();
  const counts = new Map<number, number>();
  const quarantine: Quarantined[] = [];

  function refuse(where: string, at: number, fault: string, value: unknown): void {
    quarantine.push(quarantined(`${where}[${at}]`, fault, value));
  }

  function add(where: string, at: number, sent: OptionMove, source: OptionSource): void {
    const id = idOf(sent);
    if (id === null) return refuse(where, at, 'its parameters cannot be read', source);
    const place = positions.get(id);
    if (place === undefined) {
      positions.set(id, ids.length);
      ids.push(id);
      sources.push(source);
    } else if (sameData(sources[place], source)) {
      counts.set(place, (counts.get(place) ?? 1) + 1);
    } else {
      refuse(where, at, `It has the same id as another option that differs from it (${id})`, source);
    }
  }

  moves.forEach((move, at) => {
    const fault = faultIn(moveShape, move);
    if (fault) refuse('moves', at, fault, move);
    else add('moves', at, move, move);
  });
  reports.forEach((report, nth) => {
    const wrong = faultIn(reportShape, report);
    if (wrong) return refuse('reports', nth, wrong, report);
    const where = `reports[${nth}].actions`;
    report.actions.forEach((action, at) => {
      const fault = faultIn(actionShape, action);
      if (fault) refuse(where, at, fault, { report, action });
      else add(where, at, sentFor(report, action), { report, action });
    });
  });

  const sameOrder = ids.length === previous.size && ids.every((id, place) => id === previous.ids[place]);
  const arrangedAlike =
    sameOrder && sources.every((source, at) => isArrangedAlike(source, previous.sources[at]!));
  return new OptionBook(
    {
      sources,
      ids: sameOrder ? previous.ids : ids,
      positions: sameOrder ? previous.positions : positions,
      counts,
      quarantine,
      oneToOne: reports.length === 0 && ids.length === moves.length,
    },
    previous,
    arrangedAlike,
  );
}

/** The id of a move; none if its parameters go round in circles. */
function idOf(move: OptionMove): OptionId | null {
  try {
    return optionIdOf(move);
  } catch {
    return null;
  }
}

const readings = new WeakMap<Source, readonly Option[]>();
// As long as the engine keeps a move, its option stays the same from snapshot to snapshot.
const known = new WeakMap<object, Option>();

/** The options of a snapshot, in the order the engine gave. Asking twice gives the same array. */
export function optionsOf(snapshot: Source): readonly Option[] {
  let options = readings.get(snapshot);
  if (!options) {
    const { options: read, sources } = readOptions(snapshot);
    options = read.map((option, place) => asKnown(option, sources[place]!));
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
