import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, FocusEvent, HTMLAttributes, KeyboardEvent, RefObject } from 'react';
import type { OptionId } from '../protocol/ids.js';
import { selectOption } from '../store/selectors.js';
import { useOptionGroups } from './facts.js';
import { useGameStore } from './GameProvider.js';
import { MenuRows, type MenuItem, type MenuSection } from './menu-rows.js';
import { useTypeAhead } from './use-type-ahead.js';
import { useWindow } from './use-window.js';

/** How a menu behaves. */
export interface UseActionMenuOptions {
  /** The height of a row in pixels, where only some rows are rendered. */
  readonly rowHeight?: number;
  /** With more options than this, only those on screen are rendered. */
  readonly windowAbove?: number;
}

/** A menu of all options, by keyboard and pointer. */
export interface UseActionMenuResult {
  /** The sections to render now. */
  readonly sections: readonly MenuSection[];
  /** How many options there are in all. */
  readonly optionCount: number;
  /** Whether only the rows on screen are rendered. */
  readonly windowed: boolean;
  /** The option that Tab reaches. */
  readonly activeId: OptionId | null;
  getMenuProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> };
  /** Where a row stands in pixels, if it is rendered although it is scrolled away. */
  topOf(row: number): number | undefined;
  /** The height of a row and of all rows, those not rendered included. */
  getSizerStyle(): CSSProperties | undefined;
}

/** Roving focus, type-ahead and windowing over the options of the seat. */
export function useActionMenu({
  rowHeight = 52,
  windowAbove = 100,
}: UseActionMenuOptions = {}): UseActionMenuResult {
  const store = useGameStore();
  const groups = useOptionGroups();
  const rows = useMemo(() => new MenuRows(groups), [groups]);
  const windowed = rows.optionCount > windowAbove;
  const view = useWindow({ count: rows.count, rowHeight, enabled: windowed });
  const { active, move, hasFocus } = useActiveItem(rows, view.scroller, windowed);
  const typeAhead = useTypeAhead();

  function go(item: MenuItem | undefined): void {
    if (!item) return;
    view.reveal(item.row);
    // An element that is there gets the keyboard at once, and the menu hears of it with all others: one render.
    const element = elementOf(view.scroller.current, item);
    if (element) element.focus({ preventScroll: windowed });
    else move(item);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // With Alt or Meta the keys are the browser's.
    if (event.altKey || event.metaKey) return;
    const from = active?.position ?? 0;
    const page = Math.max(1, view.last - view.first - 4);
    const to = {
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      PageDown: from + page,
      PageUp: from - page,
      Home: 1,
      End: Infinity,
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      go(rows.at(to));
    } else {
      const name = (position: number) =>
        selectOption(store.getState(), rows.at(position)?.id ?? '')?.name ?? '';
      const found = typeAhead(event, { count: rows.optionCount, from, name });
      if (found !== null) go(rows.at(found));
    }
  }

  return {
    sections: rows.sections(view.first, view.last, active),
    optionCount: rows.optionCount,
    windowed,
    activeId: active?.id ?? null,
    getMenuProps: () => ({
      ref: view.scroller,
      onScroll: view.onScroll,
      onKeyDown,
      onFocus(event: FocusEvent) {
        hasFocus.current = true;
        const id = event.target.closest<HTMLElement>('[data-option-id]')?.dataset['optionId'];
        if (id !== undefined && id !== active?.id) move(rows.find(id));
      },
      onBlur: () => void (hasFocus.current = false),
    }),
    topOf: (row) => (row < view.first || row > view.last ? row * rowHeight : undefined),
    // Rows follow one another after a gap: none of them needs a place of its own.
    getSizerStyle: () =>
      windowed
        ? ({
            '--ms-row-height': `${rowHeight}px`,
            blockSize: rows.count * rowHeight,
            paddingBlockStart: view.first * rowHeight,
          } as CSSProperties)
        : undefined,
  };
}

/** The option that has the keyboard, or would get it. If it goes away, the one that took its place. */
function useActiveItem(rows: MenuRows, menu: RefObject<HTMLElement | null>, windowed: boolean) {
  const [last, setLast] = useState<MenuItem | null>(null);
  const hasFocus = useRef(false);
  const active = (last && rows.find(last.id)) ?? rows.at(last?.position ?? 1);

  // Remembered as it moves, so that the place is known when the option is gone.
  if (active && last && (active.id !== last.id || active.position !== last.position)) setLast(active);

  // After every render: an element that was moved or replaced has lost the keyboard without anybody wanting that.
  useLayoutEffect(() => {
    if (!hasFocus.current) return;
    const element = active ? elementOf(menu.current, active) : menu.current;
    if (element && element !== document.activeElement) element.focus({ preventScroll: windowed });
  });

  return {
    active,
    hasFocus,
    move: (item: MenuItem | undefined) => item && setLast(item),
  };
}

function elementOf(menu: HTMLElement | null, { id }: MenuItem): HTMLElement | null | undefined {
  return menu?.querySelector<HTMLElement>(`[data-option-id="${CSS.escape(id)}"]`);
}
