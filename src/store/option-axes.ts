import type { Option } from '../protocol/option.js';
import { readableName } from '../protocol/normalise.js';
import { canonicalText } from '../protocol/plain-data.js';
import { MOVE_AXIS, valueOn, type Selection } from './selection.js';

/** A value that can be chosen on an axis. */
export interface AxisValue {
  /** Names it within its axis. */
  readonly key: string;
  readonly value: unknown;
  /** What players read. */
  readonly label: string;
  /** What players read for each member of a list, where the engine says so. */
  readonly memberLabels?: readonly string[];
  /** How many options are left with it, given what is chosen on the other axes. */
  readonly total: number;
  /** How many of those are available, or lack nothing but what the player is asked for. */
  readonly available: number;
}

/** The choices on one axis. */
export interface AxisChoices {
  readonly axis: string;
  /** The remaining values, in the order of the options. */
  readonly values: readonly AxisValue[];
  /** The key of the chosen value, or of the only one left. */
  readonly chosen: string | null;
  /** Only one value is left, so nobody need choose. */
  readonly forced: boolean;
}

/** The choices that remain after a selection. */
export interface Narrowing {
  /** The axes on which the remaining options differ, or that have a choice. */
  readonly axes: readonly AxisChoices[];
  /** The options that agree with the selection. */
  readonly options: readonly Option[];
}

interface Column {
  readonly axis: string;
  readonly values: Omit<AxisValue, 'total' | 'available'>[];
  readonly numbers: Map<string, number>;
  /** The number of each option's value; -1 for an option without one. */
  readonly valueOf: Int32Array;
}

/** The numbers of the values that agree with a choice; `null` if nothing is chosen. */
type Accepted = ReadonlySet<number> | null;

/**
 * The parameters of options as a table: a column for each axis, values by number. Made once for a list; a selection is then
 * applied by comparing numbers, in one pass over the options.
 */
export class OptionAxes {
  readonly #options: readonly Option[];
  readonly #columns: readonly Column[];

  constructor(options: readonly Option[]) {
    this.#options = options;
    const columns = new Map<string, Column>();
    for (const [index, option] of options.entries()) {
      for (const axis of axesOf(option)) {
        let column = columns.get(axis);
        if (!column) {
          column = { axis, values: [], numbers: new Map(), valueOf: new Int32Array(options.length).fill(-1) };
          columns.set(axis, column);
        }
        column.valueOf[index] = numberOf(column, option);
      }
    }
    this.#columns = [...columns.values()];
  }

  /** The axes of all options, in their order. */
  get axes(): readonly string[] {
    return this.#columns.map(({ axis }) => axis);
  }

  /**
   * The choices that remain after a selection. A choice narrows all other axes, not its own, so it can be changed. A list
   * may be chosen in part: lists with all those members remain.
   */
  narrow(selection: Selection): Narrowing {
    const columns = this.#columns.map((column) => ({
      column,
      accepted: acceptedIn(column, selection),
      totals: new Int32Array(column.values.length),
      available: new Int32Array(column.values.length),
    }));
    const left: Option[] = [];
    for (const [index, option] of this.#options.entries()) {
      const refusing = columns.filter(
        ({ accepted, column }) => accepted && !accepted.has(column.valueOf[index]!),
      );
      if (refusing.length === 0) left.push(option);
      // An option that only one choice rules out is a choice that remains on that axis.
      if (refusing.length > 1) continue;
      for (const { column, totals, available } of refusing.length === 1 ? refusing : columns) {
        const value = column.valueOf[index]!;
        if (value < 0) continue;
        totals[value]! += 1;
        if (isOpen(option)) available[value]! += 1;
      }
    }
    const axes = columns.flatMap(({ column, accepted, totals, available }) => {
      const choices = choicesOf(column, totals, available, selection);
      return choices.values.length > 1 || accepted || choices.forced ? [choices] : [];
    });
    return { axes, options: left };
  }
}

/** An option that can be played, at once or after the player has filled in its fields. */
function isOpen(option: Option): boolean {
  return option.kind === 'available' || option.fields !== undefined;
}

function acceptedIn({ axis, values, numbers }: Column, selection: Selection): Accepted {
  if (!Object.hasOwn(selection, axis)) return null;
  const chosen = selection[axis];
  const number = numbers.get(canonicalText(chosen));
  if (number !== undefined) return new Set([number]);
  const picked = [chosen].flat().map(canonicalText);
  const lists = values.flatMap(({ value }, at) => {
    if (!Array.isArray(value)) return [];
    const members = new Set((value as unknown[]).map(canonicalText));
    return picked.every((member) => members.has(member)) ? [at] : [];
  });
  return new Set(lists);
}

function axesOf({ params, refs }: Option): Set<string> {
  const axes = new Set([MOVE_AXIS, ...Object.keys(params)]);
  for (const { axis } of refs) axes.add(axis);
  return axes;
}

function numberOf({ axis, values, numbers }: Column, option: Option): number {
  const value = axis === MOVE_AXIS ? option.move.moveId : valueOn(option, axis);
  const key = canonicalText(value);
  let number = numbers.get(key);
  if (number === undefined) {
    number = values.length;
    numbers.set(key, number);
    const told = option.labels && Object.hasOwn(option.labels, axis) ? option.labels[axis] : undefined;
    const label = told === undefined ? labelOf(axis, value) : [told].flat().join(', ');
    values.push({ key, value, label, ...(Array.isArray(told) && { memberLabels: told }) });
  }
  return number;
}

function labelOf(axis: string, value: unknown): string {
  if (axis === MOVE_AXIS) return readableName(String(value));
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'object' && value !== null ? canonicalText(value) : String(value);
}

function choicesOf(
  { axis, values, numbers }: Column,
  totals: Int32Array,
  available: Int32Array,
  selection: Selection,
): AxisChoices {
  const remaining = values.flatMap((value, number) =>
    totals[number]! > 0 ? [{ ...value, total: totals[number]!, available: available[number]! }] : [],
  );
  const isChosen = Object.hasOwn(selection, axis);
  const forced = remaining.length === 1 && !isChosen;
  const number = isChosen ? numbers.get(canonicalText(selection[axis])) : undefined;
  const chosen = forced ? remaining[0]!.key : number === undefined ? null : values[number]!.key;
  return { axis, values: remaining, chosen, forced };
}
