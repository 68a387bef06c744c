import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** For an element in which what has the keyboard may vanish: it takes the keyboard over, which is never lost. */
export function useKeptFocus<T extends HTMLElement>(): KeptFocus<T> {
  const ref = useRef<T>(null);
  const within = useRef(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !within.current) return;
    const { activeElement, body } = element.ownerDocument;
    if (activeElement === null || activeElement === body) element.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => void (within.current = true),
    // Who leaves goes somewhere, or is still there to come back to; what vanishes is neither.
    onBlur: ({ target }) => void (within.current = !target.isConnected),
  };
}

/** Props that keep the keyboard. */
export interface KeptFocus<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<T>) => void;
}
