import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, HTMLAttributes, KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import type { EntityId } from '../protocol/ids.js';
import { stepOverCards } from './card-step.js';
import { useCardWindow } from './use-card-window.js';
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

/** How cards lie, and from how many on only those on screen are rendered. */
export interface UseRovingCardsOptions {
  /** With more cards than this, only those on screen are rendered: those of `shown`, each with its `getCardProps`. By default all are. */
  readonly windowAbove?: number;
  /** Whether cards lie in rows below one another, where only some are rendered; otherwise they lie in one row that scrolls. */
  readonly wraps?: boolean;
}

/** Arrow keys over cards of which Tab reaches one. */
export interface UseRovingCardsResult {
  /** The card that has the keyboard, or would get it. */
  readonly activeId: EntityId | null;
  /** Whether only the cards on screen are rendered. */
  readonly windowed: boolean;
  /** The places of the cards to render, counting from 0, in order: those on screen, and the one that Tab reaches. */
  readonly shown: readonly number[];
  getListProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLUListElement | null> };
  /** For the list's item that holds the card at a place. Where all cards are rendered, it needs nothing. */
  getCardProps(at: number): {
    readonly style?: CSSProperties;
    readonly 'aria-posinset'?: number;
    readonly 'aria-setsize'?: number;
  };
}

interface Place {
  readonly id: EntityId;
  readonly at: number;
}

/**
 * Moves the keyboard over cards by arrows, Home, End and by typing a name; up and down from row to row, where there are
 * rows. When the card that has the keyboard goes away, the one in its place gets it.
 */
export function useRovingCards(
  items: readonly CardItem[],
  { windowAbove = Infinity, wraps = false }: UseRovingCardsOptions = {},
): UseRovingCardsResult {
  const count = items.length;
  const windowed = count > windowAbove;
  const { list, columns, first, last, ...view } = useCardWindow({ count, wraps, enabled: windowed });
  const hasFocus = useRef(false);
  const typeAhead = useTypeAhead();
  const [known, setKnown] = useState<Place | null>(null);
  const at = known ? placeOf(known, items) : Math.min(0, count - 1);
  const activeId = items[at]?.id ?? null;
  const shown = placesBetween(first, last, at);

  // Remembered as it moves, so that the place is known when the card is gone.
  if (known && activeId !== null && (known.id !== activeId || known.at !== at))
    setKnown({ id: activeId, at });

  // After every render: an element that was removed has lost the keyboard without anybody wanting that.
  useLayoutEffect(() => {
    if (!hasFocus.current || list.current?.contains(document.activeElement)) return;
    (cardElements(list.current)[shown.indexOf(at)] ?? list.current)?.focus();
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const to =
      stepOverCards(event.key, at, {
        layout: windowed ? { columns, count } : { elements: cardElements(list.current) },
        rightToLeft: event.currentTarget.matches(':dir(rtl)'),
      }) ??
      orNothing(
        typeAhead.find(event, { count, from: at + 1, name: (position) => items[position - 1]?.name ?? '' }),
      );
    const item = to === undefined ? undefined : items[to];
    if (!item) return;
    event.preventDefault();
    view.reveal(to!);
    cardElements(list.current)
      .find(({ dataset }) => dataset['entityId'] === item.id)
      ?.focus();
  }

  /** The card something happened to is the one that Tab reaches: it stays, wherever the list is scrolled. */
  function remember({ target }: SyntheticEvent): void {
    const to = shown[cardElements(list.current).findIndex((element) => element.contains(target as Node))];
    const item = to === undefined ? undefined : items[to];
    if (item && to !== undefined) setKnown({ id: item.id, at: to });
  }

  return {
    activeId,
    windowed,
    shown,
    getListProps: () => ({
      ref: list,
      tabIndex: -1,
      onKeyDown,
      onKeyUp: typeAhead.onKeyUp,
      onFocus(event) {
        hasFocus.current = true;
        remember(event);
      },
      onBlur: () => void (hasFocus.current = false),
      // What is pressed may be dragged, and is needed until it is dropped. Not every browser gives it the keyboard.
      ...(windowed && { onScroll: view.onScroll, onPointerDown: remember, style: view.getListStyle() }),
    }),
    getCardProps: (place) =>
      windowed ? { style: view.styleOf(place), 'aria-posinset': place + 1, 'aria-setsize': count } : {},
  };
}

function cardElements(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-entity-id]') ?? [])];
}

const orNothing = (position: number | null) => (position === null ? undefined : position - 1);

/** Where a card lies now; where it lay, if it is gone. */
function placeOf({ id, at }: Place, items: readonly CardItem[]): number {
  if (items[at]?.id === id) return at;
  const found = items.findIndex((item) => item.id === id);
  return found >= 0 ? found : Math.min(at, items.length - 1);
}

/** All places from the first to the last, and one more, in order. */
function placesBetween(first: number, last: number, also: number): readonly number[] {
  const places = Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
  if (also < 0 || (also >= first && also <= last)) return places;
  return also < first ? [also, ...places] : [...places, also];
}
