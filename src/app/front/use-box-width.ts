import { useEffect, useState, type RefObject } from 'react';

/** How wide an element is, in pixels. */
export function useBoxWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
