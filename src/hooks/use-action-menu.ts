import { useId, useMemo } from 'react';
import type { CSSProperties, HTMLAttributes, KeyboardEvent, RefObject } from 'react';
import type { OptionId } from '../protocol/ids.js';
import { queueOf } from '../store/queue.js';
import { selectOption } from '../store/selectors.js';
import { useGameStore } from './GameProvider.js';
import { indexAfterKey } from './list-keys.js';
import { MenuRows, type MenuItem, type MenuSection } from './menu-rows.js';
import { useRovingFocus, type UseRovingFocusResult } from './use-roving-focus.js';
import {
  useMenuArrangement,
  type MenuArrangementOptions,
  type UseMenuArrangementResult,
} from './use-menu-arrangement.js';
import { useMenuTools, type MenuTools } from './use-menu-tools.js';
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

/** A menu of all options, by keyboard and pointer. */
export interface UseActionMenuResult
  extends MenuTools, Pick<UseMenuArrangementResult, 'query' | 'unavailable' | 'total'> {
  /** The sections to render now. */
  readonly sections: readonly MenuSection[];
  /** How many options are in the menu, rendered or not. */
  readonly optionCount: number;
  /** Whether only the rows on screen are rendered. */
  readonly windowed: boolean;
  /** The option that Tab reaches. */
  readonly activeId: OptionId | null;
  /** Whether the keys that the engine gave its options do something now. */
  readonly hasKeys: boolean;
  /** The digit that plays the option at a position, from 1, wherever focus is; nothing for most. */
  digitOf(position: number): string | undefined;
  /** What becomes of an option that is pressed, where it is not simply played: for the scope around the menu. */
  readonly onChoose: ((id: OptionId) => void) | undefined;
  /** For an element as high as a row, which is measured; `null` where that need not be. */
  getRulerProps(): (HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> }) | null;
  getMenuProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> };
  /** Where a row stands in pixels, if it is rendered although it is scrolled away. */
  topOf(row: number): number | undefined;
  /** The height of a row and of all rows, those not rendered included. */
  getSizerStyle(): CSSProperties | undefined;
}

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
}: UseActionMenuOptions = {}): UseActionMenuResult {
  const store = useGameStore();
  const words = useWords();
  const ownId = useId();
  const menuId = id ?? ownId;
  const arrangement = useMenuArrangement(arranging);
  const { groups, total, query, unavailable } = arrangement;
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
  const { active, focus, setActive, getContainerProps }: UseRovingFocusResult<MenuItem> = useRovingFocus({
    resolve: (before) =>
      (before && rows.find(before.id, before.position)) ?? rows.at(before?.position ?? 1) ?? null,
    itemOf(element): MenuItem | null | undefined {
      const optionId = element.closest<HTMLElement>('[data-option-id]')?.dataset['optionId'];
      return optionId === undefined ? null : rows.find(optionId, active?.position ?? 1);
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

  const { backToSearch, getSearchProps, getUnavailableProps } = useMenuTools({
    menuId,
    arrangement,
    enter: () => active && view.scroller.current && focus(view.scroller.current, active),
    startAnew,
  });

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
    sections: rows.sections(first, last, active ?? undefined),
    optionCount: rows.optionCount,
    total,
    query,
    unavailable,
    windowed,
    activeId: active?.id ?? null,
    hasKeys,
    digitOf,
    onChoose: planning ? (pressed) => queueOf(store).toggle(pressed) : undefined,
    getRulerProps,
    getMenuProps() {
      const { onKeyDown, ...containerProps } = getContainerProps();
      return {
        ref: view.scroller,
        id: menuId,
        ...containerProps,
        onScroll: view.onScroll,
        onKeyDown(event) {
          const atTop = (active?.position ?? 1) === 1 && !event.altKey && !event.metaKey;
          if (event.key === 'ArrowUp' && atTop && backToSearch()) event.preventDefault();
          else onKeyDown(event);
        },
        onKeyUp: typeAhead.onKeyUp,
      };
    },
    getSearchProps,
    getUnavailableProps,
    topOf: (row) => (row < first || row > last ? row * rowHeight : undefined),
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
