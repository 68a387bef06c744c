/** Whether some part of an element is on the screen and in every element around it that scrolls or clips. */
export function isInSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (!meets(box, new DOMRect(0, 0, window.innerWidth, window.innerHeight))) return false;
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const { overflow, position } = getComputedStyle(outer);
    if (overflow !== 'visible' && !meets(box, outer.getBoundingClientRect())) return false;
    // Such as a dialog: what is around it does not clip it.
    if (position === 'fixed') break;
  }
  return true;
}

function meets(a: DOMRect, b: DOMRect): boolean {
  return a.bottom > b.top && a.top < b.bottom && a.right > b.left && a.left < b.right;
}
