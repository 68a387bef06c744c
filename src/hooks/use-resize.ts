import { useLayoutEffect, type RefObject } from 'react';
import { observeSize } from './observe-size.js';

/** Measures an element before it is first painted, and whenever its size changes. */
export function useResize(
  measured: RefObject<HTMLElement | null>,
  measure: () => void,
  enabled: boolean,
): void {
  useLayoutEffect(() => {
    const element = measured.current;
    if (!element || !enabled) return;
    return observeSize(element, measure);
  }, [measured, enabled, measure]);
}
