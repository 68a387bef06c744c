import type { KeyboardEvent } from 'react';

/** The place a key of the field leads to; `null` for a key that belongs to the field. */
export function placeAfter(
  { key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLInputElement>,
  from: number,
  page: number,
): number | null {
  if (metaKey) return null;
  switch (key) {
    case 'ArrowDown':
      return from + 1;
    case 'ArrowUp':
      return from - 1;
    case 'PageDown':
      return from + page;
    case 'PageUp':
      return from - page;
    case 'Home':
      return ctrlKey || currentTarget.value === '' ? 0 : null;
    case 'End':
      return ctrlKey || currentTarget.value === '' ? Infinity : null;
    default:
      return null;
  }
}

/** The place of the result that something happened in. */
export function placeOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return row ? Number(row.dataset['place']) : null;
}

/**
 * Marks the active result, as a browser does with what has the keyboard: at once, by an attribute that is nobody else's,
 * and what is rendered follows. `false` if the result is not on screen, and so has to be rendered first.
 */
export function markPlace(list: HTMLElement | null, place: number): boolean {
  const row = list?.querySelector(`[data-place="${place}"]`);
  const marked = list?.querySelector('[data-place][data-ms-active]');
  if (marked !== row) {
    marked?.removeAttribute('data-ms-active');
    row?.setAttribute('data-ms-active', '');
  }
  return row !== null && row !== undefined;
}
