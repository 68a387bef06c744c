import { useMemo, useState } from 'react';
import { sameData } from '../protocol/plain-data.js';
import type { Option } from '../protocol/option.js';
import { MOVE_AXIS } from '../store/selection.js';
import { selectOption } from '../store/selectors.js';
import type { ComposerWords } from './axis-words.js';
import type { ListStep } from './composer-step.js';
import { compose, tableOf } from './composition.js';
import { useSelection } from './facts.js';
import { useGameStore } from './GameProvider.js';
import { canHold, valueWith } from './list-step.js';
import { useFocusFallback } from './use-focus-fallback.js';
import { useFullList } from './use-full-list.js';
import { useWords } from './WordsProvider.js';

/** How moves are composed. */
export interface UseMoveComposerOptions extends ComposerWords {
  /** The only kind of move to be composed, such as the answer to a decision; otherwise any. */
  readonly moveId?: string | undefined;
}

/**
 * Composes a move from the options there are, beginning with any of its parameters. What is chosen is the store's
 * selection, so the board and the menu choose with it.
 */
export function useMoveComposer({ moveId, axisLabel, valueLabel }: UseMoveComposerOptions = {}) {
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
    return compose(table, { selection, narrowing, refused, names: { axisLabel, valueLabel }, words });
  }, [table, selection, narrowing, refused, axisLabel, valueLabel, words]);
  const last = Object.keys(selection).at(-1);
  const kind = moveId ?? selection[MOVE_AXIS];
  const { focusProps } = useFocusFallback();

  return {
    ...composition,
    /** Something is chosen that could be taken back. */
    begun: last !== undefined,
    /** The other places to begin are shown. */
    expanded,
    /** The kinds of moves left whose options are not all listed. */
    partial: kind === undefined ? partial : partial.filter((one) => one.moveId === kind),
    loadAll,
    toggleElsewhere: () => setExpanded(!expanded),
    choose: select,
    /** Adds a member to a list, or removes it. */
    toggle({ axis, values, members }: ListStep, member: unknown) {
      const picked = members.filter((one) => one.picked).map(({ value }) => value);
      const others = picked.filter((one) => !sameData(one, member));
      const next = others.length < picked.length ? others : [...picked, member];
      if (next.length === 0) select(axis, undefined);
      else if (canHold(values, next)) select(axis, valueWith(values, next)?.value ?? next);
      else setRefusedIn({ axis, selection });
    },
    /** Takes the last choice back. */
    back: () => last !== undefined && select(last, undefined),
    clear: clearSelection,
    /** Plays an option, and begins again if it was accepted. */
    async play(option: Option) {
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
