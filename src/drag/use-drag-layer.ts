import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HTMLAttributes, PointerEvent, RefObject } from 'react';
import { useGameStore } from '../hooks/GameProvider.js';
import { useWords } from '../hooks/WordsProvider.js';
import type { EntityId } from '../protocol/ids.js';
import { followPress, type DropRefusal } from './follow-press.js';

/** What a layer gives its container and the notice of what could not be dropped. */
export interface UseDragLayerResult {
  /** The entity that is dragged. */
  readonly dragged: EntityId | null;
  /** Why the last drop came to nothing, until something else is done. Where the game has reasons, its own are shown at the target. */
  readonly refusal: string | null;
  getLayerProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> };
  getNoticeProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> };
}

/**
 * Lets entities be dragged onto one another within a container, by mouse, pen, or a finger that rests first. To drop one on
 * another is to press both: what is lit comes from the same options, and what is not possible says why. Events are
 * delegated: an entity costs nothing.
 */
export function useDragLayer(): UseDragLayerResult {
  const store = useGameStore();
  const words = useWords();
  const layer = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const stop = useRef(() => {});
  const [dragged, setDragged] = useState<EntityId | null>(null);
  const [refused, setRefused] = useState<DropRefusal | null>(null);

  const isDragging = useRef(false);

  useEffect(() => () => stop.current(), [store]);

  // A finger that drags does not scroll. The browser asks when the finger comes down, so it must be known before.
  useEffect(() => {
    const element = layer.current;
    const hold = (event: TouchEvent) =>
      void (isDragging.current && event.cancelable && event.preventDefault());
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, []);

  useLayoutEffect(() => {
    const element = notice.current;
    if (!refused || !element) return;
    element.showPopover?.();
    const left = Math.max(8, Math.min(refused.x, window.innerWidth - element.offsetWidth - 8));
    const top = Math.max(8, refused.y - element.offsetHeight - 12);
    element.style.translate = `${left}px ${top}px`;
    const done = new AbortController();
    const dismiss = () => setRefused(null);
    for (const event of ['pointerdown', 'keydown', 'scroll'])
      window.addEventListener(event, dismiss, { signal: done.signal, capture: true, passive: true });
    return () => {
      done.abort();
      if (element.isConnected) element.hidePopover?.();
    };
  }, [refused]);

  return {
    dragged,
    refusal:
      refused &&
      (refused.why === 'gone'
        ? words.say('drag.gone', {}, 'This can no longer be moved: the game has moved on.')
        : words.say('drag.unrelated', {}, 'These two have nothing to do with each other.')),
    getLayerProps: () => ({
      ref: layer,
      onPointerDown({ nativeEvent }: PointerEvent) {
        if (!layer.current) return;
        stop.current();
        stop.current = followPress(nativeEvent, {
          store,
          layer: layer.current,
          onDrag(entity) {
            isDragging.current = entity !== null;
            setDragged(entity);
          },
          onRefuse: setRefused,
        });
      },
    }),
    getNoticeProps: () => ({ ref: notice, popover: 'manual' }),
  };
}
