import { useLayoutEffect, useRef, useState } from 'react';
import type { ButtonHTMLAttributes, HTMLAttributes, RefObject } from 'react';
import { useGameStore } from './GameProvider.js';
import { findHintTargets, type HintTarget } from './hint-targets.js';
import { HOME_ROW, NO_HINTS, relabel, type HintBook } from './hint-labels.js';
import { keyOf } from './hotkey-strokes.js';
import { isTyping } from './listen-to-keys.js';
import { useLatest } from './use-latest.js';

/** How hint mode behaves. */
export interface UseHintModeOptions {
  /** The letters that labels are made of. */
  readonly alphabet?: string;
}

/** A label over something that can be pressed. */
export interface Hint extends Omit<HintTarget, 'element'> {
  readonly label: string;
  /** Whether it begins with what is typed. */
  readonly possible: boolean;
}

/** Letters over everything that can be pressed. */
export type UseHintModeResult = ReturnType<typeof useHintMode>;

interface Mode {
  readonly typed: string;
  readonly book: HintBook<HTMLElement>;
  readonly targets: readonly HintTarget[];
}

const TRIGGER = 'data-hint-trigger';
const BEGINNING: Mode = { typed: '', book: NO_HINTS, targets: [] };

/**
 * Puts letters over every source and target on screen; who types them presses it, as a click would. Escape leaves, and
 * so does a press of anything. As long as there is more to choose of a move, it goes on.
 */
export function useHintMode({ alphabet = HOME_ROW }: UseHintModeOptions = {}) {
  const store = useGameStore();
  const [mode, setMode] = useState<Mode | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  const active = mode !== null;
  const { typed, book, targets } = mode ?? BEGINNING;
  const latest = useLatest(press);

  const setActive = (next: boolean) => setMode(next ? BEGINNING : null);
  const update = (change: Partial<Mode>) => setMode((before) => before && { ...before, ...change });

  function type(text: string): void {
    const [chosen, label] = [...book.labels].find(([, each]) => each.startsWith(text)) ?? [];
    if (label !== undefined) update({ typed: label === text ? '' : text });
    if (!chosen || label !== text) return;
    chosen.focus({ preventScroll: true });
    chosen.click();
    // After the first choice of a move come the others.
    if (Object.keys(store.getState().selection).length === 0) setActive(false);
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
    const letter = keyOf(event).toLowerCase();
    if (letter === 'escape') setActive(false);
    else if (letter === 'backspace') update({ typed: typed.slice(0, -1) });
    else if (letter.length === 1 && alphabet.toLowerCase().includes(letter)) {
      if (!event.repeat) type(typed + letter);
    } else {
      // Whoever moves focus by other keys needs no labels.
      if (letter === 'tab' || letter.startsWith('arrow')) setActive(false);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  useLayoutEffect(() => {
    if (!active) return;
    const element = layer.current;
    const ending = new AbortController();
    const options = { capture: true, passive: true, signal: ending.signal };
    let frame = 0;
    function label(): void {
      const targets = findHintTargets(store.getState());
      const elements = targets.map(({ element }) => element);
      setMode((old) => old && { ...old, book: relabel(old.book, elements, alphabet), targets });
    }
    function labelSoon(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(label);
    }
    function point({ target }: PointerEvent): void {
      // The button that ends the mode does so when it is clicked.
      if (!(target instanceof Element && target.closest(`[${TRIGGER}]`))) setMode(null);
    }
    element?.showPopover?.();
    label();
    window.addEventListener('keydown', (event) => latest.current(event), { ...options, passive: false });
    window.addEventListener('pointerdown', point, options);
    window.addEventListener('scroll', labelSoon, options);
    window.addEventListener('resize', labelSoon, options);
    const unsubscribe = store.subscribe(labelSoon);
    // What comes into sight in a long list is rendered later than it was scrolled.
    const rendered = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !element?.contains(target))) labelSoon();
    });
    rendered.observe(document.body, { childList: true, subtree: true });
    return () => {
      ending.abort();
      cancelAnimationFrame(frame);
      unsubscribe();
      rendered.disconnect();
      if (element?.isConnected) element.hidePopover?.();
    };
  }, [active, store, alphabet, latest]);

  return {
    active,
    /** What is typed of a label so far. */
    typed,
    hints: targets.map(({ element, ...position }): Hint => {
      const label = book.labels.get(element) ?? '';
      return { ...position, label, possible: label.startsWith(typed) };
    }),
    setActive,
    /** For a button that begins and ends the mode. */
    getTriggerProps: () =>
      ({
        type: 'button',
        [TRIGGER]: '',
        'aria-pressed': active,
        onClick: () => setActive(!active),
      }) as ButtonHTMLAttributes<HTMLButtonElement>,
    /** For the layer that holds the labels: above everything, and no obstacle to a pointer. */
    getLayerProps: (): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> } => ({
      ref: layer,
      popover: 'manual',
      'aria-hidden': true,
    }),
  };
}
