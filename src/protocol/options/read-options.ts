import { faultOf } from '../fault-of.js';
import type { OptionId } from '../ids.js';
import { optionIdOf, optionOfAction, optionOfMove, sentFor } from '../normalise.js';
import type { Option, OptionMove } from '../option.js';
import { sameData } from '../plain-data.js';
import type { Snapshot } from '../snapshot.js';
import { groupOptions, isGroupedAlike } from './option-groups.js';
import { NO_OPTIONS, type OptionIndex } from './option-index.js';
import { quarantined, type Quarantined } from './quarantine.js';

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
  // Where the next option stood before, if nothing came or went.
  let expected = 0;
  // Made once an option stands elsewhere than before. Until then the previous map holds.
  let positions: Map<OptionId, number> | null = null;
  let isRegrouped = false;

  for (let at = 0; at < moves.length; at += 1) {
    const move = moves[at]!;
    const isKnown = move && move === previous.sources[expected];
    if (isKnown && !positions) expected = size += 1;
    else if (isKnown && !positions!.has(previous.list[expected]!.id))
      put(previous.list[expected]!, move, expected);
    else {
      const fault = faultOf('move', move);
      if (fault) refuse('moves', at, fault, move);
      else add('moves', at, move, move, (id) => optionOfMove(move, id));
    }
  }
  reports.forEach((report, nth) => {
    const fault = faultOf('report', report);
    if (fault) return refuse('reports', nth, fault, report);
    const where = `reports[${nth}].actions`;
    report.actions.forEach((action, at) => {
      const wrong = faultOf('action', action);
      if (wrong) return refuse(where, at, wrong, action);
      add(where, at, action, sentFor(report, action), (id) => optionOfAction(report, action, id));
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

  function add(where: string, at: number, source: object, sent: OptionMove, make: (id: OptionId) => Option) {
    const id = idOf(sent, previous.list[expected]);
    if (id === null) return refuse(where, at, 'its parameters cannot be read', source);
    const option = make(id);
    const before = previous.positions.get(id);
    const earlier = positions ? positions.get(id) : before! < size ? before : undefined;
    if (earlier === undefined) return put(shared(option, before), source, before);
    const first = list[earlier]!;
    if (!sameData({ ...option, count: first.count }, first))
      return refuse(where, at, `It has the same id as another option that differs from it (${id})`, source);
    counts.set(earlier, (counts.get(earlier) ?? 1) + 1);
    sources[earlier] = null;
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

  /** The option as it was, if it still says the same. */
  function shared(option: Option, before: number | undefined): Option {
    const known = before === undefined ? undefined : previous.list[before];
    return known && sameData(known, option) ? known : option;
  }
}

function positionsOf(options: readonly Option[]): Map<OptionId, number> {
  return new Map(options.map(({ id }, position) => [id, position]));
}

/** The id of a move, probably that of a known option; none if its parameters go round in circles. */
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
