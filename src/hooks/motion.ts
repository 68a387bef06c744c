/** Where something was drawn. */
export interface Seen {
  readonly element: MotionElement;
  readonly box: DOMRect;
  /** What it was drawn in. */
  readonly within: Node | null;
}

/** What can be moved: a part of a page or of a drawing. */
export type MotionElement = HTMLElement | SVGElement;

// A place stays where it is, whatever the game does; what is in it may move.
const THINGS = '[data-motion-id], [data-entity-id]:not([data-place])';

/** Fast away, and slowly to its place. */
const TIMING = { duration: 260, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/** Where everything in a part of the page is, by its id. What is drawn twice is where it is drawn first. */
export function look(root: Element): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of root.querySelectorAll<MotionElement>(THINGS)) {
    const id = element.dataset['motionId'] ?? element.dataset['entityId']!;
    if (!seen.has(id))
      seen.set(id, { element, box: element.getBoundingClientRect(), within: element.parentNode });
  }
  return seen;
}

/** Lets everything fly from where it was to where it is; what is new appears, what is gone fades away. */
export function playMotion(root: HTMLElement, before: ReadonlyMap<string, Seen>): void {
  // What is still on its way flies on from where it was seen last.
  for (const animation of root.getAnimations({ subtree: true }))
    if (animation.id === FLIGHT) animation.cancel();
  const after = look(root);
  for (const [id, { element, box }] of after) {
    const old = before.get(id);
    if (old) fly(element, old.box, box);
    // Never quite unseen: whoever looks at once finds it.
    else if (isSeen(box)) element.animate([{ opacity: 0.05 }, { opacity: 1 }], TIMING);
  }
  for (const [id, seen] of before) if (!after.has(id) && isSeen(seen.box)) fade(root, seen);
}

const FLIGHT = 'ms-flight';
const isSeen = ({ width, height }: DOMRect) => width > 0 && height > 0;

function fly(element: MotionElement, from: DOMRect, to: DOMRect): void {
  if (!isSeen(from) || !isSeen(to)) return;
  const scale = scaleOf(element);
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  // What stays, or is nudged by what came and went around it by less than can be seen.
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { ...TIMING, id: FLIGHT });
}

/** How many pixels of the screen a unit of the drawing takes in which an element is. */
function scaleOf(element: MotionElement): number {
  const matrix = element instanceof SVGGraphicsElement ? element.ownerSVGElement?.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
}

/** Leaves a picture of what is gone where it was, until it has faded. It takes no room and cannot be pressed. */
function fade(root: HTMLElement, { element, box, within }: Seen): void {
  const ghost = ghostOf(element);
  if (ghost instanceof HTMLElement) {
    root.append(ghost);
    pinTo(ghost, box);
  } else if (within?.isConnected) within.appendChild(ghost);
  else return;
  const fading = ghost.animate([{ opacity: 1 }, { opacity: 0 }], TIMING);
  for (const end of ['finish', 'cancel'] as const) fading.addEventListener(end, () => ghost.remove());
}

/** A picture of an element: nobody finds it, reads it or presses it. */
export function ghostOf(element: MotionElement): MotionElement {
  const ghost = element.cloneNode(true) as MotionElement;
  for (const part of [ghost, ...ghost.querySelectorAll<MotionElement>('*')]) {
    for (const name of ['id', 'data-entity-id', 'data-motion-id', 'data-option-id', 'role', 'tabindex'])
      part.removeAttribute(name);
  }
  ghost.setAttribute('aria-hidden', 'true');
  ghost.toggleAttribute('inert', true);
  ghost.toggleAttribute('data-ghost', true);
  ghost.style.pointerEvents = 'none';
  return ghost;
}

/** Fixes an element to where something was on the screen, whatever it is in. */
function pinTo(element: HTMLElement, { left, top, width, height }: DOMRect): void {
  element.style.cssText += '; position: fixed; inset: 0 auto auto 0; margin: 0; z-index: 1';
  Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
  const here = element.getBoundingClientRect();
  element.style.translate = `${left - here.left}px ${top - here.top}px`;
}
