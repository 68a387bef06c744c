/** Where something stood that had the keyboard when it was removed. */
export interface LostKeyboard {
  readonly parent: Element;
  readonly before: Element | null;
  readonly after: Element | null;
}

/** The place of an element that is about to be removed; `null` where the keyboard is not in it. */
export function keyboardLostWith(element: Element | null): LostKeyboard | null {
  if (!element?.parentElement || !element.contains(document.activeElement)) return null;
  return {
    parent: element.parentElement,
    before: element.previousElementSibling,
    after: element.nextElementSibling,
  };
}

/** Gives the keyboard to the first that can have it of what stands there now, or else to all of it; unless it has gone elsewhere. */
export function bringKeyboardBack(lost: LostKeyboard): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const there = elementsAt(lost);
  const parts = there.flatMap((element) => [element, ...element.querySelectorAll('*')]);
  if (!parts.some(takesKeyboard)) lendKeyboard(there[0] ?? lost.parent);
}

function elementsAt({ parent, before, after }: LostKeyboard): readonly Element[] {
  const children = [...parent.children];
  const end = after ? children.indexOf(after) : -1;
  return children.slice(before ? children.indexOf(before) + 1 : 0, end < 0 ? undefined : end);
}

/** Tries it, as only the browser knows what is hidden, inert or disabled. */
function takesKeyboard(element: Element): boolean {
  if (!canHaveKeyboard(element) || element.tabIndex < 0) return false;
  element.focus();
  return document.activeElement === element;
}

/** Something nobody can reach by Tab has it until it goes on. */
function lendKeyboard(element: Element): void {
  if (!canHaveKeyboard(element)) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus();
}

function canHaveKeyboard(element: Element): element is HTMLElement | SVGElement {
  return element instanceof HTMLElement || element instanceof SVGElement;
}
