import { useMemo, useState, type HTMLAttributes } from 'react';
import type { Answer } from '../protocol/command.js';
import { sameData } from '../protocol/plain-data.js';
import type { Option } from '../protocol/option.js';
import { MOVE_AXIS } from '../store/selection.js';
import { selectOption } from '../store/selectors.js';
import type { ComposerWords } from './axis-words.js';
import type { ListStep } from './composer-step.js';
import { compose, tableOf, type Composition } from './composition.js';
import { useSelection } from './facts.js';
import { useGameStore } from './GameProvider.js';
import { canHold, valueWith } from './list-step.js';
import { useFocusFallback } from './use-focus-fallback.js';
import { useFullList, type PartialKind } from './use-full-list.js';
import { useWords } from './WordsProvider.js';

/** What was chosen of a move so far, what is left to be, and the ways to choose. */
export interface UseMoveComposerResult extends Composition {
  /** Whether anything is chosen that could be taken back. */
  readonly begun: boolean;
  /** Whether the other places to begin are shown. */
  readonly expanded: boolean;
  /** The kinds of moves, of those that are left, of which there are more to be had. */
  readonly partial: readonly PartialKind[];
  /** Asks the engine for all options of a kind of move. */
  loadAll(moveId: string): Promise<void>;
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
  getComposerProps(): HTMLAttributes<HTMLElement>;
}

/** How moves are composed. */
export interface UseMoveComposerOptions extends ComposerWords {
  /** The only kind of move to be composed, such as the answer to a decision; otherwise any. */
  readonly moveId?: string | undefined;
}

/**
 * Composes a move from the options there are, beginning with any of its parameters. What is chosen is the store's
 * selection, so the board and the menu choose with it.
 */
export function useMoveComposer({
  moveId,
  axisLabel,
  valueLabel,
}: UseMoveComposerOptions = {}): UseMoveComposerResult {
  const store = useGameStore();
  const words = useWords();
  const { options: all, partial, loadAll } = useFullList();
  const options = useMemo(
    () => (moveId === undefined ? all : all.filter(({ move }) => move.moveId === moveId)),
    [all, moveId],
  );
  const { selection, select, clear: clearSelection } = useSelection();
  const [refusedIn, setRefusedIn] = useState<{ axis: string; selection: unknown } | null>(null);
  const [expanded, setExpanded] = useState(false);
  const table = tableOf(options);
  const narrowing = useMemo(() => table.axes.narrow(selection), [table, selection]);
  // What was refused is of interest until something else is chosen.
  const refused = refusedIn?.selection === selection ? refusedIn.axis : null;
  const composition = useMemo(() => {
    const names = { ...(axisLabel && { axisLabel }), ...(valueLabel && { valueLabel }) };
    return compose(table, { selection, narrowing, refused, names, words });
  }, [table, selection, narrowing, refused, axisLabel, valueLabel, words]);
  const last = Object.keys(selection).at(-1);
  const kind = moveId ?? selection[MOVE_AXIS];
  const { focusProps } = useFocusFallback();

  return {
    ...composition,
    begun: last !== undefined,
    expanded,
    partial: kind === undefined ? partial : partial.filter((one) => one.moveId === kind),
    loadAll,
    toggleElsewhere: () => setExpanded(!expanded),
    choose: select,
    toggle({ axis, values, members }, member) {
      const picked = members.filter((one) => one.picked).map(({ value }) => value);
      const others = picked.filter((one) => !sameData(one, member));
      const next = others.length < picked.length ? others : [...picked, member];
      if (next.length === 0) select(axis, undefined);
      else if (canHold(values, next)) select(axis, valueWith(values, next)?.value ?? next);
      else setRefusedIn({ axis, selection });
    },
    back: () => last !== undefined && select(last, undefined),
    clear: clearSelection,
    async play(option) {
      const listed = selectOption(store.getState(), option.id);
      const answer = listed
        ? await store.execute(option.id)
        : await store.executeMove(option.move, option.name);
      if (answer.status === 'accepted') clearSelection();
      return answer;
    },
    getComposerProps: () => ({ tabIndex: -1, ...focusProps }),
  };
}
