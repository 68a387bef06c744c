import type { HTMLAttributes, PointerEvent, RefObject } from 'react';
import type { EntityId } from '../protocol/ids.js';
import { stepOverCards } from './card-step.js';
import { useCardWindow } from './use-card-window.js';
import { useRovingFocus } from './use-roving-focus.js';
import { useTypeAhead } from './use-type-ahead.js';
import { indicesOf } from './use-window.js';

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
export type UseRovingCardsResult = ReturnType<typeof useRovingCards>;

interface Position {
  readonly id: EntityId;
  readonly index: number;
}

const CARD = '[data-entity-id]';

/**
 * Moves focus over cards by arrows, Home, End and by typing a name; up and down from row to row, where there are rows.
 * When the focused card goes away, the one in its place gets focus.
 */
export function useRovingCards(
  items: readonly CardItem[],
  { windowAbove = Infinity, wraps = false }: UseRovingCardsOptions = {},
) {
  const count = items.length;
  const windowed = count > windowAbove;
  const { list, columns, rendered, ...view } = useCardWindow({ count, wraps, enabled: windowed });
  const typeAhead = useTypeAhead();
  const at = (index: number): Position | null => (items[index] ? { id: items[index].id, index } : null);
  const find = (id: EntityId | undefined) => at(items.findIndex((item) => item.id === id));
  const { active, setActive, getContainerProps } = useRovingFocus<Position>({
    resolve: (before) => (before && find(before.id)) ?? at(Math.min(before?.index ?? 0, count - 1)),
    itemOf,
    elementOf: (container, { id }) => container.querySelector(`[data-entity-id="${CSS.escape(id)}"]`),
    step(event, { index }) {
      if (event.altKey || event.metaKey || event.ctrlKey) return null;
      const layout = windowed
        ? { columns, count }
        : { elements: [...event.currentTarget.querySelectorAll<HTMLElement>(CARD)] };
      const rightToLeft = event.currentTarget.matches(':dir(rtl)');
      const to =
        stepOverCards(event.key, index, { layout, rightToLeft }) ??
        typeAhead.find(event, { count, from: index, nameAt: (position) => items[position]?.name ?? '' });
      return to === null ? null : at(to);
    },
    ...(windowed && { reveal: ({ index }) => view.reveal(index) }),
  });

  function itemOf(element: Element): Position | null {
    return find(element.closest<HTMLElement>(CARD)?.dataset['entityId']);
  }

  return {
    /** The card that has focus, or would get it. */
    activeId: active?.id ?? null,
    /** Whether only the cards on screen are rendered. */
    windowed,
    /** The indices of the cards to render, in order: those on screen, and the one that Tab reaches. */
    shown: indicesOf(rendered, active?.index),
    getListProps: (): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLUListElement | null> } => ({
      ref: list,
      tabIndex: -1,
      ...getContainerProps(),
      onKeyUp: typeAhead.onKeyUp,
      ...(windowed && {
        onScroll: view.onScroll,
        style: view.getListStyle(),
        // A pressed card may be dragged, and is needed until it is dropped. Not every browser gives it focus.
        onPointerDown: ({ target }: PointerEvent) => setActive(itemOf(target as Element) ?? active),
      }),
    }),
    /** For the list's item that holds the card at an index. Where all cards are rendered, it needs nothing. */
    getCardProps: (index: number) =>
      windowed ? { style: view.styleOf(index), 'aria-posinset': index + 1, 'aria-setsize': count } : {},
  };
}
