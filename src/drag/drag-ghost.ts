import { ghostOf, type MotionElement } from '../hooks/motion.js';
import type { PointerPosition } from './edge-scroll.js';

/** The copy of a dragged element that moves with the pointer. */
export interface DragGhost {
  follow(pointer: PointerPosition): void;
  remove(): void;
}

/** Copies an element into the top layer, where it moves with the pointer. */
export function createGhost(element: MotionElement, layer: HTMLElement, press: PointerEvent): DragGhost {
  const { left, top, width, height } = element.getBoundingClientRect();
  const holder = document.createElement('div');
  holder.className = 'ms-drag-ghost';
  holder.popover = 'manual';
  holder.setAttribute('aria-hidden', 'true');
  Object.assign(holder.style, { width: `${width}px`, height: `${height}px` });
  holder.append(element instanceof SVGGraphicsElement ? drawingOf(element) : ghostOf(element));
  parentFor(element).append(holder);
  holder.showPopover?.();
  const offset = { x: left - press.clientX, y: top - press.clientY };
  return {
    follow({ clientX, clientY }) {
      // The list may have dropped the element, and the copy with it.
      if (!holder.isConnected) {
        layer.append(holder);
        holder.showPopover?.();
      }
      holder.style.translate = `${clientX + offset.x}px ${clientY + offset.y}px`;
    },
    remove: () => holder.remove(),
  };
}

/** The parent for a copy: the nearest HTML ancestor, so that a skin's styles still apply to it. */
function parentFor(element: MotionElement): HTMLElement {
  return element.parentElement!.closest<HTMLElement>(':not(svg, svg *)')!;
}

/** Copies a part of a drawing into a drawing of its own. */
function drawingOf(element: SVGGraphicsElement): SVGElement {
  const { x, y, width, height } = element.getBBox();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  const ghost = ghostOf(element);
  ghost.removeAttribute('transform');
  drawing.append(ghost);
  return drawing;
}
