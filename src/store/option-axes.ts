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
  /** The number of each option's value; none has -1. */
  readonly places: Int32Array;
}

/**
 * The parameters of options as a table: a column for each axis, values by number. Made once for a list; what is left
 * after a choice is then found by comparing numbers, in one pass over twenty thousand options or fewer.
 */
export class OptionAxes {
  readonly #options: readonly Option[];
  readonly #columns: readonly Column[];

  constructor(options: readonly Option[]) {
    this.#options = options;
    const columns = new Map<string, Column>();
    for (let place = 0; place < options.length; place += 1) {
      const option = options[place]!;
      for (const axis of axesOf(option)) {
        let column = columns.get(axis);
        if (!column) {
          column = { axis, values: [], numbers: new Map(), places: new Int32Array(options.length).fill(-1) };
          columns.set(axis, column);
        }
        column.places[place] = numberOf(column, option);
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
    const columns = this.#columns;
    const chosen = columns.map((column) =>
      Object.hasOwn(selection, column.axis) ? wantedIn(column, selection[column.axis]) : ANYTHING,
    );
    const totals = columns.map(({ values }) => new Int32Array(values.length));
    const available = columns.map(({ values }) => new Int32Array(values.length));
    const left: Option[] = [];
    for (let place = 0; place < this.#options.length; place += 1) {
      const odd = this.#oddOne(place, chosen);
      if (odd === SEVERAL) continue;
      const option = this.#options[place]!;
      if (odd === NONE) left.push(option);
      for (let at = odd === NONE ? 0 : odd; at < columns.length; at += 1) {
        const value = columns[at]!.places[place]!;
        if (value >= 0) {
          totals[at]![value]! += 1;
          if (isOpen(option)) available[at]![value]! += 1;
        }
        if (odd !== NONE) break;
      }
    }
    const axes = columns.flatMap((column, at) => {
      const choices = choicesOf(column, totals[at]!, available[at]!, chosen[at]!);
      return choices.values.length > 1 || chosen[at] !== ANYTHING || choices.forced ? [choices] : [];
    });
    return { axes, options: left };
  }

  /** The only column in which an option differs from the selection; `NONE`, or `SEVERAL` of them. */
  #oddOne(place: number, chosen: readonly Wanted[]): number {
    let odd = NONE;
    for (let at = 0; at < chosen.length; at += 1) {
      const wanted = chosen[at]!;
      if (wanted === ANYTHING) continue;
      const number = this.#columns[at]!.places[place]!;
      if (typeof wanted === 'number' ? wanted === number : wanted.has(number)) continue;
      if (odd !== NONE) return SEVERAL;
      odd = at;
    }
    return odd;
  }
}

const ANYTHING = -2;
const NOWHERE = -3;
const NONE = -1;
const SEVERAL = -2;

/** An option that can be played, at once or after the player has filled in its fields. */
function isOpen(option: Option): boolean {
  return option.kind === 'available' || option.fields !== undefined;
}

/** The number of a value, or the numbers of all lists that have some members. */
type Wanted = number | ReadonlySet<number>;

function wantedIn({ values, numbers }: Column, chosen: unknown): Wanted {
  const number = numbers.get(canonicalText(chosen));
  if (number !== undefined) return number;
  const picked = (Array.isArray(chosen) ? (chosen as unknown[]) : [chosen]).map(canonicalText);
  const lists = values.flatMap(({ value }, at) => {
    if (!Array.isArray(value)) return [];
    const members = new Set((value as unknown[]).map(canonicalText));
    return picked.every((member) => members.has(member)) ? [at] : [];
  });
  return lists.length > 0 ? new Set(lists) : NOWHERE;
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

function choicesOf(column: Column, totals: Int32Array, available: Int32Array, chosen: Wanted): AxisChoices {
  const values: AxisValue[] = [];
  for (const [number, value] of column.values.entries()) {
    const total = totals[number]!;
    if (total > 0) values.push({ ...value, total, available: available[number]! });
  }
  const forced = values.length === 1 && chosen === ANYTHING;
  const whole = typeof chosen === 'number' ? column.values[chosen]?.key : undefined;
  const picked = forced ? values[0]!.key : (whole ?? null);
  return { axis: column.axis, values, chosen: picked, forced };
}
