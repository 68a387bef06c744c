import { useEffect, useState, type ButtonHTMLAttributes } from 'react';

/** Who opens and closes a palette. */
export interface OpeningOptions {
  /** Whether it is open, where somebody else decides that. */
  readonly open?: boolean | undefined;
  /** Whether it is open at first, where nobody else decides. */
  readonly defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, or wants to. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Whether Ctrl-K and Cmd-K open it. */
  readonly hotkey?: boolean | undefined;
}

/** Whether a key is Ctrl-K or Cmd-K. */
export function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  return (key === 'k' || key === 'K') && ctrlKey !== metaKey && !altKey && !shiftKey;
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a palette is open, and the ways to open it. */
export interface UseOpeningResult {
  readonly open: boolean;
  setOpen(open: boolean): void;
  getTriggerProps(): ButtonHTMLAttributes<HTMLButtonElement>;
}

/** Whether a palette is open, by its own state or by its user's, and the key that opens it. */
export function useOpening({
  open: given,
  defaultOpen = false,
  onOpenChange,
  hotkey = true,
}: OpeningOptions): UseOpeningResult {
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;

  function setOpen(next: boolean): void {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next);
  }

  // After every render: what a key does depends on what was rendered last.
  useEffect(() => {
    if (!hotkey) return;
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.repeat || !isPaletteKey(event)) return;
      event.preventDefault();
      setOpen(!open);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });

  return {
    open,
    setOpen,
    getTriggerProps: () => ({
      type: 'button',
      onClick: () => setOpen(!open),
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      ...(hotkey && { 'aria-keyshortcuts': 'Control+K Meta+K' }),
    }),
  };
}
