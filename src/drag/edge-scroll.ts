/** Where a pointer is on the screen. */
export type PointerPosition = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** How near to an edge a dragged pointer scrolls, in pixels. */
const EDGE = 48;
/** Pixels per second at the edge itself; less further in. */
const SPEED = 900;
/** Movements shorter than this do not change the direction of a drag, in pixels. */
const SLACK = 6;

/**
 * Scrolls the panel under a dragged pointer, or the page, when the pointer moves towards an edge of it and stays near that
 * edge. A card taken from the bottom of the screen and moved up or sideways does not scroll. Returns a function that stops.
 */
export function scrollAtEdges(
  start: PointerPosition,
  pointer: () => PointerPosition,
  onScroll: () => void,
): () => void {
  const directionX = trackDirection(start.clientX);
  const directionY = trackDirection(start.clientY);
  let last = performance.now();
  let frame = requestAnimationFrame(step);

  function step(now: number): void {
    // First of all, so that a drag which ends while this scrolls ends this as well.
    frame = requestAnimationFrame(step);
    const seconds = Math.max(0, now - last) / 1000;
    last = now;
    const { clientX, clientY } = pointer();
    const [towardsX, towardsY] = [directionX(clientX), directionY(clientY)];
    const under = document.elementFromPoint(clientX, clientY) ?? document.documentElement;
    for (let element: Element | null = under; element; element = element.parentElement) {
      const { left, right, top, bottom } = visibleBoxOf(element);
      const x = towardsX * speedAt(towardsX > 0 ? right - clientX : clientX - left, right - left);
      const y = towardsY * speedAt(towardsY > 0 ? bottom - clientY : clientY - top, bottom - top);
      // The innermost panel first; at its end, the one around it.
      if (scrollElement(element, x * seconds, y * seconds)) return onScroll();
    }
  }

  return () => cancelAnimationFrame(frame);
}

/** Gives -1 or 1 for the latest movement along an axis, and 0 before there is one. */
function trackDirection(start: number): (position: number) => number {
  let origin = start;
  let direction = 0;
  return (position) => {
    if (Math.abs(position - origin) < SLACK) return direction;
    direction = Math.sign(position - origin);
    origin = position;
    return direction;
  };
}

/** Pixels per second at some distance from an edge of a panel of some length. */
function speedAt(distance: number, length: number): number {
  const edge = Math.min(EDGE, length / 4);
  return SPEED * Math.min(1, Math.max(0, 1 - distance / edge));
}

/** Scrolls by some pixels and tells whether there was room to. */
function scrollElement(element: Element, x: number, y: number): boolean {
  const left = scrolls(element, 'overflowX') ? awayFromZero(x) : 0;
  const top = scrolls(element, 'overflowY') ? awayFromZero(y) : 0;
  if (left === 0 && top === 0) return false;
  const { scrollLeft, scrollTop } = element;
  element.scrollBy({ left, top, behavior: 'instant' });
  return element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop;
}

/** A panel scrolls if its style says so, the page unless its style says not. */
function scrolls(element: Element, axis: 'overflowX' | 'overflowY'): boolean {
  const overflow = getComputedStyle(element)[axis];
  if (element !== document.documentElement) return element !== document.body && /auto|scroll/.test(overflow);
  return !/hidden|clip/.test(overflow + getComputedStyle(document.body)[axis]);
}

function visibleBoxOf(element: Element) {
  const { innerWidth, innerHeight } = window;
  if (element === document.documentElement) return new DOMRect(0, 0, innerWidth, innerHeight);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return {
    left: Math.max(left, 0),
    right: Math.min(right, innerWidth),
    top: Math.max(top, 0),
    bottom: Math.min(bottom, innerHeight),
  };
}

/** A whole number of pixels, and at least one: browsers that round would never start. */
function awayFromZero(pixels: number): number {
  return Math.sign(pixels) * Math.ceil(Math.abs(pixels));
}
