import { useEffect, useRef, type HTMLAttributes, type MouseEvent, type PointerEvent } from 'react';

/** How long a finger rests on an element until that is a long press, in milliseconds. */
const LONG = 450;

/** How far a finger may slip meanwhile, in pixels. */
const SLIP = 10;

/**
 * Calls back when a finger rests on something within an element, with both, and when a finger that has rested goes on:
 * it drags. The click that follows on a rest is swallowed: who reads does not press.
 */
export function useLongPress(
  onLongPress: (target: EventTarget, container: HTMLElement) => void,
  onMoveOn: () => void,
): HTMLAttributes<HTMLElement> {
  const press = useRef({ timer: 0, x: 0, y: 0, long: false });

  function stop(): void {
    clearTimeout(press.current.timer);
  }

  useEffect(() => stop, []);

  return {
    onPointerDown({ pointerType, target, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
      stop();
      press.current.long = false;
      if (pointerType !== 'touch') return;
      const timer = window.setTimeout(() => {
        press.current.long = true;
        onLongPress(target, currentTarget);
      }, LONG);
      press.current = { timer, x: clientX, y: clientY, long: false };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) <= SLIP) return;
      stop();
      if (!press.current.long) return;
      press.current.long = false;
      onMoveOn();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      if (press.current.long) event.preventDefault();
    },
    // Some browsers send no click after a long press: the next one may be that of a key.
    onKeyDownCapture: () => void (press.current.long = false),
    onClickCapture(event: MouseEvent) {
      if (!press.current.long) return;
      press.current.long = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
