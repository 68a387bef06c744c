import { useLayoutEffect, useRef, type FocusEvent, type HTMLAttributes } from 'react';

/**
 * Keeps the keyboard in a container: when what had it goes away without anybody having moved on, whatever `heir` finds
 * gets it, or else the container itself, which needs a `tabIndex`. Returns props for the container.
 */
export function useKeptKeyboard(
  heir: (container: HTMLElement) => HTMLElement | null = () => null,
): Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur'> {
  const holder = useRef<HTMLElement | null>(null);

  // After every render: an element that was removed has lost the keyboard, and told nobody.
  useLayoutEffect(() => {
    const container = holder.current;
    const { activeElement } = document;
    if (!container || (activeElement !== document.body && activeElement !== container)) return;
    const next = heir(container) ?? container;
    if (next !== activeElement) next.focus({ preventScroll: true });
  });

  return {
    onFocus: (event: FocusEvent<HTMLElement>) => void (holder.current = event.currentTarget),
    onBlur: () => void (holder.current = null),
  };
}
