import { readableName } from '../protocol/normalise.js';
import type { Option } from '../protocol/option.js';
import { OptionIndex, type AxisChoices, type Narrowing } from '../store/option-index.js';
import { MOVE_AXIS, valueOn, type Selection } from '../store/selection.js';
import type { ComposerStep } from './composer-step.js';
import { listStep } from './list-step.js';

/** How the things to choose are called, where the options do not say it well enough for a screen. */
export interface ComposerWords {
  /** What players read for an axis, such as `Attacker` for `attackerId`. */
  readonly axisLabel?: (axis: string) => string | undefined;
  /** What players read for a value on an axis, or for one member of a list there. */
  readonly valueLabel?: (axis: string, value: unknown) => string | undefined;
}

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
  /** How many of those are available. */
  readonly available: number;
}

/** Members of lists that were picked and are no value on offer yet, by axis. */
export type Drafts = Readonly<Record<string, readonly unknown[]>>;

/** With more values than this, they are offered as a menu. */
const MANY = 16;

const tables = new WeakMap<readonly Option[], OptionTable>();

/** What is known of a list of options, whatever is chosen. */
export interface OptionTable {
  readonly index: OptionIndex;
  /** The axes of whole numbers that stand for nothing but themselves. */
  readonly numeric: ReadonlySet<string>;
}

/** The table of a list of options, made once for each list. */
export function tableOf(options: readonly Option[]): OptionTable {
  let table = tables.get(options);
  if (!table) {
    const index = new OptionIndex(options);
    const entities = new Set(options.flatMap(({ refs }) => refs.map(({ axis }) => axis)));
    const numeric = index
      .narrow({})
      .axes.filter(({ axis, values }) => !entities.has(axis) && isRange(values))
      .map(({ axis }) => axis);
    table = { index, numeric: new Set(numeric) };
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
  readonly drafts?: Drafts;
  readonly words?: ComposerWords;
}

/** What is left to be chosen, as the steps of a form. */
export function compose(
  { numeric }: OptionTable,
  { selection, narrowing, drafts = {}, words = {} }: ComposeInput,
): Composition {
  const { total, available } = countsOf(narrowing);
  const steps: ComposerStep[] = [];
  const partial: ComposerStep[] = [];
  const settled: SettledAxis[] = [];
  const open: AxisChoices[] = [];
  for (const choices of narrowing.axes) {
    const { axis } = choices;
    const chosen = Object.hasOwn(selection, axis);
    const common = chosen || sum(choices, 'total') === total;
    const step = stepOf(choices, numeric.has(axis), { chosen, draft: drafts[axis], words });
    if (choices.forced && common) {
      settled.push({ axis, label: step.label, value: step.values[0]!.label });
    } else {
      (common ? steps : partial).push(step);
      if (!chosen) open.push(choices);
    }
  }
  const asked = steps.some((step) => !step.chosen && step.kind !== 'switch');
  return {
    steps: asked ? steps : [...steps, ...partial],
    elsewhere: asked ? partial : [],
    settled,
    leaves: asked ? [] : leavesOf(narrowing, open),
    total,
    available,
  };
}

/** Every option has a kind of move: what is left of those is what is left. */
function countsOf({ axes }: Narrowing): { total: number; available: number } {
  const kinds = axes.find(({ axis }) => axis === MOVE_AXIS);
  return kinds
    ? { total: sum(kinds, 'total'), available: sum(kinds, 'available') }
    : { total: 0, available: 0 };
}

function sum({ values, chosen }: AxisChoices, count: 'total' | 'available'): number {
  return values.reduce(
    (before, value) => (chosen === null || value.key === chosen ? before + value[count] : before),
    0,
  );
}

/** The options that have nothing on any axis still open. A switch that nobody touched is off. */
function leavesOf({ options }: Narrowing, open: readonly AxisChoices[]): readonly Option[] {
  const isLeft = (option: Option, { axis, values }: AxisChoices) => {
    const value = valueOn(option, axis);
    return value === undefined || (value === false && areSwitch(values));
  };
  return options.filter((option) => open.every((choices) => isLeft(option, choices)));
}

function areSwitch(values: readonly { readonly value: unknown }[]): boolean {
  return values.length === 2 && values.every(({ value }) => typeof value === 'boolean');
}

interface StepContext {
  readonly chosen: boolean;
  readonly draft: readonly unknown[] | undefined;
  readonly words: ComposerWords;
}

function stepOf(choices: AxisChoices, numeric: boolean, { chosen, draft, words }: StepContext): ComposerStep {
  const { axis } = choices;
  const values = choices.values.map((value) => ({
    ...value,
    label: words.valueLabel?.(axis, value.value) ?? value.label,
    chosen: chosen && value.key === choices.chosen,
  }));
  const facts = { axis, label: words.axisLabel?.(axis) ?? readableName(axis), chosen, values };
  // Numbers that have names are told apart by them.
  if (numeric && values.every(({ label, value }) => label === String(value))) {
    values.sort((a, b) => Number(a.value) - Number(b.value));
    return { ...facts, kind: 'range', place: values.findIndex((value) => value.chosen) };
  }
  if (areSwitch(values)) {
    return { ...facts, kind: 'switch', on: values.some((value) => value.chosen && value.value === true) };
  }
  return (
    listStep(facts, draft, (member) => words.valueLabel?.(axis, member)) ?? {
      ...facts,
      kind: values.length > MANY ? 'menu' : 'choice',
    }
  );
}
