import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { placeBeside } from './place-beside.js';

/** Opens a popover beside its anchor, above everything else, and keeps it there until the anchor is out of sight. */
export function usePopover(
  anchor: HTMLElement | null,
  popover: RefObject<HTMLElement | null>,
  onAnchorLost: () => void,
  onEscape: () => void,
): void {
  const lost = useLatest(onAnchorLost);
  const escaped = useLatest(onEscape);

  useLayoutEffect(() => {
    const element = popover.current;
    if (!anchor || !element) return;

    function follow(event: Event): void {
      if (isInSight(anchor!, event.target)) place(anchor!, element!);
      else lost.current();
    }

    function escape(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      // The key closes the popover only, not also the dialog it may stand in.
      event.stopPropagation();
      escaped.current();
    }

    // Older browsers have no top layer; the popover then stands where its fixed position puts it.
    element.showPopover?.();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    // Wherever the keyboard is: what a mouse opened must not be in the way of somebody reading below it.
    window.addEventListener('keydown', escape, { capture: true });
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
      window.removeEventListener('keydown', escape, { capture: true });
      if (element.isConnected) element.hidePopover?.();
    };
  }, [anchor, popover, lost, escaped]);

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
    function press({ target }: PointerEvent): void {
      if (!(target instanceof Node)) return;
      if (!pinnedAnchor!.contains(target) && !popover.current?.contains(target)) pressed.current();
    }
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [pinnedAnchor, popover, pressed]);
}

function place(anchor: HTMLElement, popover: HTMLElement): void {
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = placeBeside(anchor.getBoundingClientRect(), popover.getBoundingClientRect(), screen);
  const translate = `${left}px ${top}px`;
  // What is written has to be laid out again, even if it is the same.
  if (popover.style.translate !== translate) popover.style.translate = translate;
}

/** Whether an element can be seen on the screen, and in what was scrolled. */
function isInSight(element: HTMLElement, scrolled: EventTarget | null): boolean {
  if (!element.isConnected) return false;
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) return false;
  if (!(scrolled instanceof Element) || !scrolled.contains(element)) return true;
  const outer = scrolled.getBoundingClientRect();
  return bottom > outer.top && top < outer.bottom;
}

/** The latest of a function that changes with every render. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
