import { useRef, type InputHTMLAttributes, type KeyboardEvent, type RefObject } from 'react';
import type { UnavailableMode } from './arrange-options.js';
import type { UseMenuArrangementResult } from './use-menu-arrangement.js';

/** What the tools of a menu work with. */
interface MenuToolsOptions {
  readonly menuId: string;
  readonly arrangement: UseMenuArrangementResult;
  /** Goes on from the field to the rows. */
  enter(): void;
  /** Another list begins at its top. */
  startAnew(): void;
}

/** Props for the controls above a menu. */
export interface MenuTools {
  /** For a search field. */
  getSearchProps(): InputHTMLAttributes<HTMLInputElement> & {
    readonly ref: RefObject<HTMLInputElement | null>;
  };
  /** For a radio button that says what becomes of unavailable options. */
  getUnavailableProps(mode: UnavailableMode): InputHTMLAttributes<HTMLInputElement>;
}

interface UseMenuToolsResult {
  /** Goes from the rows back to the search field; `false` if there is none. */
  backToSearch(): boolean;
}

/** The controls above a menu: a field that searches it, and a choice of what becomes of unavailable options. */
export function useMenuTools(options: MenuToolsOptions): MenuTools & UseMenuToolsResult {
  const { menuId, arrangement, enter, startAnew } = options;
  const field = useRef<HTMLInputElement>(null);
  const { query, unavailable, setQuery, setUnavailable } = arrangement;

  function type(text: string): void {
    setQuery(text);
    startAnew();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // With Alt the keys are the browser's; while a character is composed they belong to that.
    if (event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault();
      enter();
    } else if (event.key === 'Escape' && query !== '') {
      // The key clears the field only: what is chosen so far, or the dialog around, stays.
      event.preventDefault();
      event.stopPropagation();
      type('');
    }
  }

  return {
    backToSearch() {
      field.current?.focus();
      return field.current !== null;
    },
    getSearchProps: () => ({
      ref: field,
      type: 'search',
      'aria-controls': menuId,
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      enterKeyHint: 'search',
      value: query,
      onChange: ({ target }) => type(target.value),
      onKeyDown,
    }),
    getUnavailableProps: (mode) => ({
      type: 'radio',
      name: `${menuId}unavailable`,
      checked: mode === unavailable,
      onChange() {
        setUnavailable(mode);
        startAnew();
      },
    }),
  };
}
