import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { HTMLAttributes, RefObject } from 'react';
import type { Answer } from '../protocol/command.js';
import { sameData } from '../protocol/plain-data.js';
import type { Option } from '../protocol/option.js';
import type { Selection } from '../store/selection.js';
import type { ListStep } from './composer-step.js';
import {
  compose,
  tableOf,
  type ComposeInput,
  type ComposerWords,
  type Composition,
  type Drafts,
  type OptionTable,
} from './composition.js';
import { useExecute, useOptions, useSelection } from './facts.js';
import { membersOf, valueWith } from './list-step.js';

/** What was chosen of a move so far, what is left to be, and the ways to choose. */
export interface UseMoveComposerResult extends Composition {
  /** Whether anything is chosen that could be taken back. */
  readonly begun: boolean;
  /** Whether the other places to begin are shown. */
  readonly expanded: boolean;
  /** Shows the other places to begin, or hides them. */
  toggleElsewhere(): void;
  /** Chooses a value on an axis; `undefined` takes the choice back. */
  choose(axis: string, value: unknown): void;
  /** Picks a member of a list, or lets it go. */
  toggle(step: ListStep, member: unknown): void;
  /** Takes the last choice back. */
  back(): void;
  /** Takes all choices back. */
  clear(): void;
  /** Plays an option and begins anew, if it was accepted. */
  play(option: Option): Promise<Answer>;
  getComposerProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLElement | null> };
}

const NO_DRAFTS: Drafts = {};

/** What is chosen, and apart from that the lists of which some members are picked, but no option has exactly those. */
function partsOf({ index }: OptionTable, selection: Selection): Omit<ComposeInput, 'words'> {
  const narrowing = index.narrow(selection);
  const begun = narrowing.axes.filter(
    ({ axis, chosen }) => chosen === null && Object.hasOwn(selection, axis),
  );
  if (begun.length === 0) return { selection, narrowing, drafts: NO_DRAFTS };
  const drafts = Object.fromEntries(begun.map(({ axis }) => [axis, membersOf(selection[axis])]));
  const chosen = Object.fromEntries(Object.entries(selection).filter(([axis]) => !(axis in drafts)));
  return { selection: chosen, narrowing: index.narrow(chosen), drafts };
}

/**
 * Composes a move from the options there are, beginning with any of its parameters. What is chosen is the store's
 * selection, so the board and the menu choose with it.
 */
export function useMoveComposer({ axisLabel, valueLabel }: ComposerWords = {}): UseMoveComposerResult {
  const options = useOptions();
  const { selection, select, clear } = useSelection();
  const execute = useExecute();
  const [expanded, setExpanded] = useState(false);
  const table = tableOf(options);
  const parts = useMemo(() => partsOf(table, selection), [table, selection]);
  const composition = useMemo(() => {
    const words = { ...(axisLabel && { axisLabel }), ...(valueLabel && { valueLabel }) };
    return compose(table, { ...parts, words });
  }, [table, parts, axisLabel, valueLabel]);
  const last = Object.keys(selection).at(-1);

  return {
    ...composition,
    begun: last !== undefined,
    expanded,
    toggleElsewhere: () => setExpanded(!expanded),
    choose: select,
    toggle({ axis, values, members }, member) {
      const picked = members.filter((one) => one.picked).map(({ value }) => value);
      const others = picked.filter((one) => !sameData(one, member));
      const next = others.length < picked.length ? others : [...picked, member];
      select(axis, next.length > 0 ? (valueWith(values, next)?.value ?? next) : undefined);
    },
    back() {
      if (last !== undefined) select(last, undefined);
    },
    clear,
    async play(option) {
      const answer = await execute(option);
      if (answer.status === 'accepted') clear();
      return answer;
    },
    getComposerProps: useFocusKept(),
  };
}

/** Keeps the keyboard in an element when what had it goes away. */
function useFocusKept() {
  const root = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && !root.current?.contains(document.activeElement)) root.current?.focus();
  });
  return () => ({
    ref: root,
    tabIndex: -1,
    onFocus: () => void (hasFocus.current = true),
    onBlur: () => void (hasFocus.current = false),
  });
}
