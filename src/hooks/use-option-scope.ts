import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, HTMLAttributes, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { OptionId } from '../protocol/ids.js';
import type { AvailableOption, Option } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import { useGame, useGameStore } from './GameProvider.js';
import { elementAt, isWithin, optionsAt, targetOf, type ScopeTarget } from './scope-target.js';
import { commonReasons } from './use-entity.js';
import { useLongPress } from './use-long-press.js';
import { useOwnPress } from './use-own-press.js';
import { usePopover } from './use-popover.js';
import type { GameState } from '../store/game-store.js';
import { pickEntity } from '../store/pick-entity.js';

/** How long a pointer may be on its way to the popover, in milliseconds. */
const GRACE = 200;

interface Pointed {
  readonly target: ScopeTarget;
  readonly element: HTMLElement;
  /** Held open by a click, a tap, Enter or a long press, until Escape or a press elsewhere. */
  readonly pinned: boolean;
  /** By a finger that rests: what can be done is explained as well. */
  readonly asked: boolean;
  /** By a key, of which there may be many a second. */
  readonly instant: boolean;
}

/** What is shown in a scope's popover. */
export interface ShownReasons {
  /** The option that is explained; `null` for an entity that several options touch. */
  readonly option: Option | null;
  /** What can be done, where a finger that rests has asked what that is. */
  readonly available: readonly AvailableOption[];
  /** Everything that stands in the way; empty for what can be done. */
  readonly reasons: readonly Reason[];
  readonly pinned: boolean;
  /** They were asked for by a key: they need not fade in. */
  readonly instant: boolean;
}

/** How a scope behaves. */
export interface UseOptionScopeOptions {
  /** What becomes of an available option that is pressed; otherwise it is played. */
  readonly onChoose?: ((id: OptionId) => void) | undefined;
}

/**
 * Makes a container of option and entity elements work: pointing at one focuses its option, pressing one plays it,
 * and what cannot be played shows all its reasons in one popover, as does whatever a finger rests on. Events are
 * delegated: an element costs nothing.
 */
