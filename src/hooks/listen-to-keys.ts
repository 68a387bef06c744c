import type { HotkeyRegistry } from './hotkey-registry.js';
import { strokeOf } from './hotkey-strokes.js';

/** Brings what is pressed on this page to a registry, as far as nobody else wants it; returns the way to stop. */
export function listenToKeys(registry: HotkeyRegistry): () => void {
  function press(event: KeyboardEvent): void {
    const { target, timeStamp: at } = event;
    const stroke = strokeOf(event);
    if (stroke === null || event.defaultPrevented || event.repeat || event.isComposing) return;
    // While a dialog asks for an answer, the game behind it hears nothing.
    if (document.querySelector('dialog:modal, [aria-modal="true"]')) return;
    if ((stroke === 'Enter' || stroke === ' ') && isIn(target, BUTTONS)) return;
    if (registry.press(stroke, { at, inField: isTyping(target) })) event.preventDefault();
  }
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

// A radio button or checkbox that was just clicked keeps focus, but takes no text.
const FIELDS =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], ' +
  'input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"], [type="reset"], [type="range"])';

/** What Enter and Space press. */
const BUTTONS = 'button, summary, a[href], input, [role]';

/** Whether somebody is typing into a field. */
export function isTyping(target: EventTarget | null): boolean {
  return isIn(target, FIELDS);
}

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
