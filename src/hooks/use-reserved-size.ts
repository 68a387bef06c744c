import { useCallback, type RefCallback } from 'react';

/**
 * A ref for an element that keeps the room it has once taken, as long as its width stays: what stands below it does not
 * jump when it says less. The room is its `--ms-reserved`.
 */
export function useReservedSize<T extends HTMLElement>(): RefCallback<T> {
  return useCallback((element) => {
    if (!element) return;
    let width = -1;
    let height = 0;
    let frame = 0;
    const reserve = ({ inlineSize, blockSize }: ResizeObserverSize) => {
      if (inlineSize === width) height = Math.max(height, blockSize);
      else {
        // What it needs at another width shows once nothing is reserved.
        element.style.removeProperty('--ms-reserved');
        width = inlineSize;
        height = element.getBoundingClientRect().height;
      }
      element.style.setProperty('--ms-reserved', `${height}px`);
    };
    const observer = new ResizeObserver(([entry]) => {
      cancelAnimationFrame(frame);
      const size = entry?.borderBoxSize[0];
      if (size) frame = requestAnimationFrame(() => reserve(size));
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
}
