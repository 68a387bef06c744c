import { useState, type ButtonHTMLAttributes, type KeyboardEvent } from 'react';
import { strokeOf, strokesOf } from './hotkey-strokes.js';
import { useHotkey, type UseHotkeyOptions } from './use-hotkey.js';

/** Who opens and closes a dialog. */
export interface OpeningOptions {
  /** Whether it is open, where somebody else decides that. */
  readonly open?: boolean | undefined;
  /** Whether it is open at first, where nobody else decides. */
  readonly defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, or wants to. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** The key that opens and closes it, in place of its usual one; `false` for none. */
  readonly hotkey?: string | boolean | undefined;
}

/** The key of a dialog: which one, what it does in words, and what else there is to say about it. */
interface OpeningKey extends UseHotkeyOptions {
  readonly keys: string;
  readonly name: string;
  /** The same for assistive technology. */
  readonly shortcuts: string;
}

/** Whether a dialog is open, and the ways to open it. */
export interface UseOpeningResult {
  readonly open: boolean;
  setOpen(open: boolean): void;
  /** Whether a key is the one that opens and closes it. */
  isItsKey(event: KeyboardEvent): boolean;
  getTriggerProps(): ButtonHTMLAttributes<HTMLButtonElement>;
}

/** Whether a dialog is open, by its own state or by its user's, and the key that opens it. */
export function useOpening(
  { open: given, defaultOpen = false, onOpenChange, hotkey = true }: OpeningOptions,
  { keys: usual, name, shortcuts, ...key }: OpeningKey,
): UseOpeningResult {
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const keys = typeof hotkey === 'string' ? hotkey : usual;

  function setOpen(next: boolean): void {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next);
  }

  useHotkey(keys, name, () => setOpen(!open), { ...key, enabled: hotkey !== false });

  return {
    open,
    setOpen,
    isItsKey: ({ nativeEvent }) =>
      hotkey !== false && strokesOf(keys).some((way) => way.length === 1 && way[0] === strokeOf(nativeEvent)),
    getTriggerProps: () => ({
      type: 'button',
      onClick: () => setOpen(!open),
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      ...(hotkey === true && { 'aria-keyshortcuts': shortcuts }),
    }),
  };
}
