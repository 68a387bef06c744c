import type { ActionOption, PhaseActionReport } from './action-report.js';
import type { EnumeratedMove } from './enumerated-move.js';
import type { OptionId } from './ids.js';
import type { Option } from './option.js';
import { optionOfAction, optionOfMove } from './normalise.js';
import { sameData } from './plain-data.js';
import { quarantined, type Quarantined } from './quarantine.js';
import { actionSchema, faultIn, moveSchema, reportSchema } from './schemas.js';
import type { Snapshot } from './snapshot.js';

/** The options of one snapshot, with what could not be read. */
export interface OptionReading {
  readonly options: readonly Option[];
  /** Where each option stands; the same map as in the reading before as long as ids and their order stay. */
  readonly positions: ReadonlyMap<OptionId, number>;
  readonly quarantine: readonly Quarantined[];
  /** The moves that were read. */
  readonly moves: readonly EnumeratedMove[];
  /** Whether each move is an option of its own, and there is nothing else. */
  readonly oneToOne: boolean;
}

type Source = Pick<Snapshot, 'moves' | 'reports'>;

/** The reading of a snapshot without options. */
export const NOTHING_READ: OptionReading = {
  options: [],
  positions: new Map(),
  quarantine: [],
  moves: [],
  oneToOne: true,
};

// What was read once need not be read again as long as the engine keeps it.
const known = new WeakMap<EnumeratedMove | ActionOption, Option>();

function recall(source: EnumeratedMove | ActionOption): Option | undefined {
  // An entry of a broken list may be anything; only objects can be remembered.
  return typeof source === 'object' && source !== null ? known.get(source) : undefined;
}

function readOnce<Source extends EnumeratedMove | ActionOption>(
  source: Source,
  schema: Parameters<typeof faultIn>[0],
  normalise: (source: Source) => Option,
): Option | { fault: string } {
  const fault = faultIn(schema, source);
  if (fault) return { fault };
  try {
    const option = normalise(source);
    known.set(source, option);
    return option;
  } catch {
    return { fault: 'its parameters are not plain data: they go round in circles, or throw when read' };
  }
}

function readMove(move: EnumeratedMove): Option | { fault: string } {
  const cached = recall(move);
  if (cached) return cached;
  return readOnce(move, moveSchema, optionOfMove);
}

function readAction(report: PhaseActionReport, action: ActionOption): Option | { fault: string } {
  const cached = recall(action);
  // One action may stand in the reports of two units.
  if (cached?.params['unitId'] === report.unitId) return cached;
  return readOnce(action, actionSchema, () => optionOfAction(report, action));
}

/** Reads a list in which at most some entries changed in place: the usual case, and the one that must be cheap. */
function readInPlace({ moves, reports }: Source, previous: OptionReading): OptionReading | null {
  if (!previous.oneToOne || reports.length > 0 || previous.moves.length !== moves.length) return null;
  let options: Option[] | undefined;
  for (let at = 0; at < moves.length; at += 1) {
    const move = moves[at]!;
    if (move === previous.moves[at]) continue;
    const option = readMove(move);
    const before = previous.options[at]!;
    if ('fault' in option || option.id !== before.id) return null;
    if (sameData(option, before)) continue;
    options ??= [...previous.options];
    options[at] = option;
  }
  return { ...previous, moves, options: options ?? previous.options };
}

/** Gathers options under their ids: identical moves become one option with a count. */
class OptionList {
  readonly options: Option[] = [];
  readonly positions = new Map<OptionId, number>();
  readonly quarantine: Quarantined[] = [];

  add(where: string, option: Option | { fault: string }, value: unknown): void {
    if ('fault' in option) {
      this.quarantine.push(quarantined(where, option.fault, value));
      return;
    }
    const at = this.positions.get(option.id);
    const twin = at === undefined ? undefined : this.options[at];
    if (at === undefined || !twin) {
      this.positions.set(option.id, this.options.length);
      this.options.push(option);
    } else if (sameData({ ...twin, count: option.count }, option)) {
      this.options[at] = { ...twin, count: twin.count + option.count };
    } else {
      const fault = `It has the same id as another option that differs from it (${option.id})`;
      this.quarantine.push(quarantined(where, fault, value));
    }
  }
}

/** Reads the options of a snapshot. What did not change since the previous reading keeps its identity. */
export function readOptions(source: Source, previous: OptionReading = NOTHING_READ): OptionReading {
  const inPlace = readInPlace(source, previous);
  if (inPlace) return inPlace;

  const list = new OptionList();
  source.moves.forEach((move, at) => list.add(`moves[${at}]`, readMove(move), move));
  source.reports.forEach((report, at) => {
    const fault = faultIn(reportSchema, report);
    if (fault) return list.add(`reports[${at}]`, { fault }, report);
    report.actions.forEach((action, place) => {
      list.add(`reports[${at}].actions[${place}]`, readAction(report, action), action);
    });
  });

  const shared = list.options.map((option) => {
    const before = previous.options[previous.positions.get(option.id) ?? -1];
    return before && sameData(before, option) ? before : option;
  });
  const sameOrder =
    shared.length === previous.options.length &&
    shared.every((option, at) => option.id === previous.options[at]?.id);
  const same = sameOrder && shared.every((option, at) => option === previous.options[at]);
  return {
    options: same ? previous.options : shared,
    positions: sameOrder ? previous.positions : list.positions,
    quarantine: list.quarantine,
    moves: source.moves,
    oneToOne:
      source.reports.length === 0 &&
      list.quarantine.length === 0 &&
      list.options.length === source.moves.length,
  };
}

const readings = new WeakMap<Source, OptionReading>();

/** The options of a snapshot, in the order the engine gave. Asking twice gives the same array. */
export function optionsOf(snapshot: Source): readonly Option[] {
  let reading = readings.get(snapshot);
  if (!reading) {
    reading = readOptions(snapshot);
    readings.set(snapshot, reading);
  }
  return reading.options;
}
