import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useFocusFallback } from './use-focus-fallback.js';

/** What `useRovingFocus` walks over. An item is a flat record: an identity and a position. */
export interface UseRovingFocusOptions<Item extends object> {
  /** Where the last focused item is now, or what took its place; the first item for `null`. */
  readonly resolve: (last: Item | null) => Item | null;
  /** The item that an element shows, or is part of. */
  readonly itemOf: (element: Element) => Item | null | undefined;
  /** The element that shows an item, while it is rendered. */
  readonly elementOf: (container: HTMLElement, item: Item) => HTMLElement | SVGElement | null;
  /** The item that a key leads to; none where the key does nothing. */
  readonly step: (event: KeyboardEvent<HTMLElement>, from: Item) => Item | null | undefined;
  /** Scrolls an item into sight before it gets focus. */
  readonly reveal?: ((item: Item) => void) | undefined;
}

/** One item of many that Tab reaches, and the keys that move on from it. */
export type UseRovingFocusResult<Item extends object> = ReturnType<typeof useRovingFocus<Item>>;

/**
 * Roving focus: Tab reaches one item of a container, keys lead from item to item. When the focused item goes away, the
 * one in its place gets focus.
 */
export function useRovingFocus<Item extends object>({
  resolve,
  itemOf,
  elementOf,
  step,
  reveal,
}: UseRovingFocusOptions<Item>) {
  const [last, setLast] = useState<Item | null>(null);
  const active = resolve(last);
  // Remembered as it moves, so that its position is known when it is gone.
  if (last && active && !isSame(last, active)) setLast(active);
  const { focusProps, claim } = useFocusFallback((container) => active && elementOf(container, active));

  function focus(container: HTMLElement, item: Item): void {
    reveal?.(item);
    const element = elementOf(container, item);
    if (element) element.focus({ preventScroll: reveal !== undefined });
    else {
      claim(container);
      setLast(item);
    }
  }

  return {
    /** The item that has focus, or would get it. */
    active,
    /** Moves focus to an item within a container. */
    focus,
    /** Makes another item the active one, and leaves focus where it is; `null` the first. */
    setActive: setLast as (item: Item | null) => void,
    getContainerProps: () => ({
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const from = itemOf(event.target as Element) ?? active;
        const next = from && step(event, from);
        if (!next) return;
        event.preventDefault();
        focus(event.currentTarget, next);
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        focusProps.onFocus(event);
        const item = itemOf(event.target);
        if (item && !(last && isSame(last, item))) setLast(item);
      },
      onBlur: focusProps.onBlur,
    }),
  };
}

function isSame<Item extends object>(a: Item, b: Item): boolean {
  return (Object.keys(a) as (keyof Item)[]).every((key) => a[key] === b[key]);
}
