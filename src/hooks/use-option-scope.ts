import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, HTMLAttributes, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { EntityId, OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import type { GameStoreState } from '../store/game-store.js';
import { selectEntityOptions, selectOption } from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';
import { placeBeside } from './place-beside.js';
import { commonReasons } from './use-entity.js';

/** What an element within a scope stands for. */
type Target = { readonly option: OptionId } | { readonly entity: EntityId };

interface Pointed {
  readonly target: Target;
  readonly element: HTMLElement;
  /** Held open by a click, a tap or Enter, until Escape or a click elsewhere. */
  readonly pinned: boolean;
}

/** The reasons shown in a scope's popover. */
export interface ShownReasons {
  /** What cannot be done, in words, where that is one thing. */
  readonly name: string | null;
  readonly reasons: readonly Reason[];
  readonly pinned: boolean;
}

/** What a scope gives its container and its one popover. */
export interface UseOptionScopeResult {
  readonly shown: ShownReasons | null;
  getScopeProps(): HTMLAttributes<HTMLElement>;
  getPopoverProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> };
}

const ELEMENTS = '[data-option-id], [data-entity-id]';

/**
 * Makes a container of option and entity elements work: pointing at one focuses its option, pressing one plays it,
 * and what cannot be played shows all its reasons in one popover. Events are delegated: an element costs nothing.
 */
export function useOptionScope(): UseOptionScopeResult {
  const store = useGameStore();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const popover = useRef<HTMLDivElement>(null);
  const options = useGame(
    useShallow((state: GameStoreState) => (pointed ? optionsAt(state, pointed.target) : NO_OPTIONS)),
  );
  const shown = pointed && explain(options, pointed.pinned);
  const anchor = shown ? pointed.element : null;
  const pinned = shown?.pinned === true;

  function point(element: HTMLElement, pin: boolean): void {
    const target = targetOf(element);
    const touching = optionsAt(store.getState(), target);
    store.focus((touching.find((option) => option.kind === 'available') ?? touching[0])?.id ?? null);
    setPointed({ target, element, pinned: pin });
  }

  function leave(): void {
    store.focus(null);
    setPointed(null);
  }

  function press(element: HTMLElement): void {
    const target = targetOf(element);
    const touching = optionsAt(store.getState(), target);
    if (touching.length === 0) return;
    if (!touching.some((option) => option.kind === 'available')) {
      return point(element, !(pinned && pointed?.element === element));
    }
    setPointed(null);
    void ('option' in target ? store.execute(target.option) : store.pick(target.entity));
  }

  usePlacement(anchor, popover);
  useOutsidePress(pinned, popover, anchor, leave);

  return {
    shown,
    getScopeProps: () => ({
      onPointerOver(event: PointerEvent) {
        if (event.pointerType === 'touch' || pinned || isWithin(popover.current, event.target)) return;
        const element = elementAt(event);
        if (element) point(element, false);
        else if (pointed) leave();
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== 'touch' && pointed && !pinned) leave();
      },
      onFocus(event: FocusEvent) {
        const element = elementAt(event);
        if (element && element !== pointed?.element) point(element, false);
      },
      onBlur(event: FocusEvent) {
        if (!isWithin(event.currentTarget, event.relatedTarget)) leave();
      },
      onClick(event: MouseEvent) {
        const element = elementAt(event);
        if (element) press(element);
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !shown) return;
        event.stopPropagation();
        setPointed(null);
      },
    }),
    getPopoverProps: () => ({ ref: popover, popover: 'manual' }),
  };
}

const NO_OPTIONS: readonly Option[] = [];

function explain(options: readonly Option[], pinned: boolean): ShownReasons | null {
  if (options.some((option) => option.kind === 'available')) return null;
  const reasons = commonReasons(options);
  return reasons.length === 0
    ? null
    : { name: options.length === 1 ? options[0]!.name : null, reasons, pinned };
}

function optionsAt(state: GameStoreState, target: Target): readonly Option[] {
  if ('entity' in target) return selectEntityOptions(state, target.entity);
  const option = selectOption(state, target.option);
  return option ? [option] : NO_OPTIONS;
}

function targetOf({ dataset }: HTMLElement): Target {
  return dataset['optionId'] === undefined
    ? { entity: dataset['entityId']! }
    : { option: dataset['optionId'] };
}

/** The option or entity element an event happened in, within the container that listens. */
function elementAt({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) {
  const element = target instanceof Element ? target.closest<HTMLElement>(ELEMENTS) : null;
  return isWithin(currentTarget, element) ? element : null;
}

function isWithin(container: EventTarget | null, target: EventTarget | null): boolean {
  return container instanceof Node && target instanceof Node && container.contains(target);
}

/** Opens the popover beside its anchor, above everything else, and keeps it there. */
function usePlacement(anchor: HTMLElement | null, popover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = popover.current;
    if (!anchor || !element) return;

    function place(): void {
      const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { left, top, side } = placeBeside(
        anchor!.getBoundingClientRect(),
        element!.getBoundingClientRect(),
        screen,
      );
      element!.style.translate = `${left}px ${top}px`;
      element!.dataset['side'] = side;
    }

    element.showPopover?.();
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      if (element.isConnected) element.hidePopover?.();
    };
  }, [anchor, popover]);
}

/** Calls back when something other than the popover and its anchor is pressed. */
function useOutsidePress(
  active: boolean,
  popover: RefObject<HTMLElement | null>,
  anchor: HTMLElement | null,
  callback: () => void,
): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (!active) return;
    function press(event: globalThis.PointerEvent): void {
      // A finger on the popover wants it out of the way; a mouse may want to select its text.
      const reading = event.pointerType !== 'touch' && isWithin(popover.current, event.target);
      if (!reading && !isWithin(anchor, event.target)) latest.current();
    }
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [active, anchor, popover]);
}
