import type { AxisValue } from '../store/option-axes.js';

/** A value that can be chosen. */
export interface ComposedValue extends AxisValue {
  readonly chosen: boolean;
}

/** What all kinds of steps have. */
export interface StepFacts {
  readonly axis: string;
  readonly label: string;
  /** Whether something is chosen on this axis. */
  readonly chosen: boolean;
  readonly values: readonly ComposedValue[];
}

/** One of some values; a `menu` where they are many. */
export interface ChoiceStep extends StepFacts {
  readonly kind: 'choice' | 'menu';
}

/** A whole number; the values ascend. */
export interface RangeStep extends StepFacts {
  readonly kind: 'range';
  /** The index of the chosen number among the values; -1 for none. */
  readonly index: number;
}

/** Yes or no; what is not chosen is a no. */
export interface SwitchStep extends StepFacts {
  readonly kind: 'switch';
  readonly on: boolean;
}

/** Something that may be part of a list. Its options are those left with a list that holds it beside what is picked. */
export interface ListMember extends Omit<AxisValue, 'memberLabels'> {
  readonly picked: boolean;
}

/** Some of several: a list whose order does not matter. */
export interface ListStep extends StepFacts {
  readonly kind: 'list';
  readonly members: readonly ListMember[];
  /** The empty list, where it is on offer. */
  readonly none: ComposedValue | undefined;
  /** The fewest and the most members on offer. */
  readonly least: number;
  readonly most: number;
  /** Why what is picked cannot be chosen, or why no more can be picked; `null` where there is nothing to say. */
  readonly problem: string | null;
}

/** One thing to be chosen, by the kind of its values. */
export type ComposerStep = ChoiceStep | RangeStep | SwitchStep | ListStep;
