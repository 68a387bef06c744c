/** A value that can be chosen. */
export interface ComposedValue {
  /** Names it within its axis. */
  readonly key: string;
  readonly value: unknown;
  /** What players read. */
  readonly label: string;
  /** What players read for each member of a list, where the engine says so. */
  readonly memberLabels?: readonly string[];
  /** How many options are left with it. */
  readonly total: number;
  /** How many of those are available. */
  readonly available: number;
  /** Whether it is chosen. */
  readonly chosen: boolean;
}

/** What all kinds of steps have. */
export interface StepFacts {
  readonly axis: string;
  /** What players read. */
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
  /** Where the chosen number stands among the values; -1 for none. */
  readonly place: number;
}

/** Yes or no; what is not chosen is a no. */
export interface SwitchStep extends StepFacts {
  readonly kind: 'switch';
  readonly on: boolean;
}

/** Something that may be part of a list. */
export interface ListMember {
  /** Names it within its axis. */
  readonly key: string;
  readonly value: unknown;
  /** What players read. */
  readonly label: string;
  /** Whether it is picked. */
  readonly picked: boolean;
  /** How many options are left with a list that holds it beside what is picked. */
  readonly total: number;
  /** How many of those are available. */
  readonly available: number;
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
