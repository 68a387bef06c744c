import { actionShape, reportShape } from '../validate/action-shape.js';
import { moveShape } from '../validate/move-shape.js';
import { faultIn } from '../validate/shape.js';
import type { OptionId } from '../ids.js';
import { optionIdOf, optionOfAction, optionOfMove, sentFor } from '../normalise.js';
import type { Option, OptionMove } from '../option.js';
import { sameData } from '../plain-data.js';
import type { Snapshot } from '../snapshot.js';
import { groupOptions, isGroupedAlike } from './option-groups.js';
import { NO_OPTIONS, REPEATED, type OptionIndex } from './option-index.js';
import { quarantined, type Quarantined } from './quarantine.js';

const UNREADABLE = 'its parameters cannot be read';

/** The part of a snapshot that options are read from. */
export type OptionSource = Pick<Snapshot, 'moves' | 'reports'>;

/**
 * Reads the options of a snapshot. An option that did not change since the previous reading is the same object; identical
 * moves are one option with a count; what cannot be read goes into quarantine.
 */
export function readOptions(
  { moves, reports }: OptionSource,
  previous: OptionIndex = NO_OPTIONS,
): OptionIndex {
  // Copies of the previous lists, overwritten where something is new: of a long list, most stays.
  const list = [...previous.list];
  const sources = [...previous.sources];
  const counts = new Map<number, number>();
  const quarantine: Quarantined[] = [];
  let size = 0;
  // The previous index of the next option, if nothing came or went.
  let expected = 0;
  // Made at the first option with another index than before. Until then the previous map is valid.
  let positions: Map<OptionId, number> | null = null;
  let isRegrouped = false;

  for (let at = 0; at < moves.length; at += 1) {
    if (!positions) {
      const unchanged = countUnchanged(moves, at, previous.sources, expected);
      expected = size += unchanged;
      at += unchanged;
      if (at === moves.length) break;
    }
    const move = moves[at]!;
    if (keep(move)) continue;
    const fault = faultIn(moveShape, move);
    const id = fault ? null : idOf(move, previous.list[expected]);
    if (id === null) refuse('moves', at, fault ?? UNREADABLE, move);
    else add('moves', at, move, optionOfMove(move, id));
  }
  reports.forEach((report, nth) => {
    const wrong = faultIn(reportShape, report);
    if (wrong) return refuse('reports', nth, wrong, report);
    const where = `reports[${nth}].actions`;
    report.actions.forEach((action, at) => {
      if (previous.list[expected]?.params['unitId'] === report.unitId && keep(action)) return;
      const fault = faultIn(actionShape, action);
      const id = fault ? null : idOf(sentFor(report, action), previous.list[expected]);
      const value = { report, action };
      if (id === null) refuse(where, at, fault ?? UNREADABLE, value);
      else add(where, at, value, optionOfAction(report, action, id), action);
    });
  });
  for (const [position, count] of counts) {
    const option = list[position]!;
    list[position] = shared({ ...option, count }, previous.positions.get(option.id));
  }
  if (size < list.length) positions ??= positionsOf(list.slice(0, size));
  list.length = sources.length = size;
  const isSame = !positions && list.every((option, position) => option === previous.list[position]);
  return {
    list: isSame ? previous.list : list,
    positions: positions ?? previous.positions,
    groups: positions || isRegrouped ? groupOptions(list) : previous.groups,
    quarantine,
    sources,
  };

  function refuse(where: string, at: number, fault: string, value: unknown): void {
    quarantine.push(quarantined(`${where}[${at}]`, fault, value));
  }

  /** Keeps the option that stood here before, if its source still says the same. */
  function keep(source: object): boolean {
    const before = previous.sources[expected];
    if (before === undefined || before === REPEATED || !sameData(before, source)) return false;
    const known = previous.list[expected]!;
    if (positionOf(known.id, expected) !== undefined) return false;
    put(known, source, expected);
    return true;
  }

  function add(where: string, at: number, value: object, option: Option, source = value): void {
    const { id } = option;
    const before = id === previous.list[expected]?.id ? expected : previous.positions.get(id);
    const earlier = positionOf(id, before);
    // In its own place, an option was compared by its source.
    if (earlier === undefined)
      return put(before === expected ? option : shared(option, before), source, before);
    const first = list[earlier]!;
    if (!sameData({ ...option, count: first.count }, first))
      return refuse(where, at, `It has the same id as another option that differs from it (${id})`, value);
    counts.set(earlier, (counts.get(earlier) ?? 1) + 1);
    sources[earlier] = REPEATED;
  }

  /** The index of an option that was read already; `before` is its previous index. */
  function positionOf(id: OptionId, before: number | undefined): number | undefined {
    if (positions) return positions.get(id);
    return before !== undefined && before < size ? before : undefined;
  }

  function put(option: Option, source: object, before: number | undefined): void {
    if (before !== size) positions ??= positionsOf(list.slice(0, size));
    else isRegrouped ||= !isGroupedAlike(option, previous.list[size]!);
    positions?.set(option.id, size);
    list[size] = option;
    sources[size] = source;
    size += 1;
    if (before !== undefined) expected = before + 1;
  }

  /** The previous object, if nothing of the option changed. */
  function shared(option: Option, before: number | undefined): Option {
    const known = before === undefined ? undefined : previous.list[before];
    return known && sameData(known, option) ? known : option;
  }
}

/** The number of moves, from `at` on, that are the objects they were. */
function countUnchanged(
  moves: OptionSource['moves'],
  at: number,
  sources: OptionIndex['sources'],
  expected: number,
): number {
  const most = Math.min(moves.length - at, sources.length - expected);
  let count = 0;
  // Not `===`: it reads both objects to see that they are no numbers, and of ten thousand that takes most of the time.
  while (count < most && Object.is(moves[at + count], sources[expected + count])) count += 1;
  return count;
}

function positionsOf(options: readonly Option[]): Map<OptionId, number> {
  return new Map(options.map(({ id }, position) => [id, position]));
}

/** The id of a move, probably that of a known option; `null` if its parameters are circular. */
function idOf(sent: OptionMove, known: Option | undefined): OptionId | null {
  try {
    return known && isSameMove(sent, known.move) ? known.id : optionIdOf(sent);
  } catch {
    return null;
  }
}

// To compare the parts takes a fifth of the time that it takes to spell the id out.
function isSameMove(a: OptionMove, b: OptionMove): boolean {
  return (
    a.moveId === b.moveId &&
    a.sourceCardId === b.sourceCardId &&
    sameData(a.params, b.params) &&
    sameData(a.targets, b.targets)
  );
}
