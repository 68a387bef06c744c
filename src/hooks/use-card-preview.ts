import { useRef, useState } from 'react';
import type { FocusEvent, HTMLAttributes, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { EntityId } from '../protocol/ids.js';
import { aroundCard } from './around-card.js';
import { elementAt, isWithin } from './scope-target.js';
import { useLongPress } from './use-long-press.js';
import { usePopover } from './use-popover.js';

/** Options of `useCardPreview`. */
export interface UseCardPreviewOptions {
  /** Whether there is a face to enlarge. A card that lies face down has none. */
  readonly canShow: (id: EntityId) => boolean;
}

/** The card that is shown enlarged. */
export interface ShownCard {
  readonly id: EntityId;
  /** It was asked for by a key or a finger: it need not wait nor fade in. */
  readonly instant: boolean;
}

interface Pointed extends ShownCard {
  readonly element: HTMLElement;
}

const CARDS = '[data-card-id], [data-entity-id]';

/**
 * Enlarges the card somebody points at, focuses or holds a finger on, in one popover for all cards of a container.
 * Cards are the elements with `data-card-id` or `data-entity-id`. Events are delegated: a card costs nothing.
 */
export function useCardPreview({ canShow }: UseCardPreviewOptions) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const popover = useRef<HTMLDivElement>(null);
  // From when a card is pressed until it is clicked: the focus that comes meanwhile asks for something else.
  const pressing = useRef(false);
  // At first, and after a key or a touch, cards move about under a mouse that rests: it points at none of them.
  const resting = useRef(true);
  const shown = pointed && canShow(pointed.id) ? pointed : null;

  function show(element: HTMLElement | null, instant: boolean): void {
    setPointed(element && { id: idOf(element), element, instant });
  }

  function close(): void {
    setPointed(null);
  }

  const longPress = useLongPress((target, scope) => show(elementAt(target, scope, CARDS), true), close);
  usePopover({
    anchor: shown?.element ?? null,
    popover,
    placement: aroundCard,
    avoidsPopovers: true,
    onAnchorLost: close,
    onEscape: close,
  });

  return {
    shown,
    getScopeProps: (): HTMLAttributes<HTMLElement> => ({
      ...longPress,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        pressing.current = true;
        if (event.pointerType === 'touch') resting.current = true;
        // Whatever is pressed next, the card has been read.
        close();
        longPress.onPointerDown?.(event);
      },
      onPointerOver({ pointerType, target, relatedTarget, currentTarget }: PointerEvent) {
        if (pointerType === 'touch' || resting.current) return;
        const element = elementAt(target, currentTarget, CARDS);
        // What is drawn anew under a resting pointer is no news of the pointer.
        if (isWithin(element, relatedTarget)) return;
        show(element, false);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        longPress.onPointerMove?.(event);
        if (!resting.current || event.pointerType === 'touch') return;
        resting.current = false;
        show(elementAt(event.target, event.currentTarget, CARDS), false);
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        pressing.current = false;
        close();
      },
      onClickCapture(event: MouseEvent<HTMLElement>) {
        pressing.current = false;
        longPress.onClickCapture?.(event);
      },
      onFocus({ target, currentTarget }: FocusEvent) {
        if (!pressing.current && target.matches(':focus-visible'))
          show(elementAt(target, currentTarget, CARDS), true);
      },
      onBlur: close,
      onKeyDown({ key }: KeyboardEvent) {
        pressing.current = false;
        resting.current = true;
        if (key === 'Enter' || key === ' ') close();
      },
    }),
    getPopoverProps: () => ({ ref: popover, popover: 'manual' }) as const,
  };
}

function idOf({ dataset }: HTMLElement): EntityId {
  return dataset['cardId'] ?? dataset['entityId']!;
}
