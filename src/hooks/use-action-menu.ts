import {
  useId,
  useMemo,
  useRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefAttributes,
} from 'react';
import type { OptionId } from '../protocol/ids.js';
import { queueOf } from '../store/queue.js';
import { selectOption } from '../store/selectors.js';
import type { UnavailableMode } from './arrange-options.js';
import { useGameStore } from './GameProvider.js';
import { indexAfterKey } from './list-keys.js';
import { MenuRows, type MenuItem } from './menu-rows.js';
import { useRovingFocus } from './use-roving-focus.js';
import { useMenuArrangement, type MenuArrangementOptions } from './use-menu-arrangement.js';
import { useMenuDigits } from './use-menu-digits.js';
import { useOptionKeys } from './use-hotkey.js';
import { useRowHeight } from './use-row-height.js';
import { useTypeAhead } from './use-type-ahead.js';
import { useWindow } from './use-window.js';
import { optionName } from './words.js';
import { useWords } from './WordsProvider.js';

/** How close rows stand together. */
export const DENSITIES = ['comfortable', 'compact'] as const;
/** One of `DENSITIES`. */
export type Density = (typeof DENSITIES)[number];

/** How a menu behaves. */
export interface UseActionMenuOptions extends MenuArrangementOptions {
  /** The height of a row in pixels, where only some rows are rendered; otherwise the style sheet's. */
  readonly rowHeight?: number | undefined;
  /** With more options than this, only those on screen are rendered. */
  readonly windowAbove?: number | undefined;
  /** How close rows stand together; otherwise as the page around the menu says. */
  readonly density?: Density | undefined;
  /** Gives the digits from 1 to 9 to the first nine options in the menu. They give way to every other use of a digit. */
  readonly digits?: boolean | undefined;
  /** A press gathers an option, or takes it out again, in place of playing it: for a `QueueTray`, which plays them all. */
  readonly planning?: boolean | undefined;
  /** The id of the menu's element; one is made otherwise. */
  readonly id?: string | undefined;
}

type InputProps = InputHTMLAttributes<HTMLInputElement> & RefAttributes<HTMLInputElement>;

/** What rows are high before they are measured, at the usual size of letters. */
const EXPECTED_HEIGHT = { comfortable: 52, compact: 40 };

/** How high the style sheet makes a windowed menu, at the usual size of letters. */
const EXPECTED_MENU = 448;

