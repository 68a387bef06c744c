import { useLayoutEffect, useRef, type RefObject } from 'react';
import { placeZoom } from './place-zoom.js';

/** Shows a popover near a card and keeps it there, over neither the card nor another open popover. */
export function useZoomPopover(
  card: HTMLElement | null,
  popover: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const open = card !== null;

  const follow = useRef(() => {});
  const close = useRef(onClose);

  // After every render, because the card may have changed or gone.
  useLayoutEffect(() => {
    close.current = onClose;
    follow.current = () => {
      if (!card || !popover.current) return;
      if (isInSight(card)) place(card, popover.current);
      else onClose();
    };
  });

  // From one card to the next it stays open, and does not fade in again.
  useLayoutEffect(() => {
    const element = popover.current;
    if (!open || !element) return;
    const onMove = () => follow.current();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The key closes the enlarged card only, not also the dialog it may stand in.
      event.stopPropagation();
      close.current();
    };
    element.showPopover?.();
    window.addEventListener('scroll', onMove, { capture: true, passive: true });
    window.addEventListener('resize', onMove);
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      window.removeEventListener('scroll', onMove, { capture: true });
      window.removeEventListener('resize', onMove);
      window.removeEventListener('keydown', onKey, { capture: true });
      if (element.isConnected) element.hidePopover?.();
    };
  }, [open, popover]);

  useLayoutEffect(() => {
    if (!open) return;
    follow.current();
    // What was opened by the same event has its place only now.
    const frame = requestAnimationFrame(() => follow.current());
    return () => cancelAnimationFrame(frame);
  });
}

function place(card: HTMLElement, popover: HTMLElement): void {
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const others = [...document.querySelectorAll(':popover-open')].filter((other) => other !== popover);
  const { left, top } = placeZoom(
    card.getBoundingClientRect(),
    popover.getBoundingClientRect(),
    screen,
    others.map((other) => other.getBoundingClientRect()),
  );
  const translate = `${left}px ${top}px`;
  if (popover.style.translate !== translate) popover.style.translate = translate;
}

function isInSight(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return card.isConnected && bottom > 0 && top < window.innerHeight;
}
