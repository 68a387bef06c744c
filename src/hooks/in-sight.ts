/** Whether an element can be seen on the screen, and in what was scrolled. */
export function isInSight(element: HTMLElement, scrolled: EventTarget | null): boolean {
  if (!element.isConnected) return false;
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) return false;
  return !(scrolled instanceof Element) || !scrolled.contains(element) || isWithin(scrolled, top, bottom);
}

/** Whether an element can be seen on the screen and in everything around it that scrolls. */
export function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  if (width === 0 || right <= 0 || left >= window.innerWidth || !isInSight(element, null)) return false;
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const { overflowY } = getComputedStyle(outer);
    const clips = overflowY !== 'visible' && outer !== document.body && outer !== document.documentElement;
    if (clips && !isWithin(outer, top, bottom)) return false;
  }
  return true;
}

function isWithin(outer: Element, top: number, bottom: number): boolean {
  const box = outer.getBoundingClientRect();
  return bottom > box.top && top < box.bottom;
}
