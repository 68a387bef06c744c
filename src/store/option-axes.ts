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

/** All values of one axis. */
interface Column {
  readonly axis: string;
  /** The values by their keys. */
  readonly values: Map<string, Omit<AxisValue, 'total' | 'available'>>;
  /** The key of each option's value; a hole for an option without one. */
  readonly keys: string[];
}

/**
 * The parameters of options as a table: a column for each axis, with a key for each value. Made once for a list; a selection is
 * then applied by comparing keys, in one pass over the options.
 */
export class OptionAxes {
  readonly #options: readonly Option[];
  readonly #columns: readonly Column[];

  constructor(options: readonly Option[]) {
    this.#options = options;
    const columns = new Map<string, Column>();
    for (const [index, option] of options.entries())
      for (const axis of axesOf(option)) {
        const column = columns.get(axis) ?? { axis, values: new Map(), keys: [] };
        columns.set(axis, column);
        const value = valueOn(option, axis);
        const key = canonicalText(value);
        column.keys[index] = key;
        if (!column.values.has(key)) column.values.set(key, { key, value, ...labelsOf(option, axis, value) });
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
    const columns = this.#columns.map(({ axis, values, keys }) => ({
      axis,
      keys,
      accepted: Object.hasOwn(selection, axis) ? acceptedIn(values, selection[axis]) : null,
      counted: new Map(Array.from(values, ([key, value]) => [key, { ...value, total: 0, available: 0 }])),
    }));
    const left: Option[] = [];
    for (const [index, option] of this.#options.entries()) {
      const refusing = columns.filter(({ accepted, keys }) => accepted && !accepted.has(keys[index]!));
      if (refusing.length === 0) left.push(option);
      // An option that only one choice rules out is a choice that remains on that axis.
      if (refusing.length > 1) continue;
      for (const { keys, counted } of refusing.length === 1 ? refusing : columns) {
        const value = counted.get(keys[index]!);
        if (!value) continue;
        value.total += 1;
        if (isOpen(option)) value.available += 1;
      }
    }
    const axes = columns.flatMap(({ axis, accepted, counted }) => {
      const values = [...counted.values()].filter(({ total }) => total > 0);
      const forced = values.length === 1 && !accepted;
      const selected = canonicalText(selection[axis]);
      const chosen = forced ? values[0]!.key : accepted && counted.has(selected) ? selected : null;
      return values.length > 1 || accepted || forced ? [{ axis, values, chosen, forced }] : [];
    });
    return { axes, options: left };
  }
}

/** An option that can be played, at once or after the player has filled in its fields. */
function isOpen(option: Option): boolean {
  return option.kind === 'available' || option.fields !== undefined;
}

/** The keys of the values that agree with a choice: the chosen one, or else all lists that have its members. */
function acceptedIn(values: Column['values'], chosen: unknown): ReadonlySet<string> {
  const key = canonicalText(chosen);
  if (values.has(key)) return new Set([key]);
  const picked = [chosen].flat().map(canonicalText);
  const lists = [...values.values()].filter(({ value }) => {
    const members = Array.isArray(value) ? new Set(value.map(canonicalText)) : null;
    return members && picked.every((member) => members.has(member));
  });
  return new Set(lists.map((list) => list.key));
}

function axesOf({ params, refs }: Option): Set<string> {
  return new Set([MOVE_AXIS, ...Object.keys(params), ...refs.map(({ axis }) => axis)]);
}

/** What players read for a value: what the engine says, or else the value itself. */
function labelsOf({ labels = {} }: Option, axis: string, value: unknown) {
  const told = Object.hasOwn(labels, axis) ? labels[axis]! : plainLabel(axis, value);
  return typeof told === 'string' ? { label: told } : { label: told.join(', '), memberLabels: told };
}

function plainLabel(axis: string, value: unknown): string {
  if (axis === MOVE_AXIS) return readableName(String(value));
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'object' && value !== null ? canonicalText(value) : String(value);
}
