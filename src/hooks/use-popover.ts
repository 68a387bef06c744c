import { autoUpdate, type VirtualElement } from '@floating-ui/dom';
import { useLayoutEffect, type RefObject } from 'react';
import { besideAnchor } from './beside-anchor.js';
import { isInSight } from './in-sight.js';
import { placePopover, type PopoverPlacement } from './place-popover.js';
import { isWithin } from './scope-target.js';
import { useLatest } from './use-latest.js';

/** An element, or a place within one. */
export type PopoverAnchor = Element | (VirtualElement & { readonly contextElement: Element });

/** How a popover opens, and where. */
export interface PopoverOptions {
  /** What the popover belongs to. `null` closes the popover. */
  readonly anchor: PopoverAnchor | null;
  readonly popover: RefObject<HTMLElement | null>;
  /** Default: beside a row, below or above anything else. */
  readonly placement?: PopoverPlacement;
  /** Avoids other popovers as well, not only elements with `data-explains`. */
  readonly avoidsPopovers?: boolean;
  /** Called when the anchor leaves the page or is scrolled out of sight. */
  readonly onAnchorLost: () => void;
  readonly onEscape: () => void;
  /** Called when something other than the popover and its anchor is pressed. */
  readonly onOutsidePress?: (() => void) | undefined;
}

/** Opens a popover in the top layer and keeps it at its anchor, whatever scrolls, grows or moves. */
export function usePopover(options: PopoverOptions): void {
  const { anchor, popover } = options;
  const isOpen = anchor !== null;
  const latest = useLatest(options);

  useLayoutEffect(() => {
    const floating = popover.current;
    if (!isOpen || !floating) return;

    // Browsers without a top layer show it by its fixed position alone.
    floating.showPopover?.();
    const listening = new AbortController();
    const { signal } = listening;
    // Wherever the focus is: a popover opened by the mouse may cover what a keyboard user reads.
    function closeOnEscape(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      // The key closes the popover only, not also the dialog it may stand in.
      event.stopPropagation();
      latest.current.onEscape();
    }
    function closeOnPress({ target }: PointerEvent): void {
      if (isWithin(floating, target) || isWithin(elementOf(latest.current.anchor!), target)) return;
      latest.current.onOutsidePress?.();
    }
    window.addEventListener('keydown', closeOnEscape, { signal, capture: true });
    window.addEventListener('pointerdown', closeOnPress, { signal });
    return () => {
      listening.abort();
      // An element that lost its `popover` attribute, or left the page, was closed by that.
      if (floating.popover && floating.isConnected) floating.hidePopover();
    };
  }, [isOpen, popover, latest]);

  useLayoutEffect(() => {
    const floating = popover.current;
    if (!anchor || !floating) return;

    function update(): void {
      if (isInSight(elementOf(anchor!))) position(floating!, anchor!, latest.current);
      else latest.current.onAnchorLost();
    }

    const stop = autoUpdate(anchor, floating, update);
    // Another popover opened or closed.
    document.addEventListener('toggle', update, { capture: true });
    return () => {
      stop();
      document.removeEventListener('toggle', update, { capture: true });
    };
  }, [anchor, popover, latest]);
}

const elementOf = (anchor: PopoverAnchor) => (anchor instanceof Element ? anchor : anchor.contextElement);

function position(
  floating: HTMLElement,
  anchor: PopoverAnchor,
  { placement = besideAnchor, avoidsPopovers }: PopoverOptions,
): void {
  const anchorBox = anchor.getBoundingClientRect();
  const size = floating.getBoundingClientRect();
  const selector = avoidsPopovers ? '[data-explains], :popover-open' : '[data-explains]';
  const obstacles = [...document.querySelectorAll(selector)]
    .filter((element) => element !== floating)
    .map((element) => element.getBoundingClientRect());
  const candidates = placement(anchorBox, size, obstacles);
  // The part of the page that is seen, also when it is enlarged by two fingers or an on-screen keyboard is open.
  const { offsetLeft, offsetTop, width, height } = window.visualViewport!;
  const screen = { x: offsetLeft, y: offsetTop, width, height };
  const { x, y } = placePopover(candidates, anchorBox, size, screen, obstacles);
  const translate = `${x}px ${y}px`;
  // Even the same value would be laid out again.
  if (floating.style.translate !== translate) floating.style.translate = translate;
}
