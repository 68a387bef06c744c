import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { MenuItem, MenuRows } from './menu-rows.js';

/** The option of a menu that has the keyboard, or would get it. */
export interface UseActiveItemResult {
  readonly active: MenuItem | undefined;
  /** Whether the keyboard is in the menu. */
  readonly hasFocus: RefObject<boolean>;
  /** Makes another option the active one; `null` the first. */
  move(item: MenuItem | null): void;
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
  const active = (last && rows.find(last.id, last.position)) ?? rows.at(last?.position ?? 1);

  // Remembered as it moves, so that the place is known when the option is gone.
  if (active && last && (active.id !== last.id || active.position !== last.position)) setLast(active);

  // After every render: an element that was moved or replaced has lost the keyboard without anybody wanting that.
  useLayoutEffect(() => {
    if (!hasFocus.current || (active && isAt(active))) return;
    const element = active ? elementOf(menu.current, active) : menu.current;
    if (element && element !== document.activeElement) element.focus({ preventScroll: windowed });
  });

  return { active, hasFocus, move: setLast };
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
