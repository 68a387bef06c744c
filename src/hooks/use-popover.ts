import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { isInSight } from './in-sight.js';
import { placeBeside, type PlacePopover } from './place-beside.js';
import { useLatest } from './use-latest.js';

/** What a popover stands beside, and how. */
export interface PopoverOptions {
  /** Without one, the popover is closed. From one to the next it stays open. */
  readonly anchor: HTMLElement | null;
  readonly popover: RefObject<HTMLElement | null>;
  /** Where it goes; beside its anchor, if nothing else is said. */
  readonly place?: PlacePopover;
  /** Whether it makes room for other popovers, as it does for whatever has `data-explains`. */
  readonly yields?: boolean;
  /** The anchor is gone or scrolled out of sight. */
  readonly onAnchorLost: () => void;
  readonly onEscape: () => void;
}

/** Opens a popover at its anchor, above everything else, and keeps it there until the anchor is out of sight. */
export function usePopover(options: PopoverOptions): void {
  const { anchor, popover, yields = false } = options;
  const open = anchor !== null;
  const latest = useLatest(options);

  useLayoutEffect(() => {
    const element = popover.current;
    if (!open || !element) return;

    function follow({ target }: Event): void {
      const { anchor: followed, onAnchorLost } = latest.current;
      if (followed && !isInSight(followed, target)) onAnchorLost();
      else putInPlace(latest.current);
    }

    function escape(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      // The key closes the popover only, not also the dialog it may stand in.
      event.stopPropagation();
      latest.current.onEscape();
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
      // What is no popover any more, or is not on the page, was closed with that.
      if (element.popover && element.isConnected) element.hidePopover();
    };
  }, [open, popover, latest]);

  // After every render, because what it says may have changed its size, and its anchor may have moved or gone.
  useLayoutEffect(() => {
    if (!anchor) return;
    if (anchor.isConnected) putInPlace(latest.current);
    else latest.current.onAnchorLost();
    if (!yields) return;
    // What was opened by the same event has its place only now.
    const frame = requestAnimationFrame(() => putInPlace(latest.current));
    return () => cancelAnimationFrame(frame);
  });

  // Others open while this one stays.
  useLayoutEffect(() => {
    if (!open || !yields) return;
    const makeRoom = () => putInPlace(latest.current);
    document.addEventListener('toggle', makeRoom, { capture: true });
    return () => document.removeEventListener('toggle', makeRoom, { capture: true });
  }, [open, yields, latest]);
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

function putInPlace({ anchor, popover, place = placeBeside, yields = false }: PopoverOptions): void {
  const element = popover.current;
  if (!anchor || !element) return;
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const others = [
    ...document.querySelectorAll(yields ? '[data-explains], :popover-open' : '[data-explains]'),
  ];
  const { left, top } = place(
    anchor.getBoundingClientRect(),
    element.getBoundingClientRect(),
    screen,
    others.filter((other) => other !== element).map((other) => other.getBoundingClientRect()),
  );
  const translate = `${left}px ${top}px`;
  // What is written has to be laid out again, even if it is the same.
  if (element.style.translate !== translate) element.style.translate = translate;
}
