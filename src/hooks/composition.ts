import type { Option } from '../protocol/option.js';
import { OptionAxes, type AxisChoices, type Narrowing } from '../store/option-axes.js';
import { valueOn, type Selection } from '../store/selection.js';
import { axisText, valueText, type ComposerWords } from './axis-words.js';
import type { ComposerStep } from './composer-step.js';
import { listStep } from './list-step.js';
import { ENGLISH, type Words } from './words.js';

export type { ComposerWords } from './axis-words.js';

/** Something nobody need choose: one value is left. */
export interface SettledAxis {
  readonly axis: string;
  readonly label: string;
  readonly value: string;
}

/** What was chosen so far, and what is left to be. */
export interface Composition {
  /** What is chosen or to be chosen, whatever comes of it. */
  readonly steps: readonly ComposerStep[];
  /** What only some of the options left would ask: other places to begin. */
  readonly elsewhere: readonly ComposerStep[];
  readonly settled: readonly SettledAxis[];
  /** The options that lack nothing any more. Usually one, at the end. */
  readonly leaves: readonly Option[];
  /** How many options are left. */
  readonly total: number;
  /** How many of those can be played, at once or after their fields are filled in. */
  readonly available: number;
}

/** With more values than this, they are offered as a menu. */
const MANY = 16;

const tables = new WeakMap<readonly Option[], OptionTable>();

/** What is known of a list of options, whatever is chosen. */
export interface OptionTable {
  readonly axes: OptionAxes;
  /** The axes of whole numbers that stand for nothing but themselves. */
  readonly numeric: ReadonlySet<string>;
}

/** The table of a list of options, made once for each list. */
export function tableOf(options: readonly Option[]): OptionTable {
  let table = tables.get(options);
  if (!table) {
    const axes = new OptionAxes(options);
    const entities = new Set(options.flatMap(({ refs }) => refs.map(({ axis }) => axis)));
    const numeric = axes
      .narrow({})
      .axes.filter(({ axis, values }) => !entities.has(axis) && isRange(values))
      .map(({ axis }) => axis);
    table = { axes, numeric: new Set(numeric) };
    tables.set(options, table);
  }
  return table;
}

function isRange(values: AxisChoices['values']): boolean {
  return (
    values.length > 2 &&
    values.every(({ value, label }) => Number.isInteger(value) && label === String(value))
  );
}

/** What a composition is made from. */
export interface ComposeInput {
  readonly selection: Selection;
  /** What is left after the selection. */
  readonly narrowing: Narrowing;
  /** The axis of a list to which a member was to be added that no list on offer has beside the others. */
  readonly refused?: string | null;
  /** How the game calls what is chosen. */
  readonly names?: ComposerWords;
  readonly words?: Words;
}

/** What is left to be chosen, as the steps of a form. */
export function compose({ numeric }: OptionTable, input: ComposeInput): Composition {
  const { axes, options } = input.narrowing;
  const steps: ComposerStep[] = [];
  const partial: ComposerStep[] = [];
  const settled: SettledAxis[] = [];
  const open: AxisChoices[] = [];
  for (const choices of axes) {
    const { axis, values, forced } = choices;
    const step = stepOf(choices, numeric.has(axis), input);
    const answered = values.reduce((sum, { total }) => sum + total, 0);
    const isCommon = Object.hasOwn(input.selection, axis) || answered === options.length;
    if (forced && isCommon) {
      settled.push({ axis, label: step.label, value: step.values[0]!.label });
      continue;
    }
    (isCommon ? steps : partial).push(step);
    if (!step.chosen) open.push(choices);
  }
  const asked = steps.some((step) => !step.chosen && step.kind !== 'switch');
  return {
    steps: asked ? steps : [...steps, ...partial],
    elsewhere: asked ? partial : [],
    settled,
    leaves: asked ? [] : leavesOf(options, open),
    total: options.length,
    available: options.filter((option) => option.kind === 'available' || option.fields).length,
  };
}

/** The options that have nothing on any axis still open. A switch that nobody touched is off. */
function leavesOf(options: readonly Option[], open: readonly AxisChoices[]): readonly Option[] {
  const isLeft = (option: Option, { axis, values }: AxisChoices) => {
    const value = valueOn(option, axis);
    return value === undefined || (value === false && areSwitch(values));
  };
  return options.filter((option) => open.every((choices) => isLeft(option, choices)));
}

function areSwitch(values: readonly { readonly value: unknown }[]): boolean {
  return values.length === 2 && values.every(({ value }) => typeof value === 'boolean');
}

function stepOf(
  choices: AxisChoices,
  isNumeric: boolean,
  { selection, refused, names = {}, words = ENGLISH }: ComposeInput,
): ComposerStep {
  const { axis } = choices;
  // Of a list, some members may be picked that are no choice yet.
  const picked = Object.hasOwn(selection, axis) ? selection[axis] : undefined;
  const chosen = picked !== undefined && choices.chosen !== null;
  const values = choices.values.map((value) => ({
    ...value,
    label: valueText(axis, value, words, names),
    chosen: chosen && value.key === choices.chosen,
  }));
  const facts = { axis, label: axisText(axis, words, names), chosen, values };
  // Numbers that have names are told apart by them.
  if (isNumeric && values.every(({ label, value }) => label === String(value))) {
    values.sort((a, b) => Number(a.value) - Number(b.value));
    return { ...facts, kind: 'range', index: values.findIndex((value) => value.chosen) };
  }
  if (areSwitch(values)) {
    return { ...facts, kind: 'switch', on: values.some((value) => value.chosen && value.value === true) };
  }
  const labelOf = (member: unknown) => names.valueLabel?.(axis, member);
  return (
    listStep(facts, { picked, refused: refused === axis, words, labelOf }) ?? {
      ...facts,
      kind: values.length > MANY ? 'menu' : 'choice',
    }
  );
}
