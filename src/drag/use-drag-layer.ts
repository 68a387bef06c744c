import { useEffect, useRef, useState } from 'react';
import type { HTMLAttributes, PointerEvent, RefObject } from 'react';
import { useGameStore } from '../hooks/GameProvider.js';
import type { PopoverPlacement } from '../hooks/place-popover.js';
import { usePopover, type PopoverAnchor } from '../hooks/use-popover.js';
import { useWords } from '../hooks/WordsProvider.js';
import type { EntityId } from '../protocol/ids.js';
import { followPress, type DropRefusal } from './follow-press.js';

/** The state of a drag, and props for its container and its notice. */
export interface UseDragLayerResult {
  /** The entity that is dragged. */
  readonly dragged: EntityId | null;
  /** Why the last drop had no effect, until the next input. The game's own reasons are shown at the target instead. */
  readonly refusal: string | null;
  getLayerProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> };
  getNoticeProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> };
}

/** The distance between the pointer and the notice above it, in pixels. */
const GAP = 12;

const abovePointer: PopoverPlacement = ({ x, y }, { height }) => [{ x, y: y - height - GAP }];

/** A point that scrolls along with an element. */
function pointIn(element: Element, x: number, y: number): PopoverAnchor {
  const before = element.getBoundingClientRect();
  return {
    contextElement: element,
    getBoundingClientRect() {
      const now = element.getBoundingClientRect();
      return new DOMRect(x + now.x - before.x, y + now.y - before.y);
    },
  };
}

/**
 * Lets entities be dragged onto one another within a container, by mouse, pen, or a finger that rests first. Dropping one on
 * another has the effect of pressing both: the targets come from the same options, and an impossible one shows its reasons.
 * Events are delegated: no listeners per entity.
 */
export function useDragLayer(): UseDragLayerResult {
  const store = useGameStore();
  const words = useWords();
  const layer = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const stop = useRef(() => {});
  const [dragged, setDragged] = useState<EntityId | null>(null);
  const [refused, setRefused] = useState<{ why: DropRefusal['why']; anchor: PopoverAnchor } | null>(null);

  const isDragging = useRef(false);

  useEffect(() => () => stop.current(), [store]);

  // A finger that drags does not scroll. Browsers ignore such a listener if it is added after the touch began.
  useEffect(() => {
    const element = layer.current;
    const hold = (event: TouchEvent) =>
      void (isDragging.current && event.cancelable && event.preventDefault());
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, []);

  const dismiss = () => setRefused(null);
  usePopover({
    anchor: refused?.anchor ?? null,
    popover: notice,
    placement: abovePointer,
    onAnchorLost: dismiss,
    onEscape: dismiss,
  });

  useEffect(() => {
    if (!refused) return;
    const listening = new AbortController();
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, () => setRefused(null), { signal: listening.signal, capture: true });
    return () => listening.abort();
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
          onRefuse: ({ why, x, y }) => setRefused({ why, anchor: pointIn(layer.current!, x, y) }),
        });
      },
    }),
    getNoticeProps: () => ({ ref: notice, popover: 'manual' }),
  };
}
