import { ghostOf, type MotionElement } from '../hooks/motion.js';

/** The picture of what is dragged. */
export interface DragGhost {
  /** Moves it along with the pointer. */
  follow(pointer: Pick<PointerEvent, 'clientX' | 'clientY'>): void;
  remove(): void;
}

/** Makes a picture of an element that hangs on the pointer, above everything. */
export function createGhost(element: MotionElement, press: PointerEvent): DragGhost {
  const { left, top, width, height } = element.getBoundingClientRect();
  const holder = document.createElement('div');
  holder.className = 'ms-drag-ghost';
  holder.popover = 'manual';
  holder.setAttribute('aria-hidden', 'true');
  Object.assign(holder.style, { width: `${width}px`, height: `${height}px` });
  holder.append(element instanceof SVGGraphicsElement ? drawingOf(element) : ghostOf(element));
  homeOf(element).append(holder);
  holder.showPopover?.();
  const at = { x: left - press.clientX, y: top - press.clientY };
  return {
    follow: ({ clientX, clientY }) =>
      void (holder.style.translate = `${clientX + at.x}px ${clientY + at.y}px`),
    remove: () => holder.remove(),
  };
}

/** Where a picture looks as its element does: beside it, where a skin's colours and rules for it still hold. */
function homeOf(element: MotionElement): HTMLElement {
  return element.parentElement!.closest<HTMLElement>(':not(svg, svg *)')!;
}

/** A part of a drawing as a drawing of its own. */
function drawingOf(element: SVGGraphicsElement): SVGElement {
  const { x, y, width, height } = element.getBBox();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  const ghost = ghostOf(element);
  ghost.removeAttribute('transform');
  drawing.append(ghost);
  return drawing;
}
