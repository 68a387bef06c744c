import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is on the screen. */
export function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setVisible(entries.at(-1)!.isIntersecting));
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [ref]);
  return visible;
}
