import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ButtonHTMLAttributes, HTMLAttributes, RefObject } from 'react';
import { useGameStore } from './GameProvider.js';
import { findHintTargets, type HintTarget } from './hint-targets.js';
import { HOME_ROW, NO_HINTS, relabel, type HintBook } from './hint-labels.js';
import { keyOf } from './hotkey-strokes.js';
import { isTyping } from './listen-to-keys.js';

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
export interface UseHintModeResult {
  readonly active: boolean;
  /** What is typed of a label so far. */
  readonly typed: string;
  readonly hints: readonly Hint[];
  setActive(active: boolean): void;
  /** For a button that begins and ends the mode. */
  getTriggerProps(): ButtonHTMLAttributes<HTMLButtonElement>;
  /** For the layer that holds the labels: above everything, and no obstacle to a pointer. */
  getLayerProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> };
}

interface Labelled {
  readonly book: HintBook<HTMLElement>;
  readonly targets: readonly HintTarget[];
}

const TRIGGER = 'data-hint-trigger';

const NOTHING: Labelled = { book: NO_HINTS, targets: [] };

/**
 * Puts letters over every source and target on screen; who types them presses it, as a click would. Escape leaves, and
 * so does a press of anything. As long as there is more to choose of a move, it goes on.
 */
export function useHintMode({ alphabet = HOME_ROW }: UseHintModeOptions = {}): UseHintModeResult {
  const store = useGameStore();
  const [active, setActive] = useState(false);
  const [typed, setTyped] = useState('');
  const [{ book, targets }, setLabelled] = useState(NOTHING);
  const layer = useRef<HTMLDivElement>(null);
  const press = useRef<(event: KeyboardEvent) => void>(() => {});

  function leave(): void {
    setActive(false);
    setTyped('');
    setLabelled(NOTHING);
  }

  function choose(element: HTMLElement): void {
    setTyped('');
    element.focus({ preventScroll: true });
    element.click();
    // After the first choice of a move come the others.
    if (Object.keys(store.getState().selection).length === 0) leave();
  }

  function type(text: string): void {
    const labels = [...book.labels];
    const chosen = labels.find(([, label]) => label === text);
    if (chosen) choose(chosen[0]);
    else if (labels.some(([, label]) => label.startsWith(text))) setTyped(text);
  }

  useLayoutEffect(() => {
    press.current = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target))
        return;
      const letter = keyOf(event).toLowerCase();
      if (event.key === 'Escape') leave();
      else if (event.key === 'Backspace') setTyped(typed.slice(0, -1));
      else if (letter.length === 1 && alphabet.toLowerCase().includes(letter)) {
        if (!event.repeat) type(typed + letter);
      } else {
        // Whoever walks on with the keyboard needs no labels.
        if (letter === 'tab' || letter.startsWith('arrow')) leave();
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    };
  });

  useEffect(() => {
    if (!active) return;
    const keys = (event: KeyboardEvent) => press.current(event);
    const point = ({ target }: PointerEvent) => {
      // The button that ends the mode does so when it is clicked.
      if (!(target instanceof Element && target.closest(`[${TRIGGER}]`))) leave();
    };
    window.addEventListener('keydown', keys, { capture: true });
    window.addEventListener('pointerdown', point, { capture: true });
    return () => {
      window.removeEventListener('keydown', keys, { capture: true });
      window.removeEventListener('pointerdown', point, { capture: true });
    };
  }, [active]);

  useLayoutEffect(() => {
    if (!active) return;
    const element = layer.current;
    element?.showPopover?.();
    function label(): void {
      const found = findHintTargets(store.getState());
      const elements = found.map((target) => target.element);
      setLabelled((before) => ({ book: relabel(before.book, elements, alphabet), targets: found }));
    }
    label();
    const stop = eachFrameOf(label, store.subscribe, element);
    return () => {
      stop();
      if (element?.isConnected) element.hidePopover?.();
    };
  }, [active, store, alphabet]);

  return {
    active,
    typed,
    hints: targets.map(({ element, ...place }) => {
      const label = book.labels.get(element) ?? '';
      return { ...place, label, possible: label.startsWith(typed) };
    }),
    setActive: (next) => (next ? setActive(true) : leave()),
    getTriggerProps: () => ({
      type: 'button',
      [TRIGGER]: '',
      'aria-pressed': active,
      onClick: () => (active ? leave() : setActive(true)),
    }),
    getLayerProps: () => ({ ref: layer, popover: 'manual', 'aria-hidden': true }),
  };
}

/** Calls back once in a frame in which something was scrolled, resized or changed; returns the way to stop. */
function eachFrameOf(
  call: () => void,
  subscribe: (listener: () => void) => () => void,
  labels: Element | null,
): () => void {
  let frame = 0;
  function soon(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(call);
  }
  window.addEventListener('scroll', soon, { capture: true, passive: true });
  window.addEventListener('resize', soon);
  const stop = subscribe(soon);
  // What comes into sight in a long list is rendered later than it was scrolled.
  const rendered = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !labels?.contains(target))) soon();
  });
  rendered.observe(document.body, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', soon, { capture: true });
    window.removeEventListener('resize', soon);
    stop();
    rendered.disconnect();
  };
}
