import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { MenuItem, MenuRows } from './menu-rows.js';
import { useAfterPaint } from './use-after-paint.js';

/** The option of a menu that has the keyboard, or would get it. */
export interface UseActiveItemResult {
  readonly active: MenuItem | undefined;
  /** Whether the keyboard is in the menu. */
  readonly hasFocus: RefObject<boolean>;
  /** Makes another option the active one; `null` the first. */
  move(item: MenuItem | null): void;
  /** Makes the option active that has the keyboard already: to render that can wait for a frame. */
  follow(item: MenuItem): void;
  /** The active option, also if that was not rendered yet. */
  current(): MenuItem | undefined;
}

/**
 * Follows the active option of a menu. If it goes away, the one that took its place is active; if none is left, the menu
 * itself keeps the keyboard.
 */
export function useActiveItem(
  rows: MenuRows,
  menu: RefObject<HTMLElement | null>,
  windowed: boolean,
): UseActiveItemResult {
  const [last, setLast] = useState<MenuItem | null>(null);
  const hasFocus = useRef(false);
  const followed = useRef<MenuItem | null>(null);
  const putOff = useAfterPaint();
  const active = itemOf(rows, last);

  // Remembered as it moves, so that the place is known when the option is gone.
  if (active && last && (active.id !== last.id || active.position !== last.position)) setLast(active);

  // After every render: an element that was moved or replaced has lost the keyboard without anybody wanting that.
  useLayoutEffect(() => {
    const item = current();
    if (!hasFocus.current || (item && isAt(item))) return;
    const element = item ? elementOf(menu.current, item) : menu.current;
    if (element && element !== document.activeElement) element.focus({ preventScroll: windowed });
  });

  function current(): MenuItem | undefined {
    return followed.current ? itemOf(rows, followed.current) : active;
  }

  function move(item: MenuItem | null): void {
    putOff(null);
    followed.current = null;
    setLast(item);
  }

  return {
    active,
    hasFocus,
    move,
    follow(item) {
      followed.current = item;
      putOff(() => move(item));
    },
    current,
  };
}

/** Where an option stands now; if it went away, the one that took its place. */
function itemOf(rows: MenuRows, last: MenuItem | null): MenuItem | undefined {
  return (last && rows.find(last.id, last.position)) ?? rows.at(last?.position ?? 1);
}

/** Whether the keyboard is on an item: to look at it is cheaper than to look for the item's element. */
function isAt({ id }: MenuItem): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.dataset['optionId'] === id;
}

/** The element of an item, while it is rendered. */
export function elementOf(menu: HTMLElement | null, { id }: MenuItem): HTMLElement | null | undefined {
  return menu?.querySelector<HTMLElement>(`[data-option-id="${CSS.escape(id)}"]`);
}
