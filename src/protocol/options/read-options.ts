import type { OptionId } from '../ids.js';
import { optionOfAction, optionOfMove } from '../normalise.js';
import type { Option, OptionMove } from '../option.js';
import { sameData } from '../plain-data.js';
import type { Snapshot } from '../snapshot.js';
import { actionShape, reportShape } from '../validate/action-shape.js';
import { moveShape } from '../validate/move-shape.js';
import { faultIn, type Check } from '../validate/shape.js';
import { groupOptions } from './option-groups.js';
import { NO_OPTIONS, optionById, type OptionIndex } from './option-index.js';
import { quarantined, type Quarantined } from './quarantine.js';

/** The part of a snapshot that options are read from. */
export type OptionSource = Pick<Snapshot, 'moves' | 'reports'>;

/**
 * Reads the options of a snapshot. An option that did not change since the previous reading is the same object; identical
 * moves are one option with a count; what cannot be read goes into quarantine.
 */
export function readOptions(source: OptionSource, previous: OptionIndex = NO_OPTIONS): OptionIndex {
  return readInPlace(source, previous) ?? readAll(source, previous);
}

function readAll({ moves, reports }: OptionSource, previous: OptionIndex): OptionIndex {
  const known = new Map(previous.sources.map((source, position) => [source, previous.list[position]!]));
  const list: Option[] = [];
  const sources: object[] = [];
  const positions = new Map<OptionId, number>();
  const quarantine: Quarantined[] = [];
  const refuse = (where: string, fault: string, value: unknown) =>
    void quarantine.push(quarantined(where, fault, value));

  function add(where: string, value: object, option: Option | string, source = value): void {
    if (typeof option === 'string') return refuse(where, option, value);
    const position = positions.get(option.id);
    if (position === undefined) {
      positions.set(option.id, list.length);
      list.push(option);
      sources.push(source);
      return;
    }
    const first = list[position]!;
    if (!sameData({ ...option, count: first.count }, first))
      return refuse(where, `It has the same id as another option that differs from it (${first.id})`, value);
    list[position] = sources[position] = { ...first, count: first.count + 1 };
  }

  for (const [at, move] of moves.entries())
    add(`moves[${at}]`, move, known.get(move) ?? readOption(moveShape, move, () => optionOfMove(move)));
  for (const [nth, report] of reports.entries()) {
    const fault = faultIn(reportShape, report);
    if (fault) refuse(`reports[${nth}]`, fault, report);
    else
      for (const [at, action] of report.actions.entries()) {
        const where = `reports[${nth}].actions[${at}]`;
        add(
          where,
          { report, action },
          readOption(actionShape, action, () => optionOfAction(report, action)),
          action,
        );
      }
  }
  for (const [position, option] of list.entries())
    list[position] = shared(option, optionById(previous, option.id));
  if (list.length === previous.list.length && list.every((option, at) => option === previous.list[at]))
    return { ...previous, sources, quarantine };
  return { list, positions, groups: groupOptions(list), quarantine, sources };
}

/**
 * Reads what most snapshots are: every move gives an option of the same id as the one that stood there before. Returns
 * `null` for any other. Saves looking up ten thousand ids where a hundred moves changed.
 */
function readInPlace({ moves, reports }: OptionSource, previous: OptionIndex): OptionIndex | null {
  if (moves.length === 0 || reports.length > 0 || moves.length !== previous.list.length) return null;
  const list = [...previous.list];
  let isSame = true;
  let isGroupedAlike = true;
  for (let at = 0; at < moves.length; at += 1) {
    // Asked before `sameData` asks, as a call for each of ten thousand takes as long as all the rest.
    if (Object.is(moves[at], previous.sources[at]) || sameData(moves[at], previous.sources[at])) continue;
    const before = list[at]!;
    const move = moves[at]!;
    if (faultIn(moveShape, move) !== null || !isSameMove(move, before.move)) return null;
    const option = optionOfMove(move, before.id);
    list[at] = shared(option, before);
    isSame &&= list[at] === before;
    isGroupedAlike &&= option.category === before.category && option.priority === before.priority;
  }
  const read = { ...previous, quarantine: [], sources: moves };
  if (isSame) return read;
  return { ...read, list, groups: isGroupedAlike ? previous.groups : groupOptions(list) };
}

/** The previous object, if nothing of the option changed. */
function shared(option: Option, before: Option | undefined): Option {
  return before && sameData(before, option) ? before : option;
}

/** The option of a move or action, or what is wrong with it. */
function readOption(shape: Check, source: unknown, make: () => Option): Option | string {
  try {
    return faultIn(shape, source) ?? make();
  } catch {
    // Parameters that go round in circles.
    return 'its parameters cannot be read';
  }
}

function isSameMove(a: OptionMove, b: OptionMove): boolean {
  return (
    a.moveId === b.moveId &&
    a.sourceCardId === b.sourceCardId &&
    sameData(a.params, b.params) &&
    sameData(a.targets, b.targets)
  );
}
