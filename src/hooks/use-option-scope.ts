import { useRef, useState } from 'react';
import type { FocusEvent, HTMLAttributes, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { EntityId, OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import type { GameStoreState } from '../store/game-store.js';
import { selectEntityOptions, selectOption } from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';
import { commonReasons } from './use-entity.js';
import { useOutsidePress, usePopover } from './use-popover.js';

/** What an element within a scope stands for. */
type Target = { readonly option: OptionId } | { readonly entity: EntityId };

interface Pointed {
  readonly target: Target;
  readonly element: HTMLElement;
  /** Held open by a click, a tap or Enter, until Escape or a click elsewhere. */
  readonly pinned: boolean;
  /** By a key, of which there may be many a second. */
  readonly instant: boolean;
}

/** The reasons shown in a scope's popover. */
export interface ShownReasons {
  /** What cannot be done, in words, where that is an option. */
  readonly name: string | null;
  readonly reasons: readonly Reason[];
  readonly pinned: boolean;
  /** They were asked for by a key: they need not fade in. */
  readonly instant: boolean;
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
  // While keys are used, rows scroll by under a pointer that rests: they are not pointed at.
  const byKeys = useRef(false);
  const options = useGame(
    useShallow((state: GameStoreState) => (pointed ? optionsAt(state, pointed.target) : NO_OPTIONS)),
  );
  const shown = pointed && explain(options, pointed);
  const anchor = shown ? pointed.element : null;
  const pinned = shown?.pinned === true;

  function point(element: HTMLElement, pin: boolean): void {
    const target = targetOf(element);
    const touching = optionsAt(store.getState(), target);
    const available = touching.find((option) => option.kind === 'available');
    store.focus((available ?? touching[0])?.id ?? null);
    // What can be played has nothing to explain.
    setPointed(
      available || touching.length === 0 ? null : { target, element, pinned: pin, instant: byKeys.current },
    );
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
      if (pinned && pointed?.element === element) return setPointed(null);
      return point(element, true);
    }
    leave();
    void ('option' in target ? store.execute(target.option) : store.pick(target.entity));
  }

  function hover(event: PointerEvent): void {
    if (event.pointerType === 'touch' || pinned || isWithin(popover.current, event.target)) return;
    const element = elementAt(event);
    // What is drawn anew within an element under a resting pointer is no news of the pointer.
    if (element && isWithin(element, event.relatedTarget)) return;
    if (element) point(element, false);
    else leave();
  }

  usePopover(anchor, popover, leave, () => setPointed(null));
  useOutsidePress(pinned ? anchor : null, popover, leave);

  return {
    shown,
    getScopeProps: () => ({
      onPointerOver(event: PointerEvent) {
        if (!byKeys.current) hover(event);
      },
      onPointerMove(event: PointerEvent) {
        if (!byKeys.current) return;
        byKeys.current = false;
        hover(event);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === 'touch' || pinned) return;
        const { activeElement } = document;
        const held = activeElement?.matches(':focus-visible')
          ? elementAt({ target: activeElement, currentTarget: event.currentTarget })
          : null;
        if (held) point(held, false);
        else leave();
      },
      onFocus(event: FocusEvent) {
        const element = elementAt(event);
        if (element && element !== pointed?.element) point(element, false);
      },
      onBlur(event: FocusEvent) {
        // Pressing the text of a pinned popover takes the keyboard to nowhere, and is no farewell.
        if (pinned && event.relatedTarget === null) return;
        if (!isWithin(event.currentTarget, event.relatedTarget)) leave();
      },
      onClick(event: MouseEvent<HTMLElement, globalThis.PointerEvent>) {
        if (isWithin(popover.current, event.target)) {
          // A finger on the popover wants it out of the way; a mouse may want to select its text.
          if (event.nativeEvent.pointerType === 'touch') setPointed(null);
          return;
        }
        const element = elementAt(event);
        if (element) press(element);
      },
      onKeyDown(event: KeyboardEvent) {
        byKeys.current = true;
        if (event.key === 'Escape') store.clearSelection();
      },
    }),
    getPopoverProps: () => ({ ref: popover, popover: 'manual' }),
  };
}

const NO_OPTIONS: readonly Option[] = [];

function explain(options: readonly Option[], { target, pinned, instant }: Pointed): ShownReasons | null {
  if (options.some((option) => option.kind === 'available')) return null;
  const reasons = commonReasons(options);
  if (reasons.length === 0) return null;
  // An entity is on the table for all to see; an option's name may be cut off in its row.
  return { name: 'option' in target ? (options[0]?.name ?? null) : null, reasons, pinned, instant };
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
