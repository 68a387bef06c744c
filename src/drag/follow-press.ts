import type { MotionElement } from '../hooks/motion.js';
import type { EntityId } from '../protocol/ids.js';
import type { GameStore } from '../store/game-store.js';
import { startDragChoice, type DragChoice } from './drag-choice.js';
import { createGhost, type DragGhost } from './drag-ghost.js';
import { scrollAtEdges } from './edge-scroll.js';

/** A drop without effect, and where it happened on the screen. */
export interface DropRefusal {
  readonly why: 'unrelated' | 'gone';
  readonly x: number;
  readonly y: number;
}

/** What a drag reads, and whom it notifies. */
export interface DragHost {
  readonly store: GameStore;
  readonly layer: HTMLElement;
  /** Called with the dragged entity, and with `null` at the end. */
  onDrag(entity: EntityId | null): void;
  onRefuse(refusal: DropRefusal): void;
}

/** How far a pointer moves before a press becomes a drag, in pixels. */
const SLACK = 6;
/** How long a finger rests before it drags, in milliseconds; one that moves sooner scrolls. */
const HOLD = 220;

const entityAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<MotionElement>('[data-entity-id]') : null;

/** Follows a pointer that was pressed on an entity until it drops the entity, or turns out to be a press. Returns a function that cancels. */
export function followPress(press: PointerEvent, host: DragHost): () => void {
  const element = entityAt(press.target);
  if (!element || !press.isPrimary || press.button !== 0) return () => {};
  const { store, layer } = host;
  const id = element.dataset['entityId']!;
  const listening = new AbortController();
  const { signal } = listening;
  let choice: DragChoice | null = null;
  let ghost: DragGhost | null = null;
  let stopScrolling = () => {};
  let last: PointerEvent = press;

  function end(): void {
    listening.abort();
    unsubscribe();
    stopScrolling();
    ghost?.remove();
    if (!choice) return;
    choice = null;
    store.focus(null);
    host.onDrag(null);
  }

  function cancel(): void {
    const taken = choice?.isCurrent() ? choice : null;
    end();
    taken?.undo();
  }

  // The options may change during a drag: an entity that can no longer be played is dropped.
  const unsubscribe = store.subscribe(() => {
    if (!choice || choice.isCurrent()) return;
    const { clientX: x, clientY: y } = last;
    end();
    host.onRefuse({ why: 'gone', x, y });
  });

  function move(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    last = event;
    if (!choice) {
      if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < SLACK) return;
      const scrolls = press.pointerType === 'touch' && event.timeStamp - press.timeStamp < HOLD;
      const taken = scrolls ? null : startDragChoice(store, id);
      if (!taken) return end();
      choice = taken;
      ghost = createGhost(element!, layer, press);
      stopScrolling = scrollAtEdges(press, () => last, focusTarget);
      keepTouch();
      host.onDrag(id);
    }
    ghost?.follow(event);
    focusTarget();
  }

  /** Scrolling may take the pressed element out of its list, and what a finger sends goes to that element. */
  function keepTouch(): void {
    if (press.pointerType !== 'touch' || !press.isTrusted) return;
    layer.setPointerCapture(press.pointerId);
    element!.addEventListener('touchmove', (touch) => touch.preventDefault(), { signal, passive: false });
  }

  function focusTarget(): void {
    const target = targetUnder(last)?.dataset['entityId'];
    const options = target === undefined ? [] : choice!.optionsOn(target);
    store.focus((options.find(({ kind }) => kind === 'available') ?? options[0])?.id ?? null);
  }

  function targetUnder({ clientX, clientY }: PointerEvent): MotionElement | null {
    const target = entityAt(document.elementFromPoint(clientX, clientY));
    return layer.contains(target) ? target : null;
  }

  function isOnPlace({ clientX, clientY }: PointerEvent): boolean {
    const place = document.elementFromPoint(clientX, clientY)?.closest('[data-drop-place]') ?? null;
    return layer.contains(place);
  }

  function drop(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    if (!choice) return end();
    swallowClick();
    const target = targetUnder(event);
    const targetId = target?.dataset['entityId'];
    const isUnrelated = targetId === undefined || choice.optionsOn(targetId).length === 0;
    if (isUnrelated && targetId !== id && isOnPlace(event)) {
      cancel();
      // A drop on an open place counts as a press of the entity.
      return void element!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    if (!target || targetId === id) return cancel();
    if (isUnrelated) {
      cancel();
      return host.onRefuse({ why: 'unrelated', x: event.clientX, y: event.clientY });
    }
    end();
    // Counts as a press of both: a possible option is played or selected, an impossible one shows its reasons.
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }

  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('blur', cancel, { signal });
  // During a drag the browser neither drags images nor selects text.
  window.addEventListener('selectstart', (event) => choice && event.preventDefault(), { signal });
  window.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !choice) return;
      event.stopPropagation();
      cancel();
    },
    { signal, capture: true },
  );
  return cancel;
}

/** Ignores the click that the browser fires after a drop. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    if (event.isTrusted) event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
