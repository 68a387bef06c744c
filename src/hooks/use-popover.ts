import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { placeBeside } from './place-beside.js';

/** Opens a popover beside its anchor, above everything else, and keeps it there until the anchor is out of sight. */
export function usePopover(
  anchor: HTMLElement | null,
  popover: RefObject<HTMLElement | null>,
  onAnchorLost: () => void,
): void {
  const lost = useLatest(onAnchorLost);

  useLayoutEffect(() => {
    const element = popover.current;
    if (!anchor || !element) return;

    function follow(event: Event): void {
      if (event.target instanceof Element && !overlap(anchor!, event.target)) lost.current();
      else place(anchor!, element!);
    }

    // Older browsers have no top layer; the popover then stands where its fixed position puts it.
    element.showPopover?.();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
      if (element.isConnected) element.hidePopover?.();
    };
  }, [anchor, popover, lost]);

  // After every render, because what it says may have changed its size.
  useLayoutEffect(() => {
    if (anchor && popover.current) place(anchor, popover.current);
  });
}

/** Calls back when something other than a pinned popover and its anchor is pressed. */
export function useOutsidePress(
  pinnedAnchor: HTMLElement | null,
  popover: RefObject<HTMLElement | null>,
  onPress: () => void,
): void {
  const pressed = useLatest(onPress);

  useEffect(() => {
    if (!pinnedAnchor) return;
    function press({ target, pointerType }: PointerEvent): void {
      if (!(target instanceof Node) || pinnedAnchor!.contains(target)) return;
      // A finger on the popover wants it out of the way; a mouse may want to select its text.
      if (pointerType !== 'touch' && popover.current?.contains(target)) return;
      pressed.current();
    }
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [pinnedAnchor, popover, pressed]);
}

function place(anchor: HTMLElement, popover: HTMLElement): void {
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = placeBeside(anchor.getBoundingClientRect(), popover.getBoundingClientRect(), screen);
  popover.style.translate = `${left}px ${top}px`;
}

/** Whether an element can be seen in the one that scrolls it. */
function overlap(element: HTMLElement, scroller: Element): boolean {
  if (!scroller.contains(element)) return element.isConnected;
  const [inner, outer] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  return inner.bottom > outer.top && inner.top < outer.bottom;
}

/** The latest of a function that changes with every render. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
