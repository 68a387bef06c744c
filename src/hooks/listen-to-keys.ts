import type { HotkeyRegistry } from './hotkey-registry.js';
import { strokeOf } from './hotkey-strokes.js';

/** Brings what is pressed on this page to a registry, as far as nobody else wants it; returns the way to stop. */
export function listenToKeys(registry: HotkeyRegistry): () => void {
  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.repeat || event.isComposing || isBehindDialog()) return;
    const stroke = strokeOf(event);
    if (stroke === null || isItsOwn(stroke, event.target)) return;
    if (registry.press(stroke, { at: event.timeStamp, inField: isTyping(event.target) })) {
      event.preventDefault();
    }
  }
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

// A radio button or checkbox that was just clicked keeps focus, but takes no text.
const FIELDS =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], ' +
  'input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"], [type="reset"], [type="range"])';

/** Whether somebody is typing into a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Enter and Space press the focused button or link. */
function isItsOwn(stroke: string, target: EventTarget | null): boolean {
  if (stroke !== 'Enter' && stroke !== ' ') return false;
  return target instanceof Element && target.closest('button, summary, a[href], input, [role]') !== null;
}

/** While a dialog asks for an answer, the game behind it hears nothing. */
function isBehindDialog(): boolean {
  return document.querySelector('dialog:modal, [aria-modal="true"]') !== null;
}
