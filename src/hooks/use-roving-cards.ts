import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, HTMLAttributes, KeyboardEvent, RefObject } from 'react';
import type { EntityId } from '../protocol/ids.js';
import { useTypeAhead } from './use-type-ahead.js';

/** A card among others. */
export interface CardItem {
  /** The entity it is. */
  readonly id: EntityId;
  /** What it is called: shown where nothing else is, and typed to reach it. */
  readonly name: string;
  /** All there is to say of it in words. By default its name. */
  readonly label?: string;
}

/** Arrow keys over cards of which Tab reaches one. */
export interface UseRovingCardsResult {
  /** The card that has the keyboard, or would get it. */
  readonly activeId: EntityId | null;
  getListProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLUListElement | null> };
}

interface Place {
  readonly id: EntityId;
  readonly at: number;
}

/**
 * Moves the keyboard over cards by arrows, Home, End and by typing a name; up and down from row to row, where there are
 * rows. When the card that has the keyboard goes away, the one in its place gets it.
 */
export function useRovingCards(items: readonly CardItem[]): UseRovingCardsResult {
  const list = useRef<HTMLUListElement>(null);
  const hasFocus = useRef(false);
  const typeAhead = useTypeAhead();
  const [last, setLast] = useState<Place | null>(null);
  const found = last ? items.findIndex(({ id }) => id === last.id) : -1;
  const at = found >= 0 ? found : Math.min(last?.at ?? 0, items.length - 1);
  const activeId = items[at]?.id ?? null;

  // Remembered as it moves, so that the place is known when the card is gone.
  if (last && activeId !== null && (last.id !== activeId || last.at !== at)) setLast({ id: activeId, at });

  // After every render: an element that was removed has lost the keyboard without anybody wanting that.
  useLayoutEffect(() => {
    if (!hasFocus.current || list.current?.contains(document.activeElement)) return;
    (cardElements(list.current)[at] ?? list.current)?.focus();
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const elements = cardElements(list.current);
    const to =
      step(event.key, at, elements) ??
      orNothing(
        typeAhead(event, {
          count: items.length,
          from: at + 1,
          name: (position) => items[position - 1]?.name ?? '',
        }),
      );
    if (to === undefined) return;
    event.preventDefault();
    elements[to]?.focus();
  }

  return {
    activeId,
    getListProps: () => ({
      ref: list,
      tabIndex: -1,
      onKeyDown,
      onFocus({ target }: FocusEvent) {
        hasFocus.current = true;
        const to = cardElements(list.current).findIndex((element) => element.contains(target));
        const item = items[to];
        if (item) setLast({ id: item.id, at: to });
      },
      onBlur: () => void (hasFocus.current = false),
    }),
  };
}

function cardElements(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-entity-id]') ?? [])];
}

const orNothing = (position: number | null) => (position === null ? undefined : position - 1);

function step(key: string, at: number, elements: readonly HTMLElement[]): number | undefined {
  const last = elements.length - 1;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const forward = (key === 'ArrowRight') !== (elements[at]?.matches(':dir(rtl)') ?? false);
      return Math.max(0, Math.min(last, at + (forward ? 1 : -1)));
    }
    case 'ArrowUp':
      return inNextRow(at, elements, (from, to) => to.bottom <= from.top + 1);
    case 'ArrowDown':
      return inNextRow(at, elements, (from, to) => to.top >= from.bottom - 1);
    default:
      return undefined;
  }
}

/** The nearest card of the nearest row on one side; none where that is the last row. */
function inNextRow(
  at: number,
  elements: readonly HTMLElement[],
  isBeyond: (from: DOMRect, to: DOMRect) => boolean,
): number | undefined {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const from = boxes[at];
  if (!from) return undefined;
  let nearest: number | undefined;
  let least = Infinity;
  for (const [nth, box] of boxes.entries()) {
    // The row counts first, the place within it second.
    const distance = Math.abs(box.top - from.top) * 1000 + Math.abs(box.left - from.left);
    if (!isBeyond(from, box) || distance >= least) continue;
    nearest = nth;
    least = distance;
  }
  return nearest;
}
