import { useLayoutEffect, type RefObject } from 'react';

/** Measures an element before it is first painted, and whenever its size changes. */
export function useResize(
  measured: RefObject<HTMLElement | null>,
  measure: (size: ResizeObserverSize) => void,
  enabled: boolean,
): void {
  useLayoutEffect(() => {
    const element = measured.current;
    if (!element || !enabled) return;
    const observer = new ResizeObserver(([entry]) => measure(entry!.borderBoxSize[0]!));
    observer.observe(element);
    return () => observer.disconnect();
  }, [measured, enabled, measure]);
}
