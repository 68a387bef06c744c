import { useState, type ButtonHTMLAttributes, type KeyboardEvent } from 'react';
import { strokeOf, strokesOf } from './hotkey-strokes.js';
import { useHotkey, type UseHotkeyOptions } from './use-hotkey.js';
import { useModalDialog } from './use-modal-dialog.js';
import { useWords } from './WordsProvider.js';

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

interface OpeningKey extends UseHotkeyOptions {
  readonly keys: string;
  readonly name: string;
}

/** Whether a dialog is open, and the ways to open and close it. */
export type UseOpeningResult = ReturnType<typeof useOpening>;

/** A dialog that is open by its own state or by its user's, and the keys that open and close it. */
export function useOpening(
  { open: given, defaultOpen = false, onOpenChange, hotkey = true }: OpeningOptions,
  { keys: usual, name, ...key }: OpeningKey,
) {
  const words = useWords();
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const keys = typeof hotkey === 'string' ? hotkey : usual;
  // Keys pressed one after the other cannot be said to assistive technology.
  const single = hotkey === false ? [] : strokesOf(keys).flatMap((way) => (way.length === 1 ? way : []));
  const { getDialogProps } = useModalDialog(open, () => setOpen(false));

  function setOpen(next: boolean): void {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next);
  }

  useHotkey(keys, name, () => setOpen(!open), {
    origin: 'kit',
    group: words.say('hotkeys.group.kit', {}, 'Finding your way'),
    ...key,
    enabled: hotkey !== false,
  });

  return {
    open,
    setOpen,
    getDialogProps: () => ({
      ...getDialogProps(),
      onKeyDown(event: KeyboardEvent) {
        // Keys pressed in a dialog are none of the game behind it.
        event.stopPropagation();
        const { nativeEvent } = event;
        const stroke = strokeOf(nativeEvent) ?? '';
        if (nativeEvent.isComposing || !['Escape', ...single].includes(stroke)) return;
        event.preventDefault();
        setOpen(false);
      },
    }),
    getCloseProps: (): ButtonHTMLAttributes<HTMLButtonElement> => ({
      type: 'button',
      onClick: () => setOpen(false),
    }),
    getTriggerProps: (): ButtonHTMLAttributes<HTMLButtonElement> => ({
      type: 'button',
      onClick: () => setOpen(!open),
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      'aria-keyshortcuts': single.join(' ') || undefined,
    }),
  };
}