/** Roving focus, type-ahead, search and windowing over the options of the seat. */
export function useActionMenu({
  rowHeight: givenHeight,
  windowAbove = 100,
  density = 'comfortable',
  digits = false,
  planning = false,
  id,
  ...arranging
}: UseActionMenuOptions = {}) {
  const store = useGameStore();
  const words = useWords();
  const ownId = useId();
  const menuId = id ?? ownId;
  const search = useRef<HTMLInputElement>(null);
  const { groups, total, query, unavailable, setQuery, setUnavailable } = useMenuArrangement(arranging);
  const rows = useMemo(() => new MenuRows(groups), [groups]);
  // By all options: a list that is searched keeps its size.
  const windowed = total > windowAbove;
  const expected = EXPECTED_HEIGHT[density];
  const { rowHeight, getRulerProps } = useRowHeight(givenHeight, { expected, enabled: windowed });
  const view = useWindow({
    rows: rows.count,
    rowHeight,
    enabled: windowed,
    expected: Math.ceil(EXPECTED_MENU / rowHeight),
  });
  const { first, last } = view.rows;
  const { active, focus, setActive, getContainerProps } = useRovingFocus<MenuItem>({
    resolve: (before) => (before && rows.find(before.id)) ?? rows.at(before?.position ?? 1) ?? null,
    itemOf(element) {
      const optionId = element.closest<HTMLElement>('[data-option-id]')?.dataset['optionId'];
      return optionId === undefined ? null : rows.find(optionId);
    },
    elementOf: (menu, item) => menu.querySelector(`[data-option-id="${CSS.escape(item.id)}"]`),
    step,
    ...(windowed && { reveal: ({ row }) => view.reveal(row) }),
  });
  const typeAhead = useTypeAhead();
  const hasKeys = useOptionKeys();
  const digitOf = useMenuDigits(rows, digits && !planning);

  /** Another list begins at its top. */
  function startAnew(): void {
    setActive(null);
    if (view.scroller.current) view.scroller.current.scrollTop = 0;
  }

  function setSearch(text: string): void {
    setQuery(text);
    startAnew();
  }

  function onSearchKey(event: KeyboardEvent): void {
    // With Alt the keys are the browser's; while a character is composed they belong to that.
    if (event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault();
      if (active && view.scroller.current) focus(view.scroller.current, active);
    } else if (event.key === 'Escape' && query !== '') {
      // The key clears the field only: what is chosen so far, or the dialog around, stays.
      event.preventDefault();
      event.stopPropagation();
      setSearch('');
    }
  }

  function step(event: KeyboardEvent, { position }: MenuItem): MenuItem | null | undefined {
    // With Alt or Meta the keys are the browser's.
    if (event.altKey || event.metaKey) return null;
    const page = Math.max(1, last - first - 3);
    const to = indexAfterKey(event.key, position - 1, { count: rows.optionCount, page });
    if (to !== undefined) return rows.at(to + 1);
    const nameAt = (index: number) => {
      const option = selectOption(store.getState(), rows.at(index + 1)?.id ?? '');
      return option ? optionName(option, words) : '';
    };
    const found = typeAhead.find(event, { count: rows.optionCount, from: position - 1, nameAt });
    return found === null ? null : rows.at(found + 1);
  }

  return {
    /** The sections to render now. */
    sections: rows.sections(first, last, active ?? undefined),
    /** How many options are in the menu, rendered or not. */
    optionCount: rows.optionCount,
    total,
    query,
    unavailable,
    windowed,
    /** The option that Tab reaches. */
    activeId: active?.id ?? null,
    /** The keys that the engine gave its options do something now. */
    hasKeys,
    digitOf,
    /** For the scope around the menu. */
    onChoose: planning ? (pressed: OptionId) => queueOf(store).toggle(pressed) : undefined,
    getRulerProps,
    getMenuProps() {
      const { onKeyDown, ...containerProps } = getContainerProps();
      return {
        ref: view.scroller,
        id: menuId,
        ...containerProps,
        onScroll: view.onScroll,
        onKeyDown(event: KeyboardEvent<HTMLElement>) {
          const isAtTop = (active?.position ?? 1) === 1 && !event.altKey && !event.metaKey;
          if (event.key !== 'ArrowUp' || !isAtTop || !search.current) return onKeyDown(event);
          event.preventDefault();
          search.current.focus();
        },
        onKeyUp: typeAhead.onKeyUp,
      };
    },
    getSearchProps: () =>
      ({
        ref: search,
        type: 'search',
        'aria-controls': menuId,
        autoComplete: 'off',
        autoCapitalize: 'off',
        spellCheck: false,
        enterKeyHint: 'search',
        value: query,
        onChange: ({ target }) => setSearch(target.value),
        onKeyDown: onSearchKey,
      }) satisfies InputProps,
    /** For a radio button that says how unavailable options are shown. */
    getUnavailableProps: (mode: UnavailableMode) =>
      ({
        type: 'radio',
        name: `${menuId}unavailable`,
        checked: mode === unavailable,
        onChange() {
          setUnavailable(mode);
          startAnew();
        },
      }) satisfies InputProps,
    /** The top of a row in pixels, if it is rendered although it is scrolled away. */
    topOf: (row: number) => (row < first || row > last ? row * rowHeight : undefined),
    // Rows follow one another after a gap: none of them needs a place of its own.
    getSizerStyle: () =>
      windowed
        ? {
            ...(givenHeight !== undefined && { '--ms-row-height': `${givenHeight}px` }),
            blockSize: rows.count * rowHeight,
            paddingBlockStart: first * rowHeight,
          }
        : undefined,
  };
}

/** What `useActionMenu` gives. */
export type UseActionMenuResult = ReturnType<typeof useActionMenu>;