export function useOptionScope({ onChoose }: UseOptionScopeOptions = {}) {
  const store = useGameStore();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const popover = useRef<HTMLDivElement>(null);
  // At first, and after a key, a press or a touch, things move about under a mouse that rests: it points at none of them.
  const resting = useRef<'key' | 'press' | null>('press');
  const grace = useRef(0);
  const isOwnPress = useOwnPress();
  const options = useGame(useShallow((state: GameState) => optionsAt(state, pointed?.target)));
  const shown = pointed && explain(options, pointed);
  const anchor = shown ? pointed.element : null;
  const pinned = shown?.pinned === true;

  function point(element: HTMLElement, { pin = false, asked = false } = {}): void {
    clearTimeout(grace.current);
    const target = targetOf(element);
    const touching = optionsAt(store.getState(), target);
    const available = touching.find((option) => option.kind === 'available');
    store.focus((available ?? touching[0])?.id ?? null);
    // What can be played has nothing to explain, unless somebody asks.
    const silent = touching.length === 0 || (available !== undefined && !asked);
    setPointed(silent ? null : { target, element, pinned: pin, asked, instant: resting.current === 'key' });
  }

  function leave(): void {
    clearTimeout(grace.current);
    store.focus(null);
    setPointed(null);
  }

  /** A pointer on its way to the popover may leave what that explains for a moment. */
  function leaveSoon(): void {
    if (!shown) return leave();
    clearTimeout(grace.current);
    grace.current = window.setTimeout(leave, GRACE);
  }

  /** Closes the popover, and moves focus from it back to what it explained. */
  function close(): void {
    if (isWithin(popover.current, document.activeElement)) pointed?.element.focus();
    setPointed(null);
  }

  function press(element: HTMLElement, clicks: number): void {
    const target = targetOf(element);
    const touching = optionsAt(store.getState(), target);
    if (!isOwnPress(clicks, target, touching) || touching.length === 0) return;
    if (!touching.some((option) => option.kind === 'available')) {
      if (pinned && pointed?.element === element) setPointed(null);
      else point(element, { pin: true });
      return;
    }
    leave();
    resting.current ??= 'press';
    if ('entity' in target) void pickEntity(store, target.entity);
    else if (onChoose) onChoose(target.option);
    else void store.execute(target.option);
  }

  function hover({ pointerType, target, relatedTarget, currentTarget }: PointerEvent): void {
    if (isWithin(popover.current, target)) clearTimeout(grace.current);
    if (pointerType === 'touch' || pinned || isWithin(popover.current, target)) return;
    const element = elementAt(target, currentTarget);
    // What is drawn anew within an element under a resting pointer is no news of the pointer.
    if (element && isWithin(element, relatedTarget)) return;
    if (element) point(element);
    else leaveSoon();
  }

  const longPress = useLongPress((target, container) => {
    const element = elementAt(target, container);
    if (element) point(element, { pin: true, asked: true });
  }, leave);
  usePopover({
    anchor,
    popover,
    onAnchorLost: leave,
    onEscape: close,
    onOutsidePress: pinned ? leave : undefined,
  });
  useEffect(() => () => clearTimeout(grace.current), []);

  return {
    shown,
    getScopeProps: (): HTMLAttributes<HTMLElement> => ({
      ...longPress,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        longPress.onPointerDown?.(event);
        if (event.pointerType !== 'touch') return;
        resting.current = 'press';
        if (!pinned && !isWithin(popover.current, event.target)) leave();
      },
      onPointerOver(event: PointerEvent) {
        if (!resting.current) hover(event);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        longPress.onPointerMove?.(event);
        if (!resting.current || event.pointerType === 'touch') return;
        resting.current = null;
        hover(event);
      },
      onPointerLeave({ pointerType, currentTarget }: PointerEvent) {
        if (pointerType === 'touch' || pinned) return;
        const { activeElement } = document;
        const held = activeElement?.matches(':focus-visible')
          ? elementAt(activeElement, currentTarget)
          : null;
        if (held) point(held);
        else leaveSoon();
      },
      onFocus({ target, currentTarget }: FocusEvent) {
        const element = elementAt(target, currentTarget);
        if (element && element !== pointed?.element) point(element);
        // Something else in the container, such as a field, has nothing to do with the option left behind.
        if (!element && !pinned && !isWithin(popover.current, target)) leave();
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        // A press on the text of a pinned popover blurs to `<body>`: the popover stays open.
        if (pinned && relatedTarget === null) return;
        if (!isWithin(currentTarget, relatedTarget)) leave();
      },
      onClick({
        target,
        currentTarget,
        detail,
        nativeEvent,
      }: MouseEvent<HTMLElement, globalThis.PointerEvent>) {
        if (isWithin(popover.current, target)) {
          // A finger on the popover wants it out of the way, unless on its button; a mouse may want to select its text.
          const onButton = target instanceof Element && target.closest('button') !== null;
          if (nativeEvent.pointerType === 'touch' && !onButton) setPointed(null);
          return;
        }
        const element = elementAt(target, currentTarget);
        if (element) press(element, detail);
      },
      onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
        longPress.onKeyDownCapture?.(event);
        // Before the key moves focus.
        resting.current = 'key';
        // A key held down presses once: what comes into the place of what was played is not meant.
        const holds = event.repeat && event.key === 'Enter';
        if (holds && elementAt(event.target, event.currentTarget)) event.preventDefault();
      },
      onKeyDown({ key }: KeyboardEvent) {
        if (key === 'Escape') store.clearSelection();
      },
    }),
    getPopoverProps: () => ({ ref: popover, popover: 'manual' }) as const,
  };
}

function explain(options: readonly Option[], pointed: Pointed): ShownReasons | null {
  const { target, asked, pinned, instant } = pointed;
  const available = options.filter((option) => option.kind === 'available');
  if (available.length > 0 && !asked) return null;
  const reasons = available.length > 0 ? [] : commonReasons(options);
  if (available.length === 0 && reasons.length === 0) return null;
  // An entity is on the table for all to see; an option's name may be cut off in its row.
  const option = 'option' in target ? options[0] : available.length === 1 ? available[0] : null;
  return { option: option ?? null, available, reasons, pinned, instant };
}
