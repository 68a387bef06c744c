import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps focus in a container: when the focused element goes away although nobody moved on, whatever `heir` finds gets
 * focus, or else the container itself, which needs a `tabIndex`.
 */
export function useFocusFallback(
  heir: (container: HTMLElement) => HTMLElement | SVGElement | null = () => null,
) {
  const holder = useRef<HTMLElement | null>(null);
  const claimed = useRef(false);

  // After every render, because an element that is removed loses focus without an event.
  useLayoutEffect(() => {
    const container = holder.current;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement === container;
    if (!container || !(isLost || claimed.current)) return;
    claimed.current = false;
    const next = heir(container) ?? container;
    if (next !== activeElement) next.focus({ preventScroll: true });
  });

  return {
    focusProps: {
      onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
        // A press beside its elements focuses the container: that is where focus belongs then.
        if (target !== currentTarget) holder.current = currentTarget;
      },
      onBlur: () => void (holder.current = null),
    },
    /** Moves focus to the heir once that is rendered. */
    claim(container: HTMLElement) {
      holder.current = container;
      claimed.current = true;
    },
  };
}
