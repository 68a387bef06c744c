import type { MotionElement } from '../hooks/motion.js';
import type { EntityId } from '../protocol/ids.js';
import type { GameStore } from '../store/game-store.js';
import { takeUp, type DragChoice } from './drag-choice.js';
import { createGhost, type DragGhost } from './drag-ghost.js';

/** Why something was not dropped, and where. */
export interface DropRefusal {
  readonly why: 'unrelated' | 'gone';
  readonly x: number;
  readonly y: number;
}

/** Who wants to know what becomes of a press. */
export interface DragHost {
  readonly store: GameStore;
  readonly layer: HTMLElement;
  /** Told what is dragged, and `null` at the end. */
  onDrag(entity: EntityId | null): void;
  onRefuse(refusal: DropRefusal): void;
}

/** How far a pointer goes before it is no press any more. */
const SLACK = 6;
/** How long a finger rests before it drags; one that moves sooner scrolls. */
const HOLD = 220;

const entityAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<MotionElement>('[data-entity-id]') : null;

/** Follows a pointer that was pressed on an entity: to where it is dropped, or until it turns out to be a press. Returns the way to stop. */
export function followPress(press: PointerEvent, host: DragHost): () => void {
  const element = entityAt(press.target);
  if (!element || !press.isPrimary || press.button !== 0) return () => {};
  const { store, layer } = host;
  const id = element.dataset['entityId']!;
  const listening = new AbortController();
  let choice: DragChoice | null = null;
  let ghost: DragGhost | null = null;
  let last: PointerEvent = press;

  function end(): void {
    listening.abort();
    unsubscribe();
    ghost?.remove();
    if (!choice) return;
    choice = null;
    store.focus(null);
    host.onDrag(null);
  }

  function cancel(): void {
    const taken = choice?.stands() ? choice : null;
    end();
    taken?.undo();
  }

  // The options may change under what is dragged: what can no longer be done is let go.
  const unsubscribe = store.subscribe(() => {
    if (!choice || choice.stands()) return;
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
      const taken = scrolls ? null : takeUp(store, id);
      if (!taken) return end();
      choice = taken;
      ghost = createGhost(element!, press);
      host.onDrag(id);
    }
    ghost?.follow(event);
    const target = targetUnder(event)?.dataset['entityId'];
    const options = target === undefined ? [] : choice.optionsOn(target);
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
      // To put something on an open place is to press it.
      return void element!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    if (!target || targetId === id) return cancel();
    if (isUnrelated) {
      cancel();
      return host.onRefuse({ why: 'unrelated', x: event.clientX, y: event.clientY });
    }
    end();
    // As if both had been pressed: what is possible is played or chosen, what is not says why.
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }

  const { signal } = listening;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('blur', cancel, { signal });
  // Once something is dragged, a picture is not dragged by the browser, and nothing is marked as text.
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

/** The click that the browser makes of a drop is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    if (event.isTrusted) event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
